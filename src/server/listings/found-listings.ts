import { and, asc, desc, eq, gt, gte, lte, type SQL, sql } from 'drizzle-orm'
import type { ListingType } from '#domain/listings/listing-rules.ts'
import type { ListingSort } from '#domain/listings/listing-schema.ts'
import { koboFromNaira } from '#domain/money.ts'
import type { State } from '#domain/places.ts'
import type { Context } from '#server/api/context.ts'
import { listings } from '#server/db/schema/listings.ts'
import { searchableListings as searchable } from '#server/db/schema/searchable-listings.ts'
import { isInPlace, matches, relevance, searchQuery } from '#server/db/search.ts'

/** Prices in naira; for rent, per month. */
export type ListingFilters = {
  searchTerm?: string | undefined
  type?: ListingType | undefined
  parking?: boolean | undefined
  furnished?: boolean | undefined
  offer?: boolean | undefined
  minPrice?: number | undefined
  maxPrice?: number | undefined
  minBedrooms?: number | undefined
  minBathrooms?: number | undefined
  state?: State | undefined
  area?: string | undefined
}

/** Without a sort, a search shows its best matches first and everything else its newest. */
export type ListingOrder = { sort?: ListingSort | undefined; order?: 'asc' | 'desc' | undefined }

/** As of a moment, to the microsecond, as `sendAsOf` told it. */
export type ListingPage = { asOf: string; offset: number; limit: number }

/** Ranking reads the words of every row that matches. Where so many do, how often a word stands there says little. */
const RANKED_MAX = 2_000

/** The listings that meet the filters: a page of their ids, in order, and how many they are; the two come side by side. */
export async function findListings(ctx: Context, filters: ListingFilters & ListingOrder & ListingPage) {
  const query = filters.searchTerm ? await searchQuery(ctx.db, 'listings', filters.searchTerm) : undefined
  const fits = and(filtered(filters), query === undefined ? undefined : matches(searchable.words, query))
  const asOf = sql`${filters.asOf}::timestamptz`
  const where = and(fits, lte(searchable.createdAt, asOf))
  const total = count(ctx, fits, asOf)
  const page =
    query === undefined || filters.sort
      ? inOrder(ctx, where, filters)
      : bestOrNewest(ctx, where, query, filters, total)
  return { ids: page.then((rows) => rows.map(({ id }) => id)), total }
}

function filtered(filters: ListingFilters): SQL | undefined {
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
    filters.area ? isInPlace(searchable.area, filters.area) : undefined,
  )
}

type Sorted = ListingOrder & ListingPage

async function inOrder({ db }: Context, where: SQL | undefined, { sort, order, offset, limit }: Sorted) {
  const direction = order === 'asc' ? asc : desc
  const key = sort === 'regularPrice' ? searchable.comparablePrice : searchable.createdAt
  return db
    .select({ id: searchable.listingId })
    .from(searchable)
    .where(where)
    .orderBy(direction(key), direction(searchable.listingId))
    .limit(limit)
    .offset(offset)
}

/** The best first or, where too many match to be ranked, the newest. */
async function bestOrNewest(
  ctx: Context,
  where: SQL | undefined,
  query: string,
  page: Sorted,
  total: Promise<number>,
) {
  if ((await total) > RANKED_MAX) return inOrder(ctx, where, page)
  const direction = page.order === 'asc' ? asc : desc
  return ctx.db
    .select({ id: searchable.listingId })
    .from(searchable)
    .innerJoin(listings, eq(listings.id, searchable.listingId))
    .where(where)
    .orderBy(
      relevance(listings.search, query),
      direction(searchable.createdAt),
      direction(searchable.listingId),
    )
    .limit(page.limit)
    .offset(page.offset)
}

/**
 * All that fit, less the few that came after the moment: when each of them came need not be looked at then, and an index of few
 * pages tells the number. PostgreSQL takes a look at a row's words for cheap and an index for dear, and would read the whole table;
 * two processes more would take the processors from the page, which is read meanwhile.
 */
const count = ({ db }: Context, fits: SQL | undefined, asOf: SQL): Promise<number> =>
  db.transaction(async (tx) => {
    await tx.execute(
      sql`SELECT set_config('enable_seqscan', 'off', true), set_config('max_parallel_workers_per_gather', '0', true)`,
    )
    const later = and(fits, gt(searchable.createdAt, asOf))
    const [counted] = await tx.execute<{ total: number }>(
      sql`SELECT (${tx.$count(searchable, fits)} - ${tx.$count(searchable, later)})::int AS total`,
    )
    return counted?.total ?? 0
  })
