import * as z from 'zod/mini'
import { email } from '#domain/input-fields.ts'

export const SubscriptionInput = z.object({ email })
export type SubscriptionInput = z.infer<typeof SubscriptionInput>

/** The link of a mail has been cut off where there is none. */
export const NewsletterLinkInput = z.object({
  token: z.string('The link is incomplete').check(z.minLength(1, 'The link is incomplete'), z.maxLength(200)),
})
export type NewsletterLinkInput = z.infer<typeof NewsletterLinkInput>

/** For so long a link confirms; then the address is forgotten. */
export const CONFIRMATION_DAYS = 7
