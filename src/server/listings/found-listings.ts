import { type AnyColumn, and, asc, desc, eq, gt, gte, lt, not, type SQL, sql } from 'drizzle-orm'
import { type PageOfRows, SEARCH_TOTAL_MAX } from '#domain/pagination.ts'
import { localGovernmentsIn } from '#domain/places/cities.ts'
import type { Context } from '#server/api/context.ts'
import { type ListPlace, otherOrder } from '#server/api/list-place.ts'
import type { Transaction } from '#server/db/client.ts'
import { homeCountKeyOf } from '#server/db/home-counts.ts'
import { readProductCounts } from '#server/db/product-counts.ts'
import { inMicroseconds, isNotUnseen, type Reading } from '#server/db/reading-moment.ts'
import { listings } from '#server/db/schema/listings.ts'
import { searchableListings as searchable } from '#server/db/schema/searchable-listings.ts'
import type { TermMatch } from '#server/search/match-terms.ts'
import {
  type ListingListQuery,
  matches,
  meets,
  moment,
  type SoughtListings,
  wasThere,
} from './listing-search.ts'
import { asTable, type Spot, spotsByDistance, walkedByDistance } from './listings-by-distance.ts'

/** A page of ids, in order; and where the next one begins, if another follows. */
export type FoundListings = {
  ids: string[]
  more: boolean
  next: ListPlace | undefined
  /** How many homes there are; `isExact`, or SEARCH_TOTAL_MAX + 1 where there are more. */
  counted: number
  isExact: boolean
}

/** So many rows are skipped, or all up to a place. */
export type PageOfHomes = PageOfRows & { after?: ListPlace | undefined }

/** What was read of a search before: what `countListings` has told of it. */
type KnownListings = { counted?: number | undefined }

/** @throws AppError malformed, where the page begins after a place in another order */
export async function findListings(
  ctx: Context,
  sought: SoughtListings,
  { offset, limit, after }: PageOfHomes,
  known: KnownListings = {},
): Promise<FoundListings> {
  const order = placeOrder(sought)
  const place = after && 'order' in after ? after : undefined
  if (place && place.order !== order) throw otherOrder()
  const counted = known.counted ?? (await countListings(ctx, sought))
  const total = { counted, isExact: countKeyOf(sought) !== undefined }
  if (counted <= Math.min(offset, SEARCH_TOTAL_MAX))
    return { ids: [], more: false, next: undefined, ...total }
  const page = { offset: place ? 0 : offset, limit: limit + 1, after: place }
  const rows = await (counted > SEARCH_TOTAL_MAX ? walked(ctx, sought, page) : sorted(ctx, sought, page))
  const shown = rows.slice(0, limit)
  const more = rows.length > limit
  const last = shown.at(-1)
  const nextOf = () => (order && last ? { order, at: last.at, id: last.id } : { rows: offset + limit })
  return { ids: shown.map(({ id }) => id), more, next: more ? nextOf() : undefined, ...total }
}

/** The count that is kept of a list: of a state, a type and a kind, or fewer of these. Undefined where it is another list. */
export function countKeyOf({ filters, words, called, reading }: SoughtListings): string | undefined {
  const { state, type, kind, sort: _sort, order: _order, pricePeriod: _period, ...others } = filters
  const isOther = words || called || Object.values(others).some((value) => value !== undefined)
  return isOther || reading.unsettled.length > 0 ? undefined : homeCountKeyOf({ state, type, kind })
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
    const isLater = gt(searchable.createdAt, moment(sought))
    const was = sought.reading.unseen && wasAdded(sought.reading)
    const later = (await countFew(tx, and(fits, isLater))) + (was ? await countFew(tx, and(fits, was)) : 0)
    const key = countKeyOf(sought)
    if (key !== undefined) return ((await readProductCounts(tx, [key])).get(key) ?? 0) - later
    const first = tx
      .select({ id: sql`1`.as('id') })
      .from(searchable)
      .where(fits)
      .limit(SEARCH_TOTAL_MAX + 1 + later)
      .as('first')
    return (await tx.$count(first)) - later
  })

/** Of a list that is older than SEARCH_TOTAL_MAX homes the total may be too high. */
const countFew = (tx: Transaction, where: SQL | undefined): Promise<number> =>
  tx.$count(
    tx
      .select({ id: sql`1`.as('id') })
      .from(searchable)
      .where(where)
      .limit(SEARCH_TOTAL_MAX)
      .as('few'),
  )

/** The condition that a home was being added at the moment. */
const wasAdded = (reading: Reading): SQL | undefined => {
  const isNot = isNotUnseen('listings', searchable.listingId, reading)
  return isNot && not(isNot)
}

/** Whether homes of a place that is asked for can be at a spot. */
const canHave =
  ({ state, lga }: ListingListQuery) =>
  (spot: Spot): boolean =>
    !state ||
    (spot.state === state && (!lga || spot.lga === '' || localGovernmentsIn(state, lga).includes(spot.lga)))

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

/** The order of a list whose rows have a place in it; undefined where it is made for each reading: by words, by distance. */
function placeOrder({ filters, words, origin }: SoughtListings): string | undefined {
  if (origin || (words && !filters.sort) || isOldestFirst(filters)) return undefined
  return `${filters.sort === 'regularPrice' ? 'price' : 'newest'}-${filters.order ?? 'desc'}`
}

type Place = { at: string; id: string }

/** The condition that a row stands after a place in the order of the list. */
function standsAfter({ sort, order }: ListingListQuery, { at, id }: Place): SQL {
  const column = sort === 'regularPrice' ? searchable.comparablePrice : searchable.createdAt
  const value = sort === 'regularPrice' ? sql`${at}::bigint` : sql`${at}::timestamptz`
  const [row, place] = [sql`(${column}, ${searchable.listingId})`, sql`(${value}, ${id}::uuid)`]
  return order === 'asc' ? sql`${row} > ${place}` : sql`${row} < ${place}`
}

/** Of few, which are sorted whole. */
const inItsOrder = (columns: OrderedColumns, filters: ListingListQuery): SQL[] => [
  ...(isOldestFirst(filters) ? [sql`${columns.createdAt} < ${SUNK_BEFORE}`] : []),
  ...inOrder(columns, filters),
]

const NEWEST = [desc(searchable.createdAt), desc(searchable.listingId)]

/** With its place in the order, which means nothing where the list has none. */
type Row = { id: string; at: string }
type PageOfPlaces = PageOfRows & { after: Place | undefined }

const placeOf = ({ comparablePrice, createdAt }: OrderedColumns, { sort }: ListingListQuery): SQL<string> =>
  sort === 'regularPrice' ? sql<string>`${comparablePrice}::text` : inMicroseconds(createdAt)

/** Of many, an index is walked in the order of the list until the page is full; of a search the best matches of the newest come first. */
async function walked(ctx: Context, sought: SoughtListings, page: PageOfPlaces): Promise<Row[]> {
  const { filters, words, origin } = sought
  const where = and(wasThere(ctx.db, sought), page.after && standsAfter(filters, page.after))
  if (origin) {
    const spots = spotsByDistance(origin).filter(canHave(filters))
    return (await walkedByDistance(ctx, where, spots, page)).map((id) => ({ id, at: '' }))
  }
  const end = page.offset + page.limit
  const best =
    words && !filters.sort && page.offset < SEARCH_TOTAL_MAX ? await sorted(ctx, sought, page, NEWEST) : []
  if (page.offset + best.length === end) return best
  const offset = page.offset + best.length
  const listed = (...also: SQL[]) =>
    ctx.db
      .select({ id: searchable.listingId, at: placeOf(searchable, filters) })
      .from(searchable)
      .where(and(where, ...also))
      .orderBy(...inOrder(searchable, filters))
  if (!isOldestFirst(filters))
    return [
      ...best,
      ...(await listed()
        .limit(end - offset)
        .offset(offset)),
    ]
  // What has sunk comes last here, too: the index is walked twice.
  const risen = await listed(gte(searchable.createdAt, SUNK_BEFORE)).limit(end)
  const sunk = await listed(lt(searchable.createdAt, SUNK_BEFORE)).limit(end - risen.length)
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
  page: PageOfPlaces,
  firstFound: SQL[] = [],
): Promise<Row[]> {
  const { filters, words, origin } = sought
  const { listingId, createdAt, comparablePrice, state, lga } = searchable
  const found = db.$with('found').as(
    db
      .select({ listingId, createdAt, comparablePrice, state, lga })
      .from(searchable)
      .where(and(wasThere(db, sought), page.after && standsAfter(filters, page.after)))
      .orderBy(...firstFound)
      .limit(SEARCH_TOTAL_MAX),
  )
  const ranked = db
    .with(found)
    .select({ id: found.listingId, at: placeOf(found, filters) })
    .from(found)
    .$dynamic()
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
  return ordered.limit(page.limit).offset(page.offset)
}

/** The tier first; what has sunk after what has not; then how often the words stand there and how near to one another. */
const bestFirst = ({ query, tiers }: TermMatch, found: AnyColumn): SQL[] => [
  ...tiers.map((tier) => sql`${matches(listings.search, tier)} DESC`),
  sql`${found} < ${SUNK_BEFORE}`,
  sql`ts_rank(${listings.search}, ${query}::tsquery) + ts_rank_cd(${listings.search}, ${query}::tsquery) DESC`,
]
