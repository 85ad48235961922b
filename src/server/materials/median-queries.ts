import { and, inArray, sql } from 'drizzle-orm'
import { nominalWords } from '#domain/materials/nominal-words.ts'
import { findSpecification, type Specification } from '#domain/materials/specification.ts'
import { nairaFromKobo } from '#domain/money.ts'
import type { State } from '#domain/places.ts'
import { MARKET_MATERIAL_IDS, MARKET_MATERIALS, SELLERS_MIN } from '#domain/rates/market-materials.ts'
import type { LEFT_OUT_REASONS, MedianPrices } from '#domain/rates/median-schema.ts'
import { resource } from '#domain/rates/resources.ts'
import type { Context } from '#server/api/context.ts'
import type { Db } from '#server/db/client.ts'
import { products } from '#server/db/schema/products.ts'
import { isLeftOut } from '#server/db/schema/sale-columns.ts'
import { comparedAt, isAt, isSettled, type Place } from './compared-products.ts'
import { listSpreads, type Spread } from './price-spreads.ts'

/** What the calculator's materials are on the market. */
export const PRICED = MARKET_MATERIAL_IDS.map((id) => {
  const { specification, holds } = MARKET_MATERIALS[id]
  const found = findSpecification(specification)
  if (!found) throw new Error(`${specification} is no specification`)
  return { id, holds, specification: found }
})
export const PRICED_SPECIFICATIONS = PRICED.map(({ specification }) => specification.id)
const MATERIALS = PRICED.map(({ specification }) => specification.material.id)

type LeftOut = { why: (typeof LEFT_OUT_REASONS)[number]; offers: number }

/**
 * The median of what sellers ask for each material of the calculator: in the state where enough of them sell it, else in the country.
 * What has no part in it is counted beside it.
 */
export async function listMedianPrices({ db }: Context, state: State | undefined): Promise<MedianPrices> {
  const [country, here] = await Promise.all([
    marketAt(db, { lgas: [] }),
    state ? marketAt(db, { state, lgas: [] }) : undefined,
  ])
  const answer: MedianPrices = { week: null, isExample: false, prices: [], without: [] }
  for (const { id: material, holds, specification } of PRICED) {
    const local = here?.(specification)
    const isLocal = state !== undefined && (local?.spread?.sellers ?? 0) >= SELLERS_MIN
    const { spread, leftOut } = (isLocal ? local : undefined) ?? country(specification)
    const priced = {
      material,
      specification: specification.id,
      name: specification.name,
      location: isLocal ? state : null,
      leftOut,
    }
    if (spread?.median === null || spread?.median === undefined || spread.oldest === null)
      answer.without.push(priced)
    else
      answer.prices.push({
        ...priced,
        median: nairaFromKobo(Math.round(spread.median * holds)),
        unit: resource(material).unit,
        conversion: spread.nominal ? 'nominal' : 'exact',
        approximately: spread.nominal ? nominalWords(specification.material, specification.parameters) : null,
        sellers: spread.sellers,
        offers: spread.voting,
        oldest: new Date(spread.oldest).toISOString(),
        newest: new Date(spread.newest).toISOString(),
        sellersInState: state && !isLocal ? (local?.spread?.sellers ?? 0) : null,
      })
  }
  return answer
}

/** What is sold and what is left out at a place, of each specification. */
async function marketAt(db: Db, place: Place) {
  const [spreads, others] = await Promise.all([
    listSpreads(db, comparedAt(place, inArray(products.specification, PRICED_SPECIFICATIONS))),
    listOthers(db, place),
  ])
  const spreadBy = new Map(spreads.map((spread) => [spread.specification, spread]))
  return ({ id, material }: Specification): { spread: Spread | undefined; leftOut: LeftOut[] } => {
    const spread = spreadBy.get(id)
    const counted = (why: 'out-of-stock' | 'not-comparable', ...of: (string | null)[]) =>
      others
        .filter(
          (other) =>
            other.why === why && other.material_id === material.id && of.includes(other.specification),
        )
        .reduce((sum, { offers }) => sum + offers, 0)
    const leftOut: LeftOut[] = [
      { why: 'stale', offers: spread ? spread.offers - spread.voting : 0 },
      { why: 'out-of-stock', offers: counted('out-of-stock', id) },
      { why: 'not-comparable', offers: counted('not-comparable', id, null) },
    ]
    return { spread, leftOut: leftOut.filter(({ offers }) => offers > 0) }
  }
}

type Others = {
  material_id: string
  specification: string | null
  why: 'out-of-stock' | 'not-comparable'
  offers: number
}

/** Offers of these materials that are not compared: those that are out of stock, and those that say too little. */
async function listOthers(db: Db, place: Place): Promise<Others[]> {
  const { rows } = await db.execute<Others>(sql`
    SELECT material_id, specification,
      CASE WHEN comparable_quantity IS NULL THEN 'not-comparable' ELSE 'out-of-stock' END AS why, count(*)::int AS offers
    FROM ${products} WHERE ${and(isLeftOut(products), inArray(products.materialId, MATERIALS), isSettled, isAt(place))} GROUP BY 1, 2, 3`)
  return rows
}
