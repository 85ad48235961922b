import { eq } from 'drizzle-orm'
import type { NewPasswordInput, ResetInput } from '#domain/accounts/account-input.ts'
import { AppError } from '#domain/errors.ts'
import type { Context } from '#server/api/context.ts'
import { joinAlerts } from '#server/db/account-alerts.ts'
import { accounts, users } from '#server/db/schema/accounts.ts'
import { passwordChanged } from '#server/mail/account-messages.ts'
import { hashPassword } from '#server/password-hash.ts'
import { RESET_MAILS } from './account-limits.ts'
import { redeemLinkToken } from './link-tokens.ts'
import { passwordFingerprint, refuseCommonPassword, replacePassword } from './passwords.ts'

/**
 * Does the same for every address: whether there is an account is found out later, where nobody waits for it. That a mailbox has had
 * its mails of this hour is not said either.
 * @param asker the client's address
 */
export async function requestPasswordReset(
  { limits, queue }: Context,
  { email }: ResetInput,
  asker: string,
): Promise<void> {
  if (!(await limits.tryConsume(RESET_MAILS, email))) return
  await queue.send('reset-mail', { email }, { asker, about: email })
}

/** Sets a new password by the link, which also proves the address. @throws AppError invalid */
export async function setNewPassword(ctx: Context, { token, password }: NewPasswordInput): Promise<void> {
  refuseCommonPassword(password)
  const claim = await redeemLinkToken(ctx, 'new-password', token)
  if (!claim) throw linkUsedUp()
  const hash = await hashPassword(password)
  const { db, queue } = ctx
  await db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, claim.userId)).for('update')
    if (user?.email !== claim.email || claim.replaces !== (await passwordFingerprint(tx, user.id)))
      throw linkUsedUp()
    // Whoever made it without reading this mailbox keeps no other way in.
    if (!user.emailVerified) await tx.delete(accounts).where(eq(accounts.userId, user.id))
    await replacePassword(tx, user.id, hash)
    await tx.update(users).set({ emailVerified: true }).where(eq(users.id, user.id))
    await joinAlerts(tx, user.email)
    await queue.send('mail', passwordChanged({ to: user.email, username: user.name }), { tx })
  })
}

const linkUsedUp = () => new AppError('invalid', 'This link has been used or is too old. Ask for a new one.')
