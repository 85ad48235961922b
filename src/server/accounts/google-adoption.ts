import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { accounts, sessions, users } from '#server/db/schema/accounts.ts'

/**
 * Somebody has proved at a provider that an address is theirs. An account that has it unproved may have been made by anybody:
 * its password, its sessions and the address that waits there are dropped before it becomes theirs (decisions, Accounts).
 */
export async function adoptProvedAddress(
  db: Db,
  proved: { providerId: string; accountId: string; email: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [theirs] = await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.providerId, proved.providerId), eq(accounts.accountId, proved.accountId)))
    // They have an account already, which may have another address by now: this one stays as it is.
    if (theirs) return
    const [unproved] = await tx
      .update(users)
      .set({
        emailVerified: true,
        pendingEmail: null,
        version: sql`${users.version} + 1`,
        updatedAt: new Date(),
      })
      .where(and(eq(users.email, proved.email), eq(users.emailVerified, false)))
      .returning({ id: users.id })
    if (!unproved) return
    await tx.delete(accounts).where(eq(accounts.userId, unproved.id))
    await tx.delete(sessions).where(eq(sessions.userId, unproved.id))
  })
}
