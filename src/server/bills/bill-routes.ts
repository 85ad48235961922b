import { createMiddleware } from 'hono/factory'
import { describeRoute } from 'hono-openapi'
import * as z from 'zod/mini'
import { BillNameInput, MappingInput } from '#domain/bills/bill-input.ts'
import {
  BILL_HOURS,
  BILL_LIMITS,
  KEPT_BILL_DAYS,
  LINES_PAGE_MAX,
  ROWS_PAGE,
} from '#domain/bills/bill-rules.ts'
import { Bill, BillLinePage, BillOverview, BillRowPage } from '#domain/bills/bill-schema.ts'
import { AppError } from '#domain/errors.ts'
import { BILL_BODY } from '#server/api/body-limits.ts'
import { repeatable, requestedKey } from '#server/api/idempotency.ts'
import { atMost, body } from '#server/api/json-body.ts'
import { number, query, words } from '#server/api/query-parameters.ts'
import type { RateLimit } from '#server/api/rate-limits.ts'
import { createRouter, Done, documented, done } from '#server/api/router.ts'
import { type BillContext, SHARE_HEADER, senderOf, withCaller } from './bill-caller.ts'
import { deleteBill, keepBill, renameBill, sendBill, setMapping } from './bill-commands.ts'
import { answerBill, getSeenBill, listLines, listOwnBills, listRows } from './bill-queries.ts'

const TAG = 'Bills'
const HOUR = 3_600

/** Reading a bill takes a processor for seconds. Whole towns share one address behind a carrier. */
const BILLS_BY_ADDRESS: RateLimit = { name: 'bill-address', tries: 60, seconds: HOUR }
const BILLS_BY_ACCOUNT: RateLimit = { name: 'bill', tries: 60, seconds: HOUR }

/** Counts what takes a processor. */
export async function countWork({ caller, limits }: BillContext): Promise<void> {
  if (caller.actor) await limits.count(BILLS_BY_ACCOUNT, caller.actor.id)
  else await limits.count(BILLS_BY_ADDRESS, caller.address)
}

const TYPES = [
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.ms-excel',
  'application/octet-stream',
  'text/csv',
  'text/tab-separated-values',
]

const FILE = { type: 'string', format: 'binary' } as const

/** Documents the body, which is no JSON. */
const billFile = describeRoute({
  requestBody: {
    required: true,
    description: `A workbook (.xlsx), a CSV file, or copied cells as tab-separated values, of at most ${BILL_LIMITS.bytes / 1024 / 1024} MB`,
    content: Object.fromEntries(TYPES.map((type) => [type, { schema: FILE }])),
  },
})

const limit = atMost(BILL_BODY)

/** What the file is, is seen in it. No form of a page can send any of these without being asked first. */
const billsAlone = createMiddleware(async (c, next) => {
  const [type] = (c.req.header('Content-Type') ?? '').toLowerCase().split(';')
  if (!TYPES.includes(type?.trim() ?? ''))
    throw new AppError(
      'unsupported-type',
      'Send an .xlsx workbook or a .csv file as what it is, or copied cells as text/tab-separated-values',
    )
  return await limit(c, next)
})

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
const KEEPS = `Without an account for ${KEPT_BILL_DAYS} days, of an account until it is deleted; a bill that was sent before signing in becomes the account's.`

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
      if (bytes.length === 0) throw new AppError('malformed', 'The body is empty: it has to be the file')
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
    async (c) => c.json(answerBill(await getSeenBill(c.var.ctx, c.req.param('id')))),
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
      return c.json(await listLines(c.var.ctx, c.req.param('id'), { ...from, limit: size }))
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
  .post('/:id/keep', documented(TAG, 'Keep an own bill', Bill, KEEPS), async (c) =>
    c.json(await keepBill(c.var.ctx, c.req.param('id'))),
  )
  .delete('/:id', documented(TAG, 'Delete an own bill for good', Done), async (c) => {
    await deleteBill(c.var.ctx, c.req.param('id'))
    return c.json(done('The bill is gone'))
  })
