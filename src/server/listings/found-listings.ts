import { type AnyColumn, and, asc, desc, eq, gt, gte, lt, not, type SQL, sql } from 'drizzle-orm'
import { type PageOfRows, SEARCH_TOTAL_MAX } from '#domain/pagination.ts'
import { localGovernmentsIn } from '#domain/places/cities.ts'
import type { Context } from '#server/api/context.ts'
import { isNotUnseen, type Reading } from '#server/db/reading-moment.ts'
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
    const later =
      (await tx.$count(searchable, and(fits, gt(searchable.createdAt, moment(sought))))) +
      (sought.reading.unseen ? await tx.$count(searchable, and(fits, wasAdded(sought.reading))) : 0)
    const first = tx
      .select({ id: sql`1`.as('id') })
      .from(searchable)
      .where(fits)
      .limit(SEARCH_TOTAL_MAX + 1 + later)
      .as('first')
    return (await tx.$count(first)) - later
  })

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
