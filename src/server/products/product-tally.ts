import { sql } from 'drizzle-orm'
import type { CategoryId, ProductType } from '#domain/catalogue.ts'
import type { Db } from '#server/db/client.ts'
import { listedProducts as listed } from '#server/db/schema/listed-products.ts'
import { searchableProducts as searchable } from '#server/db/schema/searchable-products.ts'
import {
  areSurelyMany,
  fits,
  fitting,
  inMode,
  isRare,
  NEWEST,
  type Placed,
  type ProductSearch,
  type Sampled,
  SEARCH_BOUNDS,
  type SearchBounds,
  sampleOf,
} from './product-search.ts'

/** So many products that are alike in all this. A place is that of `searchable_products.place`, a maker as offers write it. */
export type Alike = {
  category: CategoryId
  subCategories: string[]
  type: ProductType
  place: string
  brand: string | null
  count: number
}

/** What some products are, by how many of them. */
export type Tally = {
  /** There are no others. */
  isAll: boolean
  total: number
  categories: Map<string, number>
  subCategories: Map<string, number>
  types: Map<string, number>
  places: Map<string, number>
  brands: Map<string, number>
  rows: readonly Alike[]
}

/** Counts what meets a search by what it is, up to `bounds.tallied`: of what many meet the newest. */
export const tallyProducts = (
  db: Db,
  search: ProductSearch,
  bounds: SearchBounds = SEARCH_BOUNDS,
): Promise<Tally> =>
  db.transaction(async (tx) => {
    const newest = await sampleOf(tx, search, bounds, { isStretched: true })
    const isMany = newest.length > bounds.few
    await inMode(tx, 'both')
    const found = isMany
      ? sql`SELECT * FROM unnest(${sql.param(newest.map(({ id }) => id))}::uuid[], ${sql.param(newest.map(({ place }) => place))}::text[]) AS newest (id, place)`
      : sql`SELECT product_id AS id, place FROM (${fitting(search, { byWords: true })} LIMIT ${bounds.tallied + 1}) AS fitting`
    const { rows } = await tx.execute<Alike>(sql`
      WITH found AS MATERIALIZED (${found})
      SELECT ${listed.category} AS category, ${listed.subCategories} AS "subCategories", ${listed.type} AS type, place,
        ${listed.brand} AS brand, count(*)::int AS count
      FROM found JOIN ${listed} ON ${listed.productId} = found.id GROUP BY 1, 2, 3, 4, 5`)
    const tally = tallyOf(rows, true)
    // Of many, the newest are all only where there are no more products than that.
    return { ...tally, isAll: !isMany && tally.total <= bounds.tallied }
  })

/** Those that meet a test, of all that were counted; undefined where others were not. */
export const tallyAmong = ({ isAll, rows }: Tally, meets: (one: Alike) => boolean): Tally | undefined =>
  isAll ? tallyOf(rows.filter(meets), true) : undefined

function tallyOf(rows: readonly Alike[], isAll: boolean): Tally {
  const countBy = (valuesOf: (one: Alike) => readonly (string | null)[]) => {
    const counts = new Map<string, number>()
    for (const one of rows)
      for (const value of valuesOf(one))
        if (value !== null) counts.set(value, (counts.get(value) ?? 0) + one.count)
    return counts
  }
  return {
    isAll,
    total: rows.reduce((sum, { count }) => sum + count, 0),
    categories: countBy(({ category }) => [category]),
    subCategories: countBy(({ subCategories }) => subCategories),
    types: countBy(({ type }) => [type]),
    places: countBy(({ place }) => [place]),
    brands: countBy(({ brand }) => [brand]),
    rows,
  }
}

/** What meets a search: all where they are few, the newest first; else the newest of a sample (`sampleOf`), which may be none, and `some` that are known. */
export type PlacedProducts =
  | { all: Placed[]; newest?: never; some?: never }
  | { all?: never; newest: Sampled[]; some: Placed[] }

/** More than `few` are many. */
export const findPlaced = (
  db: Db,
  search: ProductSearch,
  bounds: SearchBounds = SEARCH_BOUNDS,
): Promise<PlacedProducts> =>
  db.transaction(async (tx) => {
    const first = isRare(search, bounds) ? undefined : await sampleOf(tx, search, bounds)
    if (first && (await areSurelyMany(tx, search, first, bounds))) return { newest: first, some: first }
    await inMode(tx, 'whole')
    const { rows: all } = await tx.execute<Placed>(sql`
      SELECT ${searchable.productId} AS id, ${searchable.place} AS place FROM (
        SELECT * FROM ${searchable} WHERE ${fits(search, { byWords: true }) ?? sql`true`} LIMIT ${bounds.few + 1}
      ) AS ${searchable} ORDER BY ${sql.join(NEWEST, sql`, `)}`)
    return all.length > bounds.few
      ? { newest: first ?? (await sampleOf(tx, search, bounds)), some: all }
      : { all }
  })

/**
 * How many at least that meet a search each of the first areas has that have any, up to `most`. So many of the newest in an area are looked at,
 * as many in each of its places.
 * @param areas the places of each (`searchable_products.place`), in their order
 */
export const countInFirst = (
  db: Db,
  search: ProductSearch,
  areas: readonly (readonly string[])[],
  { first, most, lookedAt }: { first: number; most: number; lookedAt: number },
): Promise<{ at: number; count: number }[]> =>
  db.transaction(async (tx) => {
    await inMode(tx, 'walk')
    const { rows } = await tx.execute<{ at: number; count: number }>(sql`
      SELECT at::int - 1 AS at, count FROM jsonb_array_elements(${JSON.stringify(areas)}::jsonb) WITH ORDINALITY AS area (places, at), LATERAL (
        SELECT count(*)::int AS count FROM (
          SELECT FROM jsonb_array_elements_text(places) AS spot (name), LATERAL (
            SELECT * FROM ${searchable} WHERE ${searchable.place} = spot.name
            ORDER BY ${sql.join(NEWEST, sql`, `)} LIMIT ${lookedAt}::int / jsonb_array_length(places)
          ) AS ${searchable} WHERE ${fits(search) ?? sql`true`} LIMIT ${most}
        ) AS there
      ) AS counted WHERE count > 0 LIMIT ${first}`)
    return rows
  })
