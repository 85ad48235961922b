import { and, eq, inArray, ne, or } from 'drizzle-orm'
import type { ConfirmationCodeInput, ConfirmationInput } from '#domain/accounts/account-input.ts'
import { CODE_TRIES } from '#domain/accounts/account-rules.ts'
import { AppError } from '#domain/errors.ts'
import type { Call } from '#server/api/call.ts'
import { clientAddress } from '#server/api/client-address.ts'
import type { Context } from '#server/api/context.ts'
import { findActor } from '#server/api/identity.ts'
import { type CodeKind, tryCode } from '#server/api/one-time-codes.ts'
import { joinAlerts, moveAlerts } from '#server/db/account-alerts.ts'
import type { Transaction } from '#server/db/client.ts'
import { sessions, users } from '#server/db/schema/accounts.ts'
import { confirmationCodes } from '#server/db/schema/one-time-codes.ts'
import { emailChanged } from '#server/mail/account-messages.ts'
import { hashPassword, isPassword } from '#server/password-hash.ts'
import { consumeConfirmationMail, SIGN_IN_TO_ACCOUNT } from './account-limits.ts'
import { guardPassword } from './guessed-passwords.ts'
import { findLinkToken, redeemLinkToken } from './link-tokens.ts'
import { findPasswordHash } from './passwords.ts'
import { beginSession, openSession, readSession } from './sessions.ts'
import { refusingTakenEmail } from './sign-up.ts'
import { readSignUpCookie } from './sign-up-cookie.ts'

/** Seconds for which a code is good (docs/product.md 8.3). */
const CODE_LIFE = 3600

export const CONFIRMATION_CODES: CodeKind = {
  table: confirmationCodes,
  purpose: 'confirmation code',
  tries: CODE_TRIES,
  seconds: CODE_LIFE,
  sentIn: 'mail',
}

/** An address that an account says is its own. */
type ClaimedAddress = { userId: string; email: string }

/** What a browser can show of itself without typing anything. */
type Browser = { session: { id: string; userId: string } | undefined; signedUp: string | undefined }

/** Why a browser may confirm an address of the account, in a form that can be looked at again. */
type Proof = { by: 'session'; id: string } | { by: 'sign-up' } | { by: 'password'; hash: string }

/**
 * Confirms an account's address by the link of the mail, or makes a new one its address. Whoever reads the mail has not always
 * made the account: a stranger may have, who would be let in by it. So the browser has to be the account's too, and every other
 * session of the account ends. Where nobody is signed in, the browser is by it (docs/product.md 8.3).
 * @throws AppError invalid, conflict, too-many
 */
export async function confirmByLink(c: Call, { token, password }: ConfirmationInput): Promise<void> {
  const { ctx } = c.var
  const claimed = await findLinkToken(ctx, 'confirm-email', token)
  if (!claimed) throw linkUsedUp()
  const browser = await browserOf(c)
  const proof = await prove(c, claimed, password, browser)
  if (!(await redeemLinkToken(ctx, 'confirm-email', token))) throw linkUsedUp()
  await settleSignedIn(c, claimed, proof, browser, linkUsedUp)
}

/** The same by the code of the mail, typed in place. @throws AppError invalid, conflict, too-many */
export async function confirmByCode(
  c: Call,
  { email, code, password }: ConfirmationCodeInput,
): Promise<void> {
  const { ctx } = c.var
  const browser = await browserOf(c)
  const claimed = await findClaimed(ctx, email, browser)
  if (!claimed) return refuseUnknown(c, email, password)
  const proof = await prove(c, claimed, password, browser)
  await tryCode(ctx, CONFIRMATION_CODES, { userId: claimed.userId, target: email }, code)
  await settleSignedIn(c, claimed, proof, browser, changedMeanwhile)
}

/** Sends code and link again, to the new address where one waits, else to one that is not confirmed. @throws AppError too-many */
export async function resendConfirmation(c: Call): Promise<void> {
  const { db, limits, queue } = c.var.ctx
  const { session, signedUp } = await browserOf(c)
  const userId = session?.userId ?? signedUp
  if (userId === undefined) throw new AppError('unauthenticated', 'Please sign in')
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  if (!user || (!user.pendingEmail && user.emailVerified)) return
  const email = user.pendingEmail ?? user.email
  await consumeConfirmationMail(limits, { userId, email, isNew: user.pendingEmail !== null })
  await queue.send('confirmation-mail', { userId, email }, { asker: userId })
}

/** The session's cookie counts too: an access token that has run out is no reason to ask for the password. */
async function browserOf(c: Call): Promise<Browser> {
  const { ctx } = c.var
  const { headers } = c.req.raw
  const actor = await findActor(ctx, headers)
  const session = actor ? { id: actor.sessionId, userId: actor.id } : await readSession(ctx, headers)
  return { session, signedUp: await readSignUpCookie(c) }
}

/** Whose address it is that a code is for: this browser's account, else the one that has it. */
async function findClaimed(
  { db }: Context,
  email: string,
  { session, signedUp }: Browser,
): Promise<ClaimedAddress | undefined> {
  const own = [session?.userId, signedUp].filter((id) => id !== undefined)
  const found = await db
    .select({ userId: users.id })
    .from(users)
    .where(or(eq(users.email, email), and(inArray(users.id, own), eq(users.pendingEmail, email))))
  const claimed = found.find(({ userId }) => own.includes(userId)) ?? found[0]
  return claimed && { ...claimed, email }
}

/** @throws AppError invalid where nothing shows that the browser is the account's, too-many */
async function prove(
  c: Call,
  { userId, email }: ClaimedAddress,
  password: string | undefined,
  { session, signedUp }: Browser,
): Promise<Proof> {
  const { db, limits } = c.var.ctx
  if (session?.userId === userId) return { by: 'session', id: session.id }
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  if (signedUp === userId && user && !user.emailVerified) return { by: 'sign-up' }
  if (password === undefined) throw passwordNeeded()
  const address = clientAddress(c)
  await limits.consume(SIGN_IN_TO_ACCOUNT, `${address} ${email}`)
  return guardPassword(c.var.ctx, { email: user?.email ?? email, address }, async () => {
    // An account without a password answers as late as any other, and as an address that nobody has.
    const hash = (await findPasswordHash(db, userId)) ?? ''
    if (!(await isPassword(password, hash))) throw wrongPassword()
    return { by: 'password', hash }
  })
}

/** An address that nobody has says what that of an account would, and takes as long. @throws AppError */
async function refuseUnknown(c: Call, email: string, password: string | undefined): Promise<never> {
  if (password === undefined) throw passwordNeeded()
  const address = clientAddress(c)
  await c.var.ctx.limits.consume(SIGN_IN_TO_ACCOUNT, `${address} ${email}`)
  return guardPassword(c.var.ctx, { email, address }, async () => {
    await hashPassword(password)
    throw wrongPassword()
  })
}

/** Settles, and signs in where the browser has no session: neither this account's, which goes on, nor that of somebody else. */
async function settleSignedIn(
  c: Call,
  claimed: ClaimedAddress,
  proof: Proof,
  { session }: Browser,
  gone: () => AppError,
): Promise<void> {
  const { ctx } = c.var
  if (session) {
    await settle(ctx, claimed, proof, session.userId === claimed.userId ? session.id : undefined, gone)
    return
  }
  // It is there before the others end, so that whatever ends all sessions meanwhile ends this one.
  const opened = await openSession(ctx, claimed.userId)
  try {
    await settle(ctx, claimed, proof, opened.id, gone)
  } catch (error) {
    await ctx.db.delete(sessions).where(eq(sessions.id, opened.id))
    throw error
  }
  await beginSession(c, opened.headers)
}

/** Locks the account, looks again, makes the address its own, and ends every session but `kept`. */
async function settle(
  { db, queue }: Context,
  { userId, email }: ClaimedAddress,
  proof: Proof,
  kept: string | undefined,
  gone: () => AppError,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
    if (!user || (email !== user.email && email !== user.pendingEmail)) throw gone()
    if (!(await stillHolds(tx, user, proof))) throw passwordNeeded()
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
    if (email !== user.email) await moveAlerts(tx, userId, email)
    await joinAlerts(tx, email)
    await tx.delete(confirmationCodes).where(eq(confirmationCodes.userId, userId))
    const others = kept === undefined ? undefined : ne(sessions.id, kept)
    await tx.delete(sessions).where(and(eq(sessions.userId, userId), others))
    const username = user.emailVerified ? user.name : undefined
    if (email !== user.email)
      await queue.send('mail', emailChanged({ to: user.email, username, newEmail: email }), { tx })
  })
}

async function stillHolds(
  tx: Transaction,
  { id: userId, emailVerified }: typeof users.$inferSelect,
  proof: Proof,
): Promise<boolean> {
  switch (proof.by) {
    case 'sign-up':
      return !emailVerified
    case 'password':
      return (await findPasswordHash(tx, userId)) === proof.hash
    case 'session': {
      const found = await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, proof.id))
      return found.length > 0
    }
  }
}

const linkUsedUp = () =>
  new AppError('invalid', 'This link has been used or is too old. Ask for a new one under Personal Details.')

const changedMeanwhile = () =>
  new AppError('invalid', 'The address of the account has changed since. Ask for a new code.')

const passwordNeeded = () => invalidPassword('Type the password of this account, too.')
const wrongPassword = () => invalidPassword('The password is not right')

const invalidPassword = (message: string) => new AppError('invalid', message, [{ path: 'password', message }])
