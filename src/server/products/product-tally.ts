import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { products } from '#server/db/schema/products.ts'
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

/** What some products are, by how many of them. A place is that of `searchable_products.place`. */
export type Tally = {
  /** There are no others. */
  isAll: boolean
  total: number
  categories: Map<string, number>
  subCategories: Map<string, number>
  types: Map<string, number>
  places: Map<string, number>
  /** As offers write them. */
  brands: Map<string, number>
}

/** Counts what meets a search by what it is, up to `bounds.tallied`: of what many meet the newest. */
export const tallyProducts = (
  db: Db,
  search: ProductSearch,
  bounds: SearchBounds = SEARCH_BOUNDS,
): Promise<Tally> =>
  db.transaction(async (tx) => {
    const newest = await sampleOf(tx, search, bounds, { most: bounds.tallied })
    const isMany = newest.length > bounds.few
    await inMode(tx, 'both')
    const found = isMany
      ? sql`SELECT * FROM unnest(${sql.param(newest.map(({ id }) => id))}::uuid[], ${sql.param(newest.map(({ place }) => place))}::text[]) AS newest (id, place)`
      : sql`SELECT product_id AS id, place FROM (${fitting(search, { byWords: true })} LIMIT ${bounds.tallied + 1}) AS fitting`
    const { rows } = await tx.execute<{
      category: string | null
      sub_categories: string[] | null
      type: string | null
      place: string | null
      brand: string | null
      grouped: number
      count: number
    }>(sql`
      WITH found AS MATERIALIZED (${found})
      SELECT ${products.category} AS category, ${products.subCategories} AS sub_categories, ${products.type} AS type, place,
        ${products.brand} AS brand, GROUPING(${products.brand}) AS grouped, count(*)::int AS count
      FROM found JOIN ${products} ON ${products.id} = found.id
      GROUP BY GROUPING SETS ((1), (2), (3), (4), (5), ())`)
    const tally = {
      isAll: false,
      total: 0,
      categories: new Map<string, number>(),
      subCategories: new Map<string, number>(),
      types: new Map<string, number>(),
      places: new Map<string, number>(),
      brands: new Map<string, number>(),
    }
    for (const { category, sub_categories, type, place, brand, grouped, count } of rows) {
      if (grouped === 0) {
        if (brand !== null) tally.brands.set(brand, count)
      } else if (category !== null) tally.categories.set(category, count)
      else if (type !== null) tally.types.set(type, count)
      else if (place !== null) tally.places.set(place, count)
      else if (sub_categories === null) tally.total = count
      for (const name of sub_categories ?? [])
        tally.subCategories.set(name, (tally.subCategories.get(name) ?? 0) + count)
    }
    // Of many, the newest are all only where there are no more products than that.
    return { ...tally, isAll: !isMany && tally.total <= bounds.tallied }
  })

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
