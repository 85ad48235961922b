import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import type { OwnerProof, UserUpdateInput } from '#domain/accounts/account-input.ts'
import { canEditUser, isRecent } from '#domain/accounts/account-rules.ts'
import type { Actor } from '#domain/actor.ts'
import { AppError } from '#domain/errors.ts'
import { isAdmin } from '#domain/moderation/moderation-rules.ts'
import type { RequestedVersions } from '#server/api/cache-headers.ts'
import type { ActorContext } from '#server/api/context.ts'
import { assertSecondFactor } from '#server/api/identity.ts'
import { NO_SUCH_USER } from '#server/api/router.ts'
import type { Transaction } from '#server/db/client.ts'
import { setConsentWay } from '#server/db/consent-way.ts'
import { setWay } from '#server/db/price-way.ts'
import { accounts, sessions, users } from '#server/db/schema/accounts.ts'
import { searchAlerts } from '#server/db/schema/alerts.ts'
import { bills } from '#server/db/schema/bills.ts'
import { newsletterSubscribers } from '#server/db/schema/company.ts'
import { listings } from '#server/db/schema/listings.ts'
import { reports } from '#server/db/schema/moderation.ts'
import { phoneCodes } from '#server/db/schema/one-time-codes.ts'
import { products } from '#server/db/schema/products.ts'
import { reviews } from '#server/db/schema/reviews.ts'
import { businessChecks, businessDocuments } from '#server/db/schema/verification.ts'
import { UNCHECKED } from '#server/db/seller.ts'
import { findOwnImages, UPLOAD_MS } from '#server/images/image-commands.ts'
import { findUploadsOf, forgetImagesOf } from '#server/images/unused-images.ts'
import { passwordChanged } from '#server/mail/account-messages.ts'
import { hashPassword, isPassword } from '#server/password-hash.ts'
import { consumeConfirmationMail, REAUTHENTICATIONS } from './account-limits.ts'
import { getOwnUser } from './account-queries.ts'
import { refuseCommonPassword, replacePassword } from './passwords.ts'
import { getSecondFactor } from './second-factor.ts'
import { emailTaken } from './sign-up.ts'

type AccountRow = typeof users.$inferSelect & { passwordHash: string | null }

/**
 * Changes what the update names. A new e-mail waits until it is confirmed; a new password ends every session.
 * @throws AppError unauthenticated, not-found, forbidden, stale, invalid, conflict, too-many
 */
export async function updateUser(
  ctx: ActorContext,
  userId: string,
  update: UserUpdateInput,
  versions: RequestedVersions,
): Promise<void> {
  const { username, bio, storeAddress, mobileNumber, avatar, email, password } = update
  if (password !== undefined) refuseCommonPassword(password)
  const account = await getOwnAccount(ctx, userId)
  const newEmail = email === account.email || email === account.pendingEmail ? undefined : email
  if (newEmail !== undefined || password !== undefined)
    await reauthenticate(ctx, account, update.currentPassword)
  if (newEmail !== undefined) {
    await refuseToFreeAddress(ctx)
    await consumeConfirmationMail(ctx.limits, { userId, email: newEmail, isNew: true })
  }
  const hash = password === undefined ? undefined : await hashPassword(password)
  const { db, queue, settings } = ctx
  await db.transaction(async (tx) => {
    const current = await lockAccount(tx, ctx.actor, hash === undefined ? 'no key update' : 'update')
    if (versions && !versions.includes(current.version))
      throw new AppError('stale', 'Your profile was changed elsewhere in the meantime', [], {
        current: (await getOwnUser({ db: tx, settings }, userId)).user,
      })
    if (avatar && avatar !== current.image) await findOwnImages(tx, userId, 'avatar', [avatar])
    if (hash !== undefined) {
      await replacePassword(tx, userId, hash)
      const username = current.emailVerified ? current.name : undefined
      await queue.send('mail', passwordChanged({ to: current.email, username }), { tx })
    }
    const changes = {
      ...(username !== undefined && { name: username }),
      ...(bio !== undefined && { bio }),
      ...(storeAddress !== undefined && { storeAddress }),
      ...(mobileNumber !== undefined && { mobileNumber }),
      // What was confirmed is the former number.
      ...(mobileNumber !== undefined &&
        mobileNumber !== current.mobileNumber && { phoneConfirmedAt: null, phoneConfirmedBy: null }),
      ...(avatar !== undefined && { image: avatar || null }),
      ...(newEmail !== undefined && { pendingEmail: newEmail }),
    }
    const renamed = username !== undefined && !isSameName(username, current.name)
    if (Object.keys(changes).length > 0)
      await tx
        .update(users)
        .set({
          ...changes,
          ...(renamed && UNCHECKED),
          version: sql`${users.version} + 1`,
          updatedAt: new Date(),
        })
        .where(eq(users.id, userId))
    if (renamed && current.businessCheckedAt) await checkAgain(tx, userId, current.name)
    // Nor does a code that is on its way to another number confirm it any more.
    if (mobileNumber !== undefined && mobileNumber !== current.mobileNumber)
      await tx.delete(phoneCodes).where(eq(phoneCodes.userId, userId))
    if (newEmail !== undefined) {
      await refuseTaken(tx, userId, newEmail)
      await queue.send('confirmation-mail', { userId, email: newEmail }, { tx, asker: userId })
    }
  })
}

/**
 * Removes the account with its products, listings, pictures and the reviews of its shop, all or nothing. What it wrote about
 * others stays, without name and e-mail, and so do the events of its prices, with a key that nothing leads from to the person.
 * @throws AppError unauthenticated, not-found, forbidden, invalid, too-many
 */
export async function deleteUser(ctx: ActorContext, userId: string, proof: OwnerProof): Promise<void> {
  const { email, emailVerified } = await assertOwner(ctx, userId, proof)
  await refuseToFreeAddress(ctx)
  const { actor, db, queue } = ctx
  await db.transaction(async (tx) => {
    await lockAccount(tx, actor, 'update')
    await setWay(tx, 'form')
    await setConsentWay(tx, 'form')
    await tx.delete(products).where(eq(products.ownerId, userId))
    await tx.delete(listings).where(eq(listings.ownerId, userId))
    await tx.update(reviews).set({ name: null, email: null }).where(eq(reviews.authorId, userId))
    // What a confirmed address leads to, without the account.
    if (emailVerified) {
      await tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, email))
      await tx.update(reports).set({ email: null }).where(eq(reports.email, email))
      await tx.delete(searchAlerts).where(
        and(
          eq(searchAlerts.email, email),
          // Another account may have had the address before.
          or(isNull(searchAlerts.userId), eq(searchAlerts.userId, userId)),
        ),
      )
    }
    const documents = await tx
      .delete(businessDocuments)
      .where(eq(businessDocuments.userId, userId))
      .returning({ key: businessDocuments.key })
    const sentBills = await tx.delete(bills).where(eq(bills.ownerId, userId)).returning({ key: bills.key })
    const uploaded = await findUploadsOf(tx, userId)
    const files = [
      ...(await forgetImagesOf(tx, userId)),
      ...[...documents, ...sentBills].map(({ key }) => key),
    ]
    await tx.delete(users).where(eq(users.id, userId))
    if (files.length > 0) await queue.send('remove-files', { keys: files }, { tx })
    // Whoever was allowed to send a file still is, for a while, and a picture may be on its way to the storage: what comes after the
    // account goes, too.
    const from = new Date(Date.now() + 2 * UPLOAD_MS)
    if (uploaded.length > 0) await queue.send('remove-files', { keys: files }, { tx, from })
  })
}

/**
 * Who calls is the owner, and has just said so again.
 * @throws AppError not-found, forbidden, invalid, too-many
 */
export async function assertOwner(
  ctx: ActorContext,
  userId: string,
  { currentPassword }: OwnerProof,
): Promise<AccountRow> {
  const account = await getOwnAccount(ctx, userId)
  await reauthenticate(ctx, account, currentPassword)
  return account
}

/** @throws AppError not-found where nobody has this id, forbidden where it is somebody else */
async function getOwnAccount({ actor, db }: ActorContext, userId: string): Promise<AccountRow> {
  const [found] = await db
    .select({ user: users, passwordHash: accounts.password })
    .from(users)
    .leftJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, 'credential')))
    .where(eq(users.id, userId))
  if (!found) throw new AppError('not-found', NO_SUCH_USER)
  if (!canEditUser(actor, userId)) throw new AppError('forbidden', 'This is not your account')
  return { ...found.user, passwordHash: found.passwordHash }
}

/** The password, or a sign-in of just now (docs/product.md 8). @throws AppError invalid, forbidden, too-many */
async function reauthenticate(
  { actor, limits }: ActorContext,
  { id, passwordHash }: AccountRow,
  password: string | undefined,
): Promise<void> {
  await limits.consume(REAUTHENTICATIONS, id)
  if (password !== undefined && passwordHash) {
    if (!(await isPassword(password, passwordHash))) throw wrongPassword('The current password is not right')
    return
  }
  if (isRecent(actor.signedInAt)) return
  if (passwordHash) throw wrongPassword('Please enter your current password')
  throw new AppError('forbidden', 'Please sign in again, so that we know that it is you')
}

/**
 * Whoever reads an admin's mail alone would sign up with an address that is free, and connect an app of their own: where one is
 * connected, it says first that it is the admin. @throws AppError forbidden
 */
async function refuseToFreeAddress(ctx: ActorContext): Promise<void> {
  const { actor, settings } = ctx
  if (isAdmin(actor, settings.adminEmails) && (await getSecondFactor(ctx)).enrolled) assertSecondFactor(actor)
}

const wrongPassword = (message: string) =>
  new AppError('invalid', message, [{ path: 'currentPassword', message }])

/**
 * Locks the account until the end of the transaction, and checks again that the caller's session exists: a new password may have
 * ended it meanwhile.
 * @param strength `update` waits for all that is just being stored with this account, and keeps what comes from being stored
 */
async function lockAccount(tx: Transaction, { id, sessionId }: Actor, strength: 'no key update' | 'update') {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for(strength)
  const [session] = await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, sessionId))
  if (!user || !session) throw new AppError('unauthenticated', 'Please sign in')
  return user
}

async function refuseTaken(tx: Transaction, userId: string, email: string): Promise<void> {
  const [taken] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), ne(users.id, userId)))
  if (taken) throw emailTaken()
}

const isSameName = (one: string, other: string) =>
  one.normalize('NFKC').toLowerCase() === other.normalize('NFKC').toLowerCase()

/** What a moderator has looked at was called otherwise: somebody looks again, and until then there is no badge (docs/product.md 20.2.13). */
const checkAgain = (tx: Transaction, userId: string, formerName: string) =>
  tx
    .update(businessChecks)
    .set({
      state: 'waiting',
      answer: `The shop has another name now. It was checked as “${formerName}”.`,
      sentAt: new Date(),
      decidedAt: null,
    })
    .where(and(eq(businessChecks.userId, userId), eq(businessChecks.state, 'approved')))
