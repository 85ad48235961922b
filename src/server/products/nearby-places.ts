import {
  nearestLocalGovernments,
  nearestStates,
  type PlaceWithDistance,
  type Position,
  positionOf,
} from '#domain/places/distance.ts'
import { LOCAL_GOVERNMENTS } from '#domain/places/local-governments.ts'
import { STATES, type State } from '#domain/places.ts'
import type { NearbyPlace } from '#domain/search/search-schema.ts'
import type { Db } from '#server/db/client.ts'
import type { Distances } from './found-products.ts'
import { placeName } from './product-facts.ts'
import type { Placed, ProductSearch } from './product-search.ts'
import { countInFirst, type PlacedProducts } from './product-tally.ts'

type Place = { location: State; lga?: string | undefined }

/** From a position to every place. Whoever has not said their local government is in the capital of their state. */
export function distancesFrom(position: Position): Distances {
  const states = nearestStates(position).map((each) => ({ ...each, lga: '' }))
  return asDistances([...states, ...nearestLocalGovernments(position)])
}

/** From a place where nothing was found: between states where a state was asked for, else between local governments. */
export function distancesFromPlace({ location, lga }: Place): Distances {
  const position = positionOf(location, lga)
  if (lga) return distancesFrom(position)
  const kilometres = new Map(nearestStates(position).map((each) => [each.state, each.distanceKm]))
  return asDistances(
    [...STATES.map((state) => ({ state, lga: '' })), ...nearestLocalGovernments(position)].map((place) => ({
      ...place,
      distanceKm: kilometres.get(place.state) ?? Number.POSITIVE_INFINITY,
    })),
  )
}

const inOrder = (places: readonly PlaceWithDistance[]): PlaceWithDistance[] =>
  places.toSorted((one, other) => one.distanceKm - other.distanceKm)

const asDistances = (places: readonly PlaceWithDistance[]): Distances =>
  new Map(inOrder(places).map(({ state, lga, distanceKm }) => [placeName(state, lga), distanceKm]))

/** As many are named; what they have is listed, and what those farther away have after it. */
const NAMED_MAX = 3

/** So many of what many offer are counted in each: at least as many are there. */
const COUNTED_MAX = 10

/** So many areas, the nearest, are searched for what many offer, so many products of each; another one is named for what is known besides. */
const AREAS_SEARCHED = 16
const LOOKED_AT = 1_500

/** The nearest places that have any of what meets a search, with how much, the nearest first. */
export async function nearestPlaces(
  db: Db,
  search: ProductSearch,
  { all, some }: PlacedProducts,
  { location, lga }: Place,
): Promise<NearbyPlace[]> {
  const from = positionOf(location, lga)
  const places: PlaceWithDistance[] = lga
    ? inOrder([
        ...nearestStates(from).map((each) => ({ ...each, lga: '' })),
        ...nearestLocalGovernments(from),
      ])
    : nearestStates(from)
  const counts = countsOf(places, all ?? some)
  if (some) {
    const areas = places
      .slice(0, AREAS_SEARCHED)
      .map(({ state, lga: there }) => (there === undefined ? placesIn(state) : [placeName(state, there)]))
    const bounds = { first: NAMED_MAX, most: COUNTED_MAX, lookedAt: LOOKED_AT }
    for (const { at, count } of await countInFirst(db, search, areas, bounds))
      counts[at] = Math.max(counts[at] ?? 0, count)
  }
  return places
    .map(({ state, lga: there, distanceKm }, at) => ({
      state,
      ...(there && { lga: there }),
      distanceKm: Math.round(distanceKm),
      count: Math.min(counts[at] ?? 0, some ? COUNTED_MAX : Number.POSITIVE_INFINITY),
      capped: some !== undefined,
    }))
    .filter(({ count }) => count > 0)
    .slice(0, NAMED_MAX)
}

/** How many of these products are in each. */
function countsOf(places: readonly PlaceWithDistance[], products: readonly Placed[]): number[] {
  const counts = new Map<string, number>()
  for (const { place } of products) counts.set(place, (counts.get(place) ?? 0) + 1)
  const states = statesOf(counts)
  return places.map(
    ({ state, lga }) => (lga === undefined ? states.get(state) : counts.get(placeName(state, lga))) ?? 0,
  )
}

const placesIn = (state: State): string[] =>
  ['', ...LOCAL_GOVERNMENTS[state].map(([lga]) => lga)].map((lga) => placeName(state, lga))

/** How many each state has, of how many each place has. */
export function statesOf(places: ReadonlyMap<string, number>): Map<string, number> {
  const states = new Map<string, number>()
  for (const [name, count] of places) {
    const state = name.slice(0, name.indexOf('/'))
    states.set(state, (states.get(state) ?? 0) + count)
  }
  return states
}
