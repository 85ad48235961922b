import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { CONSENTS, type Consent } from '#domain/accounts/consents.ts'
import { users } from './accounts.ts'
import { oneOf } from './columns.ts'

/**
 * What somebody has agreed to, and taken back (docs/product.md 21.7). Append-only: the database refuses every change, and rows go with
 * the account alone. Written by triggers (`drizzle/0036_consents.sql`), so that no road is left out.
 */
export const consents = pgTable(
  'consents',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    consent: text().$type<Consent>().notNull(),
    /** False: withdrawn. */
    given: boolean().notNull(),
    /** Of the text that asked for it (`CONSENT_TEXTS`). */
    version: text().notNull(),
    /** How: 'form', 'link', or 'system' where nobody did anything. */
    way: text().notNull(),
    /** The saved search, or the parts of the weekly mail that are stopped. */
    about: text().notNull().default(''),
    at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (row) => [
    index('consents_user').on(row.userId, row.id),
    check('consents_consent', oneOf(row.consent, CONSENTS)),
  ],
)

/**
 * The same of the newsletter, whose subscribers have no account. It names them by the random id of their row, which is all that is left once
 * they have gone. Append-only, until nobody is to be shown it any more (`removeOldNewsletterConsents`).
 */
export const newsletterConsents = pgTable(
  'newsletter_consents',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** No reference: it outlives the row. */
    subscriberId: uuid().notNull(),
    given: boolean().notNull(),
    version: text().notNull(),
    way: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (row) => [index('newsletter_consents_subscriber').on(row.subscriberId)],
)
