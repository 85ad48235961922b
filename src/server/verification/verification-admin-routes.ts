import * as z from 'zod/mini'
import { MODERATION_PAGE_SIZE } from '#domain/moderation/moderation-rules.ts'
import { offsetOf } from '#domain/pagination.ts'
import { BusinessDecisionInput } from '#domain/verification/verification-input.ts'
import { BusinessQueue, CheckedBusinesses } from '#domain/verification/verification-schema.ts'
import { adminOnly, signedIn } from '#server/api/identity.ts'
import { body } from '#server/api/json-body.ts'
import * as parameters from '#server/api/query-parameters.ts'
import { createRouter, Done, documented, done } from '#server/api/router.ts'
import { decideBusiness } from './business-commands.ts'
import { readDocument } from './business-documents.ts'
import { answerDocument } from './document-answer.ts'
import { listCheckedBusinesses, listWaitingBusinesses } from './verification-queries.ts'
import { fileAnswer } from './verification-routes.ts'

const TAG = 'Moderation'

const QueueQuery = z.object({ page: parameters.page, limit: parameters.limit })
const CheckedQuery = z.object({ after: parameters.after, limit: parameters.limit })

/** For admins alone. */
export const verificationAdminRoutes = createRouter()
  .get(
    '/businesses',
    documented(TAG, 'Businesses that wait to be checked, the one that waits longest first', BusinessQueue),
    signedIn,
    adminOnly,
    parameters.query(QueueQuery),
    async (c) => {
      const { page = 1, limit = MODERATION_PAGE_SIZE } = c.req.valid('query')
      return c.json(
        await listWaitingBusinesses(c.var.ctx, { page, limit, offset: offsetOf({ page, limit }) }),
      )
    },
  )
  .get(
    '/businesses/checked',
    documented(TAG, 'Businesses whose check is good, the one decided last first', CheckedBusinesses),
    signedIn,
    adminOnly,
    parameters.query(CheckedQuery),
    async (c) => {
      const { limit = MODERATION_PAGE_SIZE, after } = c.req.valid('query')
      return c.json(await listCheckedBusinesses(c.var.ctx, { after, limit }))
    },
  )
  .post(
    '/businesses/decide',
    documented(
      TAG,
      'Approve a business, ask its seller something, or refuse it',
      Done,
      'It is logged, and the seller is told by mail. What was approved can be refused later.',
    ),
    signedIn,
    adminOnly,
    body(BusinessDecisionInput),
    async (c) => {
      await decideBusiness(c.var.ctx, c.req.valid('json'))
      return c.json(done('Done'))
    },
  )
  .get('/documents/:id', fileAnswer('A document of a seller'), signedIn, adminOnly, async (c) =>
    answerDocument(c, await readDocument(c.var.ctx, c.req.param('id'))),
  )
