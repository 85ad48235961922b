import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/client.ts'
import { searchAlerts } from '#server/db/schema/alerts.ts'

/** The searches of an account follow it to another address, of which it may have some already. */
export async function moveAlerts(tx: Transaction, userId: string, email: string): Promise<void> {
  await tx.execute(sql`
    DELETE FROM ${searchAlerts} WHERE user_id = ${userId} AND email <> ${email} AND EXISTS (
      SELECT FROM ${searchAlerts} AS other
      WHERE other.email = ${email} AND other.kind = ${searchAlerts.kind} AND other.search = ${searchAlerts.search})`)
  await tx.update(searchAlerts).set({ email, userId }).where(eq(searchAlerts.userId, userId))
}
