import { sql } from 'drizzle-orm'
import { SEARCH_TOTAL_MAX } from '#domain/pagination.ts'
import {
  nearestLocalGovernments,
  nearestStates,
  type PlaceWithDistance,
  type Position,
  positionOf,
} from '#domain/places/distance.ts'
import { STATES, type State } from '#domain/places.ts'
import type { NearbyPlace } from '#domain/search/search-schema.ts'
import type { Db } from '#server/db/client.ts'
import { searchableProducts as searchable } from '#server/db/schema/searchable-products.ts'
import { countProducts, type Distances, fits, type ProductSearch } from './found-products.ts'
import { allOf, countOf, placeFact, placeName, stateFact } from './product-facts.ts'

type Place = { location: State; lga?: string | undefined }

/** From a position to every place. Whoever has not said their local government is in the capital of their state. */
export function distancesFrom(position: Position): Distances {
  const states = nearestStates(position).map((each) => ({ ...each, lga: '' }))
  return inOrder([...states, ...nearestLocalGovernments(position)])
}

/** From a place where nothing was found: between states where a state was asked for, else between local governments. */
export function distancesFromPlace({ location, lga }: Place): Distances {
  const position = positionOf(location, lga)
  if (lga) return distancesFrom(position)
  const kilometres = new Map(nearestStates(position).map((each) => [each.state, each.distanceKm]))
  return inOrder(
    [...STATES.map((state) => ({ state, lga: '' })), ...nearestLocalGovernments(position)].map((place) => ({
      ...place,
      distanceKm: kilometres.get(place.state) ?? Number.POSITIVE_INFINITY,
    })),
  )
}

const inOrder = (places: PlaceWithDistance[]): Distances =>
  new Map(
    places
      .sort((one, other) => one.distanceKm - other.distanceKm)
      .map(({ state, lga, distanceKm }) => [placeName(state, lga), distanceKm]),
  )

/** As many are named; what they have is listed, and what those farther away have after it. */
const NAMED_MAX = 3

/** Places that are asked at once, the nearest first. */
const ASKED_AT_ONCE = 6

/** The nearest places that have what is looked for, with how much, the nearest first. */
export async function nearestPlaces(db: Db, search: ProductSearch, place: Place): Promise<NearbyPlace[]> {
  const from = positionOf(place.location, place.lga)
  const places = (
    place.lga
      ? [...nearestStates(from).map((each) => ({ ...each, lga: '' })), ...nearestLocalGovernments(from)]
      : nearestStates(from)
  ).sort((one, other) => one.distanceKm - other.distanceKm)
  const found: NearbyPlace[] = []
  const having = new Set(await placesOfFew(db, search))
  const possible =
    having.size === 0
      ? places
      : places.filter(({ state, lga }) =>
          lga === undefined
            ? [...having].some((name) => name.startsWith(placeName(state)))
            : having.has(placeName(state, lga)),
        )
  for (let at = 0; at < possible.length && found.length < NAMED_MAX; at += ASKED_AT_ONCE) {
    const asked = possible.slice(at, at + ASKED_AT_ONCE)
    const counts = await countProducts(
      db,
      search,
      asked.map(({ state, lga }) =>
        allOf([search.facts, lga === undefined ? stateFact(state) : placeFact(state, lga)]),
      ),
      SEARCH_TOTAL_MAX + 1,
    )
    for (const [index, { state, lga, distanceKm }] of asked.entries()) {
      const count = counts[index] ?? 0
      if (count > 0)
        found.push({
          state,
          ...(lga && { lga }),
          distanceKm: Math.round(distanceKm),
          count: Math.min(count, SEARCH_TOTAL_MAX),
          capped: count > SEARCH_TOTAL_MAX,
        })
    }
  }
  return found.slice(0, NAMED_MAX)
}

/** Where those are that are few; of many there are so many places that the nearest few are soon found. */
async function placesOfFew(db: Db, search: ProductSearch): Promise<string[]> {
  const { rows } = await db.execute<{ place: string; total: number }>(sql`
    SELECT place, sum(count(*)) OVER ()::int AS total
    FROM (SELECT ${searchable.place} FROM ${searchable} WHERE ${fits(search)} LIMIT ${SEARCH_TOTAL_MAX + 1}) AS found
    GROUP BY place`)
  return (rows[0]?.total ?? 0) > SEARCH_TOTAL_MAX ? [] : rows.map(({ place }) => place)
}

/** "None in Kano yet. 2 in Katsina, 143 km; 4 in Kaduna, 212 km.", or "Little like this in Kano yet. …" */
export function noneHere(
  { location, lga }: Place,
  places: readonly NearbyPlace[],
  { isLittle }: { isLittle: boolean },
): string {
  const others = places.map(
    (place) => `${countOf(place)} in ${nameOf(place.state, place.lga)}, ${place.distanceKm} km`,
  )
  return `${isLittle ? 'Little like this' : 'None'} in ${nameOf(location, lga)} yet. ${others.join('; ')}.`
}

const nameOf = (state: State, lga?: string): string => {
  const name = state === 'FCT' ? 'Abuja (FCT)' : state
  return lga ? `${lga}, ${name}` : name
}
