import { and, asc, desc, eq, gte, ilike, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { ListingType } from '#domain/listings/listing-rules.ts'
import type { Listing, ListingSort } from '#domain/listings/listing-schema.ts'
import { koboFromNaira, nairaFromKobo } from '#domain/money.ts'
import type { State } from '#domain/places.ts'
import type { Context } from '#server/api/context.ts'
import { NO_SUCH_USER } from '#server/api/no-such-user.ts'
import { picturesOf } from '#server/db/pictures.ts'
import { users } from '#server/db/schema/accounts.ts'
import { listingImages, listings } from '#server/db/schema/listings.ts'
import { matches, relevance, searchQuery } from '#server/db/search.ts'
import { sellerColumns, sellerRef } from '#server/db/seller.ts'

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
  ownerId?: string | undefined
  /** To the microsecond, as `sendAsOf` told it. */
  asOf?: string | undefined
}

/** Without a sort, a search shows its best matches first and everything else its newest. */
export type ListingOrder = { sort?: ListingSort | undefined; order?: 'asc' | 'desc' | undefined }

const listingColumns = {
  id: listings.id,
  name: listings.name,
  description: listings.description,
  address: listings.address,
  state: listings.state,
  area: listings.area,
  type: listings.type,
  rentPeriod: listings.rentPeriod,
  bedrooms: listings.bedrooms,
  bathrooms: listings.bathrooms,
  regularPrice: listings.regularPrice,
  discountPrice: listings.discountPrice,
  offer: listings.offer,
  parking: listings.parking,
  furnished: listings.furnished,
  createdAt: listings.createdAt,
  updatedAt: listings.updatedAt,
  images: picturesOf(listingImages, listingImages.listingId, listings.id),
  seller: sellerColumns,
}

const selectListings = ({ db }: Context) =>
  db.select(listingColumns).from(listings).innerJoin(users, eq(users.id, listings.ownerId))

type ListingRow = Awaited<ReturnType<typeof selectListings>>[number]

function listingAnswer({ id, seller, createdAt, updatedAt, ...row }: ListingRow): Listing {
  return {
    _id: id,
    ...row,
    imageUrls: row.images.map(({ url }) => url),
    regularPrice: nairaFromKobo(row.regularPrice),
    discountPrice: nairaFromKobo(row.discountPrice),
    userRef: sellerRef(seller),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

function sorted({ sort, order = 'desc' }: ListingOrder, query: string | undefined): SQL[] {
  const direction = order === 'asc' ? asc : desc
  if (sort === 'regularPrice') return [direction(listings.comparablePrice), direction(listings.id)]
  const byTime = [direction(listings.createdAt), direction(listings.id)]
  return sort === undefined && query !== undefined ? [relevance(listings.search, query), ...byTime] : byTime
}

export async function listListings(
  ctx: Context,
  filters: ListingFilters & ListingOrder & { offset: number; limit: number },
): Promise<{ listings: Listing[]; total: number }> {
  const { searchTerm, minPrice, maxPrice, minBedrooms, minBathrooms } = filters
  const query = searchTerm ? await searchQuery(ctx.db, 'listings', searchTerm) : undefined
  const where = and(
    filters.type ? eq(listings.type, filters.type) : undefined,
    filters.parking ? eq(listings.parking, true) : undefined,
    filters.furnished ? eq(listings.furnished, true) : undefined,
    filters.offer ? eq(listings.offer, true) : undefined,
    minPrice === undefined ? undefined : gte(listings.comparablePrice, koboFromNaira(minPrice)),
    maxPrice === undefined ? undefined : lte(listings.comparablePrice, koboFromNaira(maxPrice)),
    minBedrooms === undefined ? undefined : gte(listings.bedrooms, minBedrooms),
    minBathrooms === undefined ? undefined : gte(listings.bathrooms, minBathrooms),
    filters.state ? eq(listings.state, filters.state) : undefined,
    filters.area ? ilike(listings.area, filters.area.replace(/[\\%_]/g, '\\$&')) : undefined,
    filters.ownerId ? eq(listings.ownerId, filters.ownerId) : undefined,
    filters.asOf ? lte(listings.createdAt, sql`${filters.asOf}::timestamptz`) : undefined,
    query === undefined ? undefined : matches(listings.search, query),
  )
  const order = sorted(filters, query)
  // What is shown is fetched for the rows of the page alone, not for those that were skipped or sorted away.
  const page = ctx.db
    .select({ id: listings.id })
    .from(listings)
    .where(where)
    .orderBy(...order)
    .limit(filters.limit)
    .offset(filters.offset)
  const [rows, total] = await Promise.all([
    selectListings(ctx)
      .where(inArray(listings.id, page))
      .orderBy(...order),
    ctx.db.$count(listings, where),
  ])
  return { listings: rows.map(listingAnswer), total }
}

/** Tells an estate desk without homes from nobody. @throws AppError not-found */
export async function assertSeller({ db }: Context, id: string): Promise<void> {
  if ((await db.$count(users, eq(users.id, id))) === 0) throw new AppError('not-found', NO_SUCH_USER)
}

/** @throws AppError not-found */
export async function getListing(ctx: Context, id: string): Promise<{ listing: Listing; version: number }> {
  const [row] = await ctx.db
    .select({ ...listingColumns, version: listings.version })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.ownerId))
    .where(eq(listings.id, id))
  if (!row) throw new AppError('not-found', 'No Listing Found!')
  const { version, ...listing } = row
  return { listing: listingAnswer(listing), version }
}
