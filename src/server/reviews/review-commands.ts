import { and, eq, inArray, not, sql } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { ReplyInput, ReviewInput } from '#domain/reviews/review-input.ts'
import { canRemoveReview, canReply, canReview } from '#domain/reviews/review-rules.ts'
import type { OwnReview } from '#domain/reviews/review-schema.ts'
import type { ActorContext, TransactionContext } from '#server/api/context.ts'
import { NO_SUCH_USER, userIdParameter } from '#server/api/router.ts'
import type { Transaction } from '#server/db/client.ts'
import { lockReviewsBy, lockUsers } from '#server/db/lock-users.ts'
import { users } from '#server/db/schema/accounts.ts'
import { reviews } from '#server/db/schema/reviews.ts'
import { findOwnReview, noSuchReview } from './review-queries.ts'

/**
 * One review for each buyer and seller: a second one takes the place of the first, whose reply goes, because it answered something
 * else. What an admin has hidden stays hidden.
 * @throws AppError not-found, forbidden about oneself
 */
export async function createReview(
  { actor, db: tx }: TransactionContext,
  { sellerId: written, name, email, rating, message }: ReviewInput,
): Promise<OwnReview> {
  const sellerId = userIdParameter(written).toLowerCase()
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
        version: sql`${reviews.version} + 1`,
        createdAt: sql`clock_timestamp()`,
        updatedAt: new Date(),
      },
    })
  const review = await findOwnReview({ db: tx }, { authorId: actor.id, sellerId })
  if (!review) throw new Error('Nothing was stored')
  return review
}

/** @throws AppError not-found, forbidden */
export async function deleteReview({ actor, db }: ActorContext, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await findVisible(tx, id)
    if (!canRemoveReview(actor, found)) throw new AppError('forbidden', 'This is not your review')
    await lockUsers(tx, inArray(users.id, [actor.id, found.sellerId]))
    await tx.delete(reviews).where(eq(reviews.id, id))
  })
}

/** The seller's answer: once, in public, changed by nobody. @throws AppError not-found, forbidden, conflict */
export async function replyTo(
  { actor, db }: ActorContext,
  { id, message }: ReplyInput & { id: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await findVisible(tx, id, { locked: true })
    if (!canReply(actor, found)) throw new AppError('forbidden', 'Only the seller can reply to this review')
    if (found.reply !== null) throw new AppError('conflict', 'You have replied to this review already')
    await tx
      .update(reviews)
      .set({ reply: message, repliedAt: new Date(), version: sql`${reviews.version} + 1` })
      .where(eq(reviews.id, id))
  })
}

/** @param locked until the end of the transaction nobody else changes it */
async function findVisible(tx: Transaction, id: string, { locked = false } = {}) {
  const query = tx
    .select({ sellerId: reviews.sellerId, authorId: reviews.authorId, reply: reviews.reply })
    .from(reviews)
    .where(and(eq(reviews.id, id), not(reviews.hidden)))
  const [found] = await (locked ? query.for('update') : query)
  if (!found) throw noSuchReview()
  return found
}
