import { eq } from 'drizzle-orm'
import type { Context } from '#server/api/context.ts'
import { createCode } from '#server/api/one-time-codes.ts'
import { users } from '#server/db/schema/accounts.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { JobRun } from '#server/jobs/queue.ts'
import { confirmEmail, confirmNewEmail, resetPassword } from '#server/mail/account-messages.ts'
import type { DeliverMail } from '#server/mail/mailer.ts'
import { CONFIRMATION_CODES } from './email-confirmation.ts'
import { createLinkToken } from './link-tokens.ts'
import { passwordFingerprint } from './passwords.ts'

/** The mails with a link or a code that proves something. Both are made as late as this: none waits in the queue. */
export function accountMail(ctx: Context, deliver: DeliverMail) {
  const { db, settings } = ctx
  // What follows # stays in the reader's browser: no server on the way logs it.
  const link = (page: string, token: string) => `${settings.baseUrl}/${page}#token=${token}`
  return {
    'confirmation-mail': async ({ userId, email }: Jobs['confirmation-mail'], run: JobRun) => {
      const [user] = await db.select().from(users).where(eq(users.id, userId))
      const isNew = user?.pendingEmail === email
      const isUnconfirmed = user?.email === email && !user.emailVerified
      if (!isNew && !isUnconfirmed) return
      const url = link('confirm-email', await createLinkToken(ctx, 'confirm-email', { userId, email }))
      const code = await createCode(ctx, CONFIRMATION_CODES, { userId, target: email })
      const mail = { to: email, url, code }
      const resetUrl = `${settings.baseUrl}/?auth=reset-password`
      await deliver(isNew ? confirmNewEmail(mail) : confirmEmail({ ...mail, resetUrl }), run)
    },
    'reset-mail': async ({ email }: Jobs['reset-mail'], run: JobRun) => {
      const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
      if (!user) return
      const claim = { userId: user.id, email, replaces: await passwordFingerprint(db, user.id) }
      const url = link('new-password', await createLinkToken(ctx, 'new-password', claim))
      await deliver(resetPassword({ to: email, url }), run)
    },
  }
}
