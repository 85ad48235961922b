import { type SQL, sql } from 'drizzle-orm'
import { parseListingSearch } from '#domain/listings/listing-filters.ts'
import type { ListingType } from '#domain/listings/listing-rules.ts'
import { understandListings } from '#domain/search/understand-listings.ts'
import type { Context } from '#server/api/context.ts'
import type { Reading } from '#server/db/reading-moment.ts'
import type { Needs } from '#server/db/schema/alerts.ts'
import { listings } from '#server/db/schema/listings.ts'
import { searchableListings as searchable } from '#server/db/schema/searchable-listings.ts'
import { neededPrices, readTraitsAmong } from '#server/search/ask-of-each.ts'
import { inBatches } from '#server/search/in-batches.ts'
import { askedOnce, type leastOfTerms, matchTerms } from '#server/search/match-terms.ts'
import { dictionaryFor, meansWhatItSays } from '#server/search/search-dictionary.ts'
import { type Asked, type Searched, searchedIn } from '#server/search/searched.ts'
import { neededAlternatives } from '#server/search/tsquery.ts'
import {
  askedForAYear,
  isPriced,
  type ListingListQuery,
  type SoughtListings,
  wasThere,
} from './listing-search.ts'
import { isKindTyped, type ReadingListings, readSearch, searchListings } from './search-listings.ts'

/** The search of homes, asked for some of them and by many searches at once. */
export const searchedListings = (ctx: Context): Searched =>
  searchedIn(listings, ctx, { needsOf, readTraits, listAmong })

/** What the page of a search asks for. */
function queryOf(search: Record<string, string>) {
  const { searchTerm, page: _page, ignored: _ignored, near: _near, ...byHand } = parseListingSearch(search)
  return { searchTerm, byHand, near: undefined }
}

async function needsOf(
  { db }: Context,
  search: Record<string, string>,
  asOf: string,
  leastOf: typeof leastOfTerms,
): Promise<Needs> {
  const { searchTerm: typed = '', byHand } = queryOf(search)
  const dictionary = await dictionaryFor(db, 'listings', typed, asOf)
  const read = understandListings(typed, byHand, dictionary)
  const isCertain = meansWhatItSays(dictionary)
  const least = async (terms: typeof read.terms) =>
    isCertain ? neededAlternatives(await leastOf(db, 'listings', terms, asOf)) : []
  const words = await least(read.terms)
  const { kind, pricePeriod } = read.filters
  // A kind that was typed is the home's, or stands in its words (`readSearch`).
  const asWords =
    kind && !byHand.kind
      ? await least(understandListings(typed, byHand, dictionary, { kindsAsWords: true }).terms)
      : undefined
  return {
    clauses: [
      ...words,
      ...(asWords ? onlyIn(asWords, words).slice(0, 1) : [[]]).flatMap((named) =>
        kind ? [[kindFact(kind), ...named]] : [],
      ),
      ...factsOf(isCertain ? read.filters : byHand),
    ],
    ...neededPrices(read.filters),
    ...(pricePeriod === 'year' && { yearly: true }),
  }
}

/** Those of some clauses that are not among others. */
function onlyIn(clauses: string[][], others: string[][]): string[][] {
  const known = new Set(others.map((clause) => JSON.stringify(clause)))
  return clauses.filter((clause) => !known.has(JSON.stringify(clause)))
}

/** Facts as words that nobody can type. A home of no known state may say in words where it is. */
const factsOf = ({ state, lga, type, bedrooms }: ListingListQuery): string[][] => [
  ...(state ? [[stateFact(state), ...(lga ? [stateFact('')] : [])]] : []),
  ...(type ? [[`@type:${type}`]] : []),
  ...(bedrooms === undefined ? [] : [[`@bedrooms:${bedrooms}`]]),
]

const kindFact = (kind: string) => `@kind:${kind}`

const stateFact = (state: string) => `@state:${state}`

type TraitRow = {
  price: string
  words: string[]
  state: string
  type: ListingType
  kind: string | null
  bedrooms: number
}

const readTraits = ({ db }: Context, ids: string[]) =>
  readTraitsAmong<TraitRow>(
    db,
    { rows: searchable, id: searchable.listingId },
    ids,
    sql`${searchable.comparablePrice} AS price, tsvector_to_array(${searchable.words}) AS words,
      coalesce(${searchable.state}::text, '') AS state, ${searchable.type} AS type,
      ${searchable.kind}::text AS kind, ${searchable.bedrooms} AS bedrooms`,
    ({ price, words, state, type, kind, bedrooms }) => ({
      price: Number(price),
      isRent: type === 'rent',
      words: new Set([
        ...words,
        stateFact(state),
        `@type:${type}`,
        `@bedrooms:${bedrooms}`,
        ...(kind ? [kindFact(kind)] : []),
      ]),
    }),
  )

type Read = Asked & { sought: SoughtListings; isKindTyped: boolean }

async function listAmong(ctx: Context, asked: Asked[], reading: Reading): Promise<string[][]> {
  const match = askedOnce(matchTerms)
  const readAll = (some: readonly Asked[], how: Omit<ReadingListings, 'match'> = {}) =>
    inBatches(some, async ({ search, ids }): Promise<Read> => {
      const read = await readSearch(ctx, { ...queryOf(search), reading }, { match, ...how })
      return { search, ids, sought: read.sought, isKindTyped: isKindTyped(read) }
    })
  const rowsAmong = async (read: readonly Read[]) => {
    const found = await rowsOf(ctx, read)
    return read.map((one, n) => ({ ...one, rows: found.get(n) ?? [] }))
  }
  const first = await rowsAmong(await readAll(asked, { finds: async () => true }))
  // What lists something new finds something: only the others may be read otherwise.
  const unsure = first.filter(({ rows, isKindTyped }) => rows.length === 0 && isKindTyped)
  const again = new Map((await rowsAmong(await readAll(unsure))).map((one, n) => [unsure[n], one]))
  return inBatches(first, async (one) => {
    const { search, rows } = again.get(one) ?? one
    const mayBeLittle = rows.length > 0 && !rows.some(({ called }) => called)
    return mayBeLittle && (await isRelaxed(ctx, search, reading)) ? [] : rows.map(({ id }) => id)
  })
}

/** Whether a page shows other places because its own has nothing of the kind that was named. */
async function isRelaxed(ctx: Context, search: Record<string, string>, reading: Reading): Promise<boolean> {
  const request = { ...queryOf(search), reading, offset: 0, limit: 1 }
  return (await searchListings(ctx, request, { relax: true })).relaxed !== null
}

/** Searches in one statement: each is a part of it. */
const IN_ONE = 100

type Row = { id: string; called: boolean }
type PricedRow = Row & { n: number; type: string; yearly: string }

/** What each search finds of its homes, by its number, and nothing of one that gives up a word; of those that ask for the same at other prices, by one part of a statement. */
async function rowsOf({ db }: Context, read: readonly Read[]): Promise<Map<number, Row[]>> {
  const same = new Map<string, (Read & { n: number })[]>()
  for (const [n, one] of read.entries()) {
    if (one.sought.words?.leftOut.length) continue
    const key = JSON.stringify([withoutPrices(one.sought).filters, one.sought.words])
    const others = same.get(key)
    if (others) others.push({ n, ...one })
    else same.set(key, [{ n, ...one }])
  }
  const parts = [...same.values()].map((searches) => ({
    searches,
    ids: [...new Set(searches.flatMap(({ ids }) => ids))],
  }))
  const found = new Map<number, Row[]>()
  for (let from = 0; from < parts.length; from += IN_ONE) {
    const some = parts.slice(from, from + IN_ONE)
    const all = [...new Set(some.flatMap(({ ids }) => ids))]
    const rows = await db.transaction(async (tx) => {
      const each = some.flatMap(({ searches: [first], ids }, n) =>
        first
          ? sql`
          SELECT ${n}::int AS n, ${searchable.listingId} AS id, ${searchable.type} AS type, ${askedForAYear} AS yearly,
            ${isCalled(first.sought)} AS called
          FROM ${searchable}
          WHERE ${searchable.listingId} = ANY (${sql.param(ids)}::uuid[]) AND ${wasThere(tx, withoutPrices(first.sought)) ?? sql`true`}`
          : [],
      )
      await tx.execute(sql`SELECT set_config('jit', 'off', true)`)
      const answer = await tx.execute<PricedRow>(sql`
        WITH ${searchable} AS MATERIALIZED (
          SELECT * FROM ${searchable} WHERE ${searchable.listingId} = ANY (${sql.param(all)}::uuid[])
        ) ${sql.join(each, sql` UNION ALL `)}`)
      return answer.rows
    })
    for (const { n: part, id, type, yearly, called } of rows)
      for (const { n, ids, sought } of some[part]?.searches ?? [])
        if (isPriced({ type, yearly: Number(yearly) }, sought.filters) && ids.includes(id))
          found.set(n, [...(found.get(n) ?? []), { id, called }])
  }
  return found
}

const withoutPrices = ({ filters, ...sought }: SoughtListings): SoughtListings => {
  const { minPrice: _min, maxPrice: _max, pricePeriod: _period, ...others } = filters
  return { ...sought, filters: others }
}

/** Whether a home is surely of the kind that was named, where the page might show other places instead. */
const isCalled = ({ filters, words }: SoughtListings): SQL =>
  words?.called[0] === undefined || !filters.state
    ? sql`true`
    : sql`EXISTS (SELECT FROM ${listings} WHERE ${listings.id} = ${searchable.listingId} AND ${listings.search} @@ ${words.called[0]}::tsquery)`
