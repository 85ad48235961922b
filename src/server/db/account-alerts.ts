import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { wants } from '#server/mail/digest-part.ts'
import type { Transaction } from './client.ts'
import { users } from './schema/accounts.ts'
import { searchAlerts } from './schema/alerts.ts'

/**
 * The searches of an account follow it to another address. What was asked for there by nobody who has an account gives way to its own; what
 * is another account's, which may have had the address before, stays.
 */
export async function moveAlerts(tx: Transaction, userId: string, email: string): Promise<void> {
  await tx.execute(sql`
    DELETE FROM ${searchAlerts} WHERE email = ${email} AND user_id IS NULL AND EXISTS (
      SELECT FROM ${searchAlerts} AS own
      WHERE own.user_id = ${userId} AND own.kind = ${searchAlerts.kind} AND own.search = ${searchAlerts.search})`)
  await tx.execute(sql`
    DELETE FROM ${searchAlerts} WHERE user_id = ${userId} AND email <> ${email} AND EXISTS (
      SELECT FROM ${searchAlerts} AS other
      WHERE other.email = ${email} AND other.kind = ${searchAlerts.kind} AND other.search = ${searchAlerts.search})`)
  await tx.update(searchAlerts).set({ email, userId }).where(eq(searchAlerts.userId, userId))
}

/**
 * What was saved and confirmed by an address without an account becomes the account's that has proved this address: it counts among its
 * searches, and one mail tells of all. Without names, which others may have typed, and weekly only in the mail that the account gets.
 */
export async function joinAlerts(tx: Pick<Transaction, 'update'>, email: string): Promise<void> {
  await tx
    .update(searchAlerts)
    .set({
      userId: sql`${users.id}`,
      name: '',
      way: sql`CASE WHEN ${searchAlerts.way} = 'weekly' AND NOT (${wants('alerts')}) THEN 'daily' ELSE ${searchAlerts.way} END`,
    })
    .from(users)
    .where(
      and(
        eq(searchAlerts.email, email),
        isNull(searchAlerts.userId),
        isNotNull(searchAlerts.confirmedAt),
        eq(users.email, searchAlerts.email),
        users.emailVerified,
      ),
    )
}
