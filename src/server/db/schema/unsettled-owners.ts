import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'

/**
 * Owners who were hidden or shown again, and whose offers do not say so yet: too many for one transaction. No list has their offers
 * until the job `settle-visibility` has written all of them. Empty nearly always.
 */
export const unsettledOwners = pgTable('unsettled_owners', {
  ownerId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  since: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
