import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from './client.ts'
import { users } from './schema/accounts.ts'

/**
 * Locks these accounts until the end of the transaction, for what counts, hides or suspends them. A write that concerns two accounts
 * locks both first. The locks are taken in the order of ids, so that there is no deadlock. What is just being stored with such an
 * account, as its foreign key says, is not waited for, and others do not wait in line behind that.
 */
export const lockUsers = (tx: Transaction, who: SQL | undefined) =>
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
