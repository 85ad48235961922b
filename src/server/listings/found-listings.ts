import {
  type AnyColumn,
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { ListingFilters } from '#domain/listings/listing-filters.ts'
import type { RentPeriod } from '#domain/listings/listing-rules.ts'
import { koboFromNaira } from '#domain/money.ts'
import { type PageOfRows, SEARCH_TOTAL_MAX } from '#domain/pagination.ts'
import { localGovernmentsIn } from '#domain/places/cities.ts'
import type { Position } from '#domain/places/distance.ts'
import type { Context } from '#server/api/context.ts'
import type { Reading } from '#server/db/reading-moment.ts'
import { listings } from '#server/db/schema/listings.ts'
import { searchableListings as searchable, wordsOfColumn } from '#server/db/schema/searchable-listings.ts'
import { listingNotOf } from '#server/db/unsettled-owners.ts'
import type { TermMatch } from '#server/search/match-terms.ts'
import { nameQuery } from '#server/search/tsquery.ts'
import { asTable, type Spot, spotsByDistance, walkedByDistance } from './listings-by-distance.ts'

/** The filters of a search that is understood. */
export type ListingListQuery = Omit<ListingFilters, 'searchTerm' | 'near'> & {
  /** What a home says that is in `lga`, where nobody knows that it is; else the name of `lga`. */
  town?: string | undefined
}

/**
 * Which homes: those that meet the filters and have the words. In what order: those nearest to `origin` first, where there is one; else as
 * `sort` says; without a sort, a search shows its best matches first and everything else its newest.
 */
export type SoughtListings = {
  filters: ListingListQuery
  words: TermMatch | undefined
  /** Only homes that are what `words` call them; what merely mentions it is left out. */
  called?: boolean
  origin: Position | undefined
  reading: Reading
}

/** Whether a column of words has those of a query. */
const matches = (column: AnyColumn, query: string): SQL => sql`${column} @@ ${query}::tsquery`

/** "Lekki" is in Lekki Phase 1 and in Chevron Lekki; nothing is in a name without words. */
const isInColumn = (searched: AnyColumn, typed: string): SQL =>
  sql`${wordsOfColumn(searched)} @@ plainto_tsquery('simple', plain_words(${typed}))`

/** A page of ids, in order; whether another page follows; and how many homes there are, or SEARCH_TOTAL_MAX + 1 where there are more. */
export type FoundListings = { ids: string[]; more: boolean; counted: number }

export async function findListings(
  ctx: Context,
  sought: SoughtListings,
  { offset, limit }: PageOfRows,
): Promise<FoundListings> {
  const counted = await countListings(ctx, sought)
  if (counted <= Math.min(offset, SEARCH_TOTAL_MAX)) return { ids: [], more: false, counted }
  const oneMore = { offset, limit: limit + 1 }
  const ids = await (counted > SEARCH_TOTAL_MAX ? walked(ctx, sought, oneMore) : sorted(ctx, sought, oneMore))
  return { ids: ids.slice(0, limit), more: ids.length > limit, counted }
}

/**
 * How many there are, or SEARCH_TOTAL_MAX + 1. Of all that fit, the few that came after the moment are taken away: when each of them came
 * need not be looked at then, and an index of few pages tells the number. PostgreSQL underestimates reading a row's words and
 * overestimates the index, so it would scan the table. Parallel workers cost such a short count more than they save.
 */
export const countListings = ({ db }: Context, sought: SoughtListings): Promise<number> =>
  db.transaction(async (tx) => {
    await tx.execute(
      sql`SELECT set_config('enable_seqscan', 'off', true), set_config('max_parallel_workers_per_gather', '0', true)`,
    )
    const fits = meets(tx, sought)
    const later = await tx.$count(searchable, and(fits, gt(searchable.createdAt, moment(sought))))
    const first = tx
      .select({ id: sql`1`.as('id') })
      .from(searchable)
      .where(fits)
      .limit(SEARCH_TOTAL_MAX + 1 + later)
      .as('first')
    return (await tx.$count(first)) - later
  })

/** The condition of every home that is sought, whenever it came. */
function meets(
  db: Pick<Context['db'], 'select'>,
  { filters, words, called, reading }: SoughtListings,
): SQL | undefined {
  const { maxMoveIn, bedrooms, minBedrooms, minBathrooms } = filters
  return and(
    filters.type ? eq(searchable.type, filters.type) : undefined,
    filters.parking ? eq(searchable.parking, true) : undefined,
    filters.furnished ? eq(searchable.furnished, true) : undefined,
    filters.offer ? eq(searchable.offer, true) : undefined,
    // As the index of the verified says it.
    filters.verified ? sql`${searchable.verified}` : undefined,
    filters.kind ? eq(searchable.kind, filters.kind) : undefined,
    isPricedWithin(filters),
    maxMoveIn === undefined ? undefined : lte(searchable.moveInCost, koboFromNaira(maxMoveIn)),
    // As its index says it.
    filters.noAgencyFee ? sql`${searchable.agencyFree}` : undefined,
    bedrooms === undefined ? undefined : eq(searchable.bedrooms, bedrooms),
    minBedrooms === undefined ? undefined : gte(searchable.bedrooms, minBedrooms),
    minBathrooms === undefined ? undefined : gte(searchable.bathrooms, minBathrooms),
    isIn(filters),
    filters.area ? isInColumn(searchable.area, filters.area) : undefined,
    words && (words.query ? matches(searchable.words, words.query) : sql`false`),
    called ? isCalled(words) : undefined,
    listingNotOf(db, reading.unsettled, searchable.listingId),
  )
}

/** Rents are compared by the period of the limits, sales as they stand. */
function isPricedWithin({ type, pricePeriod = 'month', ...limits }: ListingListQuery): SQL | undefined {
  if (pricePeriod === 'month' || type === 'sale') return isWithin(limits, 'month')
  const rents = and(eq(searchable.type, 'rent'), isWithin(limits, 'year'))
  if (type === 'rent' || !rents) return rents
  return or(rents, and(eq(searchable.type, 'sale'), isWithin(limits, 'month')))
}

/**
 * The comparable price is a year's rent divided by 12, without the rest: the index finds by it, and only where it is that of the limit itself
 * the price as it was asked decides.
 */
function isWithin(
  { minPrice, maxPrice }: Pick<ListingListQuery, 'minPrice' | 'maxPrice'>,
  period: RentPeriod,
): SQL | undefined {
  const { comparablePrice } = searchable
  const limit = (naira: number) => {
    const yearly = koboFromNaira(naira) * (period === 'year' ? 1 : 12)
    return { yearly, monthly: Math.floor(yearly / 12) }
  }
  const min = minPrice === undefined ? undefined : limit(minPrice)
  const max = maxPrice === undefined ? undefined : limit(maxPrice)
  return and(
    min && gte(comparablePrice, min.monthly),
    // What is left of a division by 12 is never below a whole number.
    min && min.yearly % 12 !== 0
      ? or(gt(comparablePrice, min.monthly), sql`${askedForAYear} >= ${min.yearly}`)
      : undefined,
    max && lte(comparablePrice, max.monthly),
    max && or(lt(comparablePrice, max.monthly), sql`${askedForAYear} <= ${max.yearly}`),
  )
}

/** As `isWithin` of the period of the limits. @param yearly `askedForAYear` */
export function isPriced(
  { type, yearly }: { type: string; yearly: number },
  { minPrice, maxPrice, pricePeriod }: ListingListQuery,
): boolean {
  const periods = type === 'rent' && pricePeriod === 'year' ? 1 : 12
  return (
    (minPrice === undefined || yearly >= koboFromNaira(minPrice) * periods) &&
    (maxPrice === undefined || yearly <= koboFromNaira(maxPrice) * periods)
  )
}

/** In kobo. Not EXISTS, which PostgreSQL may answer by reading the whole table. */
export const askedForAYear = sql`(SELECT CASE WHEN ${listings.offer} THEN ${listings.discountPrice} ELSE ${listings.regularPrice} END
  * CASE WHEN ${listings.type} = 'rent' AND ${listings.rentPeriod} = 'year' THEN 1 ELSE 12 END FROM ${listings} WHERE ${listings.id} = ${searchable.listingId})`

const isCalled = (words: TermMatch | undefined): SQL | undefined =>
  words?.called[0] === undefined
    ? undefined
    : sql`EXISTS (SELECT FROM ${listings} WHERE ${listings.id} = ${searchable.listingId} AND ${matches(listings.search, words.called[0])})`

/** A city is several local governments. A home whose local government is unknown is there if it says so. */
function isIn({ state, lga, town = lga }: ListingListQuery): SQL | undefined {
  if (!state) return undefined
  const inState = eq(searchable.state, state)
  if (!lga) return inState
  return or(
    and(inState, inArray(searchable.lga, localGovernmentsIn(state, lga))),
    and(
      eq(searchable.lga, ''),
      or(inState, isNull(searchable.state)),
      matches(searchable.words, nameQuery(town ?? lga)),
    ),
  )
}

/** Whether homes of a place that is asked for can be at a spot. */
const canHave =
  ({ state, lga }: ListingListQuery) =>
  (spot: Spot): boolean =>
    !state ||
    (spot.state === state && (!lga || spot.lga === '' || localGovernmentsIn(state, lga).includes(spot.lga)))

const moment = ({ reading }: SoughtListings): SQL => sql`${reading.asOf}::timestamptz`

/** The condition of every home that was there at the moment of the list. */
export const wasThere = (db: Pick<Context['db'], 'select'>, sought: SoughtListings): SQL | undefined =>
  and(meets(db, sought), lte(searchable.createdAt, moment(sought)))

/** One that nobody has confirmed for too long stands a thousand years earlier in the lists (`home_time_in_lists`). */
const SUNK_BEFORE = sql`timestamptz '1500-01-01 00:00Z'`

type OrderedColumns = Record<'comparablePrice' | 'createdAt' | 'listingId', AnyColumn>

/** Without a sort, the newest first. */
function inOrder(columns: OrderedColumns, { sort, order }: ListingListQuery): SQL[] {
  const direction = order === 'asc' ? asc : desc
  return [
    direction(sort === 'regularPrice' ? columns.comparablePrice : columns.createdAt),
    direction(columns.listingId),
  ]
}

/** Of few, which are sorted whole. */
const inItsOrder = (columns: OrderedColumns, filters: ListingListQuery): SQL[] => [
  ...(isOldestFirst(filters) ? [sql`${columns.createdAt} < ${SUNK_BEFORE}`] : []),
  ...inOrder(columns, filters),
]

const NEWEST = [desc(searchable.createdAt), desc(searchable.listingId)]

/** Of many, an index is walked in the order of the list until the page is full; of a search the best matches of the newest come first. */
async function walked(ctx: Context, sought: SoughtListings, page: PageOfRows): Promise<string[]> {
  const { filters, words, origin } = sought
  const where = wasThere(ctx.db, sought)
  if (origin) {
    const spots = spotsByDistance(origin).filter(canHave(filters))
    return walkedByDistance(ctx, where, spots, page)
  }
  const end = page.offset + page.limit
  const best =
    words && !filters.sort && page.offset < SEARCH_TOTAL_MAX ? await sorted(ctx, sought, page, NEWEST) : []
  if (page.offset + best.length === end) return best
  const offset = page.offset + best.length
  const listed = (...also: SQL[]) =>
    ctx.db
      .select({ id: searchable.listingId })
      .from(searchable)
      .where(and(where, ...also))
      .orderBy(...inOrder(searchable, filters))
  if (!isOldestFirst(filters))
    return [
      ...best,
      ...idsOf(
        await listed()
          .limit(end - offset)
          .offset(offset),
      ),
    ]
  // What has sunk comes last here, too: the index is walked twice.
  const risen = idsOf(await listed(gte(searchable.createdAt, SUNK_BEFORE)).limit(end))
  const sunk = idsOf(await listed(lt(searchable.createdAt, SUNK_BEFORE)).limit(end - risen.length))
  return [...risen, ...sunk].slice(offset, end)
}

const isOldestFirst = ({ sort, order }: ListingListQuery) => sort !== 'regularPrice' && order === 'asc'

/**
 * Of few, all are found first: an index in the order of the list would be walked to its end for the last of them. Of the best matches
 * of many, these are the newest SEARCH_TOTAL_MAX.
 */
async function sorted(
  { db }: Context,
  sought: SoughtListings,
  page: PageOfRows,
  firstFound: SQL[] = [],
): Promise<string[]> {
  const { filters, words, origin } = sought
  const { listingId, createdAt, comparablePrice, state, lga } = searchable
  const found = db.$with('found').as(
    db
      .select({ listingId, createdAt, comparablePrice, state, lga })
      .from(searchable)
      .where(wasThere(db, sought))
      .orderBy(...firstFound)
      .limit(SEARCH_TOTAL_MAX),
  )
  const ranked = db.with(found).select({ id: found.listingId }).from(found).$dynamic()
  const best = filters.sort || origin ? undefined : words
  const ordered = origin
    ? ranked
        .leftJoin(
          asTable(spotsByDistance(origin)),
          sql`spot.state = ${found.state} AND spot.lga = ${found.lga}`,
        )
        .orderBy(sql`spot.rank`, ...inOrder(found, {}))
    : best
      ? ranked
          .innerJoin(listings, eq(listings.id, found.listingId))
          .orderBy(...bestFirst(best, found.createdAt), ...inOrder(found, {}))
      : ranked.orderBy(...inItsOrder(found, filters))
  return idsOf(await ordered.limit(page.limit).offset(page.offset))
}

/** The tier first; what has sunk after what has not; then how often the words stand there and how near to one another. */
const bestFirst = ({ query, tiers }: TermMatch, found: AnyColumn): SQL[] => [
  ...tiers.map((tier) => sql`${matches(listings.search, tier)} DESC`),
  sql`${found} < ${SUNK_BEFORE}`,
  sql`ts_rank(${listings.search}, ${query}::tsquery) + ts_rank_cd(${listings.search}, ${query}::tsquery) DESC`,
]

const idsOf = (rows: { id: string }[]): string[] => rows.map(({ id }) => id)
