import * as z from 'zod/mini'
import { email, flag, text, visible } from '#domain/input-fields.ts'
import { ALERT_KINDS, ALERT_WAYS, PushSubscriptionInput, SEARCH_NAME_MAX } from './alert-rules.ts'

const printable = (most: number) =>
  z.string().check(z.maxLength(most), z.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'Use letters and digits'))

/** What mails and lists call the search, where it has no name. */
const searched = printable(200).check(z.overwrite((value) => visible(value)))

/** Empty where it has none: it is called after what it searches. */
const name = z.union([z.literal(''), text({ label: 'Name', max: SEARCH_NAME_MAX })])

const way = z.enum(ALERT_WAYS, 'Say how you want to be told: at once, daily, weekly or by push')

/**
 * A search that is saved, as its page's URL has it, and the address, where the visitor is not signed in. Without a way it is "Tell me when
 * there is one". `proof` is what the confirmation of that address answered to this browser.
 */
export const AlertInput = z.object({
  kind: z.enum(ALERT_KINDS, 'Say what is saved: products, listings, comparisons or prices'),
  search: z.record(printable(30), searched),
  name: z.optional(name),
  way: z.optional(way),
  push: z.optional(PushSubscriptionInput),
  email: z.optional(email),
  proof: z.optional(printable(200)),
})
export type AlertInput = z.infer<typeof AlertInput>

/** What changes of a saved search; what is left out stays. */
export const AlertChanges = z.object({
  name: z.optional(name),
  way: z.optional(way),
  push: z.optional(PushSubscriptionInput),
  paused: z.optional(flag('Paused')),
})
export type AlertChanges = z.infer<typeof AlertChanges>

/** A browser that is not to be notified any more: nobody else knows its endpoint. */
export const ForgottenPushInput = z.pick(PushSubscriptionInput, { endpoint: true })
export type ForgottenPushInput = z.infer<typeof ForgottenPushInput>

/** The link of a mail has been cut off where there is none. */
export const AlertLinkInput = z.object({
  token: z.string('The link is incomplete').check(z.minLength(1, 'The link is incomplete'), z.maxLength(200)),
})
export type AlertLinkInput = z.infer<typeof AlertLinkInput>
