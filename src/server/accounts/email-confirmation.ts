import { eq } from 'drizzle-orm'
import type { ConfirmationInput } from '#domain/accounts/account-input.ts'
import { AppError } from '#domain/errors.ts'
import type { ActorContext, Context } from '#server/api/context.ts'
import { users } from '#server/db/schema/accounts.ts'
import { emailChanged } from '#server/mail/messages.ts'
import { CONFIRMATION_MAILS } from './account-limits.ts'
import { redeemLinkToken } from './link-tokens.ts'
import { refusingTakenEmail } from './sign-up.ts'

/** Confirms an account's address, or makes a new one its address. @throws AppError invalid, conflict */
export async function confirmEmail(ctx: Context, { token }: ConfirmationInput): Promise<void> {
  const claim = await redeemLinkToken(ctx, 'confirm-email', token)
  if (!claim) throw linkUsedUp()
  const { db, queue } = ctx
  const { userId, email } = claim
  await db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
    if (!user || (email !== user.email && email !== user.pendingEmail)) throw linkUsedUp()
    await refusingTakenEmail(
      tx
        .update(users)
        .set({
          email,
          emailVerified: true,
          ...(email === user.pendingEmail && { pendingEmail: null }),
          version: user.version + 1,
          updatedAt: new Date(),
        })
        .where(eq(users.id, userId)),
    )
    const username = user.emailVerified ? user.name : undefined
    if (email !== user.email)
      await queue.send('mail', emailChanged({ to: user.email, username, newEmail: email }), { tx })
  })
}

/** Sends the link again: to the new address where one waits, else to one that is not confirmed. @throws AppError too-many */
export async function resendConfirmation({ actor, db, limits, queue }: ActorContext): Promise<void> {
  await limits.count(CONFIRMATION_MAILS, actor.id)
  const [user] = await db.select().from(users).where(eq(users.id, actor.id))
  if (user && (user.pendingEmail || !user.emailVerified))
    await queue.send(
      'confirmation-mail',
      { userId: user.id, email: user.pendingEmail ?? user.email },
      { asker: user.id },
    )
}

const linkUsedUp = () =>
  new AppError('invalid', 'This link has been used or is too old. Ask for a new one on your profile page.')
