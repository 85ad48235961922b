import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { BusinessBasis, BusinessState, DocumentType } from '#domain/verification/verification-rules.ts'
import { users } from './accounts.ts'
import { id, time, timestamps } from './columns.ts'

const owner = () =>
  uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' })

/** What a seller has sent to have the business checked, and what became of it. */
export const businessChecks = pgTable(
  'business_checks',
  {
    userId: owner(),
    state: text().$type<Exclude<BusinessState, 'none'>>().notNull(),
    basis: text().$type<BusinessBasis>().notNull(),
    businessName: text().notNull().default(''),
    /** "RC 1234567"; empty where the basis is works. */
    cacNumber: text().notNull().default(''),
    /** By which number the last check was made, once something else is sent: that check is good meanwhile. */
    formerNumber: text().notNull().default(''),
    works: text().notNull().default(''),
    referees: text().notNull().default(''),
    place: text().notNull().default(''),
    /** The moderator's question, or why it was refused. */
    answer: text().notNull().default(''),
    sentAt: time().notNull(),
    decidedAt: time(),
  },
  (business) => [
    index('business_checks_waiting').on(business.sentAt).where(sql`${business.state} = 'waiting'`),
    index('business_checks_approved')
      .on(business.decidedAt, business.userId)
      .concurrently()
      .where(sql`${business.state} = 'approved'`),
    // Who is checked by the number of another is the same seller.
    index('business_checks_number')
      .on(business.cacNumber)
      .concurrently()
      .where(sql`${business.state} = 'approved' AND ${business.cacNumber} <> ''`),
    check(
      'business_checks_state',
      sql`${business.state} IN ('waiting', 'asked', 'approved', 'refused') AND ${business.basis} IN ('cac', 'works')`,
    ),
  ],
)

/** Files that only their owner and the admins see. `key` is their name in storage. */
export const businessDocuments = pgTable(
  'business_documents',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    name: text().notNull(),
    contentType: text().$type<DocumentType>().notNull(),
    size: integer().notNull(),
    createdAt: timestamps.createdAt,
  },
  (document) => [
    index('business_documents_owner').on(document.userId),
    index('business_documents_age').on(document.createdAt),
  ],
)
