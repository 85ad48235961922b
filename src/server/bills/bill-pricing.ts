import { and, asc, eq, inArray } from 'drizzle-orm'
import type { BillLine } from '#domain/bills/bill-schema.ts'
import type { PricedAs } from '#domain/bills/matching/match-schema.ts'
import { decided, pricedTotals, priceLine, resourcesUsed } from '#domain/bills/pricing/price-lines.ts'
import {
  type BillPricing,
  type LineDecision,
  PRICED_DAYS,
  type PricedBillLine,
  type PricedResource,
  type PriceInput,
} from '#domain/bills/pricing/pricing-schema.ts'
import { AppError } from '#domain/errors.ts'
import { marketMaterial } from '#domain/rates/market-materials.ts'
import { RESOURCE_IDS, type ResourceId, resource } from '#domain/rates/resources.ts'
import { STARTING_PRICES } from '#domain/rates/starting-prices.ts'
import { workItem } from '#domain/rates/work-items.ts'
import type { Db } from '#server/db/client.ts'
import { billDecisions, billLinePrices, billPricings } from '#server/db/schema/bill-prices.ts'
import { billLines } from '#server/db/schema/bills.ts'
import { listMedianPrices } from '#server/materials/median-queries.ts'
import type { BillContext } from './bill-caller.ts'
import { getOwnBill, getSeenBill } from './bill-queries.ts'
import { forget, matchesOf, remember } from './match-memory.ts'
import { listOwnPrices } from './own-prices.ts'

const DAY_MS = 24 * 3_600_000
const BATCH = 1_000

export async function linesOf(db: Db, billId: string): Promise<BillLine[]> {
  const rows = await db
    .select({ line: billLines.line })
    .from(billLines)
    .where(eq(billLines.billId, billId))
    .orderBy(asc(billLines.position))
  return rows.map(({ line }) => line)
}

async function decisionsOf(db: Db, billId: string, keys?: string[]): Promise<Map<string, LineDecision>> {
  const rows = await db
    .select()
    .from(billDecisions)
    .where(and(eq(billDecisions.billId, billId), keys && inArray(billDecisions.key, keys)))
  return new Map(rows.map(({ key, decision }) => [key, decision]))
}

/** Today's price of each resource, and where it is from: one's own, what one has, the market's median, else our starting figure. */
async function pricesOf(ctx: BillContext, ownerId: string | null, { state, have }: PriceInput) {
  const [{ prices: medians }, own] = await Promise.all([
    listMedianPrices(ctx, state ?? undefined),
    ownerId === null ? [] : listOwnPrices(ctx.db, ownerId),
  ])
  const median = new Map<ResourceId, (typeof medians)[number]>(medians.map((each) => [each.material, each]))
  const ownOf = (kind: 'price' | 'rate') =>
    Object.fromEntries(own.filter((each) => each.kind === kind).map(({ subject, naira }) => [subject, naira]))
  const ownPrice: Record<string, number> = ownOf('price')
  const resources = RESOURCE_IDS.map((id): PricedResource => {
    const { name, unit } = resource(id)
    const of = { resource: id, name, unit, specification: marketMaterial(id)?.specification ?? null }
    const nobody = { location: null, sellers: 0, oldest: null, newest: null, approximately: null }
    if (have.includes(id)) return { ...of, ...nobody, price: 0, origin: 'have' }
    const said = ownPrice[id]
    if (said !== undefined) return { ...of, ...nobody, price: said, origin: 'own' }
    const market = median.get(id)
    if (!market) return { ...of, ...nobody, price: STARTING_PRICES.prices[id], origin: 'starting' }
    const { location, sellers, oldest, newest, approximately } = market
    return { ...of, location, sellers, oldest, newest, approximately, price: market.median, origin: 'market' }
  })
  return { resources, ownRates: ownOf('rate') }
}

/** Prices a bill from today's market, and keeps what it came to. @throws AppError not-found, conflict */
export async function priceBill(ctx: BillContext, written: string, input: PriceInput): Promise<BillPricing> {
  const { db } = ctx
  const bill = await getOwnBill(ctx, written)
  if (bill.state === 'reading' || bill.state === 'failed')
    throw new AppError('conflict', 'This bill is not read yet, so there is nothing to price.')
  const lines = await linesOf(db, bill.id)
  const [matches, decisions, { resources, ownRates }, [before]] = await Promise.all([
    matchesOf(db, bill.ownerId, lines),
    decisionsOf(db, bill.id),
    pricesOf(ctx, bill.ownerId, input),
    db.select().from(billPricings).where(eq(billPricings.billId, bill.id)),
  ])
  const byId = Object.fromEntries(resources.map(({ resource: id, price }) => [id, price])) as Record<
    ResourceId,
    number
  >
  const prices = { resources: byId, ownRates, margins: input }
  const priced = lines.map((line, index): PricedBillLine => {
    const decision = decisions.get(line.key)
    const read = matches[index] ?? { level: 'ask' as const, as: null, others: [], why: [] }
    const match = decided(read, decision)
    return { key: line.key, match, price: priceLine(line, match, decision, prices) }
  })
  const used = resourcesUsed(priced)
  const now = new Date()
  const totals = pricedTotals(lines, priced, input)
  const pricing: BillPricing = {
    input,
    pricedAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + PRICED_DAYS * DAY_MS).toISOString(),
    totals,
    resources: resources.filter(({ resource: id }) => used.has(id)),
    moved: before ? movedSince(before.pricing, totals.naira, byId) : null,
  }
  await db.transaction(async (tx) => {
    await tx.delete(billLinePrices).where(eq(billLinePrices.billId, bill.id))
    for (let from = 0; from < priced.length; from += BATCH)
      await tx
        .insert(billLinePrices)
        .values(
          priced.slice(from, from + BATCH).map((one) => ({ billId: bill.id, key: one.key, priced: one })),
        )
    await tx
      .insert(billPricings)
      .values({ billId: bill.id, pricing })
      .onConflictDoUpdate({ target: billPricings.billId, set: { pricing } })
  })
  return pricing
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

/** What each is taken for, and what it cost when the bill was last priced. */
async function pricedOf(
  ctx: BillContext,
  bill: { id: string; ownerId: string | null },
  lines: readonly BillLine[],
): Promise<PricedBillLine[]> {
  const keys = lines.map(({ key }) => key)
  if (keys.length === 0) return []
  const [matches, decisions, rows] = await Promise.all([
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
    return { key, match: decided(read, decisions.get(key)), price: priced.get(key)?.price ?? null }
  })
}

/**
 * Says what a line of an own bill is, or what it costs; null takes that back. Of an account it is remembered. Prices change when the
 * bill is priced again.
 * @throws AppError not-found, invalid
 */
export async function decideLine(
  ctx: BillContext,
  written: string,
  key: string,
  decision: LineDecision | null,
): Promise<PricedBillLine> {
  const { db } = ctx
  const bill = await getOwnBill(ctx, written)
  const [row] = await db
    .select({ line: billLines.line })
    .from(billLines)
    .where(and(eq(billLines.billId, bill.id), eq(billLines.key, key)))
  if (!row) throw new AppError('not-found', 'There is no such line in this bill.')
  if (decision?.as) assertKnown(decision.as)
  await db.transaction(async (tx) => {
    const ofLine = and(eq(billDecisions.billId, bill.id), eq(billDecisions.key, key))
    if (decision)
      await tx
        .insert(billDecisions)
        .values({ billId: bill.id, key, decision })
        .onConflictDoUpdate({ target: [billDecisions.billId, billDecisions.key], set: { decision } })
    else await tx.delete(billDecisions).where(ofLine)
    if (bill.ownerId !== null && decision?.as) await remember(tx, bill.ownerId, row.line, decision.as)
    if (bill.ownerId !== null && !decision) await forget(tx, bill.ownerId, row.line)
  })
  const [priced] = await pricedOf(ctx, bill, [row.line])
  if (!priced) throw new Error('The line was not matched')
  return priced
}

/** @throws AppError invalid where a work item has no such choice or factor */
function assertKnown(as: PricedAs): void {
  if (as.kind === 'material') return
  const { choices, factors } = workItem(as.item)
  for (const [id, option] of Object.entries(as.choices))
    if (!Object.hasOwn(choices, id) || !Object.hasOwn(choices[id]?.options ?? {}, option))
      throw new AppError('invalid', `${workItem(as.item).title} has no choice ${id}: ${option}`)
  for (const id of Object.keys(as.factors))
    if (!Object.hasOwn(factors, id))
      throw new AppError('invalid', `${workItem(as.item).title} has no factor ${id}`)
}

/** A rate to be written into a cell of the bill's workbook, in naira, and where it is from. */
export type RateToWrite = {
  key: string
  sheet: string
  cell: string
  value: number
  amountCell: string | null
  amount: number
  source: string
}

/** Rates of an own bill's last pricing, for the lines that have a cell for one. @throws AppError not-found, conflict */
export async function listRatesToWrite(ctx: BillContext, written: string): Promise<RateToWrite[]> {
  const bill = await getOwnBill(ctx, written)
  const pricing = await getPricing(ctx, written)
  if (!pricing) throw new AppError('conflict', 'Price this bill first.')
  const lines = await linesOf(ctx.db, bill.id)
  const rows = await ctx.db.select().from(billLinePrices).where(eq(billLinePrices.billId, bill.id))
  const priced = new Map(rows.map((row) => [row.key, row.priced]))
  return lines.flatMap((line) => {
    const one = priced.get(line.key)
    const rate = one?.price?.rate
    const cell = line.cells.rate
    if (!one?.price || rate === null || rate === undefined || cell === null) return []
    const source = sourceOf(one, pricing)
    // The bill's own quantity is that of one building.
    const amount = one.price.amount / (line.multiplier || 1)
    return [
      { key: line.key, sheet: line.sheet, cell, value: rate, amountCell: line.cells.amount, amount, source },
    ]
  })
}

/** "Concrete 1:2:4 at prices of Kano, 23 November 2026": one sentence a line. */
function sourceOf({ match, price }: PricedBillLine, { input, pricedAt, resources }: BillPricing): string {
  const what =
    match.as?.kind === 'work'
      ? workItem(match.as.item).title
      : match.as
        ? resource(match.as.resource).name
        : ''
  if (price?.by === 'own-rate') return 'Own rate'
  const used = new Set(price?.lines.map((line) => line.resource))
  const market = resources.filter(({ resource: id, origin }) => used.has(id) && origin === 'market')
  const sellers = market.map(({ name, sellers: count }) => `${name}: ${count} sellers`).join('; ')
  return `${what}, ${input.state ?? 'Nigeria'}, ${pricedAt.slice(0, 10)}${sellers ? ` (${sellers})` : ''}`
}
