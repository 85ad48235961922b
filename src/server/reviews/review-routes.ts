import * as z from 'zod/mini'
import { MAX_PAGE_SIZE, offsetOf } from '#domain/pagination.ts'
import { ReplyInput, ReviewInput } from '#domain/reviews/review-input.ts'
import { REVIEW_PAGE_SIZE } from '#domain/reviews/review-rules.ts'
import { OwnReview, ReceivedReviews, ReviewList } from '#domain/reviews/review-schema.ts'
import { createOnce, repeatable } from '#server/api/idempotency.ts'
import { confirmed, signedIn } from '#server/api/identity.ts'
import { body } from '#server/api/json-body.ts'
import * as parameters from '#server/api/query-parameters.ts'
import type { RateLimit } from '#server/api/rate-limits.ts'
import { createRouter, Done, documented, done, userIdParameter } from '#server/api/router.ts'
import { createReview, deleteReview, rememberContact, replyTo } from './review-commands.ts'
import { findOwnReview, listReceivedReviews, listReviews, reviewId } from './review-queries.ts'

const TAG = 'Reviews'

const PagingQuery = z.object({ page: parameters.page, limit: parameters.limit })

const WrittenReview = z.extend(Done, { review: OwnReview })
const FoundReview = z.object({ review: z.nullable(OwnReview) })

/** Different sellers that one account contacts in a day; the same one again is free (docs/product.md 7.16). */
const SELLERS_CONTACTED: RateLimit = { name: 'contacted', tries: 20, seconds: 86_400 }
const REVIEWS_WRITTEN: RateLimit = { name: 'review', tries: 30, seconds: 3_600 }

export const reviewRoutes = createRouter()
  .get(
    '/get-reviews/:userId',
    documented(TAG, 'Reviews of a seller, newest first, with the average and the count of all', ReviewList),
    parameters.query(PagingQuery),
    async (c) => {
      const { page = 1, limit = MAX_PAGE_SIZE } = c.req.valid('query')
      const sellerId = userIdParameter(c.req.param('userId'))
      return c.json(await listReviews(c.var.ctx, sellerId, { limit, offset: offsetOf({ page, limit }) }))
    },
  )
  .get(
    '/received',
    documented(
      TAG,
      'Reviews of the caller, unanswered first, 10 a page',
      ReceivedReviews,
      'With the spread of the stars.',
    ),
    signedIn,
    parameters.query(PagingQuery),
    async (c) => {
      const { ctx } = c.var
      const { page = 1, limit = REVIEW_PAGE_SIZE } = c.req.valid('query')
      const range = { page, limit, offset: offsetOf({ page, limit }) }
      return c.json(await listReceivedReviews(ctx, ctx.actor.id, range))
    },
  )
  .get(
    '/own/:userId',
    documented(TAG, 'What the caller has written about a seller, or null', FoundReview),
    signedIn,
    async (c) => {
      const { ctx } = c.var
      const sellerId = userIdParameter(c.req.param('userId'))
      return c.json({ review: (await findOwnReview(ctx, { authorId: ctx.actor.id, sellerId })) ?? null })
    },
  )
  .post(
    '/create-review',
    documented(
      TAG,
      'Review a seller',
      WrittenReview,
      'One for each buyer and seller: a second one takes the place of the first.',
      201,
    ),
    repeatable,
    signedIn,
    confirmed,
    body(ReviewInput),
    async (c) => {
      const { actor, limits } = c.var.ctx
      await limits.consume(REVIEWS_WRITTEN, actor.id)
      const input = c.req.valid('json')
      const review = await createOnce(c, input, (ctx) => createReview(ctx, input))
      return c.json({ ...done('Review submitted'), review }, 201)
    },
  )
  .post(
    '/contacted/:userId',
    documented(
      TAG,
      'Remember that the caller has contacted a seller',
      Done,
      'So that a review of theirs says it that is written on a later day. 20 different sellers a day. Nobody is shown whom they have contacted, and it goes with the account.',
    ),
    signedIn,
    confirmed,
    async (c) => {
      const { actor, limits } = c.var.ctx
      const sellerId = userIdParameter(c.req.param('userId'))
      await limits.consumeDistinct(SELLERS_CONTACTED, actor.id, sellerId)
      await rememberContact(c.var.ctx, sellerId)
      return c.json(done('Contact remembered'))
    },
  )
  .delete('/:id', documented(TAG, 'Take back an own review', Done), signedIn, async (c) => {
    await deleteReview(c.var.ctx, reviewId(c.req.param('id')))
    return c.json(done('Review removed'))
  })
  .post(
    '/:id/reply',
    documented(TAG, 'Reply to a review of the own shop', Done, 'Once, in public; nobody changes it later.'),
    signedIn,
    body(ReplyInput),
    async (c) => {
      await replyTo(c.var.ctx, { id: reviewId(c.req.param('id')), ...c.req.valid('json') })
      return c.json(done('Reply published'))
    },
  )
