import { type AnyColumn, and, eq, gt, gte, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { ListingFilters } from '#domain/listings/listing-filters.ts'
import type { RentPeriod } from '#domain/listings/listing-rules.ts'
import { koboFromNaira } from '#domain/money.ts'
import { localGovernmentsIn } from '#domain/places/cities.ts'
import type { Position } from '#domain/places/distance.ts'
import type { SelectDb } from '#server/db/client.ts'
import { isNotUnseen, type Reading } from '#server/db/reading-moment.ts'
import { listings } from '#server/db/schema/listings.ts'
import { searchableListings as searchable, wordsOfColumn } from '#server/db/schema/searchable-listings.ts'
import { listingNotOf } from '#server/db/unsettled-owners.ts'
import type { TermMatch } from '#server/search/match-terms.ts'
import { nameQuery } from '#server/search/tsquery.ts'

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
export const matches = (column: AnyColumn, query: string): SQL => sql`${column} @@ ${query}::tsquery`

/** "Lekki" is in Lekki Phase 1 and in Chevron Lekki; nothing is in a name without words. */
const isInColumn = (searched: AnyColumn, typed: string): SQL =>
  sql`${wordsOfColumn(searched)} @@ plainto_tsquery('simple', plain_words(${typed}))`

/** The condition of every home that is sought, whenever it came. */
export function meets(db: SelectDb, { filters, words, called, reading }: SoughtListings): SQL | undefined {
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

/** Whether a home is of the kind that was named. */
export const isCalled = (words: TermMatch | undefined): SQL | undefined =>
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

/** The moment that the list is read at. */
export const moment = ({ reading }: SoughtListings): SQL => sql`${reading.asOf}::timestamptz`

/** The condition of every home that was there at the moment of the list. */
export const wasThere = (db: SelectDb, sought: SoughtListings): SQL | undefined =>
  and(
    meets(db, sought),
    lte(searchable.createdAt, moment(sought)),
    isNotUnseen('listings', searchable.listingId, sought.reading),
  )
