import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { time } from './columns.ts'

export type OfferLinkKind = 'products' | 'listings'

/** The links of mailed reminders, each of which opens just these prices, or homes, without a sign-in. */
export const offerLinks = pgTable(
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
    /** What the offers are: a link of homes opens no prices. */
    kind: text().$type<OfferLinkKind>().notNull().default('products'),
    offerIds: uuid('product_ids').array().notNull(),
    expiresAt: time().notNull(),
    /** When it opened them last, within minutes. */
    usedAt: time(),
  },
  (link) => [index('price_links_user').on(link.userId), index('price_links_expiry').on(link.expiresAt)],
)
