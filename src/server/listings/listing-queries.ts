import { and, asc, desc, eq, gte, inArray, lt, lte, ne, not, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { AppError } from '#domain/errors.ts'
import type { ListingType } from '#domain/listings/listing-rules.ts'
import type { Listing, ListingSort } from '#domain/listings/listing-schema.ts'
import { koboFromNaira, nairaFromKobo } from '#domain/money.ts'
import type { State } from '#domain/places.ts'
import type { Context } from '#server/api/context.ts'
import { NO_SUCH_USER } from '#server/api/no-such-user.ts'
import { idParameter } from '#server/api/router.ts'
import type { Db } from '#server/db/client.ts'
import { picturesOf } from '#server/db/pictures.ts'
import { users } from '#server/db/schema/accounts.ts'
import { listingImages, listings } from '#server/db/schema/listings.ts'
import { matches, relevance, searchQuery } from '#server/db/search.ts'
import { sellerColumns, sellerRef } from '#server/db/seller.ts'

/** The database, or the transaction that a listing is changed in. */
type Reader = { db: Pick<Db, 'select'> }

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
} & Seeing

/** What an admin has hidden is there for its owner alone. */
type Seeing = { hiddenToo?: boolean }

const visible = ({ hiddenToo = false }: Seeing) => (hiddenToo ? undefined : not(listings.hidden))

/** Without a sort, a search shows its best matches first and everything else its newest. */
export type ListingOrder = { sort?: ListingSort | undefined; order?: 'asc' | 'desc' | undefined }

const MISSING = 'No Listing Found!'
export const noSuchListing = () => new AppError('not-found', MISSING)

/** Ids are opaque: one of the wrong form is the id of no listing. */
export const listingId = (text: string): string => idParameter(text, MISSING)

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
  hidden: listings.hidden,
  createdAt: listings.createdAt,
  updatedAt: listings.updatedAt,
  images: picturesOf(listingImages, listingImages.listingId, listings.id),
  seller: sellerColumns,
}

const selectListings = ({ db }: Context) =>
  db.select(listingColumns).from(listings).innerJoin(users, eq(users.id, listings.ownerId))

type ListingRow = Awaited<ReturnType<typeof selectListings>>[number]

function listingAnswer({ id, seller, hidden, createdAt, updatedAt, ...row }: ListingRow): Listing {
  return {
    _id: id,
    ...row,
    imageUrls: row.images.map(({ url }) => url),
    regularPrice: nairaFromKobo(row.regularPrice),
    discountPrice: nairaFromKobo(row.discountPrice),
    userRef: sellerRef(seller),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    ...(hidden && { hidden }),
  }
}

/** The area as it is written, case ignored; the index is by this expression. */
const inArea = (area: string | null) => sql`lower(${listings.area}) = lower(${area})`

function sorted({ sort, order = 'desc' }: ListingOrder): SQL[] {
  const direction = order === 'asc' ? asc : desc
  const key = sort === 'regularPrice' ? listings.comparablePrice : listings.createdAt
  return [direction(key), direction(listings.id)]
}

const byRelevance = (query: string, order: ListingOrder) => [
  relevance(listings.search, query),
  ...sorted(order),
]

/** Ranking reads every row that matches. Where so many do, how often a word stands there says little: newest first. */
const RANKED_MAX = 2_000

/** A page of the best matches and how many there are, in one reading; undefined where there are too many, or none here. */
async function bestMatches(
  { db }: Context,
  where: SQL | undefined,
  query: string,
  { offset, limit, order }: ListingOrder & { offset: number; limit: number },
): Promise<{ ids: string[]; total: number } | undefined> {
  const direction = order === 'asc' ? asc : desc
  const found = db.$with('found').as(
    db
      .select({ id: listings.id, createdAt: listings.createdAt, search: listings.search })
      .from(listings)
      .where(where)
      .limit(RANKED_MAX + 1),
  )
  const rows = await db
    .with(found)
    .select({ id: found.id, total: sql<number>`(SELECT count(*)::int FROM ${found})` })
    .from(found)
    .orderBy(relevance(found.search, query), direction(found.createdAt), direction(found.id))
    .limit(limit)
    .offset(offset)
  const total = rows[0]?.total
  return total === undefined || total > RANKED_MAX ? undefined : { ids: rows.map(({ id }) => id), total }
}

export async function listListings(
  ctx: Context,
  filters: ListingFilters & ListingOrder & { offset: number; limit: number },
): Promise<{ listings: Listing[]; total: number }> {
  const { searchTerm, minPrice, maxPrice, minBedrooms, minBathrooms } = filters
  const query = searchTerm ? await searchQuery(ctx.db, 'listings', searchTerm) : undefined
  const where = and(
    visible(filters),
    filters.type ? eq(listings.type, filters.type) : undefined,
    filters.parking ? eq(listings.parking, true) : undefined,
    filters.furnished ? eq(listings.furnished, true) : undefined,
    filters.offer ? eq(listings.offer, true) : undefined,
    minPrice === undefined ? undefined : gte(listings.comparablePrice, koboFromNaira(minPrice)),
    maxPrice === undefined ? undefined : lte(listings.comparablePrice, koboFromNaira(maxPrice)),
    minBedrooms === undefined ? undefined : gte(listings.bedrooms, minBedrooms),
    minBathrooms === undefined ? undefined : gte(listings.bathrooms, minBathrooms),
    filters.state ? eq(listings.state, filters.state) : undefined,
    filters.area ? inArea(filters.area) : undefined,
    filters.ownerId ? eq(listings.ownerId, filters.ownerId) : undefined,
    filters.asOf ? lte(listings.createdAt, sql`${filters.asOf}::timestamptz`) : undefined,
    query === undefined ? undefined : matches(listings.search, query),
  )
  const best = query === undefined || filters.sort ? undefined : await bestMatches(ctx, where, query, filters)
  const order = best && query !== undefined ? byRelevance(query, filters) : sorted(filters)
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
      .where(best ? inArray(listings.id, best.ids) : inArray(listings.id, page))
      .orderBy(...order),
    best ? best.total : ctx.db.$count(listings, where),
  ])
  return { listings: rows.map(listingAnswer), total }
}

/** Tells an estate desk without homes from nobody. @throws AppError not-found */
export async function assertSeller({ db }: Context, id: string): Promise<void> {
  if ((await db.$count(users, and(eq(users.id, id), not(users.hidden)))) === 0)
    throw new AppError('not-found', NO_SUCH_USER)
}

/** @throws AppError not-found */
export async function getListing(
  { db }: Reader,
  id: string,
  seeing: Seeing = {},
): Promise<{ listing: Listing; version: number }> {
  const [row] = await db
    .select({ ...listingColumns, version: listings.version })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.ownerId))
    .where(and(eq(listings.id, id), visible(seeing)))
  if (!row) throw noSuchListing()
  const { version, ...listing } = row
  return { listing: listingAnswer(listing), version }
}

/** Similar homes shown at most. */
const SIMILAR = 8
/** Homes of a state, or of the whole country, that cost next more and next less: the nearest are chosen among these. */
const NEXT_IN_PRICE = 24

/** Homes for the same purpose: those of its state first, there those of its area, then by rooms and by price. */
export async function listSimilarListings(ctx: Context, id: string): Promise<Listing[]> {
  const [home] = await ctx.db
    .select({
      type: listings.type,
      state: listings.state,
      area: listings.area,
      bedrooms: listings.bedrooms,
      price: listings.comparablePrice,
    })
    .from(listings)
    .where(and(eq(listings.id, id), not(listings.hidden)))
  if (!home) throw noSuchListing()
  const { type, state, area, bedrooms, price } = home
  // Without a state or an area they are true of no home.
  const sameState = sql`${listings.state} = ${state}::state`
  const sameArea = sql`${sameState} AND ${inArea(area)}`
  const byRoomsAndPrice = [
    sql`abs(${listings.bedrooms} - ${bedrooms})`,
    sql`abs(${listings.comparablePrice} - ${price}::bigint)`,
    desc(listings.id),
  ]
  const among = (...where: SQL[]) =>
    ctx.db
      .select({ id: listings.id })
      .from(listings)
      .where(and(not(listings.hidden), eq(listings.type, type), ne(listings.id, id), ...where))
  // Short walks along the indexes by price, up and down: sorting a whole state by nearness would read all of it.
  const dearer = (...where: SQL[]) =>
    among(gte(listings.comparablePrice, price), ...where)
      .orderBy(asc(listings.comparablePrice), asc(listings.id))
      .limit(NEXT_IN_PRICE)
  const cheaper = (...where: SQL[]) =>
    among(lt(listings.comparablePrice, price), ...where)
      .orderBy(desc(listings.comparablePrice), desc(listings.id))
      .limit(NEXT_IN_PRICE)
  const inSameArea = among(sameArea)
    .orderBy(...byRoomsAndPrice)
    .limit(SIMILAR)
  const rows = await selectListings(ctx)
    .where(
      inArray(listings.id, unionAll(inSameArea, dearer(sameState), cheaper(sameState), dearer(), cheaper())),
    )
    .orderBy(
      sql`coalesce(${sameState}, false) DESC`,
      sql`coalesce(${sameArea}, false) DESC`,
      ...byRoomsAndPrice,
    )
    .limit(SIMILAR)
  return rows.map(listingAnswer)
}
