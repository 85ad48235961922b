import { and, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm'
import { koboFromNaira } from '#domain/money.ts'
import { SEARCH_TOTAL_MAX } from '#domain/pagination.ts'
import { PRODUCT_PRICE } from '#domain/products/product-rules.ts'
import type { Transaction } from '#server/db/client.ts'
import { isNotUnseen, type Reading } from '#server/db/reading-moment.ts'
import { isAwake, searchableProducts as searchable } from '#server/db/schema/searchable-products.ts'
import { notOf } from '#server/db/unsettled-owners.ts'
import { neededWords, type ShareOf } from '#server/search/needed-words.ts'
import { allOf, withEnding } from '#server/search/tsquery.ts'
import { isListed } from './listed-time.ts'

/** What is looked for. Queries are in PostgreSQL's notation, prices in naira. */
export type ProductSearch = Reading & {
  /** Words, with the tiers in which they rank, best first; empty without words. */
  words: string
  tiers: readonly string[]
  /** Met by what is called so, the narrowest first (`TermMatch`). */
  called: readonly string[]
  /** Facts; empty without filters. */
  facts: string
  /** Whose shop is searched, which has also what sleeps. */
  shop?: string | undefined
  minPrice?: number | undefined
  maxPrice?: number | undefined
  /** How frequent words are (`wordShares`). */
  shareOf?: ShareOf | undefined
}

/** How far a search goes, in products. */
export type SearchBounds = {
  /** As many are found whole and put in order, of more so many of the newest. */
  few: number
  /** So many of the newest are read first: they tell whether a search meets few. */
  sample: number
  /** Where the sample says that `few` of so many of the newest meet it, these are read. */
  stretch: number
  /** Where it meets more, its list ends after so many. That of everything does not. */
  depth: number
  /** So many are counted by what they are. */
  tallied: number
}

export const SEARCH_BOUNDS: SearchBounds = {
  few: SEARCH_TOTAL_MAX,
  sample: 5_000,
  stretch: 40_000,
  depth: 2_000,
  tallied: 2_000,
}

/** Whether plans find all that fits, or read in an order, or do both. */
export type Mode = 'whole' | 'walk' | 'both'

/** One that meets a search. */
export type Placed = { id: string; place: string }

/** One of the newest that meet a search. */
export type Sampled = Placed & { tier: number }

/** The index is asked for words, and what it finds for the query (`neededWords`). */
const meets = (query: string, shareOf: ShareOf | undefined): SQL | undefined => {
  if (query === '') return undefined
  const needed = neededWords(query, shareOf)
  return needed === query || needed === '' ? has(query) : and(has(needed), matches(query))
}

/** The index is asked. */
const has = (words: string): SQL => sql`${searchable.words} @@ ${words}::tsquery`

/** What `@@` means, which asks no index. */
const matches = (query: string): SQL => sql`ts_match_vq(${searchable.words}, ${query}::tsquery)`

/** @param byWords the planner is not to walk the newest, whatever it thinks */
export const fits = (search: ProductSearch, { byWords = false } = {}): SQL | undefined =>
  and(meets(allOf([search.words, search.facts]), search.shareOf), isFor(search, { byWords }))

/** What no word says. */
const isFor = (
  { minPrice, maxPrice, asOf, unseen, shop, unsettled }: ProductSearch,
  { byWords = false, price = sql`${searchable.price}` } = {},
): SQL | undefined =>
  and(
    minPrice === undefined ? undefined : gte(price, koboFromNaira(minPrice)),
    maxPrice === undefined ? undefined : lte(price, koboFromNaira(maxPrice)),
    shop === undefined ? undefined : eq(searchable.ownerId, shop),
    // Said so, the planner does not take words for a stretch of the newest that it might walk.
    isListed(byWords ? sql`(${searchable.createdAt} + interval '0')` : searchable.createdAt, {
      moment: sql`${asOf}::timestamptz`,
      asleepToo: shop !== undefined,
    }),
    shop === undefined ? isAwake(searchable.createdAt) : undefined,
    isNotUnseen('products', searchable.productId, { asOf, unseen }),
    notOf(unsettled, searchable.ownerId),
  )

/** `fits`, by the index that has each word once for every class of prices (`priced_words`), of which no shop may ask. */
export function fitsInClass(search: ProductSearch, priceClass: SQL): SQL | undefined {
  const query = allOf([search.words, search.facts])
  const needed = withEnding(neededWords(query, search.shareOf), '~class')
  return and(
    sql`priced_words(${searchable.words}, ${searchable.price}) @@ replace(${needed}, '~class', '~' || ${priceClass})::tsquery`,
    matches(query),
    // Said so, the planner does not look all prices up besides.
    isFor(search, { byWords: true, price: sql`(${searchable.price} + 0)` }),
  )
}

/** Of what has the words of a search so many are looked at, to learn whether any meets it (`first_match`). */
const LOOKED_AT_MAX = 5_000

/** What fits of some, as the index of words finds them. */
export function someThatFit(search: ProductSearch): SQL {
  const query = allOf([search.words, search.facts])
  const needed = neededWords(query, search.shareOf)
  if (needed === '') return rowsThat(fits(search, { byWords: true }))
  const found = and(has(needed), isFor(search, { byWords: true }))
  return sql`SELECT * FROM (${rowsThat(found)} LIMIT ${LOOKED_AT_MAX}) AS ${searchable} WHERE ${matches(query)}`
}

/** The first and the last class of the prices that a search allows. */
export const priceClassesOf = ({ minPrice = 0, maxPrice = PRODUCT_PRICE.max }: ProductSearch): [SQL, SQL] => {
  const classOf = (naira: number) => sql`price_class(${koboFromNaira(naira)}::bigint)`
  return [classOf(minPrice), classOf(maxPrice)]
}

/** The rows that fit a search, in no order. With a price, class by class (`OFFSET 0`) of prices: what costs otherwise is not read. */
export function fitting(search: ProductSearch, options: { byWords?: boolean } = {}): SQL {
  const isPriced = search.minPrice !== undefined || search.maxPrice !== undefined
  if (!isPriced || search.shop || neededWords(allOf([search.words, search.facts])) === '')
    return rowsThat(fits(search, options))
  return sql`SELECT found.* FROM generate_series(${sql.join(priceClassesOf(search), sql`, `)}) AS class,
    LATERAL (${rowsThat(fitsInClass(search, sql`class`))} OFFSET 0) AS found`
}

export const rowsThat = (where: SQL | undefined): SQL =>
  sql`SELECT * FROM ${searchable} WHERE ${where ?? sql`true`}`

export const NEWEST = [desc(searchable.createdAt), desc(searchable.productId)]

/** The first tier that a row meets, from 0. */
export const tierOf = (tiers: readonly string[]): SQL =>
  sql.join([
    sql`CASE`,
    ...tiers.map(
      (tier, index) => sql` WHEN ${searchable.words} @@ ${tier}::tsquery THEN ${sql.raw(String(index))}`,
    ),
    sql` ELSE ${sql.raw(String(tiers.length))} END`,
  ])

/** Neither a compiler nor workers are worth their start; the planner overestimates the index of words; its rows fit into memory. */
export async function inMode(tx: Transaction, mode: Mode): Promise<void> {
  const [ordered, bitmaps] = [mode === 'whole' ? 'off' : 'on', mode === 'walk' ? 'off' : 'on']
  await tx.execute(sql`SELECT
    set_config('jit', 'off', true), set_config('max_parallel_workers_per_gather', '0', true), set_config('work_mem', '16MB', true),
    set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', ${ordered}, true),
    set_config('enable_indexonlyscan', ${ordered}, true), set_config('enable_bitmapscan', ${bitmaps}, true)`)
}

const newestOfAll = ({ asOf }: Reading, most: number): SQL => sql`
  SELECT * FROM ${searchable} WHERE ${searchable.createdAt} <= ${asOf}::timestamptz
  ORDER BY ${sql.join(NEWEST, sql`, `)} LIMIT ${most}`

/** Those of the newest products that meet a search, the newest first, with the first tier that each meets. One above `most` at most. */
export async function sampleOf(
  tx: Transaction,
  search: ProductSearch,
  { sample, stretch, few }: SearchBounds,
  { ranked = false, most = few } = {},
): Promise<Sampled[]> {
  await inMode(tx, 'walk')
  const read = async (depth: number) => {
    const { rows } = await tx.execute<Sampled>(sql`
      SELECT ${searchable.productId} AS id, ${searchable.place} AS place,
        ${ranked ? tierOf(search.tiers) : sql`0`} AS tier
      FROM (${newestOfAll(search, depth)}) AS ${searchable} WHERE ${fits(search) ?? sql`true`}
      ORDER BY ${sql.join(NEWEST, sql`, `)} LIMIT ${most + 1}`)
    return rows
  }
  const rows = await read(sample)
  const isOften = rows.length <= most && rows.length > (few * sample) / stretch
  return isOften ? read(stretch) : rows
}
