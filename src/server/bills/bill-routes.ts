import { describeRoute } from 'hono-openapi'
import * as z from 'zod/mini'
import { BillNameInput, MappingInput, RatesInput, ShareInput } from '#domain/bills/bill-input.ts'
import {
  BILL_HOURS,
  BILL_LIMITS,
  KEPT_BILL_DAYS,
  LINES_PAGE_MAX,
  ROWS_PAGE,
  SHARE_DAYS,
} from '#domain/bills/bill-rules.ts'
import {
  Bill,
  BillComparison,
  BillLinePage,
  BillOverview,
  BillRowPage,
  BillShare,
  CreatedShare,
} from '#domain/bills/bill-schema.ts'
import { AppError } from '#domain/errors.ts'
import { repeatable, requestedKey } from '#server/api/idempotency.ts'
import { body } from '#server/api/json-body.ts'
import { number, query, words } from '#server/api/query-parameters.ts'
import type { RateLimit } from '#server/api/rate-limits.ts'
import { createRouter, Done, documented, documentedFile, done } from '#server/api/router.ts'
import { answerFile, billFile, billsAlone, fileAnswer } from './bill-bodies.ts'
import { type BillContext, SHARE_HEADER, senderOf, withCaller } from './bill-caller.ts'
import { deleteBill, keepBill, renameBill, sendBill, setMapping } from './bill-commands.ts'
import { listPriced } from './bill-pricing.ts'
import { checksAsText, compareOwnBills, listLines, listOwnBills, listRows, showBill } from './bill-queries.ts'
import { endShare, listShares, shareBill } from './bill-shares.ts'
import { readBillFile, writeRates } from './bill-workbook.ts'

const TAG = 'Bills'
const HOUR = 3_600

/** Reading a bill takes a processor for seconds. Whole towns share one address behind a carrier. */
const BILLS_BY_ADDRESS: RateLimit = { name: 'bill-address', tries: 60, seconds: HOUR }
const BILLS_BY_ACCOUNT: RateLimit = { name: 'bill', tries: 60, seconds: HOUR }

/** Counts what takes a processor. */
export async function countWork({ caller, limits }: BillContext): Promise<void> {
  if (caller.actor) await limits.consume(BILLS_BY_ACCOUNT, caller.actor.id)
  else await limits.consume(BILLS_BY_ADDRESS, caller.address)
}

/** Documents the header of those who have a link. */
const byLink = describeRoute({
  parameters: [
    {
      in: 'header',
      name: SHARE_HEADER,
      description: 'The secret of a link to this bill, for those who do not own it.',
      schema: { type: 'string' },
    },
  ],
})

const SendQuery = z.object({
  name: words('What the file is called'),
  versionOf: words('The id of an own bill that it is a new version of'),
})
const Sent = z.object({ id: z.string() })

const LinesQuery = z.object({
  sheet: words('Only those of this sheet'),
  after: number('Goes on where the page before ended: its `next`', {
    name: 'after',
    min: 0,
    max: 10_000_000,
  }),
  limit: number(`Lines a page, 1 to ${LINES_PAGE_MAX}`, { name: 'limit', min: 1, max: LINES_PAGE_MAX }),
})
const LINES_PAGE = 100

const RowsQuery = z.object({
  sheet: words('The sheet'),
  from: number('The first row, from 1', { name: 'from', min: 1, max: BILL_LIMITS.rows }),
})

const SENDS = `The answer comes before it is read: look at the bill until its state is no longer \`reading\`. Without an account it is for this browser alone, and deleted after ${BILL_HOURS} hour.`
const SHARES = `For ${SHARE_DAYS.default} days, or as many as it says. Whoever has the secret sends it as \`${SHARE_HEADER}\`; it is told this once.`
const KEEPS = `Without an account for ${KEPT_BILL_DAYS} days, of an account until it is deleted; a bill that was sent before signing in becomes the account’s.`

/** What was written and what was not, beside the file: JSON, percent-encoded. */
const REPORT_HEADER = 'X-Bill-Report'
/** Headers are short. */
const REPORTED = 40
const WRITES = `Rates go by the keys of their lines; an amount is written where no formula computes it. Protected cells and formulas are left alone. The header \`${REPORT_HEADER}\` says as percent-encoded JSON how many cells were \`written\`, which were \`refused\` and why, and which formulas are \`stale\`.`

/** Bills of quantities. Whoever is not the owner learns nothing, not even that there is one. */
export const billRoutes = createRouter()
  .use(withCaller)
  .post(
    '/',
    documented(TAG, 'Send a bill of quantities to be read and checked', Sent, SENDS, 202),
    billFile,
    repeatable,
    billsAlone,
    query(SendQuery),
    async (c) => {
      const { ctx } = c.var
      await countWork(ctx)
      const bytes = new Uint8Array(await c.req.arrayBuffer())
      if (bytes.length === 0) throw new AppError('malformed', 'The file is empty. Choose another one.')
      const { name = '', versionOf } = c.req.valid('query')
      const sender = await senderOf(c)
      return c.json(
        await sendBill(ctx, { sender, requestKey: requestedKey(c), fileName: name, bytes, versionOf }),
        202,
      )
    },
  )
  .get('/', documented(TAG, 'Own bills, the newest first', z.array(BillOverview)), async (c) =>
    c.json(await listOwnBills(c.var.ctx)),
  )
  .get(
    '/:id',
    documented(TAG, 'A bill: how far it is read, what it comes to, what does not add up', Bill),
    byLink,
    async (c) => c.json(await showBill(c.var.ctx, c.req.param('id'))),
  )
  .put('/:id', documented(TAG, 'Call an own bill something else', Bill), body(BillNameInput), async (c) =>
    c.json(await renameBill(c.var.ctx, c.req.param('id'), c.req.valid('json'))),
  )
  .get(
    '/:id/lines',
    documented(TAG, 'The lines of a bill, in their order', BillLinePage),
    byLink,
    query(LinesQuery),
    async (c) => {
      const { limit: size = LINES_PAGE, ...from } = c.req.valid('query')
      const { ctx } = c.var
      const page = await listLines(ctx, c.req.param('id'), { ...from, limit: size })
      return c.json({ ...page, priced: await listPriced(ctx, c.req.param('id'), page.lines) })
    },
  )
  .get(
    '/:id/rows',
    documented(
      TAG,
      `${ROWS_PAGE} rows of a sheet as they stand in the file, and why each is what it is`,
      BillRowPage,
    ),
    byLink,
    query(RowsQuery),
    async (c) => {
      const { sheet = '', from = 1 } = c.req.valid('query')
      return c.json(await listRows(c.var.ctx, c.req.param('id'), { sheet, from }))
    },
  )
  .put(
    '/:id/mapping',
    documented(
      TAG,
      'Say which column is what',
      Bill,
      'The bill is read again. Of an account, the next bill with these headings is read so without asking.',
    ),
    body(MappingInput),
    async (c) => {
      await countWork(c.var.ctx)
      return c.json(await setMapping(c.var.ctx, c.req.param('id'), c.req.valid('json')))
    },
  )
  .get('/:id/workbook', fileAnswer(TAG, 'The file of an own bill, as it was sent'), async (c) => {
    const { bill, bytes } = await readBillFile(c.var.ctx, c.req.param('id'))
    return answerFile(c, bill.fileName, bytes)
  })
  .post(
    '/:id/workbook',
    fileAnswer(TAG, 'The own workbook with rates in their cells, and nothing else changed', WRITES),
    body(RatesInput),
    async (c) => {
      const { ctx } = c.var
      await countWork(ctx)
      const { added, bytes, fileName, recalculates, refused, stale, written } = await writeRates(
        ctx,
        c.req.param('id'),
        c.req.valid('json'),
      )
      const report = {
        written,
        refused: refused.slice(0, REPORTED),
        stale: stale.slice(0, REPORTED),
        recalculates,
        added,
      }
      c.header(REPORT_HEADER, encodeURIComponent(JSON.stringify(report)))
      return answerFile(c, fileName, bytes)
    },
  )
  .get(
    '/:id/checks.txt',
    documentedFile(TAG, 'What does not add up, as a list to copy', 'text/plain'),
    byLink,
    async (c) => c.text(await checksAsText(c.var.ctx, c.req.param('id'))),
  )
  .get(
    '/:id/changes/:other',
    documented(
      TAG,
      'What an own bill says otherwise than another: lines added, dropped, changed',
      BillComparison,
    ),
    async (c) => c.json(await compareOwnBills(c.var.ctx, c.req.param('id'), c.req.param('other'))),
  )
  .get(
    '/:id/links',
    documented(TAG, 'The links to an own bill that have not ended', z.array(BillShare)),
    async (c) => c.json(await listShares(c.var.ctx, c.req.param('id'))),
  )
  .post(
    '/:id/links',
    documented(
      TAG,
      'Make a link by which others see an own bill, and change nothing',
      CreatedShare,
      SHARES,
      201,
    ),
    body(ShareInput),
    async (c) => c.json(await shareBill(c.var.ctx, c.req.param('id'), c.req.valid('json').days), 201),
  )
  .delete('/:id/links/:link', documented(TAG, 'End a link at once', Done), async (c) => {
    await endShare(c.var.ctx, c.req.param('id'), c.req.param('link'))
    return c.json(done('The link has ended'))
  })
  .post('/:id/keep', documented(TAG, 'Keep an own bill', Bill, KEEPS), async (c) =>
    c.json(await keepBill(c.var.ctx, c.req.param('id'))),
  )
  .delete('/:id', documented(TAG, 'Delete an own bill for good', Done), async (c) => {
    await deleteBill(c.var.ctx, c.req.param('id'))
    return c.json(done('The bill is deleted'))
  })
