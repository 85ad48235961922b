import { sql } from 'drizzle-orm'
import { pgTable } from 'drizzle-orm/pg-core'
import { transactionId } from './columns.ts'

/**
 * A row a transaction that changes what cached answers are made of, there until its commit, which takes it away and tells all instances at once what
 * was changed (`dropped-answers.sql`). Nobody ever finds one, and nothing of it is logged. Without a sequence, which a
 * replica that is promoted does not have of a table that is not logged (PostgreSQL 15).
 */
export const droppedAnswers = pgTable('dropped_answers', {
  writer: transactionId().primaryKey().default(sql`pg_current_xact_id()`),
})
