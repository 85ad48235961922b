import { eq } from 'drizzle-orm'
import type { RateLimits } from '#server/api/rate-limits.ts'
import type { Db } from '#server/db/client.ts'
import { sessions, twoFactors, users } from '#server/db/schema/accounts.ts'
import { forgetAppCodes } from './account-limits.ts'

/**
 * Takes an account's second factor away, what was given of it and the tries that were counted: the next visit to the admins' pages
 * sets up another one.
 * @throws Error with a sentence where there is no such account, or nothing to take away
 */
export async function resetSecondFactor(db: Db, limits: RateLimits, email: string): Promise<void> {
  const id = await db.transaction(async (tx) => {
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email)).for('update')
    if (!user) throw new Error(`There is no account with the e-mail address ${email}.`)
    const removed = await tx
      .delete(twoFactors)
      .where(eq(twoFactors.userId, user.id))
      .returning({ id: twoFactors.id })
    if (removed.length === 0) throw new Error(`The account of ${email} has no second factor.`)
    await tx.update(sessions).set({ secondFactorAt: null }).where(eq(sessions.userId, user.id))
    return user.id
  })
  await forgetAppCodes(limits, id)
}
