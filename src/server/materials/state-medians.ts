import { inArray, sql } from 'drizzle-orm'
import { nairaFromKobo } from '#domain/money.ts'
import type { State } from '#domain/places.ts'
import { SELLERS_MIN } from '#domain/rates/market-materials.ts'
import type { ResourceId } from '#domain/rates/resources.ts'
import type { Context } from '#server/api/context.ts'
import { products } from '#server/db/schema/products.ts'
import { ASKED, comparedAt } from './compared-products.ts'
import { PRICED, PRICED_SPECIFICATIONS } from './median-queries.ts'
import { voteSince } from './price-spreads.ts'

type StateMedian = { state: State; specification: string; median: number }

/** Naira for one unit of a material, of the sellers of a state; what too few of them sell is not in it. */
export type StateMedians = ReadonlyMap<State, Partial<Record<ResourceId, number>>>

/** What `listMedianPrices` answers of each state for itself, of all states at once. */
export async function listStateMedians({ db }: Context): Promise<StateMedians> {
  const { rows } = await db.execute<StateMedian>(sql`
    WITH of_seller AS (
      SELECT location, specification, owner_id,
        percentile_cont(0.5) WITHIN GROUP (ORDER BY ${ASKED} / comparable_quantity) AS price
      FROM ${products}
      WHERE ${comparedAt({ lgas: [] }, inArray(products.specification, PRICED_SPECIFICATIONS))}
        AND price_confirmed_at >= ${voteSince().toISOString()}::timestamptz
      GROUP BY 1, 2, 3
    )
    SELECT location AS state, specification, percentile_cont(0.5) WITHIN GROUP (ORDER BY price) AS median
    FROM of_seller GROUP BY 1, 2 HAVING count(*) >= ${SELLERS_MIN}`)
  const medians = new Map<State, Partial<Record<ResourceId, number>>>()
  for (const { state, specification, median } of rows) {
    const of = medians.get(state) ?? {}
    for (const { id, holds, specification: priced } of PRICED)
      if (priced.id === specification) of[id] = nairaFromKobo(Math.round(median * holds))
    medians.set(state, of)
  }
  return medians
}
