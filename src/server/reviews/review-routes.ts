import * as z from 'zod/mini'
import { MAX_PAGE_SIZE, offsetOf } from '#domain/pagination.ts'
import { ReviewList } from '#domain/reviews/review-schema.ts'
import * as parameters from '#server/api/query-parameters.ts'
import { createRouter, documented, query, userIdParameter } from '#server/api/router.ts'
import { listReviews } from './review-queries.ts'

const PagingQuery = z.object({ page: parameters.page, limit: parameters.limit })

export const reviewRoutes = createRouter().get(
  '/get-reviews/:userId',
  documented(
    'Reviews',
    'Reviews of a seller, newest first, with the average and the count of all',
    ReviewList,
  ),
  query(PagingQuery),
  async (c) => {
    const { page = 1, limit = MAX_PAGE_SIZE } = c.req.valid('query')
    const sellerId = userIdParameter(c.req.param('userId'))
    return c.json(await listReviews(c.var.ctx, sellerId, { limit, offset: offsetOf({ page, limit }) }))
  },
)
