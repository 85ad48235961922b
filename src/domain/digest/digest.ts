import * as z from 'zod/mini'
import { flag } from '#domain/input-fields.ts'

/** The one weekly mail of an account, made of parts that each can be stopped by itself (docs/product.md 20.4). */

/** In the order in which they stand in the mail. */
export const DIGEST_PARTS = [
  {
    id: 'prices',
    label: 'Prices to confirm',
    hint: 'Which of your prices are old, with a link to confirm them. With or without this mail, they leave the lists after 90 days.',
  },
  {
    id: 'homes',
    label: 'Homes to confirm',
    hint: 'Which of your homes you have not confirmed for a month, with a link to confirm them. With or without this mail, they leave the search after 75 days.',
  },
  {
    id: 'leads',
    label: 'Leads of the week',
    hint: 'How often your offers were opened and asked for, ready to share on WhatsApp.',
  },
  {
    id: 'alerts',
    label: 'Saved searches',
    hint: 'What is new in the searches you follow once a week.',
  },
  {
    id: 'index',
    label: 'Prices of the market',
    hint: 'What others in your state ask for the things you sell, and how it changed in the week.',
  },
] as const
export type DigestPartId = (typeof DIGEST_PARTS)[number]['id']

const IDS = DIGEST_PARTS.map(({ id }) => id)

/** In Nigeria, on Mondays. */
export const DIGEST_HOUR = 7
/** So many minutes the mails of all are spread over. */
export const DIGEST_SPREAD_MINUTES = 60

const HOUR = 3_600_000
const WEEK = 7 * 24 * HOUR
/** A Monday, at that hour; Nigeria is an hour ahead of UTC the whole year. */
const SOME_MONDAY = Date.UTC(2026, 0, 5, DIGEST_HOUR) - HOUR

/** The Monday morning that the digest of this moment is of: the last one that has begun. */
export const digestWeek = (now: Date): Date =>
  new Date(SOME_MONDAY + Math.floor((now.getTime() - SOME_MONDAY) / WEEK) * WEEK)

/** Which parts somebody gets. */
export const DigestSettings = z.object(
  Object.fromEntries(DIGEST_PARTS.map(({ id, label }) => [id, flag(label)])) as Record<
    DigestPartId,
    ReturnType<typeof flag>
  >,
)
export type DigestSettings = z.infer<typeof DigestSettings>

const cutOff = 'The link is incomplete'

/** Without a part, all of the digest is meant. The link of a mail has been cut off where there is no token. */
export const DigestStop = z.object({
  token: z.string(cutOff).check(z.minLength(1, cutOff), z.maxLength(200)),
  part: z.optional(z.enum(IDS, 'There is no such part of the weekly mail')),
})
export type DigestStop = z.infer<typeof DigestStop>
