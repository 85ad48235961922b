import { eq } from 'drizzle-orm'
import type { BillPricing, PricedBillLine, RateToWrite } from '#domain/bills/pricing/pricing-schema.ts'
import { AppError } from '#domain/errors.ts'
import { resource } from '#domain/rates/resources.ts'
import { workItem } from '#domain/rates/work-items.ts'
import { billLinePrices } from '#server/db/schema/bill-prices.ts'
import type { BillContext } from './bill-caller.ts'
import { getPricing } from './bill-pricing.ts'
import { getOwnBill, linesOf } from './bill-queries.ts'

/**
 * Rates of an own bill's last pricing, as they are written into its workbook, for the lines that have a cell for one.
 * @throws AppError not-found, conflict
 */
export async function listRatesToWrite(ctx: BillContext, written: string): Promise<RateToWrite[]> {
  const bill = await getOwnBill(ctx, written)
  const pricing = await getPricing(ctx, written)
  if (!pricing) throw new AppError('conflict', 'Price this bill first.')
  const lines = await linesOf(ctx.db, bill.id)
  const rows = await ctx.db.select().from(billLinePrices).where(eq(billLinePrices.billId, bill.id))
  const priced = new Map(rows.map((row) => [row.key, row.priced]))
  return lines.flatMap(({ key, sheet, cells }) => {
    const one = priced.get(key)
    const rate = one?.price?.rate
    if (!one || rate === null || rate === undefined || cells.rate === null) return []
    const { source, sellers } = sourceOf(one, pricing)
    return [{ key, sheet, cell: cells.rate, rate, source, sellers, date: pricing.pricedAt.slice(0, 10) }]
  })
}

/** "Concrete 1:2:4, Kano (Cement: 7 sellers; …)", and the fewest sellers that one of its prices has. */
function sourceOf({ match, price }: PricedBillLine, { input, resources, week }: BillPricing) {
  if (price?.by === 'own-rate') return { source: 'Own rate', sellers: 0 }
  const aside = price?.by === 'provisional' ? 'Provisional: ' : ''
  const what =
    match.as?.kind === 'work'
      ? workItem(match.as.item).title
      : match.as
        ? resource(match.as.resource).name
        : ''
  const used = new Set(price?.lines.map((line) => line.resource))
  const market = resources.filter(({ resource: id, origin }) => used.has(id) && origin === 'market')
  const counts = market.map(({ name, sellers }) => `${name}: ${sellers} sellers`).join('; ')
  const when = week ? `, week of ${week}` : ''
  const source = `${aside}${what}, ${input.state ?? 'Nigeria'}${when}${counts ? ` (${counts})` : ''}`
  return {
    source: source.slice(0, SOURCE_MAX),
    sellers: market.length === 0 ? 0 : Math.min(...market.map(({ sellers }) => sellers)),
  }
}

const SOURCE_MAX = 300
