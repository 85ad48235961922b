import { and, count, desc, eq, isNull, not, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { AppError } from '#domain/errors.ts'
import { paginate } from '#domain/pagination.ts'
import { RATING } from '#domain/reviews/review-rules.ts'
import type { OwnReview, ReceivedReviews, Review, ReviewList } from '#domain/reviews/review-schema.ts'
import type { Context, Reader } from '#server/api/context.ts'
import { dependsOn, sellerTag, shows } from '#server/api/depends-on.ts'
import { idParameter, NO_SUCH_USER } from '#server/api/router.ts'
import { hotRead } from '#server/db/hot-read.ts'
import { users } from '#server/db/schema/accounts.ts'
import { contactedSellers, reviews } from '#server/db/schema/reviews.ts'
import { type SellerRow, sellerColumns, sellerRef } from '#server/db/seller.ts'

const MISSING = 'No such review.'
export const noSuchReview = () => new AppError('not-found', MISSING)

/** Ids are opaque: one of the wrong form is the id of no review. */
export const reviewId = (text: string): string => idParameter(text, MISSING)

const authors = alias(users, 'authors')
const authorColumns = { _id: authors.id, username: authors.name, avatar: authors.image }

const reviewColumns = {
  id: reviews.id,
  name: reviews.name,
  rating: reviews.rating,
  comment: reviews.comment,
  reply: reviews.reply,
  repliedAt: reviews.repliedAt,
  createdAt: reviews.createdAt,
  contacted: sql<boolean>`EXISTS (SELECT FROM ${contactedSellers}
    WHERE ${contactedSellers.accountId} = ${reviews.authorId} AND ${contactedSellers.sellerId} = ${reviews.sellerId}
      AND ${contactedSellers.day} < (${reviews.createdAt} AT TIME ZONE 'Africa/Lagos')::date)`.as(
    'contacted',
  ),
}

/** Shown in place of the name once the account is deleted (docs/product.md 8.6.1). */
const DELETED_AUTHOR = 'Deleted user'

type ReviewRow = {
  name: string | null
  repliedAt: Date | null
  createdAt: Date
  author: Review['author']
} & Pick<Review, 'id' | 'rating' | 'comment' | 'reply' | 'contacted'>

function reviewAnswer({ name, repliedAt, createdAt, ...row }: ReviewRow, seller: Review['seller']): Review {
  return {
    ...row,
    name: (row.author && name) ?? DELETED_AUTHOR,
    repliedAt: repliedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    seller,
  }
}

const newest = [desc(reviews.createdAt), desc(reviews.id)]

const visibleOf = (sellerId: string | Placeholder) => and(eq(reviews.sellerId, sellerId), not(reviews.hidden))

type RowRange = { limit: number; offset: number }

function selectReviews(db: Reader['db'], order: SQL[]) {
  const page = db
    .select({
      ...reviewColumns,
      authorId: reviews.authorId,
      rank: sql<number>`row_number() OVER (ORDER BY ${sql.join(order, sql`, `)})`.as('rank'),
    })
    .from(reviews)
    .where(visibleOf(sql.placeholder('sellerId')))
    .orderBy(...order)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .as('page')
  return db
    .select({
      seller: sellerColumns,
      sellerHidden: users.hidden,
      id: page.id,
      name: page.name,
      rating: page.rating,
      comment: page.comment,
      reply: page.reply,
      repliedAt: page.repliedAt,
      createdAt: page.createdAt,
      contacted: page.contacted,
      author: authorColumns,
    })
    .from(users)
    .leftJoin(page, sql`true`)
    .leftJoin(authors, eq(authors.id, page.authorId))
    .where(eq(users.id, sql.placeholder('sellerId')))
    .orderBy(page.rank)
}

type ReviewListRow = Awaited<ReturnType<typeof selectReviews>>[number]

const findNewest = hotRead((db) => selectReviews(db, newest).prepare('newest_reviews'))
const findUnansweredFirst = hotRead((db) =>
  selectReviews(db, [sql`${reviews.reply} IS NULL DESC`, ...newest]).prepare('unanswered_reviews'),
)

/**
 * A seller's reviews, newest first, in one reading: the stars are those of the reviews, whatever is written meanwhile.
 * @param hiddenToo also of a shop that an admin has hidden
 * @throws AppError not-found for an unknown seller
 */
export async function listReviews(
  { db }: Reader,
  sellerId: string,
  {
    limit,
    offset,
    find = findNewest,
    hiddenToo = false,
  }: RowRange & { find?: typeof findNewest; hiddenToo?: boolean },
): Promise<ReviewList> {
  dependsOn(sellerTag(sellerId))
  const rows = await find(db).execute({ sellerId, limit, offset })
  shows(...rows.flatMap(({ author }) => (author ? [sellerTag(author._id)] : [])))
  const [first] = rows
  if (!first || (first.sellerHidden && !hiddenToo)) throw new AppError('not-found', NO_SUCH_USER)
  return reviewListAnswer(first.seller, rows)
}

/** @param rows of a seller without reviews: one, which has the seller alone */
export function reviewListAnswer(seller: SellerRow, rows: readonly ReviewListRow[]): ReviewList {
  const { _id, username, avatar, rating: average, reviewCount } = sellerRef(seller)
  return {
    reviews: rows.flatMap(
      ({ seller: _seller, sellerHidden: _hidden, id, rating, comment, createdAt, contacted, ...row }) =>
        id === null || rating === null || comment === null || createdAt === null
          ? []
          : [
              reviewAnswer(
                { id, rating, comment, createdAt, contacted: contacted ?? false, ...row },
                { _id, username, avatar },
              ),
            ],
    ),
    average,
    count: reviewCount,
  }
}

/** What is said of the caller: unanswered first, with how often each number of stars was given. */
export async function listReceivedReviews(
  { db }: Context,
  sellerId: string,
  { page, limit, offset }: RowRange & { page: number },
): Promise<ReceivedReviews> {
  const [list, counted] = await Promise.all([
    listReviews({ db }, sellerId, { limit, offset, find: findUnansweredFirst, hiddenToo: true }),
    db
      .select({
        rating: reviews.rating,
        count: count(),
        unanswered: sql<number>`count(*) FILTER (WHERE ${isNull(reviews.reply)})::int`,
      })
      .from(reviews)
      .where(visibleOf(sellerId))
      .groupBy(reviews.rating),
  ])
  const spread = Array.from(
    { length: RATING.max },
    (_, index) => counted.find(({ rating }) => rating === index + 1)?.count ?? 0,
  )
  return {
    ...list,
    spread,
    unanswered: counted.reduce((sum, { unanswered }) => sum + unanswered, 0),
    pagination: paginate({ page, limit, total: spread.reduce((sum, each) => sum + each, 0) }),
  }
}

/** The author's own review of a seller, to be edited or removed. */
export async function findOwnReview(
  { db }: Reader,
  { authorId, sellerId }: { authorId: string; sellerId: string },
): Promise<OwnReview | undefined> {
  const [row] = await db
    .select({
      ...reviewColumns,
      author: authorColumns,
      email: reviews.email,
      hidden: reviews.hidden,
      waiting: sql<boolean>`${reviews.waitingFor} IS NOT NULL`,
      seller: { _id: users.id, username: users.name, avatar: users.image },
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.sellerId))
    .innerJoin(authors, eq(authors.id, reviews.authorId))
    .where(and(eq(reviews.sellerId, sellerId), eq(reviews.authorId, authorId)))
  if (!row) return undefined
  const { seller, email, hidden, waiting, ...review } = row
  return { ...reviewAnswer(review, seller), email: email ?? '', hidden, waiting }
}
