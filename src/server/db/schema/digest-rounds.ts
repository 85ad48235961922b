import { boolean, pgTable, uuid } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'

/** How far the weekly mails of a week have been queued, in the order of the accounts' ids. */
export const digestRounds = pgTable('digest_rounds', {
  /** Its Monday morning. */
  week: time().primaryKey(),
  reached: uuid().notNull(),
  done: boolean().notNull().default(false),
})
