import { createOTP } from '@better-auth/utils/otp'
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { eq } from 'drizzle-orm'
import type { SecondFactorInput, SecondFactorSetupInput } from '#domain/accounts/account-input.ts'
import { isRecent } from '#domain/accounts/account-rules.ts'
import type { SecondFactorSetup, SecondFactorState } from '#domain/accounts/account-schema.ts'
import { AppError } from '#domain/errors.ts'
import type { ActorContext } from '#server/api/context.ts'
import { sessions, twoFactors } from '#server/db/schema/accounts.ts'
import { secondFactorGuessed, secondFactorSet } from '#server/mail/account-messages.ts'
import { isPassword } from '#server/password-hash.ts'
import { consumeAppCode, REAUTHENTICATIONS, RECOVERY_CODES, SECOND_FACTOR_MAILS } from './account-limits.ts'
import { findPasswordHash } from './passwords.ts'
import { readSession } from './sessions.ts'

/** Milliseconds for which an app shows one code (RFC 6238). */
const STEP_MS = 30_000

/** What admins give beside their sign-in (docs/product.md 8.7). */
export async function getSecondFactor({ actor, db }: ActorContext): Promise<SecondFactorState> {
  const [stored] = await db.select().from(twoFactors).where(eq(twoFactors.userId, actor.id))
  return { enrolled: stored?.verified === true, given: actor.secondFactorAt !== null }
}

/**
 * Makes a new secret with its recovery codes, which counts once a code of it is given. Who has only a session cannot do that: it
 * takes the password, or where there is none a sign-in of just now.
 * @param headers of the call, whose cookie names the session
 * @throws AppError invalid, forbidden, conflict, too-many, unauthenticated
 */
export async function setUpSecondFactor(
  ctx: ActorContext,
  { currentPassword }: SecondFactorSetupInput,
  headers: Headers,
): Promise<SecondFactorSetup> {
  const { actor, auth, db, limits } = ctx
  await refuseOtherSession(ctx, headers)
  await limits.consume(REAUTHENTICATIONS, actor.id)
  const hash = await findPasswordHash(db, actor.id)
  if (hash && !(currentPassword && (await isPassword(currentPassword, hash))))
    throw wrong(
      'currentPassword',
      currentPassword ? 'The password is not right' : 'Please enter your password',
    )
  if (!hash && !isRecent(actor.signedInAt))
    throw new AppError('forbidden', 'Please sign in again, so that we know that it is you')
  if ((await getSecondFactor(ctx)).enrolled)
    throw new AppError(
      'conflict',
      'This account has a second factor already. The people who run the site can reset it.',
    )
  const body = { ...(hash && currentPassword && { password: currentPassword }), method: 'totp' as const }
  const made = await auth.api.enableTwoFactor({ body, headers })
  if (made.method !== 'totp') throw new Error('The sign-in library has made no secret')
  const uri = new URL(made.totpURI)
  return { uri: uri.href, secret: uri.searchParams.get('secret') ?? '', recoveryCodes: made.backupCodes }
}

/**
 * Takes a code of the app, each step once, or a recovery code, each once: from now on this session is an admin's.
 * @throws AppError invalid, too-many, unauthenticated
 */
export async function giveSecondFactor(ctx: ActorContext, { code }: SecondFactorInput): Promise<void> {
  const { actor, db, queue } = ctx
  const isOfApp = /^[0-9]{6}$/.test(code)
  await countTry(ctx, isOfApp)
  await db.transaction(async (tx) => {
    // Codes of one account are taken one after the other: the second of two equal ones finds the first one spent.
    const [stored] = await tx.select().from(twoFactors).where(eq(twoFactors.userId, actor.id)).for('update')
    if (!stored) throw wrong('code', 'This account has no second factor yet')
    const spent = await (isOfApp ? spendStep : spendRecoveryCode)(ctx, stored, code)
    if (!spent) throw wrong('code', 'The code is not right')
    await tx.update(twoFactors).set(spent).where(eq(twoFactors.id, stored.id))
    const marked = await tx
      .update(sessions)
      .set({ secondFactorAt: new Date() })
      .where(eq(sessions.id, actor.sessionId))
      .returning({ id: sessions.id })
    if (marked.length === 0) throw new AppError('unauthenticated', 'Please sign in')
    if (!stored.verified)
      await queue.send('mail', secondFactorSet({ to: actor.email, username: actor.username }), { tx })
  })
}

/** Whoever tries so many has the password: the owner is told. @throws AppError too-many */
async function countTry({ actor, limits, queue }: ActorContext, isOfApp: boolean): Promise<void> {
  try {
    if (isOfApp) await consumeAppCode(limits, actor.id)
    else await limits.consume(RECOVERY_CODES, actor.sessionId)
  } catch (error) {
    if (
      error instanceof AppError &&
      error.code === 'too-many' &&
      (await limits.tryConsume(SECOND_FACTOR_MAILS, actor.id))
    )
      await queue.send('mail', secondFactorGuessed({ to: actor.email, username: actor.username }))
    throw error
  }
}

type Stored = typeof twoFactors.$inferSelect
/** What is stored once a code has been taken. */
type Spent = Partial<Stored>

/** Of the step of this moment or one beside it. Better Auth would not say which, and take it again. @throws AppError invalid where it was taken */
async function spendStep({ auth }: ActorContext, stored: Stored, code: string): Promise<Spent | undefined> {
  const { secretConfig } = await auth.$context
  const otp = createOTP(await symmetricDecrypt({ key: secretConfig, data: stored.secret }))
  const now = Math.floor(Date.now() / STEP_MS)
  const codes = await Promise.all(
    [now - 1, now, now + 1].map(async (step) => ({ step, code: await otp.hotp(step) })),
  )
  const step = codes.find((each) => each.code === code)?.step
  if (step === undefined) return undefined
  if (stored.lastStep !== null && step <= stored.lastStep)
    throw wrong('code', 'This code has been used. Wait for the next one.')
  return { lastStep: step, verified: true }
}

/** They count once an app is connected. Better Auth would take one twice that is given twice at the same moment. */
async function spendRecoveryCode(
  { auth }: ActorContext,
  { backupCodes, verified }: Stored,
  code: string,
): Promise<Spent | undefined> {
  if (!verified) return undefined
  const { secretConfig: key } = await auth.$context
  const codes: string[] = JSON.parse(await symmetricDecrypt({ key, data: backupCodes }))
  if (!codes.includes(code)) return undefined
  const data = JSON.stringify(codes.filter((each) => each !== code))
  return { backupCodes: await symmetricEncrypt({ key, data }) }
}

/** Better Auth goes by the session's cookie, the call by its access token. @throws AppError unauthenticated */
async function refuseOtherSession(ctx: ActorContext, headers: Headers): Promise<void> {
  if ((await readSession(ctx, headers))?.id !== ctx.actor.sessionId)
    throw new AppError('unauthenticated', 'Please sign in')
}

const wrong = (path: string, message: string) => new AppError('invalid', message, [{ path, message }])
