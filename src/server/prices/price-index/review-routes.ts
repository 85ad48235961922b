import * as z from 'zod/mini'
import { AppError } from '#domain/errors.ts'
import { MODERATION_PAGE_SIZE } from '#domain/moderation/moderation-rules.ts'
import {
  HeldValues,
  IndexEvidence,
  IndexReviewInput,
  JoinedSellers,
  JoinedSellersInput,
} from '#domain/prices/index-review-schema.ts'
import { REGIONS } from '#domain/prices/price-index-schema.ts'
import { adminOnly, signedIn } from '#server/api/identity.ts'
import { body } from '#server/api/json-body.ts'
import * as parameters from '#server/api/query-parameters.ts'
import { createRouter, Done, documented, done } from '#server/api/router.ts'
import { joinSellers, listJoinedSellers } from './joined-sellers.ts'
import { getEvidence, listHeldValues, reviewValue } from './review-queries.ts'

const TAG = 'Moderation'

const PagingQuery = z.object({ page: parameters.page, limit: parameters.limit })

const EvidenceQuery = z.object({
  week: parameters.week('Of this Monday'),
  material: parameters.words('Id of a specification'),
  state: parameters.oneOf('A state, or Nigeria', 'state', REGIONS),
})

/** For admins alone. */
export const indexReviewRoutes = createRouter()
  .get(
    '/price-index',
    documented(
      TAG,
      'Values of the price index that wait for a moderator, the newest week first, 20 a page',
      HeldValues,
      'Those of the last eight weeks that have changed by more than 10 %, or whose sign one controller decides.',
    ),
    signedIn,
    adminOnly,
    parameters.query(PagingQuery),
    async (c) => {
      const { page = 1, limit = MODERATION_PAGE_SIZE } = c.req.valid('query')
      return c.json(await listHeldValues(c.var.ctx, { page, limit }))
    },
  )
  .get(
    '/price-index/evidence',
    documented(TAG, 'The votes behind a value of the price index, a week before and now', IndexEvidence),
    signedIn,
    adminOnly,
    parameters.query(EvidenceQuery),
    async (c) => {
      const { week, material, state } = c.req.valid('query')
      if (!week || !material || !state)
        throw new AppError('malformed', 'It is asked by `week`, `material` and `state`')
      return c.json(await getEvidence(c.var.ctx, { cutOff: week, specification: material, region: state }))
    },
  )
  .post(
    '/price-index',
    documented(
      TAG,
      'Publish or withhold a value of the price index',
      Done,
      'The reason is published. The week is computed anew soon, as a new run.',
    ),
    signedIn,
    adminOnly,
    body(IndexReviewInput),
    async (c) => {
      await reviewValue(c.var.ctx, c.req.valid('json'))
      return c.json(done('Done'))
    },
  )
  .get(
    '/price-index/joined',
    documented(TAG, 'Sellers that moderators have joined: one vote for both', JoinedSellers),
    signedIn,
    adminOnly,
    async (c) => c.json(await listJoinedSellers(c.var.ctx)),
  )
  .post(
    '/price-index/joined',
    documented(
      TAG,
      'Join two sellers into one controller of the price index, or separate them again',
      Done,
      'It is logged with its reason, and counts in weeks that end later.',
    ),
    signedIn,
    adminOnly,
    body(JoinedSellersInput),
    async (c) => {
      await joinSellers(c.var.ctx, c.req.valid('json'))
      return c.json(done('Done'))
    },
  )
