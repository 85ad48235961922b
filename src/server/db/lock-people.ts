import type { SQL } from 'drizzle-orm'
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
