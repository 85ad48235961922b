import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { BillLine } from '#domain/bills/bill-schema.ts'
import { decided, pricedTotals, priceLine, resourcesUsed } from '#domain/bills/pricing/price-lines.ts'
import {
  type BillPricing,
  type LineDecision,
  PRICED_DAYS,
  type PricedBillLine,
  type PriceInput,
} from '#domain/bills/pricing/pricing-schema.ts'
import { AppError } from '#domain/errors.ts'
import type { ResourceId } from '#domain/rates/resources.ts'
import type { Db } from '#server/db/client.ts'
import { billDecisions, billLinePrices, billPricings } from '#server/db/schema/bill-prices.ts'
import { inTurns } from '#server/in-turns.ts'
import type { BillContext } from './bill-caller.ts'
import { getOwnBill, getSeenBill, linesOf } from './bill-queries.ts'
import { matchesOf } from './match-memory.ts'
import { resourcePrices } from './resource-prices.ts'

const DAY_MS = 24 * 3_600_000
const BATCH = 1_000

async function decisionsOf(db: Db, billId: string, keys?: string[]): Promise<Map<string, LineDecision>> {
  const rows = await db
    .select()
    .from(billDecisions)
    .where(and(eq(billDecisions.billId, billId), keys && inArray(billDecisions.key, keys)))
  return new Map(rows.map(({ key, decision }) => [key, decision]))
}

/** Prices a bill from today's market, and keeps what it came to. @throws AppError not-found, conflict */
export async function priceBill(ctx: BillContext, written: string, input: PriceInput): Promise<BillPricing> {
  const { db } = ctx
  const bill = await getOwnBill(ctx, written)
  if (bill.state === 'reading' || bill.state === 'failed')
    throw new AppError('conflict', 'This bill is not read yet, so there is nothing to price.')
  const lines = await linesOf(db, bill.id)
  const [matches, decisionByKey, { resources, ownRates, week }, [before]] = await Promise.all([
    matchesOf(db, bill.ownerId, lines),
    decisionsOf(db, bill.id),
    resourcePrices(ctx, bill.ownerId, input),
    db.select().from(billPricings).where(eq(billPricings.billId, bill.id)),
  ])
  const byId = Object.fromEntries(resources.map(({ resource: id, price }) => [id, price])) as Record<
    ResourceId,
    number
  >
  const prices = { resources: byId, ownRates, margins: input }
  const priced = await inTurns(lines, (line, index): PricedBillLine => {
    const decision = decisionByKey.get(line.key)
    const read = matches[index] ?? { level: 'ask' as const, as: null, others: [], why: [] }
    const match = decided(read, decision)
    const price = sensible(
      () => priceLine(line, match, decision, prices),
      `${line.sheet}, row ${line.row}: its quantity or its rate is too large to be priced.`,
    )
    return { key: line.key, match, price, decision: decision ?? null }
  })
  const used = resourcesUsed(priced)
  const now = new Date()
  const totals = sensible(
    () => pricedTotals(lines, priced, input),
    'The figures of this bill are too large to be added up.',
  )
  const pricing: BillPricing = {
    input,
    week,
    pricedAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + PRICED_DAYS * DAY_MS).toISOString(),
    totals,
    resources: resources.filter(({ resource: id }) => used.has(id)),
    moved: before ? movedSince(before.pricing, totals.naira, byId) : null,
  }
  await db.transaction(async (tx) => {
    await writePrices(tx, bill.id, priced)
    await tx
      .insert(billPricings)
      .values({ billId: bill.id, pricing })
      .onConflictDoUpdate({ target: billPricings.billId, set: { pricing } })
  })
  return pricing
}

/** @throws AppError invalid where an amount is none that money can have */
function sensible<Result>(work: () => Result, message: string): Result {
  try {
    return work()
  } catch (error) {
    throw error instanceof RangeError ? new AppError('invalid', message) : error
  }
}

/** Writes what a line is taken for and costs where that is another than before: most prices do not move. */
async function writePrices(
  tx: Pick<Db, 'execute' | 'select'>,
  billId: string,
  priced: readonly PricedBillLine[],
) {
  const rows = await tx
    .select({ key: billLinePrices.key, priced: billLinePrices.priced })
    .from(billLinePrices)
    .where(eq(billLinePrices.billId, billId))
  const before = new Map(rows.map((row) => [row.key, row.priced]))
  const changed = priced.filter((one) => !isDeepStrictEqual(before.get(one.key), one))
  const keys = new Set(priced.map(({ key }) => key))
  const gone = rows.flatMap(({ key }) => (keys.has(key) ? [] : [key]))
  if (gone.length > 0)
    await tx.execute(
      sql`DELETE FROM ${billLinePrices} WHERE bill_id = ${billId} AND key IN (SELECT jsonb_array_elements_text(${JSON.stringify(gone)}::jsonb))`,
    )
  for (let from = 0; from < changed.length; from += BATCH)
    await tx.execute(sql`INSERT INTO ${billLinePrices} (bill_id, key, priced)
      SELECT ${billId}, one->>'key', one FROM jsonb_array_elements(${JSON.stringify(changed.slice(from, from + BATCH))}::jsonb) AS one
      ON CONFLICT (bill_id, key) DO UPDATE SET priced = excluded.priced`)
}

function movedSince(
  before: BillPricing,
  total: number,
  now: Readonly<Record<ResourceId, number>>,
): BillPricing['moved'] {
  const resources = before.resources
    .map(({ resource: id, price }) => ({ resource: id, from: price, to: now[id] }))
    .filter(({ from, to }) => from !== to)
    .toSorted((one, other) => Math.abs(change(other)) - Math.abs(change(one)))
  return { since: before.pricedAt, total: total - before.totals.naira, resources }
}
const change = ({ from, to }: { from: number; to: number }) => (from === 0 ? to : to / from - 1)

/** What a bill came to when it was last priced; null: never. @throws AppError not-found */
export async function getPricing(ctx: BillContext, written: string): Promise<BillPricing | null> {
  const { id } = await getSeenBill(ctx, written)
  const [row] = await ctx.db.select().from(billPricings).where(eq(billPricings.billId, id))
  return row?.pricing ?? null
}

/** Beside lines of a bill that the caller may look at. @throws AppError not-found */
export async function listPriced(ctx: BillContext, written: string, lines: readonly BillLine[]) {
  return pricedOf(ctx, await getSeenBill(ctx, written), lines)
}

/** What each is taken for, and what it cost when the bill was last priced. The caller may look at the bill. */
export async function pricedOf(
  ctx: BillContext,
  bill: { id: string; ownerId: string | null },
  lines: readonly BillLine[],
): Promise<PricedBillLine[]> {
  const keys = lines.map(({ key }) => key)
  if (keys.length === 0) return []
  const [matches, decisionByKey, rows] = await Promise.all([
    matchesOf(ctx.db, bill.ownerId, lines),
    decisionsOf(ctx.db, bill.id, keys),
    ctx.db
      .select({ priced: billLinePrices.priced })
      .from(billLinePrices)
      .where(and(eq(billLinePrices.billId, bill.id), inArray(billLinePrices.key, keys))),
  ])
  const priced = new Map(rows.map((row) => [row.priced.key, row.priced]))
  return lines.map(({ key }, index) => {
    const read = matches[index] ?? { level: 'ask' as const, as: null, others: [], why: [] }
    const [said, kept] = [decisionByKey.get(key) ?? null, priced.get(key)]
    return {
      key,
      match: decided(read, said ?? undefined),
      price: kept?.price ?? null,
      decision: said,
      waits: !isDeepStrictEqual(said, saidBy(kept, said)),
    }
  })
}

/** What was said of a line when it was priced. Prices of before that was kept with them are taken to have it all. */
const saidBy = (kept: PricedBillLine | undefined, said: LineDecision | null): LineDecision | null =>
  kept && kept.decision === undefined ? said : (kept?.decision ?? null)
