import { type SQL, sql } from 'drizzle-orm'
import { findCategory } from '#domain/catalogue.ts'
import { koboFromNaira } from '#domain/money.ts'
import { parseProductSearch } from '#domain/products/product-filters.ts'
import { understandProducts } from '#domain/search/understand-products.ts'
import type { Context } from '#server/api/context.ts'
import type { Reading } from '#server/db/reading-moment.ts'
import type { Needs } from '#server/db/schema/alerts.ts'
import { searchableProducts as searchable } from '#server/db/schema/searchable-products.ts'
import { askOfEach, neededPrices, readTraitsAmong } from '#server/search/ask-of-each.ts'
import { inBatches } from '#server/search/in-batches.ts'
import { askedOnce, type leastOfTerms, matchTerms } from '#server/search/match-terms.ts'
import { neededAlternatives } from '#server/search/needed-words.ts'
import { askAlso, type Condition, offersMeeting } from '#server/search/offers-meeting.ts'
import { dictionaryFor, meansWhatItSays } from '#server/search/search-dictionary.ts'
import { type Asked, type Searched, searchedIn } from '#server/search/searched.ts'
import { allOf } from '#server/search/tsquery.ts'
import { factsOf, type ProductListQuery } from './product-facts.ts'
import { fits, inMode, type ProductSearch, tierOf } from './product-search.ts'
import { type ReadSearch, readSearch } from './read-search.ts'
import { searchProducts } from './search-products.ts'

/** The search of products, asked for some of them and by many searches at once. */
export const searchedProducts = (ctx: Context): Searched =>
  searchedIn('products', ctx, { needsOf, readTraits, listAmong })

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
  const isCertain = meansWhatItSays(dictionary)
  const known: ProductListQuery = isCertain
    ? { ...read.filters, town: read.town, category: findCategory(read.filters.category ?? '')?.id }
    : { ...filters, category }
  const words = isCertain ? await leastOf(db, 'products', read.terms, asOf) : ''
  return {
    clauses: neededAlternatives(allOf([words, factsOf(known)])),
    ...neededPrices(read.filters),
  }
}

const readTraits = ({ db }: Context, ids: string[]) =>
  readTraitsAmong<{ price: string; words: string[] }>(
    db,
    { rows: searchable, id: searchable.productId },
    ids,
    sql`${searchable.price} AS price, tsvector_to_array(${searchable.words}) AS words`,
    ({ price, words }) => ({ price: Number(price), words: new Set(words) }),
  )

/** `query` as it was asked, `filters` as they were understood. */
type Read = Asked & { query: ProductListQuery; filters: ProductListQuery; sought: ProductSearch }

async function listAmong(ctx: Context, asked: Asked[], reading: Reading): Promise<string[][]> {
  const read = await readAll(ctx, asked, reading)
  const found = await rowsOf(ctx, read)
  const unsure = await unsureOf(
    ctx,
    read.flatMap((one, n) => {
      const rows = found.get(n)
      return one && rows ? [{ ...one, n, tier: Math.min(...rows.map(({ tier }) => tier)) }] : []
    }),
  )
  await inBatches(unsure, async ({ n, query }) => {
    // What little a place has, where others have what was asked for, is no answer to the search.
    if ((await searchProducts(ctx, query, reading, { page: 1, limit: 1 })).relaxed) found.delete(n)
  })
  return read.map((_, n) => found.get(n)?.map(({ id }) => id) ?? [])
}

type FoundRead = Read & { n: number; tier: number }

/**
 * Of searches that find something new, those whose page may show other places instead (`findElsewhere`). It does not where anything at its
 * place is called as narrowly as what was asked for, or nothing in the country is and what is new is called so at all.
 */
async function unsureOf(ctx: Context, found: FoundRead[]): Promise<FoundRead[]> {
  const notNarrow = found.filter(({ tier }) => tier > 0)
  const names = new Map(notNarrow.map(({ sought }) => [sought.called[0] ?? '', sought]))
  const anywhere = [...names].map(([words, sought]) => ({ ...sought, words, facts: '', ...ANY_PRICE }))
  const isAnywhere = await areMet(ctx, anywhere)
  const called = new Set(anywhere.flatMap(({ words }, index) => (isAnywhere[index] ? [words] : [])))
  const rivalled = notNarrow.filter(({ tier, sought }) => tier > 1 || called.has(sought.called[0] ?? ''))
  const isThere = await areMetAtTheirPrices(
    ctx,
    rivalled.map(({ sought }) => ({ ...sought, words: sought.called[0] ?? '' })),
  )
  return rivalled.filter((_, index) => !isThere[index])
}

/** Each search understood; undefined where it gives up a word. Those that differ in their prices alone are read once. */
async function readAll(ctx: Context, asked: Asked[], reading: Reading): Promise<(Read | undefined)[]> {
  const match = askedOnce(matchTerms)
  const known = new Map<string, Promise<ReadSearch>>()
  const read = async ({ minPrice, maxPrice, ...query }: ProductListQuery): Promise<ReadSearch> => {
    const key = JSON.stringify(query)
    const once = known.get(key) ?? readSearch(ctx, query, reading, match)
    known.set(key, once)
    const { filters, search, ...others } = await once
    // Which of two prices counts depends on both.
    if (others.understood.some(({ kind }) => kind === 'price'))
      return readSearch(ctx, { ...query, minPrice, maxPrice }, reading, match)
    const prices = { minPrice, maxPrice }
    return { filters: { ...filters, ...prices }, search: { ...search, ...prices }, ...others }
  }
  return inBatches(asked, async ({ search, ids }): Promise<Read | undefined> => {
    const query = queryOf(search)
    const { search: sought, filters, leftOut } = await read(query)
    return leftOut === undefined ? { search, ids, query, filters, sought } : undefined
  })
}

/** `tier` is the first of what the search calls narrowly (`TermMatch`) that it is called as, from 0. */
type Row = { id: string; tier: number }

/** The rows that are asked about. */
const OFFERS = {
  table: sql`${searchable}`,
  id: sql`${searchable.productId}`,
  offers: (ids: SQL) => sql`SELECT * FROM ${searchable} WHERE ${searchable.productId} = ${ids}`,
}

/** What each search finds of its offers, by its number. Words and facts are asked for by themselves, since searches share them. */
async function rowsOf(ctx: Context, read: (Read | undefined)[]): Promise<Map<number, Row[]>> {
  const words = new Map<string, Condition>()
  const facts = new Map<string, Condition>()
  const asked = read.flatMap((one, n) => {
    if (!one) return []
    const { sought, ids } = one
    const withWords = { ...sought, ...ANY_PRICE, facts: '' }
    const withFacts = { ...sought, ...ANY_PRICE, words: '' }
    const tier = calledTier(one)
    const named = JSON.stringify([sought.words, tier ? sought.called : []])
    askAlso(words, named, ids, () => ({
      where: fits(withWords) ?? sql`true`,
      columns: sql`${searchable.price} AS price, ${tier ?? sql`0`} AS tier`,
    }))
    askAlso(facts, sought.facts, ids, () => ({ where: fits(withFacts) ?? sql`true`, columns: sql`true` }))
    return [{ n, sought, ids, named }]
  })
  const called = await offersMeeting<{ price: string; tier: number }>(ctx, OFFERS, words)
  const filed = await offersMeeting(ctx, OFFERS, facts)
  return new Map(
    asked.flatMap(({ n, sought, ids, named }) => {
      const rows = ids.flatMap((id) => {
        const row = filed.get(sought.facts)?.has(id) ? called.get(named)?.get(id) : undefined
        return row && costs(Number(row.price), sought) ? [{ id, tier: row.tier }] : []
      })
      return rows.length > 0 ? [[n, rows]] : []
    }),
  )
}

const ANY_PRICE = { minPrice: undefined, maxPrice: undefined }

const costs = (kobo: number, { minPrice, maxPrice }: ProductSearch): boolean =>
  (minPrice === undefined || kobo >= koboFromNaira(minPrice)) &&
  (maxPrice === undefined || kobo <= koboFromNaira(maxPrice))

/** Only a search of a place shows others. */
const calledTier = ({ filters, sought }: Read): SQL | undefined =>
  filters.location && sought.called.length > 0 ? tierOf(sought.called) : undefined

/** Which of these searches anything meets. */
async function areMet(ctx: Context, searches: ProductSearch[]): Promise<boolean[]> {
  const rows = await askByWords<{ n: number }>(
    ctx,
    searches,
    (n, condition) => sql`SELECT ${n}::int AS n WHERE EXISTS (SELECT FROM ${searchable} WHERE ${condition})`,
  )
  const met = new Set(rows.map(({ n }) => n))
  return searches.map((_, n) => met.has(n))
}

/** The same of many that differ in their prices alone: what the cheapest and the dearest tell is asked once. */
async function areMetAtTheirPrices(ctx: Context, searches: ProductSearch[]): Promise<boolean[]> {
  const keys = searches.map(({ words, facts }) => JSON.stringify([words, facts]))
  const distinct = new Map(searches.map((search, n) => [keys[n], { ...search, ...ANY_PRICE }]))
  const rows = await askByWords<{ n: number; least: string; most: string }>(
    ctx,
    [...distinct.values()],
    (n, condition) => sql`
      SELECT ${n}::int AS n, min(${searchable.price}) AS least, max(${searchable.price}) AS most FROM ${searchable}
      WHERE ${condition} HAVING count(*) > 0`,
  )
  const ends = new Map(rows.map(({ n, least, most }) => [n, [Number(least), Number(most)]]))
  const endsOf = new Map([...distinct.keys()].map((key, n) => [key, ends.get(n) ?? []]))
  const atEnds = searches.map((search, n) =>
    (endsOf.get(keys[n]) ?? []).some((price) => costs(price, search)),
  )
  const isBetween = (n: number) => {
    const { minPrice, maxPrice } = searches[n] ?? ANY_PRICE
    return !atEnds[n] && endsOf.get(keys[n])?.length && minPrice !== undefined && maxPrice !== undefined
  }
  const between = [...searches.keys()].filter(isBetween)
  const met = await areMet(
    ctx,
    between.flatMap((n) => searches[n] ?? []),
  )
  const inside = new Set(between.filter((_, index) => met[index]))
  return atEnds.map((is, n) => is || inside.has(n))
}

/** Asks the index of words of each search. @param ask a query of what meets a condition, with the number of the search as `n` */
async function askByWords<Row>(
  { db }: Context,
  searches: ProductSearch[],
  ask: (n: number, condition: SQL) => SQL,
): Promise<Row[]> {
  const answers = askOfEach(
    searches,
    (search, n) => ask(n, fits(search, { byWords: true }) ?? sql`true`),
    (questions) =>
      db.transaction(async (tx) => {
        await inMode(tx, 'whole')
        return (await tx.execute(questions)).rows as Row[]
      }),
  )
  const found: Row[] = []
  for await (const rows of answers) found.push(...rows)
  return found
}
