import * as z from 'zod/mini'
import { email } from '#domain/input-fields.ts'

/** What can be searched. */
export const SEARCHED_KINDS = ['products', 'listings'] as const
export type SearchedKind = (typeof SEARCHED_KINDS)[number]

/** For so long an address may be confirmed; then it is forgotten. */
export const ALERT_CONFIRMATION_DAYS = 7
/** For so long a search is repeated. */
export const ALERT_DAYS = 180
/** Searches that one address may wait for at one time. */
export const ALERTS_PER_ADDRESS = 20
/** Searches that may wait for the same address to be confirmed: each is a mail to somebody who may have asked for none. */
export const UNCONFIRMED_PER_ADDRESS = 3

const printable = (most: number) =>
  z.string().check(z.maxLength(most), z.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'Say it in letters and digits'))

/** "Tell me when there is one": a search as its page's URL has it, and the address, where the visitor is not signed in. */
export const AlertInput = z.object({
  kind: z.enum(SEARCHED_KINDS, 'Say what is searched: products or listings'),
  search: z.record(printable(30), printable(200)),
  email: z.optional(email),
})
export type AlertInput = z.infer<typeof AlertInput>

/** The link of a mail has been cut off where there is none. */
export const AlertLinkInput = z.object({
  token: z.string('The link is incomplete').check(z.minLength(1, 'The link is incomplete'), z.maxLength(200)),
})
export type AlertLinkInput = z.infer<typeof AlertLinkInput>
