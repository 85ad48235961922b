import { check, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { SAVED_KINDS, type SavedKind } from '#domain/saved/saved-rules.ts'
import { users } from './accounts.ts'
import { kobo, oneOf, time } from './columns.ts'

/**
 * What somebody has saved, with what its card said then. It is no reference: what is gone is still said to be saved, until its owner takes
 * it out.
 */
export const savedOffers = pgTable(
  'saved_offers',
  {
    accountId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<SavedKind>().notNull(),
    offerId: uuid().notNull(),
    name: text().notNull(),
    price: kobo().notNull(),
    /** What the price bought. */
    per: text().notNull(),
    /** Of a home: what it cost to move in, where that was known. */
    moveIn: kobo(),
    savedAt: time().notNull(),
  },
  (saved) => [
    primaryKey({ columns: [saved.accountId, saved.kind, saved.offerId] }),
    check('saved_offers_kind', oneOf(saved.kind, SAVED_KINDS)),
  ],
)
