import { not, type SQL, sql } from 'drizzle-orm'
import type { DigestPartId } from '#domain/digest/digest.ts'
import { users } from '#server/db/schema/accounts.ts'
import type { MailSection } from '#server/jobs/jobs.ts'

/** Stops the parts that come later, too. */
export const ALL_PARTS = 'all'

/** Whether the account of a row gets this part. */
export const wants = (part: DigestPartId): SQL =>
  part === 'prices'
    ? not(users.priceRemindersOff)
    : sql`NOT ${users.digestOff} && ${sql.param([ALL_PARTS, part])}::text[]`

/** What a part has to say to one reader this week. */
export type DigestNews = {
  /** "3 prices to confirm", for the mail's subject. */
  headline: string
  section: MailSection
  /** Once the mail was handed over, or refused for good. */
  onSent?: () => Promise<void>
  /** Where it was not handed over, and is tried again. */
  onFailed?: () => Promise<void>
}

/** The account whose mail it is. */
export type DigestReader = { userId: string; username: string }

/** A part of the weekly mail, which its feature writes and `entry.ts` puts together with the others. */
export type DigestPart = {
  id: DigestPartId
  /** Of a row of `users`, by an index: whether there may be something to say. What there is, is found when the mail is sent. */
  mayHaveNews: (now: Date) => SQL
  findNews: (reader: DigestReader, now: Date) => Promise<DigestNews | undefined>
}
