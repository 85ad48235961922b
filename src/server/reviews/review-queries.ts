import { desc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { AppError } from '#domain/errors.ts'
import type { ReviewList } from '#domain/reviews/review-schema.ts'
import type { Context } from '#server/api/context.ts'
import { NO_SUCH_USER } from '#server/api/no-such-user.ts'
import { users } from '#server/db/schema/accounts.ts'
import { reviews } from '#server/db/schema/reviews.ts'
import { sellerColumns, sellerRef } from '#server/db/seller.ts'

const authors = alias(users, 'authors')

/** A seller's reviews, newest first. @throws AppError not-found for an unknown seller */
export async function listReviews(
  { db }: Context,
  sellerId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<ReviewList> {
  const [[seller], rows] = await Promise.all([
    db.select(sellerColumns).from(users).where(eq(users.id, sellerId)),
    db
      .select({
        id: reviews.id,
        name: reviews.name,
        rating: reviews.rating,
        comment: reviews.comment,
        reply: reviews.reply,
        createdAt: reviews.createdAt,
        author: { _id: authors.id, username: authors.name, avatar: authors.image },
      })
      .from(reviews)
      .leftJoin(authors, eq(authors.id, reviews.authorId))
      .where(eq(reviews.sellerId, sellerId))
      .orderBy(desc(reviews.createdAt), desc(reviews.id))
      .limit(limit)
      .offset(offset),
  ])
  if (!seller) throw new AppError('not-found', NO_SUCH_USER)
  const { _id, username, avatar, rating, reviewCount } = sellerRef(seller)
  return {
    reviews: rows.map((row) => ({
      ...row,
      name: (row.author && row.name) ?? DELETED_AUTHOR,
      createdAt: row.createdAt.toISOString(),
      seller: { _id, username, avatar },
    })),
    average: rating,
    count: reviewCount,
  }
}

/** Decisions, Accounts: what stands in place of a name once the account is gone. */
const DELETED_AUTHOR = 'Deleted user'
