import * as z from 'zod/mini'
import { AppError } from '#domain/errors.ts'
import { asksNotToBeCounted, isMachine, LEAD_PERIOD, LEAD_PERIODS } from '#domain/leads/lead-rules.ts'
import { Leads, LeadsInput } from '#domain/leads/lead-schema.ts'
import { SellerOverview } from '#domain/leads/overview-schema.ts'
import { isAdmin } from '#domain/moderation/moderation-rules.ts'
import { LEADS_BODY } from '#server/api/body-limits.ts'
import { alwaysPrivate } from '#server/api/cache-headers.ts'
import type { Call } from '#server/api/call.ts'
import { clientAddress } from '#server/api/client-address.ts'
import type { Context } from '#server/api/context.ts'
import { findActor, signedIn } from '#server/api/identity.ts'
import { atMost, body } from '#server/api/json-body.ts'
import { ownIdOf } from '#server/api/ownership.ts'
import * as parameters from '#server/api/query-parameters.ts'
import { createRouter, documented } from '#server/api/router.ts'
import { getLeads } from './lead-queries.ts'
import { getSellerOverview } from './overview-queries.ts'

const TAG = 'Leads'

/** Whoever is signed in there, also where the access token is too old. */
async function findViewer(ctx: Context, headers: Headers) {
  const actor = await findActor(ctx, headers)
  return actor ?? (await ctx.auth.api.getSession({ headers, query: { disableRefresh: true } }))?.user
}

async function count(c: Call, leads: LeadsInput, userAgent: string): Promise<void> {
  const { ctx } = c.var
  const viewer = await findViewer(ctx, c.req.raw.headers)
  if (viewer && isAdmin(viewer, ctx.settings.adminEmails)) return
  await ctx.leads.count(leads, { address: clientAddress(c), userAgent, viewerId: viewer?.id ?? null })
}

export const leadRoutes = createRouter()
  .use(alwaysPrivate)
  .post(
    '/',
    documented(
      TAG,
      'What a visitor has seen of offers, and whom they asked',
      undefined,
      'Sent by the pages (`navigator.sendBeacon`); the answer never depends on what becomes of it. Machines, owners, admins and whoever sends `Sec-GPC: 1` or `DNT: 1` are not counted; a device counts once a day for an offer and kind.',
      204,
    ),
    atMost(LEADS_BODY),
    body(LeadsInput),
    async (c) => {
      const { ctx } = c.var
      const userAgent = c.req.header('User-Agent')
      if (!userAgent || isMachine(userAgent) || asksNotToBeCounted((name) => c.req.header(name)))
        return c.body(null, 204)
      if (await ctx.leads.isTooMuch(clientAddress(c))) throw new AppError('too-many', 'Too many beacons')
      await count(c, c.req.valid('json'), userAgent).catch((error: unknown) =>
        ctx.log.warn({ err: error }, 'leads were not counted'),
      )
      return c.body(null, 204)
    },
  )

const OF_SOMEBODY_ELSE = 'These are the leads of somebody else'

const LeadsQuery = z.object({
  days: parameters.oneOf('In the last so many days; without it, 30', 'days', LEAD_PERIODS.map(String)),
})

/** These are mounted below /user, whose other calls belong to accounts. */
export const ownLeadRoutes = createRouter().get(
  '/:userId',
  documented(TAG, 'How often the own offers were seen and asked for', Leads),
  signedIn,
  parameters.query(LeadsQuery),
  async (c) => {
    const { ctx } = c.var
    const sellerId = await ownIdOf(ctx, c.req.param('userId'), OF_SOMEBODY_ELSE)
    const { days } = c.req.valid('query')
    const period = LEAD_PERIODS.find((each) => String(each) === days) ?? LEAD_PERIOD
    return c.json(await getLeads(ctx.db, { sellerId, days: period }))
  },
)

/** Mounted there, too. */
export const overviewRoutes = createRouter().get(
  '/:userId',
  documented(
    TAG,
    'What a seller can do today: pictures, prices, reviews, and what is searched in vain where they sell',
    SellerOverview,
  ),
  signedIn,
  async (c) => {
    const { ctx } = c.var
    const sellerId = await ownIdOf(ctx, c.req.param('userId'), OF_SOMEBODY_ELSE)
    return c.json(await getSellerOverview(ctx.db, sellerId))
  },
)
