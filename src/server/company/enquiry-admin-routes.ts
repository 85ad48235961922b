import { describeRoute } from 'hono-openapi'
import * as z from 'zod/mini'
import { ENQUIRY_PAGE_SIZE, EnquiryPage } from '#domain/company/enquiry-schema.ts'
import { answerCsv } from '#server/api/csv-answer.ts'
import { adminOnly, signedIn } from '#server/api/identity.ts'
import * as parameters from '#server/api/query-parameters.ts'
import { createRouter, documented, failure } from '#server/api/router.ts'
import { enquiryLines, listEnquiries } from './enquiry-queries.ts'

const TAG = 'Company'

const PagingQuery = z.object({ page: parameters.page, limit: parameters.limit })

const file = describeRoute({
  tags: [TAG],
  summary: 'Every enquiry, the newest first, as a CSV file',
  responses: {
    200: { description: 'Success', content: { 'text/csv': { schema: { type: 'string' } } } },
    default: failure,
  },
})

/** Mounted below /admin, for admins alone. */
export const enquiryAdminRoutes = createRouter()
  .get(
    '/enquiries',
    documented(TAG, `Enquiries, the newest first, ${ENQUIRY_PAGE_SIZE} a page`, EnquiryPage),
    signedIn,
    adminOnly,
    parameters.query(PagingQuery),
    async (c) => {
      const { page = 1, limit = ENQUIRY_PAGE_SIZE } = c.req.valid('query')
      return c.json(await listEnquiries(c.var.ctx, { page, limit }))
    },
  )
  .get('/enquiries.csv', file, signedIn, adminOnly, (c) =>
    answerCsv(c, 'enquiries.csv', enquiryLines(c.var.ctx)),
  )
