import { sql } from 'drizzle-orm'
import type { CategoryId, ProductType } from '#domain/catalogue.ts'
import type { Db } from '#server/db/client.ts'
import { listedProducts as listed } from '#server/db/schema/listed-products.ts'
import { searchableProducts as searchable } from '#server/db/schema/searchable-products.ts'
import {
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
    const newest = await sampleOf(tx, search, bounds)
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

/**
 * What is counted by its place alone; `found` are the newest of it, the newest first, all where there are no others. `newest` (`sampleOf`) are
 * known where there are.
 */
export type PlaceTally = Pick<Tally, 'isAll' | 'places'> & { found: Placed[]; newest: Sampled[] | undefined }

/** How many that meet a search are in each place. Of more than `few` so many are counted: the newest, where these are as many. */
export async function tallyPlaces(
  db: Db,
  search: ProductSearch,
  bounds: SearchBounds = SEARCH_BOUNDS,
): Promise<PlaceTally> {
  const sampled = () => db.transaction((tx) => sampleOf(tx, search, bounds))
  let newest = isRare(search, bounds) ? undefined : await sampled()
  let found: Placed[] =
    newest && newest.length > bounds.few ? newest : await listPlaced(db, search, bounds.few + 1)
  const isAll = found.length <= bounds.few
  if (!isAll && !newest) {
    newest = await sampled()
    if (newest.length > bounds.few) found = newest
  }
  const places = new Map<string, number>()
  for (const { place } of found) places.set(place, (places.get(place) ?? 0) + 1)
  return { isAll, places, found, newest }
}

const listPlaced = (db: Db, search: ProductSearch, most: number): Promise<Placed[]> =>
  db.transaction(async (tx) => {
    await inMode(tx, 'whole')
    const { rows } = await tx.execute<Placed>(sql`
      SELECT ${searchable.productId} AS id, ${searchable.place} AS place FROM (
        SELECT * FROM ${searchable} WHERE ${fits(search, { byWords: true }) ?? sql`true`} LIMIT ${most}
      ) AS ${searchable} ORDER BY ${sql.join(NEWEST, sql`, `)}`)
    return rows
  })
