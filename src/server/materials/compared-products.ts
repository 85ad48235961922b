import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { RequestedOrder } from '#domain/materials/compare-offer.ts'
import { UNSAID } from '#domain/materials/details.ts'
import { findSpecification } from '#domain/materials/specification.ts'
import type { PageOfRows } from '#domain/pagination.ts'
import { ROUNDING } from '#domain/prices/price-for.ts'
import { PRICE_BREAKS_MAX } from '#domain/prices/terms-of-sale.ts'
import { countCapped } from '#server/db/capped-count.ts'
import type { Db } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { products } from '#server/db/schema/products.ts'
import { isCompared, isLeftOut } from '#server/db/schema/sale-columns.ts'
import { isVerified } from '#server/db/seller.ts'
import { allUnsettled } from '#server/db/unsettled-owners.ts'

/** Which offers of a specification are listed, and what they are put in order for. */
export type ComparisonQuery = RequestedOrder & {
  brand?: string | undefined
  /** Parameters, by their ids, and what each is. */
  detail?: readonly (readonly [id: string, value: string])[] | undefined
  /** Of verified sellers. */
  verified?: boolean | undefined
  /** Sold from so many packs on, or fewer. */
  maxMinimumOrder?: number | undefined
  /** These alone. */
  ids?: readonly string[] | undefined
}

export type Place = Pick<RequestedOrder, 'state' | 'lgas'>

/** Offers of owners who are not settled say nothing of whether they are hidden (`unsettled-owners.ts`). */
export const isSettled = sql`${products.ownerId} <> ALL (${allUnsettled}::uuid[])`

export const isAt = ({ state, lgas }: Place): SQL | undefined =>
  and(
    state === undefined ? undefined : eq(products.location, state),
    lgas.length === 0 ? undefined : inArray(products.lga, [...lgas]),
  )

/** The offers that are compared at a place, of one specification or of all. */
export const comparedAt = (place: Place, specification?: SQL): SQL | undefined =>
  and(isCompared(products), isSettled, specification, isAt(place))

/** Kobo for a pack, after the discount. */
export const ASKED = sql`(CASE WHEN ${products.discount} THEN ${products.discountPrice} ELSE ${products.regularPrice} END)`

/** What `offerFor` says of a whole list: kobo for one compared unit, with delivery where it is known. */
function orderedBy({ quantity, state }: RequestedOrder): SQL {
  const perUnit = sql`CASE WHEN ${products.delivery} = 'charged' AND ${products.deliveryPer} = 'unit' THEN ${products.deliveryPrice} ELSE 0 END`
  if (quantity === undefined)
    return sql`(${ASKED}${state === undefined ? sql`` : sql` + ${perUnit}`}) / ${products.comparableQuantity}`
  const packs = sql`greatest(ceil(${quantity}::float8 / ${products.comparableQuantity} - ${ROUNDING}::float8), ${products.minimumOrder})`
  // One by one, which is faster than to make rows of them.
  const reached = Array.from({ length: PRICE_BREAKS_MAX }, (_, index) => {
    const priceBreak = sql`${products.priceBreaks} -> ${sql.raw(String(index))}`
    return sql`CASE WHEN (${priceBreak} ->> 'from')::int <= ${packs} THEN (${priceBreak} ->> 'price')::bigint END`
  })
  const price = sql`CASE WHEN ${products.priceBreaks} = '[]' THEN ${ASKED} ELSE least(${ASKED}, ${sql.join(reached, sql`, `)}) END`
  const trip = sql`CASE WHEN ${products.delivery} = 'charged' AND ${products.deliveryPer} = 'trip' THEN ${products.deliveryPrice} / ${packs} ELSE 0 END`
  const delivery = state === undefined ? sql`` : sql` + ${perUnit} + ${trip}`
  return sql`(${price}${delivery}) / ${products.comparableQuantity}`
}

/** Those of which is known what was asked for, or `UNSAID` that nothing is; of what is no parameter of the material there are none. */
export function isOfDetail(specification: string, detail: ComparisonQuery['detail'] = []): SQL | undefined {
  const parameters = findSpecification(specification)?.material.parameters ?? []
  return and(
    ...detail.map(([id, value]) => {
      const known = sql`${products.parameters} ->> ${id}`
      if (value !== UNSAID) return sql`${known} = ${value}`
      return parameters.some((parameter) => parameter.id === id) ? sql`${known} IS NULL` : sql`FALSE`
    }),
  )
}

/** The condition of every offer that a comparison lists. */
export const listedOf = (specification: string, query: ComparisonQuery): SQL | undefined => {
  const { brand, detail, verified, maxMinimumOrder, ids } = query
  return and(
    comparedAt(query, eq(products.specification, specification)),
    brand === undefined ? undefined : sql`lower(${products.brand}) = lower(${brand})`,
    isOfDetail(specification, detail),
    maxMinimumOrder === undefined
      ? undefined
      : sql`coalesce(${products.minimumOrder}, 1) <= ${maxMinimumOrder}`,
    verified ? sql`${products.ownerId} IN (SELECT ${users.id} FROM ${users} WHERE ${isVerified})` : undefined,
    ids && inArray(products.id, [...ids]),
  )
}

/** An offer, and how many compared units are in one pack. */
export type ComparedRow = { id: string; holds: number }

/** A page of the offers of a specification, the cheapest first. */
export async function listCompared(
  db: Db,
  specification: string,
  query: ComparisonQuery,
  { offset, limit }: PageOfRows,
): Promise<ComparedRow[]> {
  const { rows } = await db.execute<ComparedRow>(sql`
    SELECT ${products.id} AS id, ${products.comparableQuantity} AS holds FROM ${products}
    WHERE ${listedOf(specification, query)} ORDER BY ${orderedBy(query)}, ${products.id} LIMIT ${limit} OFFSET ${offset}`)
  return rows
}

/** Whether anybody offers it, anywhere in the country, in a way that can be compared or not. */
export async function isOffered(db: Db, materialId: string, specification: string): Promise<boolean> {
  const is = eq(products.specification, specification)
  const leftOut = and(isLeftOut(products), isSettled, eq(products.materialId, materialId), is)
  const { rows } = await db.execute<{ offered: boolean }>(sql`
    SELECT EXISTS (SELECT FROM ${products} WHERE ${comparedAt({ lgas: [] }, is)})
      OR EXISTS (SELECT FROM ${products} WHERE ${leftOut}) AS offered`)
  return rows[0]?.offered ?? false
}

/** How many there are, or SEARCH_TOTAL_MAX + 1. */
export const countCompared = (db: Db, specification: string, query: ComparisonQuery): Promise<number> =>
  countCapped(db, products, listedOf(specification, query))

/** Shown below a comparison at most (docs/product.md 18.7). */
const NOT_COMPARED_MAX = 20

/**
 * Offers of the material that cannot be compared: first those that are known to be of the specification, then those that do not say
 * which; those whose price was confirmed last first.
 */
export async function listNotCompared(
  db: Db,
  { materialId, specification }: { materialId: string; specification: string },
  place: Place,
): Promise<string[]> {
  const newest = (which: SQL) => sql`(
    SELECT ${products.id} AS id FROM ${products}
    WHERE ${and(isLeftOut(products), products.inStock, isSettled, eq(products.materialId, materialId), which, isAt(place))}
    ORDER BY ${products.priceConfirmedAt} DESC, ${products.id} DESC LIMIT ${NOT_COMPARED_MAX})`
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT id FROM (
      SELECT 1 AS place, id FROM ${newest(eq(products.specification, specification))} AS known
      UNION ALL SELECT 2, id FROM ${newest(sql`${products.specification} IS NULL`)} AS unknown
    ) AS listed ORDER BY place LIMIT ${NOT_COMPARED_MAX}`)
  return rows.map(({ id }) => id)
}
