import { and, desc, type SQL, sql } from 'drizzle-orm'
import { type PageOfRows, SEARCH_TOTAL_MAX } from '#domain/pagination.ts'
import { nearestLocalGovernments, nearestStates, type Position } from '#domain/places/distance.ts'
import type { State } from '#domain/places.ts'
import type { NearbyPlace } from '#domain/search/search-schema.ts'
import type { Context } from '#server/api/context.ts'
import type { Transaction } from '#server/db/client.ts'
import { searchableListings as searchable } from '#server/db/schema/searchable-listings.ts'

/** Where homes can be: in a local government, or somewhere in a state where only that is known (`lga` is empty). */
export type Spot = { state: State; lga: string; distanceKm: number }

/** There are 811 of them: they are put in order, and not the homes. */
export const spotsByDistance = (origin: Position): Spot[] =>
  [...nearestLocalGovernments(origin), ...nearestStates(origin)]
    .map(({ lga = '', ...place }) => ({ ...place, lga }))
    .sort((one, other) => one.distanceKm - other.distanceKm)

/** The spots as a table `spot (state, lga, rank)`. */
export const asTable = (spots: readonly Pick<Spot, 'state' | 'lga'>[]): SQL =>
  sql`unnest(${sql.param(spots.map(({ state }) => state))}::state[], ${sql.param(spots.map(({ lga }) => lga))}::text[])
    WITH ORDINALITY AS spot (state, lga, rank)`

/** How many spots are looked at in the first step of a walk; in each further step as many as in all before. */
const FIRST_SPOTS = 24

/**
 * A page of many homes: those of the nearest spots first, of one spot the newest first, and last those that are
 * nowhere: without a state, or in a local government that their state does not have. An index has the homes
 * of a spot, newest first, so only as many are read as the page needs.
 * @param spots where they can be, the nearest first
 */
export const walkedByDistance = (
  { db }: Context,
  where: SQL | undefined,
  spots: readonly Spot[],
  page: PageOfRows,
): Promise<string[]> =>
  db.transaction(async (tx) => {
    // Else all homes of a spot are read and sorted for the few of a page.
    await tx.execute(sql`SELECT set_config('enable_bitmapscan', 'off', true)`)
    return walk(tx, where, spots, page)
  })

async function walk(
  db: Transaction,
  where: SQL | undefined,
  spots: readonly Spot[],
  { offset, limit }: PageOfRows,
): Promise<string[]> {
  const wanted = offset + limit
  const at = (most: number, ...place: SQL[]) =>
    db
      .select({ id: searchable.listingId, createdAt: searchable.createdAt })
      .from(searchable)
      .where(and(where, ...place))
      .orderBy(desc(searchable.createdAt), desc(searchable.listingId))
      .limit(most)
  const atSpot = at(wanted, sql`${searchable.state} = spot.state`, sql`${searchable.lga} = spot.lga`)
  const ids: string[] = []
  for (let seen = 0; seen < spots.length && ids.length < wanted; seen = Math.max(2 * seen, FIRST_SPOTS)) {
    const step = asTable(spots.slice(seen, Math.max(2 * seen, FIRST_SPOTS)))
    const { rows } = await db.execute<{ id: string }>(
      sql`SELECT home.listing_id AS id FROM ${step} CROSS JOIN LATERAL ${atSpot} AS home
        ORDER BY spot.rank, home.created_at DESC, home.listing_id DESC LIMIT ${wanted - ids.length}`,
    )
    ids.push(...rows.map(({ id }) => id))
  }
  if (ids.length < wanted) {
    const nowhere = await at(
      wanted - ids.length,
      sql`NOT EXISTS (SELECT FROM ${asTable(spots)}
        WHERE spot.state = ${searchable.state} AND spot.lga = ${searchable.lga})`,
    )
    ids.push(...nowhere.map(({ id }) => id))
  }
  return ids.slice(offset)
}

/** How many places are named to somebody whose own has nothing. */
const NAMED_PLACES = 3

type Counted = { state: State | null; lga: string; count: number }

/**
 * The nearest places that have homes, and how many each has; counting stops at SEARCH_TOTAL_MAX.
 * @param of states, or the local governments in them
 * @param few whether there are few homes in all: then they are counted at once, else place after place
 */
export async function nearestWithHomes(
  { db }: Context,
  where: SQL | undefined,
  { from, of, few }: { from: Position; of: 'states' | 'local governments'; few: boolean },
): Promise<NearbyPlace[]> {
  const inState = of === 'states'
  const lga = inState ? sql<string>`''` : searchable.lga
  const spots = inState ? nearestStates(from).map((state) => ({ ...state, lga: '' })) : spotsByDistance(from)
  const countAll = () =>
    db
      .select({ state: searchable.state, lga, count: sql<number>`count(*)::int` })
      .from(searchable)
      .where(where)
      .groupBy(searchable.state, ...(inState ? [] : [searchable.lga]))
  const countAt = async (some: readonly Spot[]) => {
    const first = db
      .select({ id: searchable.listingId })
      .from(searchable)
      .where(and(where, sql`${searchable.state} = spot.state`, inState ? undefined : sql`${lga} = spot.lga`))
      .limit(SEARCH_TOTAL_MAX + 1)
    const { rows } = await db.execute<Counted>(
      sql`SELECT spot.state, spot.lga, (SELECT count(*) FROM ${first} AS first)::int AS count FROM ${asTable(some)}`,
    )
    return rows
  }
  const places: NearbyPlace[] = []
  const step = few ? spots.length : FIRST_SPOTS
  for (let seen = 0; seen < spots.length && places.length < NAMED_PLACES; seen += step) {
    const some = spots.slice(seen, seen + step)
    const counts: Counted[] = few ? await countAll() : await countAt(some)
    places.push(...some.flatMap((spot) => withHomes(spot, counts)))
  }
  return places
    .slice(0, NAMED_PLACES)
    .map((place) => ({ ...place, distanceKm: Math.round(place.distanceKm) }))
}

function withHomes({ lga, ...place }: Spot, counts: readonly Counted[]): NearbyPlace[] {
  const { count = 0 } = counts.find((each) => each.state === place.state && each.lga === lga) ?? {}
  if (count === 0) return []
  const capped = count > SEARCH_TOTAL_MAX
  return [{ ...place, ...(lga && { lga }), count: capped ? SEARCH_TOTAL_MAX : count, capped }]
}
