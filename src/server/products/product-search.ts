import { and, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm'
import { koboFromNaira } from '#domain/money.ts'
import { SEARCH_TOTAL_MAX } from '#domain/pagination.ts'
import { PRODUCT_PRICE } from '#domain/products/product-rules.ts'
import type { Transaction } from '#server/db/client.ts'
import { isNotUnseen, type Reading } from '#server/db/reading-moment.ts'
import { isAwake, searchableProducts as searchable } from '#server/db/schema/searchable-products.ts'
import { notOf } from '#server/db/unsettled-owners.ts'
import { neededWords, rarestShare, type ShareOf } from '#server/search/needed-words.ts'
import { allOf, withEnding } from '#server/search/tsquery.ts'
import { isListed } from './listed-time.ts'
import { typeFact } from './product-facts.ts'

/** What is looked for. Queries are in PostgreSQL's notation, prices in naira. */
export type ProductSearch = Reading & {
  /** Words, with the tiers in which they rank, best first; empty without words. */
  words: string
  tiers: readonly string[]
  /** Materials come before those who work with them, as near as both are to what was typed. */
  isMaterialsFirst?: boolean
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
  /** From so many of the sample on, more than `few` are looked for among what costs as much. */
  telling: number
  /** Where the sample says that `few` of so many of the newest meet it, these are tallied. */
  stretch: number
  /** The part of all that a word of a search is rare below: the index of words finds what meets it sooner than the newest tell. */
  rare: number
  /** Where it meets more, its list ends after so many. That of everything does not. */
  depth: number
  /** So many are counted whole by what they are, of more `few` of the newest. */
  tallied: number
}

export const SEARCH_BOUNDS: SearchBounds = {
  few: SEARCH_TOTAL_MAX,
  sample: 5_000,
  telling: 20,
  stretch: 40_000,
  rare: 0.005,
  depth: 2_000,
  tallied: 2_000,
}

/** Whether plans find all that fits, or read in an order, or do both. */
export type Mode = 'whole' | 'walk' | 'both'

/** One that meets a search. */
export type Placed = { id: string; place: string }

/** One of the newest that meet a search (`rankIn`, `price_class`). */
export type Sampled = Placed & { rank: number; priceClass: number }

/** The index is asked for words, and what it finds for the query (`neededWords`). */
const meets = (query: string, shareOf: ShareOf | undefined): SQL | undefined => {
  if (query === '') return undefined
  const needed = neededWords(query, shareOf)
  return needed.length === 0 || query === allOf(needed) ? has(query) : and(...needed.map(has), matches(query))
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
  const words = sql`priced_words(${searchable.words}, ${searchable.price})`
  return and(
    ...neededWords(query, search.shareOf).map(
      (needed) =>
        sql`${words} @@ replace(${withEnding(needed, '~class')}, '~class', '~' || ${priceClass})::tsquery`,
    ),
    matches(query),
    // Said so, the planner does not look all prices up besides.
    isFor(search, { byWords: true, price: sql`(${searchable.price} + 0)` }),
  )
}

/** The first and the last class of the prices that a search allows. */
export const priceClassesOf = ({ minPrice = 0, maxPrice = PRODUCT_PRICE.max }: ProductSearch): [SQL, SQL] => {
  const classOf = (naira: number) => sql`price_class(${koboFromNaira(naira)}::bigint)`
  return [classOf(minPrice), classOf(maxPrice)]
}

/** The rows that fit a search, in no order. With a price, class by class (`OFFSET 0`) of prices: what costs otherwise is not read. */
export function fitting(search: ProductSearch, options: { byWords?: boolean } = {}): SQL {
  const isPriced = search.minPrice !== undefined || search.maxPrice !== undefined
  if (!isPriced || search.shop || neededWords(allOf([search.words, search.facts])).length === 0)
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

/** The last tiers (`tiersOf`) are met by what says some of the words elsewhere than in its name. */
const WEAK_TIERS = 2

/** How well a row meets a search, the best from 0. Undefined where all meet it as well. */
export function rankIn({ tiers, isMaterialsFirst = false }: ProductSearch): SQL | undefined {
  if (tiers.length <= (isMaterialsFirst ? 0 : 1)) return undefined
  if (!isMaterialsFirst) return tierOf(tiers)
  // All materials that are named so, then the work; of what is named otherwise both tier by tier.
  const named = Math.max(0, tiers.length - WEAK_TIERS)
  const ranks = tiers.flatMap((_, tier) => (tier < named ? [tier + named, tier] : [2 * tier + 1, 2 * tier]))
  const last = 2 * tiers.length
  return sql`(${sql.param([...ranks, last, last])}::int[])[
    1 + 2 * ${tierOf(tiers)} + (${searchable.words} @@ ${typeFact('Material')}::tsquery)::int]`
}

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

/** Whether its words are so rare that the newest would tell few: the index of words finds them sooner. */
export const isRare = ({ words, facts, shareOf }: ProductSearch, { rare }: SearchBounds): boolean =>
  shareOf !== undefined && rarestShare(allOf([words, facts]), shareOf) < rare

type Sampling = {
  rank?: SQL | undefined
  most?: number
  /** To tally what is met often by as many as may be. */
  isStretched?: boolean
}

/** Those of the newest products that meet a search, the newest first, with their ranks. One above `most` at most. */
export async function sampleOf(
  tx: Transaction,
  search: ProductSearch,
  { sample, stretch, few }: SearchBounds,
  { rank = sql`0`, most = few, isStretched = false }: Sampling = {},
): Promise<Sampled[]> {
  await inMode(tx, 'walk')
  const read = async (depth: number) => {
    const { rows } = await tx.execute<Sampled>(sql`
      SELECT ${searchable.productId} AS id, ${searchable.place} AS place, price_class(${searchable.price}) AS "priceClass",
        ${rank} AS rank
      FROM (${newestOfAll(search, depth)}) AS ${searchable} WHERE ${fits(search) ?? sql`true`}
      ORDER BY ${sql.join(NEWEST, sql`, `)} LIMIT ${most + 1}`)
    return rows
  }
  const rows = await read(sample)
  const isOften = rows.length <= most && rows.length > (few * sample) / stretch
  // In one statement: what is written between two would be met twice, or not at all.
  return isStretched && isOften ? read(stretch) : rows
}

/**
 * Whether more than `few` meet a search, of which the newest are known. Where these are few, what costs as much as they do is looked up in the
 * index of prices, class by class, as far as it takes: the index of words would read all. False where that does not tell.
 */
export async function areSurelyMany(
  tx: Transaction,
  search: ProductSearch,
  newest: readonly Sampled[],
  { few, telling }: SearchBounds,
): Promise<boolean> {
  if (newest.length > few) return true
  if (newest.length < telling || search.shop || neededWords(allOf([search.words, search.facts])).length === 0)
    return false
  const classes = [...Map.groupBy(newest, ({ priceClass }) => priceClass)]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([priceClass]) => priceClass)
  await inMode(tx, 'whole')
  const { rows } = await tx.execute<{ count: number }>(sql`
    SELECT count(*)::int AS count FROM (
      SELECT FROM unnest(${sql.param(classes)}::int[]) AS class,
        LATERAL (SELECT FROM ${searchable} WHERE ${fitsInClass(search, sql`class`)} OFFSET 0) AS found LIMIT ${few + 1}
    ) AS counted`)
  return (rows[0]?.count ?? 0) > few
}
