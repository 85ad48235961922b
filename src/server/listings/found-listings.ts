import { type AnyColumn, and, asc, desc, eq, gt, gte, lte, type SQL, sql } from 'drizzle-orm'
import type { ListingFilters } from '#domain/listings/listing-filters.ts'
import { koboFromNaira } from '#domain/money.ts'
import type { Context } from '#server/api/context.ts'
import type { Reading } from '#server/db/reading-moment.ts'
import { listings } from '#server/db/schema/listings.ts'
import { searchableListings as searchable } from '#server/db/schema/searchable-listings.ts'
import {
  isInColumn,
  matches,
  parseSearchText,
  relevance,
  type SearchQuery,
} from '#server/db/search/search-query.ts'
import { listingNotOf } from '#server/db/unsettled-owners.ts'

type Flag = 'parking' | 'furnished' | 'offer'

/**
 * Which listings, and in what order: the filters of the search, whose flags may be false in the API. Without a sort, a search shows
 * its best matches first and everything else its newest.
 */
export type ListingListQuery = Omit<ListingFilters, Flag> & { [flag in Flag]?: boolean | undefined }

export type ListingPage = Reading & { offset: number; limit: number }

/** As many are put in order by hand; of more, an index is walked in its order until the page is full. */
const SORTED_MAX = 2_000

/** The listings that meet the filters: a page of their ids, in order, and how many they are. */
export async function findListings(
  ctx: Context,
  filters: ListingListQuery & ListingPage,
): Promise<{ ids: string[]; total: number }> {
  const search = filters.searchTerm
    ? await parseSearchText(ctx.db, 'listings', filters.searchTerm, filters.asOf)
    : undefined
  const fits = and(
    filtered(filters),
    search && matches(searchable.words, search.query),
    listingNotOf(ctx.db, filters.unsettled, searchable.listingId),
  )
  const asOf = sql`${filters.asOf}::timestamptz`
  const total = await count(ctx, fits, asOf)
  if (total <= filters.offset) return { ids: [], total }
  const where = and(fits, lte(searchable.createdAt, asOf))
  const page = await (total > SORTED_MAX
    ? walked(ctx, where, filters)
    : sorted(ctx, where, filters, total, search))
  return { ids: page.map(({ id }) => id), total }
}

function filtered(filters: ListingListQuery): SQL | undefined {
  const { minPrice, maxPrice, minBedrooms, minBathrooms } = filters
  return and(
    filters.type ? eq(searchable.type, filters.type) : undefined,
    filters.parking ? eq(searchable.parking, true) : undefined,
    filters.furnished ? eq(searchable.furnished, true) : undefined,
    filters.offer ? eq(searchable.offer, true) : undefined,
    minPrice === undefined ? undefined : gte(searchable.comparablePrice, koboFromNaira(minPrice)),
    maxPrice === undefined ? undefined : lte(searchable.comparablePrice, koboFromNaira(maxPrice)),
    minBedrooms === undefined ? undefined : gte(searchable.bedrooms, minBedrooms),
    minBathrooms === undefined ? undefined : gte(searchable.bathrooms, minBathrooms),
    filters.state ? eq(searchable.state, filters.state) : undefined,
    filters.area ? isInColumn(searchable.area, filters.area) : undefined,
  )
}

type Sorting = Pick<ListingFilters, 'sort' | 'order'>
type SortedPage = Sorting & ListingPage

/** Without a sort, the newest first. */
function inOrder(
  columns: Record<'comparablePrice' | 'createdAt' | 'listingId', AnyColumn>,
  { sort, order }: Sorting,
): SQL[] {
  const direction = order === 'asc' ? asc : desc
  return [
    direction(sort === 'regularPrice' ? columns.comparablePrice : columns.createdAt),
    direction(columns.listingId),
  ]
}

const walked = ({ db }: Context, where: SQL | undefined, page: SortedPage) =>
  db
    .select({ id: searchable.listingId })
    .from(searchable)
    .where(where)
    .orderBy(...inOrder(searchable, page))
    .limit(page.limit)
    .offset(page.offset)

/** All that fit are found first: an index in the order of the list would be walked to its end for the last of them. */
function sorted(
  { db }: Context,
  where: SQL | undefined,
  page: SortedPage,
  total: number,
  search: SearchQuery | undefined,
) {
  const { listingId, createdAt, comparablePrice } = searchable
  const found = db
    .$with('found')
    .as(db.select({ listingId, createdAt, comparablePrice }).from(searchable).where(where).limit(total))
  const best = page.sort ? undefined : search
  const ranked = db.with(found).select({ id: found.listingId }).from(found).$dynamic()
  return (best ? ranked.innerJoin(listings, eq(listings.id, found.listingId)) : ranked)
    .orderBy(...(best ? relevance(listings.search, best) : []), ...inOrder(found, page))
    .limit(page.limit)
    .offset(page.offset)
}

/**
 * All that fit, less the few that came after the moment: when each of them came need not be looked at then, and an index of few
 * pages tells the number. PostgreSQL underestimates reading a row's words and overestimates the index, so it would scan the table.
 * Parallel workers cost such a short count more than they save.
 */
const count = ({ db }: Context, fits: SQL | undefined, asOf: SQL): Promise<number> =>
  db.transaction(async (tx) => {
    await tx.execute(
      sql`SELECT set_config('enable_seqscan', 'off', true), set_config('max_parallel_workers_per_gather', '0', true)`,
    )
    const later = and(fits, gt(searchable.createdAt, asOf))
    const { rows } = await tx.execute<{ total: number }>(
      sql`SELECT (${tx.$count(searchable, fits)} - ${tx.$count(searchable, later)})::int AS total`,
    )
    return rows[0]?.total ?? 0
  })
