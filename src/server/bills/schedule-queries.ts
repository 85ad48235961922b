import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { materialsNeeded, scheduleLine } from '#domain/bills/pricing/schedule.ts'
import { type MaterialSchedule, REACH_KM, type ScheduleLine } from '#domain/bills/pricing/schedule-schema.ts'
import { AppError } from '#domain/errors.ts'
import { nairaFromKobo } from '#domain/money.ts'
import { distanceKm, positionOf } from '#domain/places/distance.ts'
import { STATES, type State } from '#domain/places.ts'
import { AGEING_DAYS } from '#domain/prices/freshness.ts'
import type { Db } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { billLinePrices } from '#server/db/schema/bill-prices.ts'
import { products } from '#server/db/schema/products.ts'
import { isCompared } from '#server/db/schema/sale-columns.ts'
import { ASKED, isSettled } from '#server/materials/compared-products.ts'
import type { BillContext } from './bill-caller.ts'
import { getPricing } from './bill-pricing.ts'
import { getSeenBill, linesOf } from './bill-queries.ts'

/** Offers beside each line. */
const OFFERS = 3

/** The states whose capitals are within reach of a state's, itself left out. */
const statesWithinReach = (state: State): State[] =>
  STATES.filter((other) => other !== state && distanceKm(positionOf(state), positionOf(other)) <= REACH_KM)

/** What is to be bought for a bill as it was last priced. @throws AppError not-found, conflict */
export async function getSchedule(ctx: BillContext, written: string): Promise<MaterialSchedule> {
  const bill = await getSeenBill(ctx, written)
  const pricing = await getPricing(ctx, written)
  if (!pricing) throw new AppError('conflict', 'Price this bill first: then we know what to list.')
  const [lines, rows] = await Promise.all([
    linesOf(ctx.db, bill.id),
    ctx.db.select().from(billLinePrices).where(eq(billLinePrices.billId, bill.id)),
  ])
  const byKey = new Map(rows.map((row) => [row.key, row.priced]))
  const priced = lines.flatMap(({ key }) => byKey.get(key) ?? [])
  const of = lines.filter(({ key }) => byKey.has(key))
  const needed = [...materialsNeeded(of, priced)].map(([id, amounts]) => scheduleLine(id, amounts))
  const { state, have } = pricing.input
  const specifications = needed.flatMap(({ specification }) => specification ?? [])
  const offers = await cheapestOf(ctx.db, specifications, state)
  const all = needed.map((line): ScheduleLine => {
    const found = line.specification === null ? [] : (offers.get(line.specification) ?? [])
    const has = have.includes(line.resource)
    const price = found[0]?.price
    const cost = has ? 0 : price === undefined ? null : Math.round(price * line.bought * 100) / 100
    return { ...line, have: has, offers: found, cost }
  })
  const sum = (of: (line: ScheduleLine) => number | null) =>
    all.reduce((total, line) => total + (of(line) ?? 0), 0)
  return {
    version: 1,
    bill: { id: bill.id, name: bill.name },
    state,
    pricedAt: pricing.pricedAt,
    lines: all,
    totals: {
      cost: sum(({ cost }) => cost),
      kilograms: sum(({ kilograms }) => kilograms),
      withoutOffer: all.filter(({ cost }) => cost === null).length,
      withoutWeight: all.filter(({ kilograms }) => kilograms === null).length,
      unpricedLines: pricing.totals.unpriced.lines,
    },
  }
}

/** The cheapest fresh offers of each specification: those of the state first, then of the states within reach; of no state the country's. */
async function cheapestOf(db: Db, specifications: string[], state: State | null) {
  if (specifications.length === 0) return new Map<string, ScheduleLine['offers']>()
  const isElsewhere = state === null ? sql`false` : sql`${products.location} <> ${state}`
  const price = sql<number>`${ASKED} / ${products.comparableQuantity}`
  const ranked = db
    .select({
      specification: products.specification,
      productId: products.id,
      name: products.name,
      location: products.location,
      lga: products.lga,
      price: price.mapWith(Number).as('price'),
      confirmedAt: products.priceConfirmedAt,
      seller: sql<string>`${users.name}`.as('seller'),
      rank: sql<number>`row_number() OVER (PARTITION BY ${products.specification} ORDER BY ${isElsewhere}, ${price}, ${products.id})`
        .mapWith(Number)
        .as('rank'),
    })
    .from(products)
    .innerJoin(users, eq(users.id, products.ownerId))
    .where(
      and(
        isCompared(products),
        isSettled,
        inArray(products.specification, specifications),
        state === null ? undefined : inArray(products.location, [state, ...statesWithinReach(state)]),
        sql`${products.priceConfirmedAt} >= now() - ${AGEING_DAYS} * interval '1 day'`,
      ),
    )
    .as('ranked')
  const rows = await db
    .select()
    .from(ranked)
    .where(sql`${ranked.rank} <= ${OFFERS}`)
    .orderBy(asc(ranked.rank))
  const offers = new Map<string, ScheduleLine['offers']>()
  for (const { specification, confirmedAt, lga, rank: _, price: kobo, ...offer } of rows) {
    if (specification === null) continue
    const of = offers.get(specification) ?? []
    of.push({
      ...offer,
      kilometres: kilometresTo(state, offer.location, lga),
      price: nairaFromKobo(Math.round(kobo)),
      confirmedAt: confirmedAt.toISOString(),
    })
    offers.set(specification, of)
  }
  return offers
}

/** From the capital of the bill's state to where an offer is; null where either is not known. */
const kilometresTo = (state: State | null, location: State | null, lga: string | null): number | null =>
  state && location ? Math.round(distanceKm(positionOf(state), positionOf(location, lga))) : null
