import { sql } from 'drizzle-orm'
import type { CategoryId, ProductType } from '#domain/catalogue.ts'
import type { State } from '#domain/places.ts'
import type { Db, SelectDb } from './client.ts'
import { hotRead } from './hot-read.ts'
import { productCountChanges, productCounts } from './schema/listed-products.ts'

/** What products are counted by (`product_count_keys` in search/listed-products.sql): a sub-category in its category, or a seller's whole shop. */
export type Counted = {
  category?: CategoryId | undefined
  subCategory?: string | undefined
  location?: State | undefined
  type?: ProductType | undefined
  ownerId?: string | undefined
  /** As offers write it. */
  brand?: string | undefined
}

/** The key of the count of what meets all of these. */
export function countKeyOf({ category, subCategory, location, type, ownerId, brand }: Counted): string {
  if (ownerId) return `owner:${ownerId}`
  const filed = category ? (subCategory ? `${category}/${subCategory}` : category) : ''
  return [filed, location ?? '', `${type ?? ''}${brand ? `/${brand}` : ''}`].join('|')
}

type CountRow = { key: string; count: number }

const findCounts = hotRead((db) => {
  const asked = sql`ANY (${sql.placeholder('keys')}::text[])`
  return db
    .select({ key: sql<string>`key`, count: sql<number>`sum(count)::float8` })
    .from(
      sql`(SELECT key, count FROM ${productCounts} WHERE key = ${asked}
        UNION ALL SELECT key, change FROM ${productCountChanges} WHERE key = ${asked}) AS counted`,
    )
    .groupBy(sql`key`)
    .prepare('product_counts')
})

/** How many there are of each key; of a key that is not in it there are none. */
export async function readProductCounts(db: SelectDb, keys: readonly string[]): Promise<Map<string, number>> {
  const rows: CountRow[] = await findCounts(db).execute({ keys })
  return new Map(rows.map(({ key, count }) => [key, count]))
}

const findBrandCounts = hotRead((db) => {
  const within = (key: unknown) =>
    sql`${key} > ${sql.placeholder('from')} AND ${key} < ${sql.placeholder('until')}`
  return db
    .select({ key: sql<string>`key`, count: sql<number>`sum(count)::float8` })
    .from(
      sql`(SELECT key, count FROM ${productCounts} WHERE ${within(sql`key`)}
        UNION ALL SELECT key, change FROM ${productCountChanges} WHERE ${within(sql`key`)}) AS counted`,
    )
    .groupBy(sql`key`)
    .prepare('product_brand_counts')
})

/** How many each maker has of what meets these, by how offers write the maker. */
export async function readBrandCounts(db: Db, counted: Counted): Promise<Map<string, number>> {
  const from = `${countKeyOf(counted)}/`
  // The character after the slash.
  const until = `${countKeyOf(counted)}0`
  const rows: CountRow[] = await findBrandCounts(db).execute({ from, until })
  return new Map(rows.flatMap(({ key, count }) => (count > 0 ? [[key.slice(from.length), count]] : [])))
}
