import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { time } from './columns.ts'

/** The links of mailed reminders, each of which opens the sheet of just these prices without a sign-in. */
export const priceLinks = pgTable(
  'price_links',
  {
    /** Who reads the database can follow none. */
    tokenHash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address that it was mailed to, and what tells the password of then from the next one: it opens nothing once one has changed. */
    email: text().notNull(),
    passwordMark: text().notNull(),
    productIds: uuid().array().notNull(),
    expiresAt: time().notNull(),
    /** When it opened its prices last, within minutes. */
    usedAt: time(),
  },
  (link) => [index('price_links_user').on(link.userId), index('price_links_expiry').on(link.expiresAt)],
)
