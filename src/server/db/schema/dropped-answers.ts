import { bigint, pgTable } from 'drizzle-orm/pg-core'

/**
 * A row a transaction that changes what kept answers are made of, there until its commit, which takes it away and tells all instances at once what
 * was changed (`dropped-answers.sql`). Nobody ever finds one, and nothing of it is logged.
 */
export const droppedAnswers = pgTable('dropped_answers', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
})
