import { and, not, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { isRowId } from '#server/db/schema/columns.ts'
import { isListedHome } from '#server/db/schema/home-columns.ts'
import { listedProducts } from '#server/db/schema/listed-products.ts'
import { listings } from '#server/db/schema/listings.ts'
import { indexRuns } from '#server/db/schema/price-index.ts'
import { products } from '#server/db/schema/products.ts'
import { isPublishedRun } from '#server/db/schema/published-run.ts'
import { isCompared } from '#server/db/schema/sale-columns.ts'
import { searchableListings } from '#server/db/schema/searchable-listings.ts'
import { shops } from '#server/db/schema/shops.ts'
import { listUnsettledOwners, notOf } from '#server/db/unsettled-owners.ts'

export type SitemapPage = { path: string; changed?: string | undefined }

/** What there may be more of than a file holds: parted by ranges of its keys, so that a part is read along one index, however many there are. */
const KEYS = {
  products: sql`SELECT product_id AS id FROM ${listedProducts}`,
  homes: sql`SELECT listing_id AS id FROM ${searchableListings}`,
  // Whoever has an offer: the counts have each once.
  shops: sql`SELECT DISTINCT right(key, 36)::uuid AS id FROM (
    SELECT key, count FROM product_counts UNION ALL SELECT key, change FROM product_count_changes
  ) AS counted WHERE key >= 'homes-of:' AND key < 'homes-of;' OR key >= 'owner:' AND key < 'owner;'
  GROUP BY key HAVING sum(count) > 0`,
}
export type RangedKind = keyof typeof KEYS
export const isRanged = (kind: string): kind is RangedKind => Object.hasOwn(KEYS, kind)

/** The keys with which parts begin. Walks an index once, without a row. */
export async function rangeStarts(db: Db, kind: RangedKind, size: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    WITH RECURSIVE start (id) AS (
      (SELECT id FROM (${KEYS[kind]}) AS key ORDER BY id LIMIT 1)
      UNION ALL
      SELECT next.id FROM start, LATERAL (
        SELECT id FROM (${KEYS[kind]}) AS key WHERE key.id >= start.id ORDER BY id OFFSET ${size} LIMIT 1
      ) AS next
    )
    SELECT id FROM start ORDER BY id`)
  return rows.map(({ id }) => id)
}

/** The pages of a part, from a key on. @returns undefined for what is no key */
export async function rangedPages(
  db: Db,
  kind: RangedKind,
  first: string,
  size: number,
): Promise<SitemapPage[] | undefined> {
  if (!isRowId(first)) return undefined
  const unsettled = await listUnsettledOwners(db)
  const range = sql`(
    SELECT id FROM (${KEYS[kind]}) AS key WHERE key.id >= ${first}::uuid ORDER BY id LIMIT ${size}
  ) AS part`
  return pages(db, PAGES_OF[kind](range, unsettled))
}

/** Products that do not sleep, homes that can be had, the shops that have either: by their newest offer. */
const PAGES_OF: Record<RangedKind, (range: SQL, unsettled: string[]) => SQL> = {
  products: (range, unsettled) => sql`
    SELECT '/product/' || products.id AS path, products.updated_at AS changed FROM ${range} JOIN ${products} ON products.id = part.id
    WHERE ${and(not(products.hidden), not(products.asleep), notOf(unsettled, products.ownerId))} ORDER BY products.id`,
  homes: (range, unsettled) => sql`
    SELECT '/listing/' || listings.id AS path, listings.updated_at AS changed FROM ${range} JOIN ${listings} ON listings.id = part.id
    WHERE ${and(isListedHome(listings), notOf(unsettled, listings.ownerId))} ORDER BY listings.id`,
  shops: (range, unsettled) => sql`
    SELECT coalesce('/shop/' || slug, '/sellerShop/' || part.id) AS path, greatest(
      (SELECT created_at FROM ${products} WHERE owner_id = part.id AND NOT hidden ORDER BY created_at DESC LIMIT 1),
      (SELECT created_at FROM ${listings} WHERE owner_id = part.id AND NOT hidden ORDER BY created_at DESC LIMIT 1)
    ) AS changed
    FROM ${range} LEFT JOIN ${shops} ON ${shops.userId} = part.id
    WHERE part.id <> ALL (${sql.param(unsettled)}::uuid[]) ORDER BY part.id`,
}

/** The comparisons that have offers, with the lists of a material's: each is looked for in the index after the one before. */
export const comparisonPages = (db: Db): Promise<SitemapPage[]> =>
  pages(
    db,
    sql`
    WITH RECURSIVE compared (specification) AS (
      (SELECT specification FROM ${products} WHERE ${isCompared(products)} ORDER BY specification LIMIT 1)
      UNION ALL
      SELECT next.specification FROM compared, LATERAL (
        SELECT specification FROM ${products} WHERE ${isCompared(products)} AND products.specification > compared.specification
        ORDER BY specification LIMIT 1
      ) AS next
    )
    SELECT DISTINCT '/materials/' || page AS path, NULL::timestamptz AS changed
    FROM compared, unnest(ARRAY[specification, split_part(specification, '/', 1)]) AS page ORDER BY path`,
  )

/** What the price index publishes this week. */
export const indexPages = (db: Db, isExample: boolean): Promise<SitemapPage[]> =>
  pages(
    db,
    sql`
    SELECT CASE region WHEN 'Nigeria' THEN '/prices/material/' || specification ELSE '/prices/state/' || replace(region, ' ', '%20') END AS path,
      max(ran_at) AS changed
    FROM index_values JOIN (
      SELECT id, ran_at FROM ${indexRuns} WHERE ${isPublishedRun()} AND is_example = ${isExample} ORDER BY cut_off DESC, id DESC LIMIT 1
    ) AS run ON run.id = run_id
    WHERE status = 'published' GROUP BY 1 ORDER BY 1`,
  )

async function pages(db: Db, query: SQL): Promise<SitemapPage[]> {
  const { rows } = await db.execute<{ path: string; changed: string | null }>(query)
  return rows.map(({ path, changed }) => ({
    path,
    changed: changed === null ? undefined : new Date(changed).toISOString(),
  }))
}
