import { type SQL, sql } from 'drizzle-orm'
import { parseListingSearch } from '#domain/listings/listing-filters.ts'
import type { ListingType } from '#domain/listings/listing-rules.ts'
import { understandListings } from '#domain/search/understand-listings.ts'
import type { Context } from '#server/api/context.ts'
import type { Reading } from '#server/db/reading-moment.ts'
import type { Needs } from '#server/db/schema/alerts.ts'
import { searchableListings as searchable } from '#server/db/schema/searchable-listings.ts'
import { askOfEach, neededPrices, readTraitsAmong } from '#server/search/ask-of-each.ts'
import { inBatches } from '#server/search/in-batches.ts'
import { askedOnce, type leastOfTerms, matchTerms } from '#server/search/match-terms.ts'
import { neededAlternatives } from '#server/search/needed-words.ts'
import { askAlso, type Condition, offersMeeting } from '#server/search/offers-meeting.ts'
import { dictionaryFor, meansWhatItSays } from '#server/search/search-dictionary.ts'
import { type Asked, type Searched, searchedIn } from '#server/search/searched.ts'
import {
  askedForAYear,
  isCalled,
  isPriced,
  type ListingListQuery,
  type SoughtListings,
  wasThere,
} from './listing-search.ts'
import { isKindTyped, readTyped, searchListings } from './search-listings.ts'

/** The search of homes, asked for some of them and by many searches at once. */
export const searchedListings = (ctx: Context): Searched =>
  searchedIn('listings', ctx, { needsOf, readTraits, listAmong })

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
type FoundRead = Read & { rows: Row[] }

async function listAmong(ctx: Context, asked: Asked[], reading: Reading): Promise<string[][]> {
  const match = askedOnce(matchTerms)
  const read = async (some: Asked[], kindsAsWords: boolean) =>
    withRows(ctx, await readAll(ctx, some, reading, { match, kindsAsWords }))
  const first = await read(asked, false)
  // A kind that was typed is a word where it finds nothing anywhere (`readSearch`), for which alone most need not be asked.
  const unsure = first.filter(({ rows, isKindTyped }) => rows.length === 0 && isKindTyped)
  const asWords = await read(unsure, true)
  const said = unsure.flatMap((one, n) => (asWords[n]?.rows.length ? { one, words: asWords[n] } : []))
  const isFound = await areMet(
    ctx,
    said.map(({ one }) => one.sought),
  )
  const instead = new Map(said.flatMap(({ one, words }, n) => (isFound[n] ? [] : [[one, words] as const])))
  return inBatches(first, async (one) => {
    const { search, rows } = instead.get(one) ?? one
    const mayBeLittle = rows.length > 0 && !rows.some(({ called }) => called)
    return mayBeLittle && (await isRelaxed(ctx, search, reading)) ? [] : rows.map(({ id }) => id)
  })
}

/** Whether a page shows other places because its own has nothing of the kind that was named. */
async function isRelaxed(ctx: Context, search: Record<string, string>, reading: Reading): Promise<boolean> {
  const request = { ...queryOf(search), reading, offset: 0, limit: 1 }
  return (await searchListings(ctx, request, { relax: true })).relaxed !== null
}

type ReadingAll = { match: typeof matchTerms; kindsAsWords: boolean }

/** Each search understood. Those that differ in their prices alone are read once. */
async function readAll(ctx: Context, asked: Asked[], reading: Reading, how: ReadingAll): Promise<Read[]> {
  const known = new Map<string, ReturnType<typeof readTyped>>()
  const read = async (query: ReturnType<typeof queryOf>) => {
    const { minPrice, maxPrice, pricePeriod, ...byHand } = query.byHand
    const key = JSON.stringify([query.searchTerm, byHand])
    const once = known.get(key) ?? readTyped(ctx, { ...query, byHand, reading }, how)
    known.set(key, once)
    const found = await once
    // Which of two prices counts depends on both.
    if (found.read.understood.some(({ kind }) => kind === 'price'))
      return readTyped(ctx, { ...query, reading }, how)
    const filters = { ...found.sought.filters, minPrice, maxPrice, pricePeriod }
    return { ...found, sought: { ...found.sought, filters } }
  }
  return inBatches(asked, async ({ search, ids }): Promise<Read> => {
    const found = await read(queryOf(search))
    return { search, ids, sought: found.sought, isKindTyped: isKindTyped(found) }
  })
}

/** Which of these searches any home meets. */
async function areMet({ db }: Context, searches: SoughtListings[]): Promise<boolean[]> {
  const met = askOfEach(
    searches,
    (sought, n) =>
      sql`SELECT ${n}::int AS n WHERE EXISTS (SELECT FROM ${searchable} WHERE ${wasThere(db, sought) ?? sql`true`})`,
    (questions) =>
      db.transaction(async (tx) => {
        await tx.execute(
          sql`SELECT set_config('jit', 'off', true), set_config('enable_seqscan', 'off', true)`,
        )
        return (await tx.execute<{ n: number }>(questions)).rows
      }),
  )
  const are = searches.map(() => false)
  for await (const rows of met) for (const { n } of rows) are[n] = true
  return are
}

async function withRows(ctx: Context, read: Read[]): Promise<FoundRead[]> {
  const found = await rowsOf(ctx, read)
  return read.map((one, n) => ({ ...one, rows: found.get(n) ?? [] }))
}

type Row = { id: string; called: boolean }

/** The rows that are asked about. */
const OFFERS = {
  table: sql`${searchable}`,
  id: sql`${searchable.listingId}`,
  offers: (ids: SQL) =>
    sql`SELECT *, ${askedForAYear} AS yearly FROM ${searchable} WHERE ${searchable.listingId} = ${ids}`,
}

/**
 * What each search finds of its homes, by its number, and nothing of one that gives up a word. Words and filters are asked for by
 * themselves, since searches share them.
 */
async function rowsOf(ctx: Context, read: readonly Read[]): Promise<Map<number, Row[]>> {
  const words = new Map<string, Condition>()
  const filters = new Map<string, Condition>()
  const asked = read.flatMap(({ sought, ids }, n) => {
    if (sought.words?.leftOut.length) return []
    const withFilters = { ...withoutPrices(sought), words: undefined }
    const withWords = { ...sought, filters: {} }
    const called = isSurelyCalled(sought)
    const named = JSON.stringify([sought.words?.query, called ? sought.words?.called : []])
    const filtered = JSON.stringify(withFilters.filters)
    askAlso(words, named, ids, () => ({
      where: wasThere(ctx.db, withWords) ?? sql`true`,
      columns: sql`${called ?? sql`true`} AS called`,
    }))
    askAlso(filters, filtered, ids, () => ({
      where: wasThere(ctx.db, withFilters) ?? sql`true`,
      columns: sql`${searchable.type} AS type, yearly`,
    }))
    return [{ n, sought, ids, named, filtered }]
  })
  const having = await offersMeeting<{ called: boolean }>(ctx, OFFERS, words)
  const meeting = await offersMeeting<{ type: string; yearly: string }>(ctx, OFFERS, filters)
  return new Map(
    asked.map(({ n, sought, ids, named, filtered }) => [
      n,
      ids.flatMap((id) => {
        const home = meeting.get(filtered)?.get(id)
        const said = having.get(named)?.get(id)
        return home && said && isPriced({ type: home.type, yearly: Number(home.yearly) }, sought.filters)
          ? [{ id, called: said.called }]
          : []
      }),
    ]),
  )
}

const withoutPrices = ({ filters, ...sought }: SoughtListings): SoughtListings => {
  const { minPrice: _min, maxPrice: _max, pricePeriod: _period, ...others } = filters
  return { ...sought, filters: others }
}

/** Whether a home is surely of the kind that was named, where the page might show other places instead. */
const isSurelyCalled = ({ filters, words }: SoughtListings): SQL | undefined =>
  filters.state && isCalled(words)
