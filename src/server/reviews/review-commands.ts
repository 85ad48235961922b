import { and, eq, gt, inArray, isNotNull, isNull, not, or, sql } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { ReplyInput, ReviewInput } from '#domain/reviews/review-input.ts'
import { canRemoveReview, canReply, canReview, REVIEW_BURST } from '#domain/reviews/review-rules.ts'
import type { OwnReview } from '#domain/reviews/review-schema.ts'
import type { ActorContext, TransactionContext } from '#server/api/context.ts'
import { NO_SUCH_USER, userIdParameter } from '#server/api/router.ts'
import type { Transaction } from '#server/db/client.ts'
import { lockReviewsBy, lockUsers } from '#server/db/lock-users.ts'
import { users } from '#server/db/schema/accounts.ts'
import { contactedSellers, reviews } from '#server/db/schema/reviews.ts'
import { findOwnReview, noSuchReview } from './review-queries.ts'

/**
 * One review for each buyer and seller: a second one takes the place of the first, whose reply goes, because it answered something
 * else. What an admin has hidden stays hidden. One that is part of a burst waits for a moderator.
 * @throws AppError not-found, forbidden about oneself
 */
export async function createReview(
  { actor, db: tx }: TransactionContext,
  { sellerId: written, name, email, rating, message }: ReviewInput,
): Promise<OwnReview> {
  const sellerId = userIdParameter(written)
  if (!canReview(actor, sellerId)) throw new AppError('forbidden', 'You cannot review yourself')
  await lockReviewsBy(tx, actor.id)
  const people = await lockUsers(tx, inArray(users.id, [actor.id, sellerId]))
  if (!people.some(({ id, hidden }) => id === sellerId && !hidden))
    throw new AppError('not-found', NO_SUCH_USER)
  const values = { name, email, rating, comment: message }
  await tx
    .insert(reviews)
    .values({ sellerId, authorId: actor.id, ...values })
    .onConflictDoUpdate({
      target: [reviews.sellerId, reviews.authorId],
      set: {
        ...values,
        reply: null,
        repliedAt: null,
        approvedAt: null,
        version: sql`${reviews.version} + 1`,
        createdAt: sql`clock_timestamp()`,
        updatedAt: new Date(),
      },
    })
  await holdBurst(tx, { sellerId, authorId: actor.id })
  const review = await findOwnReview({ db: tx }, { authorId: actor.id, sellerId })
  if (!review) throw new Error('Nothing was stored')
  return review
}

/**
 * The first day is the one that is kept. Nobody contacts themselves.
 * @throws AppError not-found
 */
export async function rememberContact({ actor, db }: ActorContext, sellerId: string): Promise<void> {
  if (!canReview(actor, sellerId)) return
  const seller = db
    .select({ accountId: sql<string>`${actor.id}::uuid`.as('account_id'), sellerId: users.id })
    .from(users)
    .where(and(eq(users.id, sellerId), not(users.hidden)))
  const { rows } = await db.execute<{ known: boolean }>(sql`
    WITH seller AS (${seller}), remembered AS (
      INSERT INTO ${contactedSellers} (account_id, seller_id) SELECT account_id, id FROM seller ON CONFLICT DO NOTHING
    ) SELECT EXISTS (SELECT FROM seller) AS known`)
  if (!rows[0]?.known) throw new AppError('not-found', NO_SUCH_USER)
}

const hours = (count: number) => sql`make_interval(hours => ${count}::int)`

/**
 * Reviews of one seller that come in a burst from new accounts wait for a moderator, those before this one, too. The seller's row is
 * locked by whoever writes a review, so that reviews that come at the same time are counted one after the other.
 */
async function holdBurst(
  tx: Transaction,
  { sellerId, authorId }: { sellerId: string; authorId: string },
): Promise<void> {
  const isNew = sql`${users.createdAt} > now() - ${hours(REVIEW_BURST.accountDays * 24)}`
  if ((await tx.$count(users, and(eq(users.id, authorId), isNew))) === 0) return
  const recent = and(
    eq(reviews.sellerId, sellerId),
    gt(reviews.createdAt, sql`now() - ${hours(REVIEW_BURST.hours)}`),
  )
  const underWay = (await tx.$count(reviews, and(recent, isNotNull(reviews.waitingFor)))) > 0
  const shown = await tx
    .select({ id: reviews.id })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.authorId))
    .where(and(recent, not(reviews.hidden), isNull(reviews.approvedAt), isNew))
  if (!underWay && shown.length < REVIEW_BURST.reviews) return
  const ids = shown.map(({ id }) => id)
  await tx.update(reviews).set({ waitingFor: 'moderation' }).where(inArray(reviews.id, ids))
}

/** @throws AppError not-found, forbidden */
export async function deleteReview({ actor, db }: ActorContext, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await findReview(tx, id, { waitingToo: true })
    if (!canRemoveReview(actor, found)) throw new AppError('forbidden', 'This is not your review')
    await lockUsers(tx, inArray(users.id, [actor.id, found.sellerId]))
    await tx.delete(reviews).where(eq(reviews.id, id))
  })
}

/**
 * The seller's answer: once, in public, changed by nobody. The same one again is the one that is there: its first answer was lost.
 * @throws AppError not-found, forbidden, conflict
 */
export async function replyTo(
  { actor, db }: ActorContext,
  { id, message }: ReplyInput & { id: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await findReview(tx, id, { locked: true })
    if (!canReply(actor, found)) throw new AppError('forbidden', 'Only the seller can reply to this review')
    if (found.reply === message) return
    if (found.reply !== null) throw new AppError('conflict', 'You have replied to this review already')
    await tx
      .update(reviews)
      .set({ reply: message, repliedAt: new Date(), version: sql`${reviews.version} + 1` })
      .where(eq(reviews.id, id))
  })
}

/**
 * One that can be seen.
 * @param locked until the end of the transaction nobody else changes it
 * @param waitingToo also one that waits for a moderator, which its author may take back
 */
async function findReview(tx: Transaction, id: string, { locked = false, waitingToo = false } = {}) {
  const waits = waitingToo ? and(isNotNull(reviews.waitingFor), isNull(reviews.hiddenReason)) : undefined
  const query = tx
    .select({ sellerId: reviews.sellerId, authorId: reviews.authorId, reply: reviews.reply })
    .from(reviews)
    .where(and(eq(reviews.id, id), or(not(reviews.hidden), waits)))
  const [found] = await (locked ? query.for('update') : query)
  if (!found) throw noSuchReview()
  return found
}
