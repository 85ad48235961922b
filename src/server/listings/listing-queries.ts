import { and, asc, desc, eq, gte, inArray, lt, ne, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { AppError } from '#domain/errors.ts'
import type { Listing } from '#domain/listings/listing-schema.ts'
import type { PageOfRows } from '#domain/pagination.ts'
import { distanceKm, nearestStates, type Position, positionOf } from '#domain/places/distance.ts'
import { localGovernmentIn } from '#domain/places/local-government.ts'
import type { State } from '#domain/places.ts'
import type { Context, Reader } from '#server/api/context.ts'
import { idParameter } from '#server/api/router.ts'
import { countCapped } from '#server/db/capped-count.ts'
import { hotRead } from '#server/db/hot-read.ts'
import { isHidden, offerAnswer, offerSelection, offersOf } from '#server/db/offer-rows.ts'
import { type Reading, wasThere } from '#server/db/reading-moment.ts'
import { users } from '#server/db/schema/accounts.ts'
import { listingImages, listings } from '#server/db/schema/listings.ts'
import { searchableListings as searchable } from '#server/db/schema/searchable-listings.ts'
import { allUnsettled, listingNotOf } from '#server/db/unsettled-owners.ts'
import { homeAnswer, homeSelection } from './home-rows.ts'

const MISSING = 'No Listing Found!'
export const noSuchListing = () => new AppError('not-found', MISSING)

/** Ids are opaque: one of the wrong form is the id of no listing. */
export const listingId = (text: string): string => idParameter(text, MISSING)

export const listingColumns = {
  ...offerSelection(listings, listingImages),
  address: listings.address,
  state: listings.state,
  area: listings.area,
  kind: listings.kind,
  kindGuessed: listings.kindGuessed,
  type: listings.type,
  rentPeriod: listings.rentPeriod,
  bedrooms: listings.bedrooms,
  bathrooms: listings.bathrooms,
  offer: listings.offer,
  parking: listings.parking,
  furnished: listings.furnished,
  ...homeSelection,
}

const selectListings = (db: Reader['db']) =>
  db.select(listingColumns).from(listings).innerJoin(users, eq(users.id, listings.ownerId))

export type ListingRow = Awaited<ReturnType<typeof selectListings>>[number]

export function listingAnswer(row: ListingRow): Listing {
  const {
    address,
    state,
    area,
    kind,
    kindGuessed,
    type,
    rentPeriod,
    bedrooms,
    bathrooms,
    offer,
    parking,
    furnished,
    minimumTerm,
    rentIncludes,
  } = row
  const answer = offerAnswer(row, {
    address,
    state,
    area,
    kind,
    kindGuessed,
    type,
    rentPeriod,
    bedrooms,
    bathrooms,
    offer,
    parking,
    furnished,
    minimumTerm,
    rentIncludes,
  })
  return { ...answer, ...homeAnswer(row, answer), lga: localGovernmentIn(row.state, row.lga) }
}

/** An owner's listings, newest first, including those that an admin has hidden. */
export async function listOwnListings(
  ctx: Context,
  ownerId: string,
  { offset, limit, ...reading }: PageOfRows & Reading,
): Promise<{ listings: Listing[]; counted: number }> {
  const own = and(
    eq(listings.ownerId, ownerId),
    wasThere({ time: listings.createdAt, addedBy: listings.addedBy }, reading),
  )
  const newest = [desc(listings.createdAt), desc(listings.id)]
  const page = ctx.db
    .select({ id: listings.id })
    .from(listings)
    .where(own)
    .orderBy(...newest)
    .limit(limit)
    .offset(offset)
  const [rows, counted] = await Promise.all([
    selectListings(ctx.db)
      .where(inArray(listings.id, page))
      .orderBy(...newest),
    countCapped(ctx.db, listings, own),
  ])
  return { listings: rows.map(listingAnswer), counted }
}

const findListingsOf = offersOf('listings_of', listings.id, selectListings)

/** In the order of the ids. @param origin where their distances are told from */
export async function listingsOf({ db }: Context, ids: string[], origin?: Position): Promise<Listing[]> {
  const rows = await findListingsOf(db).execute({ ids })
  return rows.map((row) => ({
    ...listingAnswer(row),
    ...(origin &&
      row.state && { distanceKm: Math.round(distanceKm(origin, positionOf(row.state, row.lga))) }),
  }))
}

const findListing = hotRead((db) =>
  db
    .select({ ...listingColumns, version: listings.version })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.ownerId))
    .where(eq(listings.id, sql.placeholder('id')))
    .prepare('listing'),
)

/** @param seeing what an admin has hidden is there for its owner alone. @throws AppError not-found */
export async function getListing(
  { db }: Reader,
  id: string,
  { hiddenToo = false }: { hiddenToo?: boolean } = {},
): Promise<{ listing: Listing; version: number }> {
  const [row] = await findListing(db).execute({ id })
  if (!row || (row.hidden && !hiddenToo)) throw noSuchListing()
  const { version, ...listing } = row
  return { listing: listingAnswer(listing), version }
}

/** Similar homes shown at most. */
const SIMILAR = 8
/** Homes of a state, of its own or a near one, or of the whole country, that cost next more and next less: the nearest are chosen among these. */
const NEXT_IN_PRICE = 24

const findHome = hotRead((db) =>
  db
    .select({
      type: listings.type,
      state: listings.state,
      area: listings.area,
      bedrooms: listings.bedrooms,
      price: listings.comparablePrice,
      hidden: isHidden(listings),
      unsettled: allUnsettled,
    })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.ownerId))
    .where(eq(listings.id, sql.placeholder('id')))
    .prepare('listing_relation'),
)

/** So many states count as near one, by the way between their capitals. */
const NEAR_STATES = 5

const statesNear = (state: State): State[] =>
  nearestStates(positionOf(state))
    .map((each) => each.state)
    .filter((each) => each !== state)
    .slice(0, NEAR_STATES)

/** Homes for the same purpose: those of its state first, there those of its area, then those of states near it, then by rooms and by price. */
export async function listSimilarListings(ctx: Context, id: string): Promise<Listing[]> {
  const [home] = await findHome(ctx.db).execute({ id })
  if (!home || home.hidden) throw noSuchListing()
  const { type, state, area, bedrooms, price, unsettled } = home
  // Without a state or an area they are true of no home.
  const inState = (one: State | null) => sql`${searchable.state} = ${one}::state`
  const sameState = inState(state)
  const near = state ? statesNear(state) : []
  const sameArea = sql`${sameState} AND lower(${searchable.area}) = lower(${area})`
  const byRoomsAndPrice = [
    sql`abs(${searchable.bedrooms} - ${bedrooms})`,
    sql`abs(${searchable.comparablePrice} - ${price}::bigint)`,
    desc(searchable.listingId),
  ]
  const among = (...where: (SQL | undefined)[]) =>
    ctx.db
      .select({ id: searchable.listingId })
      .from(searchable)
      .where(
        and(
          eq(searchable.type, type),
          ne(searchable.listingId, id),
          listingNotOf(ctx.db, unsettled, searchable.listingId),
          ...where,
        ),
      )
  // Short walks along the indexes by price, up and down: sorting a whole state by nearness would read all of it.
  const dearer = (where?: SQL) =>
    among(gte(searchable.comparablePrice, price), where)
      .orderBy(asc(searchable.comparablePrice), asc(searchable.listingId))
      .limit(NEXT_IN_PRICE)
  const cheaper = (where?: SQL) =>
    among(lt(searchable.comparablePrice, price), where)
      .orderBy(desc(searchable.comparablePrice), desc(searchable.listingId))
      .limit(NEXT_IN_PRICE)
  const inSameArea = among(sameArea)
    .orderBy(...byRoomsAndPrice)
    .limit(SIMILAR)
  const nearest = await among(
    inArray(
      searchable.listingId,
      unionAll(
        inSameArea,
        dearer(),
        cheaper(),
        // A walk each: the index is by price within one state.
        ...[state, ...near].map(inState).flatMap((where) => [dearer(where), cheaper(where)]),
      ),
    ),
  )
    .orderBy(
      sql`coalesce(${sameState}, false) DESC`,
      sql`coalesce(${sameArea}, false) DESC`,
      sql`coalesce(${searchable.state} = ANY (${sql.param(near)}::state[]), false) DESC`,
      ...byRoomsAndPrice,
    )
    .limit(SIMILAR)
  return listingsOf(
    ctx,
    nearest.map((each) => each.id),
  )
}
