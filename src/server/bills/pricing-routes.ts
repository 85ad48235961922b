import * as z from 'zod/mini'
import {
  BillPricing,
  LineDecision,
  PRICED_DAYS,
  PricedBillLine,
  PriceInput,
  RateToWrite,
} from '#domain/bills/pricing/pricing-schema.ts'
import { MaterialSchedule } from '#domain/bills/pricing/schedule-schema.ts'
import { scheduleCsv, scheduleText, sectionsCsv } from '#domain/bills/pricing/schedule-text.ts'
import { signedIn } from '#server/api/identity.ts'
import { body } from '#server/api/json-body.ts'
import { oneOf, query } from '#server/api/query-parameters.ts'
import { createRouter, Done, documented, documentedFile, done } from '#server/api/router.ts'
import { withCaller } from './bill-caller.ts'
import { getPricing, priceBill } from './bill-pricing.ts'
import { countWork } from './bill-routes.ts'
import { decideLine } from './line-decisions.ts'
import { deleteOwnPrice, listOwnPrices, OwnPrice, OwnPriceInput, setOwnPrice } from './own-prices.ts'
import { listRatesToWrite } from './rates-to-write.ts'
import { schedulePdf } from './schedule-pdf.ts'
import { getSchedule } from './schedule-queries.ts'

const TAG = 'Bills'

const ScheduleQuery = z.object({
  by: oneOf('`section`: a row for each material of each section', 'by', ['section']),
})

/** What the lines of a bill are, what they cost today, and what is to be bought for them. */
export const billPricingRoutes = createRouter()
  .use(withCaller)
  .post(
    '/:id/price',
    documented(
      TAG,
      'Price an own bill from the market of a state, today or on a past day',
      BillPricing,
      `What is certain, or decided, is priced; the rest is counted as unpriced. Prices are old after ${PRICED_DAYS} days. Pricing again says what moved. With \`date\` the prices are those of the price index of that week: published, or of three and four sellers.`,
    ),
    body(PriceInput),
    async (c) => {
      await countWork(c.var.ctx)
      return c.json(await priceBill(c.var.ctx, c.req.param('id'), c.req.valid('json')))
    },
  )
  .get(
    '/:id/price',
    documented(
      TAG,
      'What a bill came to when it was last priced; null: it never was',
      z.nullable(BillPricing),
    ),
    async (c) => c.json(await getPricing(c.var.ctx, c.req.param('id'))),
  )
  .get(
    '/:id/rates',
    documented(TAG, 'The rates of an own priced bill, for the cells of its workbook', z.array(RateToWrite)),
    async (c) => c.json(await listRatesToWrite(c.var.ctx, c.req.param('id'))),
  )
  .put(
    '/:id/lines/:key',
    documented(
      TAG,
      'Say what a line of an own bill is, or what it costs',
      PricedBillLine,
      'Of an account it is remembered for the same line of other bills. It costs something once the bill is priced again. Marked `have` it costs nothing and nothing is bought for it; marked `provisional` its amount is counted with the provisional sums.',
    ),
    body(LineDecision),
    async (c) =>
      c.json(await decideLine(c.var.ctx, c.req.param('id'), c.req.param('key'), c.req.valid('json'))),
  )
  .delete(
    '/:id/lines/:key',
    documented(TAG, 'Take back what was said of a line of an own bill', PricedBillLine),
    async (c) => c.json(await decideLine(c.var.ctx, c.req.param('id'), c.req.param('key'), null)),
  )
  .get(
    '/:id/schedule',
    documented(TAG, 'What is to be bought for a priced bill, in whole packs', MaterialSchedule),
    async (c) => c.json(await getSchedule(c.var.ctx, c.req.param('id'))),
  )
  .get(
    '/:id/schedule.csv',
    documentedFile(TAG, 'The same as a table', 'text/csv'),
    query(ScheduleQuery),
    async (c) => {
      const schedule = await getSchedule(c.var.ctx, c.req.param('id'))
      const table = c.req.valid('query').by === 'section' ? sectionsCsv(schedule) : scheduleCsv(schedule)
      return c.body(table, 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="materials.csv"',
      })
    },
  )
  .get('/:id/schedule.pdf', documentedFile(TAG, 'The same as a printout', 'application/pdf'), async (c) => {
    const { ctx } = c.var
    await countWork(ctx)
    return c.body(await schedulePdf(await getSchedule(ctx, c.req.param('id'))), 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'attachment; filename="materials.pdf"',
    })
  })
  .get('/:id/schedule.txt', documentedFile(TAG, 'The same as a list to send', 'text/plain'), async (c) =>
    c.text(scheduleText(await getSchedule(c.var.ctx, c.req.param('id')))),
  )

const LIBRARY = 'An account’s own prices and rates go before the market’s when its bills are priced.'

export const ownPriceRoutes = createRouter()
  .use(signedIn)
  .get('/', documented(TAG, 'Own prices and rates', z.array(OwnPrice), LIBRARY), async (c) =>
    c.json(await listOwnPrices(c.var.ctx.db, c.var.ctx.actor.id)),
  )
  .put(
    '/:kind/:subject',
    documented(TAG, 'Set an own price of a resource, or an own rate of a work item', Done, LIBRARY),
    body(OwnPriceInput),
    async (c) => {
      const { db, actor } = c.var.ctx
      const { kind, subject } = c.req.param()
      await setOwnPrice(db, actor.id, kind, subject, c.req.valid('json').naira)
      return c.json(done('It goes before the market’s from now on'))
    },
  )
  .delete('/:kind/:subject', documented(TAG, 'Delete an own price or rate', Done), async (c) => {
    const { db, actor } = c.var.ctx
    const { kind, subject } = c.req.param()
    await deleteOwnPrice(db, actor.id, kind, subject)
    return c.json(done('The market’s counts again'))
  })
