import { formatFigure } from '#domain/figures.ts'
import { HOME_KIND_NAMES } from '#domain/listings/home-kind-names.ts'
import type { HomeKind } from '#domain/listings/listing-rules.ts'
import type { State } from '#domain/places.ts'
import type { NearbyPlace } from '#domain/search/search-schema.ts'

/** A place as it was asked for. */
export type AskedPlace = { state?: State | undefined; lga?: string | undefined; area?: string | undefined }

/** "None in Kano yet. 2 in Katsina, 143 km; 4 in Kaduna, 212 km.", or "Little like this in Kano yet. …" */
export const placeSentence = (
  asked: AskedPlace,
  places: readonly NearbyPlace[],
  found: 'none' | 'little' = 'none',
): string =>
  `${found === 'none' ? 'None' : 'Little like this'} in ${nameOf(asked)} yet. ${placesPhrase(asked, places)}.`

/** Where a place has homes of as many bedrooms, and none of them of the kind that was typed. */
export const otherKindSentence = (kind: HomeKind, asked: AskedPlace): string =>
  `No ${HOME_KIND_NAMES[kind].toLowerCase()} with so many bedrooms in ${nameOf(asked)} yet. Showing other homes there.`

export const placesPhrase = (asked: AskedPlace, places: readonly NearbyPlace[]): string =>
  places
    .map(({ count, capped, ...place }) => `${formatFigure(count)}${capped ? '+' : ''} ${where(place, asked)}`)
    .join('; ')

const where = ({ state, lga, distanceKm }: Omit<NearbyPlace, 'count' | 'capped'>, asked: AskedPlace) =>
  !lga && state === asked.state
    ? `elsewhere in ${stateName(state)}`
    : `in ${lga ? `${lga}, ${stateName(state)}` : stateName(state)}, ${Math.round(distanceKm)} km`

export const nameOf = ({ area, lga, state }: AskedPlace): string =>
  area ?? lga ?? (state ? stateName(state) : 'Nigeria')

const stateName = (state: State): string => (state === 'FCT' ? 'Abuja (FCT)' : state)
