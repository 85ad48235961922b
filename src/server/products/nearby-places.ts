import {
  nearestLocalGovernments,
  nearestStates,
  type PlaceWithDistance,
  type Position,
  positionOf,
} from '#domain/places/distance.ts'
import { STATES, type State } from '#domain/places.ts'
import type { NearbyPlace } from '#domain/search/search-schema.ts'
import type { Distances } from './found-products.ts'
import { countIn, placeName } from './product-facts.ts'
import type { PlaceTally } from './product-tally.ts'

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

/** The nearest places that have any of what was counted, with how much, the nearest first. */
export function nearestPlaces(tally: PlaceTally, place: Place): NearbyPlace[] {
  const from = positionOf(place.location, place.lga)
  const places: PlaceWithDistance[] = place.lga
    ? [...nearestStates(from).map((each) => ({ ...each, lga: '' })), ...nearestLocalGovernments(from)]
    : nearestStates(from)
  const states = statesOf(tally.places)
  return places
    .map(({ state, lga, distanceKm }) => ({
      state,
      ...(lga && { lga }),
      distanceKm: Math.round(distanceKm),
      ...(lga === undefined
        ? countIn(tally, states, state)
        : countIn(tally, tally.places, placeName(state, lga))),
    }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => one.distanceKm - other.distanceKm)
    .slice(0, NAMED_MAX)
}

/** How many each state has, of how many each place has. */
export function statesOf(places: ReadonlyMap<string, number>): Map<string, number> {
  const states = new Map<string, number>()
  for (const [name, count] of places) {
    const state = name.slice(0, name.indexOf('/'))
    states.set(state, (states.get(state) ?? 0) + count)
  }
  return states
}
