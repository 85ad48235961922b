import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from './client.ts'
import { users } from './schema/accounts.ts'

/**
 * Until the end of the transaction nobody else counts, hides or suspends these people. Whoever writes something that is counted on
 * one person and belongs to another holds both first, always in the same order: so nobody waits in a circle.
 */
export const lockPeople = (tx: Transaction, who: SQL | undefined) =>
  tx
    .select({ id: users.id, hidden: users.hidden })
    .from(users)
    .where(who)
    .orderBy(users.id)
    .for('no key update')

/**
 * Until the end of the transaction this person reviews nobody whom they have not reviewed before. Taken before any row: otherwise
 * who is to be locked with an author could change while the locks are waited for.
 */
export async function lockReviewsBy(tx: Transaction, authorId: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`reviews by ${authorId}`}, 0))`)
}
