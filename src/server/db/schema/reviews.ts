import { not, sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { RATING, REVIEW_MAX } from '#domain/reviews/review-rules.ts'
import { users } from './accounts.ts'
import { between, id, time, timestamps, visibility } from './columns.ts'

export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    sellerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null once the author's account is deleted: the review stays, without name and e-mail. */
    authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    name: text(),
    email: text(),
    rating: smallint().notNull(),
    comment: text().notNull(),
    reply: text(),
    repliedAt: time(),
    ...visibility,
    /** When a moderator let it go online that had waited: it does not wait again. */
    approvedAt: time(),
    version: integer().notNull().default(1),
    ...timestamps,
  },
  (review) => [
    uniqueIndex('reviews_one_per_author').on(review.sellerId, review.authorId),
    index('reviews_newest')
      .on(review.sellerId, review.createdAt, review.id, review.rating)
      .where(not(review.hidden)),
    index('reviews_waiting')
      .on(review.sellerId, review.createdAt)
      .concurrently()
      .where(sql`${review.waitingFor} IS NOT NULL`),
    index('reviews_author').on(review.authorId),
    index('reviews_age').on(review.createdAt).concurrently(),
    check('reviews_rating', between(sql`${review.rating}`, RATING)),
    check(
      'reviews_comment_length',
      between(sql`char_length(${review.comment})`, { min: 1, max: REVIEW_MAX }),
    ),
    check('reviews_reply_length', between(sql`char_length(${review.reply})`, { min: 1, max: REVIEW_MAX })),
    check('reviews_not_of_oneself', sql`${review.sellerId} <> ${review.authorId}`),
  ],
)

/**
 * Who has contacted whom while signed in, and since when: it says of a review that its author did. Nobody is shown a row of it, and it goes with
 * either account.
 */
export const contactedSellers = pgTable(
  'contacted_sellers',
  {
    accountId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sellerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The first one, in Nigeria. */
    day: date().notNull().default(sql`(now() AT TIME ZONE 'Africa/Lagos')::date`),
  },
  (contact) => [
    primaryKey({ columns: [contact.accountId, contact.sellerId] }),
    index('contacted_sellers_seller').on(contact.sellerId),
  ],
)
