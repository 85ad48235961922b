import { and, asc, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm'
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

/** The listings that meet the filters: a page of their ids, in order, and how many they are; asked for side by side. */
export async function findListings(ctx: Context, filters: ListingFilters & ListingOrder & ListingPage) {
  const query = filters.searchTerm ? await searchQuery(ctx.db, 'listings', filters.searchTerm) : undefined
  const where = and(filtered(filters), query === undefined ? undefined : matches(searchable.words, query))
  return {
    page: async () => {
      const ranked = query === undefined || filters.sort ? undefined : query
      const rows = await (ranked ? bestMatches(ctx, where, ranked, filters) : inOrder(ctx, where, filters))
      return rows.map(({ id }) => id)
    },
    total: () => count(ctx, where),
  }
}

function filtered(filters: ListingFilters & ListingPage): SQL | undefined {
  const { minPrice, maxPrice, minBedrooms, minBathrooms } = filters
  return and(
    lte(searchable.createdAt, sql`${filters.asOf}::timestamptz`),
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

function inOrder({ db }: Context, where: SQL | undefined, { sort, order, offset, limit }: Sorted) {
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
async function bestMatches(
  ctx: Context,
  where: SQL | undefined,
  query: string,
  page: Sorted,
): Promise<{ id: string }[]> {
  const direction = page.order === 'asc' ? asc : desc
  const found = ctx.db.$with('found').as(
    ctx.db
      .select({ id: searchable.listingId, createdAt: searchable.createdAt })
      .from(searchable)
      .where(where)
      .limit(RANKED_MAX + 1),
  )
  const best = await ctx.db
    .with(found)
    .select({ id: found.id })
    .from(found)
    .innerJoin(listings, eq(listings.id, found.id))
    // PostgreSQL looks at this before it ranks anything.
    .where(sql`(SELECT count(*) FROM ${found}) <= ${RANKED_MAX}`)
    .orderBy(relevance(listings.search, query), direction(found.createdAt), direction(found.id))
    .limit(page.limit)
    .offset(page.offset)
  return best.length > 0 ? best : inOrder(ctx, where, page)
}

/** PostgreSQL takes a look at a row's words for cheap and an index for dear: it would read the whole table rather than one. */
const count = ({ db }: Context, where: SQL | undefined): Promise<number> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL enable_seqscan = off`)
    return tx.$count(searchable, where)
  })
