import * as z from 'zod/mini'
import { MarketNumbers, People, SentImports } from '#domain/moderation/admin-schema.ts'
import { ModerationInput } from '#domain/moderation/moderation-input.ts'
import { MARKET_DAYS, MODERATION_PAGE_SIZE } from '#domain/moderation/moderation-rules.ts'
import { ModerationLog, ReportQueue, WaitingReviews } from '#domain/moderation/moderation-schema.ts'
import { offsetOf } from '#domain/pagination.ts'
import { adminOnly, signedIn } from '#server/api/identity.ts'
import { body } from '#server/api/json-body.ts'
import * as parameters from '#server/api/query-parameters.ts'
import { createRouter, Done, documented, done } from '#server/api/router.ts'
import { getMarketNumbers } from './market-number-queries.ts'
import { moderate } from './moderation-commands.ts'
import { listModerationLog, listReportedTargets, listWaitingReviews } from './moderation-queries.ts'
import { listPeople } from './people-queries.ts'
import { listSentImports } from './sent-import-queries.ts'

const TAG = 'Moderation'

const PagingQuery = z.object({ page: parameters.page, limit: parameters.limit })
const LogQuery = z.extend(PagingQuery, { inForce: parameters.flag('Only what is hidden or suspended now') })
const AfterQuery = z.object({ after: parameters.after, limit: parameters.limit })
const PeopleQuery = z.extend(AfterQuery, { search: parameters.peopleSearch })

type PageQuery = { page?: number | undefined; limit?: number | undefined }
const rangeOf = ({ page = 1, limit = MODERATION_PAGE_SIZE }: PageQuery) => ({
  page,
  limit,
  offset: offsetOf({ page, limit }),
})

/** For admins alone. */
export const adminRoutes = createRouter()
  .get(
    '/reports',
    documented(TAG, 'Reported things, the one that waits longest first, 20 a page', ReportQueue),
    signedIn,
    adminOnly,
    parameters.query(PagingQuery),
    async (c) => c.json(await listReportedTargets(c.var.ctx, rangeOf(c.req.valid('query')))),
  )
  .get(
    '/waiting-reviews',
    documented(
      TAG,
      'Reviews that wait for a moderator, the one that waits longest first, 20 a page',
      WaitingReviews,
      'Of a burst from new accounts: approve or hide each.',
    ),
    signedIn,
    adminOnly,
    parameters.query(PagingQuery),
    async (c) => c.json(await listWaitingReviews(c.var.ctx, rangeOf(c.req.valid('query')))),
  )
  .get(
    '/log',
    documented(TAG, 'What admins have done, the newest first, 20 a page', ModerationLog),
    signedIn,
    adminOnly,
    parameters.query(LogQuery),
    async (c) => {
      const { inForce = false, ...paging } = c.req.valid('query')
      return c.json(await listModerationLog(c.var.ctx, { ...rangeOf(paging), onlyInForce: inForce }))
    },
  )
  .post(
    '/moderate',
    documented(
      TAG,
      'Dismiss the reports of a thing, hide it or show it again; suspend an account or open it again; approve a review that waits',
      Done,
      'It is logged, and its owner is told why by mail.',
    ),
    signedIn,
    adminOnly,
    body(ModerationInput),
    async (c) => {
      await moderate(c.var.ctx, c.req.valid('json'))
      return c.json(done('Done'))
    },
  )
  .get(
    '/people',
    documented(
      TAG,
      'Accounts, the newest first, 20 a page',
      People,
      'With `search` those alone of which it is a part of the name, the e-mail address or the number.',
    ),
    signedIn,
    adminOnly,
    parameters.query(PeopleQuery),
    async (c) => {
      const { limit = MODERATION_PAGE_SIZE, ...query } = c.req.valid('query')
      return c.json(await listPeople(c.var.ctx, { ...query, limit }))
    },
  )
  .get(
    '/imports',
    documented(TAG, 'The files that sellers have sent, the newest first, 20 a page', SentImports),
    signedIn,
    adminOnly,
    parameters.query(AfterQuery),
    async (c) => {
      const { limit = MODERATION_PAGE_SIZE, after } = c.req.valid('query')
      return c.json(await listSentImports(c.var.ctx, { after, limit }))
    },
  )
  .get(
    '/numbers',
    documented(
      TAG,
      `What happened on the market in the last ${MARKET_DAYS} days, by day`,
      MarketNumbers,
      'Days in Nigeria, the oldest first. Offers are those that buyers see now; no person is in it.',
    ),
    signedIn,
    adminOnly,
    async (c) => c.json(await getMarketNumbers(c.var.ctx)),
  )
