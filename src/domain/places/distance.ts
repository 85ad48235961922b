import { localGovernmentsIn } from '#domain/places/cities.ts'
import { LOCAL_GOVERNMENTS } from '#domain/places/local-governments.ts'
import { STATES, type State } from '#domain/places.ts'

/** Degrees north and east. */
export type Position = { lat: number; lon: number }

/** The local government in which the capital of a state is: where a state is taken to be, for most of what is offered there is near it. */
export const CAPITALS: Readonly<Record<State, string>> = {
  Abia: 'Umuahia North',
  Adamawa: 'Yola North',
  'Akwa Ibom': 'Uyo',
  Anambra: 'Awka South',
  Bauchi: 'Bauchi',
  Bayelsa: 'Yenagoa',
  Benue: 'Makurdi',
  Borno: 'Maiduguri',
  'Cross River': 'Calabar Municipal',
  Delta: 'Oshimili South',
  Ebonyi: 'Abakaliki',
  Edo: 'Oredo',
  Ekiti: 'Ado Ekiti',
  Enugu: 'Enugu North',
  Gombe: 'Gombe',
  Imo: 'Owerri Municipal',
  Jigawa: 'Dutse',
  Kaduna: 'Kaduna North',
  Kano: 'Kano Municipal',
  Katsina: 'Katsina',
  Kebbi: 'Birnin Kebbi',
  Kogi: 'Lokoja',
  Kwara: 'Ilorin West',
  Lagos: 'Ikeja',
  Nasarawa: 'Lafia',
  Niger: 'Chanchaga',
  Ogun: 'Abeokuta South',
  Ondo: 'Akure South',
  Osun: 'Osogbo',
  Oyo: 'Ibadan North',
  Plateau: 'Jos North',
  Rivers: 'Port Harcourt',
  Sokoto: 'Sokoto North',
  Taraba: 'Jalingo',
  Yobe: 'Damaturu',
  Zamfara: 'Gusau',
  FCT: 'Abuja Municipal',
}

/** Kilometres as the crow flies. */
export function distanceKm(from: Position, to: Position): number {
  const rad = Math.PI / 180
  const lat = Math.sin(((to.lat - from.lat) * rad) / 2) ** 2
  const lon = Math.sin(((to.lon - from.lon) * rad) / 2) ** 2
  return 12_742 * Math.asin(Math.sqrt(lat + Math.cos(from.lat * rad) * Math.cos(to.lat * rad) * lon))
}

/** Where a local government, a city (its centre) or else the capital of the state is. */
export function positionOf(state: State, lga?: string | null): Position {
  const name = (lga && localGovernmentsIn(state, lga)[0]) || CAPITALS[state]
  const [, lat, lon] = LOCAL_GOVERNMENTS[state].find(([other]) => other === name) ?? []
  if (lat === undefined || lon === undefined)
    throw new Error(`There is no local government ${name} in ${state}`)
  return { lat, lon }
}

export type PlaceWithDistance = { state: State; lga?: string; distanceKm: number }

/** Every state, the nearest to the position first. */
export function nearestStates(from: Position): PlaceWithDistance[] {
  return byDistance(STATES.map((state) => ({ state, distanceKm: distanceKm(from, positionOf(state)) })))
}

/** Every local government, the nearest to the position first. */
export function nearestLocalGovernments(from: Position): PlaceWithDistance[] {
  return byDistance(
    STATES.flatMap((state) =>
      LOCAL_GOVERNMENTS[state].map(([lga, lat, lon]) => ({
        state,
        lga,
        distanceKm: distanceKm(from, { lat, lon }),
      })),
    ),
  )
}

function byDistance(places: PlaceWithDistance[]): PlaceWithDistance[] {
  return places.sort((one, other) => one.distanceKm - other.distanceKm)
}
