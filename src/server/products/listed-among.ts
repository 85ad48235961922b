import { type SQL, sql } from 'drizzle-orm'
import { findCategory } from '#domain/catalogue.ts'
import { koboFromNaira } from '#domain/money.ts'
import { parseProductSearch } from '#domain/products/product-filters.ts'
import { understandProducts } from '#domain/search/understand-products.ts'
import type { Context } from '#server/api/context.ts'
import { beginReading, type Reading } from '#server/db/reading-moment.ts'
import type { Needs } from '#server/db/schema/alerts.ts'
import { products } from '#server/db/schema/products.ts'
import { searchableProducts as searchable } from '#server/db/schema/searchable-products.ts'
import { inBatches } from '#server/search/in-batches.ts'
import { askedOnce, leastOfTerms, matchTerms } from '#server/search/match-terms.ts'
import { dictionaryFor } from '#server/search/search-dictionary.ts'
import type { Asked, Searched, Traits } from '#server/search/searched.ts'
import { allOf, neededAlternatives } from '#server/search/tsquery.ts'
import { factsOf, type ProductListQuery } from './product-facts.ts'
import { fits, inMode, type ProductSearch } from './product-search.ts'
import { readSearch, searchProducts } from './search-products.ts'

/** The search of products, asked for some of them and by many searches at once. */
export const searchedProducts = (ctx: Context): Searched => ({
  findNeeds: async (searches) => {
    const { asOf } = await beginReading(ctx.db, products)
    const leastOf = askedOnce(leastOfTerms)
    return inBatches(searches, (search) => needsOf(ctx, search, asOf, leastOf))
  },
  readTraits: (ids) => readTraits(ctx, ids),
  listAmong: (asked, reading) => listAmong(ctx, asked, reading),
})

/** What the page of a search asks for. */
function queryOf(search: Record<string, string>): ProductListQuery {
  const { category, page: _page, ignored: _ignored, ...filters } = parseProductSearch(search)
  return { ...filters, category: category && findCategory(category)?.id }
}

async function needsOf(
  { db }: Context,
  search: Record<string, string>,
  asOf: string,
  leastOf: typeof leastOfTerms,
): Promise<Needs> {
  const byHand = queryOf(search)
  const { category, ...filters } = byHand
  const typed = byHand.name ?? ''
  const dictionary = await dictionaryFor(db, 'products', typed, asOf)
  const read = understandProducts(
    typed,
    { ...filters, category: parseProductSearch(search).category },
    dictionary,
  )
  // What is taken for a mistyping today may be a word tomorrow.
  const isCertain = dictionary.meant === undefined || dictionary.meant.size === 0
  const known: ProductListQuery = isCertain
    ? { ...read.filters, town: read.town, category: findCategory(read.filters.category ?? '')?.id }
    : { ...filters, category }
  const words = isCertain ? await leastOf(db, 'products', read.terms, asOf) : ''
  return {
    clauses: neededAlternatives(allOf([words, factsOf(known)])),
    ...pricesOf(read.filters),
  }
}

const pricesOf = ({
  minPrice,
  maxPrice,
}: {
  minPrice?: number | undefined
  maxPrice?: number | undefined
}) => ({
  ...(minPrice !== undefined && { minPrice: koboFromNaira(minPrice) }),
  ...(maxPrice !== undefined && { maxPrice: koboFromNaira(maxPrice) }),
})

async function readTraits({ db }: Context, ids: string[]): Promise<Map<string, Traits>> {
  const { rows } = await db.execute<{ id: string; price: string; words: string[] }>(sql`
    SELECT ${searchable.productId} AS id, ${searchable.price} AS price, tsvector_to_array(${searchable.words}) AS words
    FROM ${searchable} WHERE ${searchable.productId} = ANY (${sql.param(ids)}::uuid[])`)
  return new Map(rows.map(({ id, price, words }) => [id, { price: Number(price), words: new Set(words) }]))
}

/** `query` as it was asked, `filters` as they were understood. */
type Read = Asked & { query: ProductListQuery; filters: ProductListQuery; sought: ProductSearch }

async function listAmong(ctx: Context, asked: Asked[], reading: Reading): Promise<string[][]> {
  const match = askedOnce(matchTerms)
  const read = await inBatches(asked, async ({ search, ids }): Promise<Read | undefined> => {
    const query = queryOf(search)
    const { search: sought, filters, leftOut } = await readSearch(ctx, query, reading, match)
    return leftOut === undefined ? { search, ids, query, filters, sought } : undefined
  })
  const found = await rowsOf(ctx, read)
  const unsure = read.flatMap((one, n) => (one && isUnsure(found.get(n)) ? [{ n, ...one }] : []))
  const sure = await calledAnywhere(ctx, unsure)
  const little = unsure.filter(({ n }) => !sure.has(n))
  await inBatches(little, async ({ n, query }) => {
    // What little a place has, where others have what was asked for, is no answer to the search.
    if ((await searchProducts(ctx, query, reading, { page: 1, limit: 1 })).relaxed) found.delete(n)
  })
  return read.map((_, n) => found.get(n)?.map(({ id }) => id) ?? [])
}

const isUnsure = (rows: Row[] | undefined): boolean =>
  rows !== undefined && !rows.some(({ called }) => called)

/** Searches in one statement: each is a part of it. */
const IN_ONE = 100

type Row = { n: number; id: string; called: boolean }

async function rowsOf({ db }: Context, read: (Read | undefined)[]): Promise<Map<number, Row[]>> {
  const found = new Map<number, Row[]>()
  const parts = read.flatMap((one, n) => (one ? [{ n, ...one }] : []))
  for (let from = 0; from < parts.length; from += IN_ONE) {
    const some = parts.slice(from, from + IN_ONE)
    const ids = [...new Set(some.flatMap((part) => part.ids))]
    const each = some.map(
      (part) => sql`
      SELECT ${part.n}::int AS n, ${searchable.productId} AS id, ${isCalled(part)} AS called FROM ${searchable}
      WHERE ${searchable.productId} = ANY (${sql.param(part.ids)}::uuid[]) AND ${fits(part.sought) ?? sql`true`}`,
    )
    const rows = await db.transaction(async (tx) => {
      await tx.execute(sql`SELECT set_config('jit', 'off', true)`)
      const answer = await tx.execute<Row>(sql`
        WITH ${searchable} AS MATERIALIZED (
          SELECT * FROM ${searchable} WHERE ${searchable.productId} = ANY (${sql.param(ids)}::uuid[])
        ) ${sql.join(each, sql` UNION ALL `)}`)
      return answer.rows
    })
    for (const row of rows) found.set(row.n, [...(found.get(row.n) ?? []), row])
  }
  return found
}

/** Whether it is surely what was asked for, and the list not one of little (`findElsewhere`). */
function isCalled({ filters, sought }: Read): SQL {
  const [narrowest] = sought.called
  return narrowest === undefined || !filters.location || (filters.sort ?? 'relevance') !== 'relevance'
    ? sql`true`
    : sql`${searchable.words} @@ ${narrowest}::tsquery`
}

/** Of searches, those that anything at their place is called as what was asked for, by their numbers. */
async function calledAnywhere({ db }: Context, unsure: (Read & { n: number })[]): Promise<Set<number>> {
  const sure = new Set<number>()
  for (let from = 0; from < unsure.length; from += IN_ONE) {
    const each = unsure.slice(from, from + IN_ONE).map(
      ({ n, sought }) => sql`
        SELECT ${n}::int AS n WHERE EXISTS (
          SELECT FROM ${searchable} WHERE ${fits({ ...sought, words: sought.called[0] ?? '' }, { byWords: true })})`,
    )
    const rows = await db.transaction(async (tx) => {
      await inMode(tx, 'whole')
      return (await tx.execute<{ n: number }>(sql.join(each, sql` UNION ALL `))).rows
    })
    for (const { n } of rows) sure.add(n)
  }
  return sure
}
