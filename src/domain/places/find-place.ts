import { localGovernmentsIn } from '#domain/places/cities.ts'
import { BEST_KNOWN, LONGEST_NAME, type NamedPlace, PLACES_BY_WORDS } from '#domain/places/place-lexicon.ts'
import { placeWord, placeWords } from '#domain/places/place-words.ts'
import type { State } from '#domain/places.ts'

export type FoundPlace = {
  /** Absent for the whole country ("Naija"). */
  state?: State
  /** A local government of the state, or a city of several ("Ibadan"): localGovernmentsIn says which. */
  lga?: string
  /** How the place is called where that is not its state or local government: "Ikate", "Port Harcourt". */
  area?: string
  /** How many of the words it takes, with its city or state behind it ("Wuse 2 Abuja" is three). */
  length: number
  /** An everyday or trade word besides ("Power Line", "Song"): a place only behind a preposition. */
  ambiguous: boolean
}

const STREET = new Set(
  'road rd street str expressway express highway avenue ave close crescent cres drive dr lane way bypass boulevard link junction river'.split(
    ' ',
  ),
)

/**
 * The longest place that begins with the first of these words (lower case), with its city or state where that follows or precedes it ("GRA
 * Enugu", "Lagos Ikeja"). Undefined where there is none, where a name is in several states and neither the words nor `within` say in which,
 * and in the name of a street ("Ikorodu Road").
 */
export function findPlaceInWords(words: readonly string[], within?: State): FoundPlace | undefined {
  const plain = words.slice(0, 4 * LONGEST_NAME).map(placeWord)
  const found = placeThatBegins(plain, within)
  return found && !isStreet(plain.slice(found.length)) ? found : undefined
}

/** What begins at each word of a text, by how many words are left and within what: looked for once, however many names stand in a row. */
type Begun = Map<string, FoundPlace | undefined>

function placeThatBegins(
  words: readonly string[],
  within: State | undefined,
  begun: Begun = new Map(),
): FoundPlace | undefined {
  const key = `${words.length} ${within}`
  if (!begun.has(key)) begun.set(key, longestPlace(words, within, begun))
  return begun.get(key)
}

function longestPlace(
  words: readonly string[],
  within: State | undefined,
  begun: Begun,
): FoundPlace | undefined {
  for (let length = Math.min(LONGEST_NAME, words.length); length > 0; length--) {
    const places = PLACES_BY_WORDS.get(words.slice(0, length).join(' '))
    const found = places && withItsNeighbour(places, words, length, within, begun)
    if (found) return found
  }
  return undefined
}

function withItsNeighbour(
  places: readonly NamedPlace[],
  words: readonly string[],
  length: number,
  within: State | undefined,
  begun: Begun,
): FoundPlace | undefined {
  const wide = places[0]?.kind === 'state' || places[0]?.kind === 'country'
  const end = wide && words[length] === 'state' ? length + 1 : length
  const rest = words.slice(end)
  // "Nasarawa Kano", "GRA Port Harcourt": what follows says in which state it is.
  const behind = placeThatBegins(rest, undefined, begun)
  if (behind?.state && !behind.ambiguous) {
    const there = places.find((place) => place.kind !== 'state' && place.state === behind.state)
    if (there) return found(there, length + behind.length, false)
  }
  const place =
    places.find(({ state }) => within && state === within) ??
    knownAlone(places, words.slice(0, length).join(' '))
  if (!place) return undefined
  if (place.kind === 'country') return { area: place.name, length: end, ambiguous: false }
  if (place.kind === 'state' || place.kind === 'city') {
    // "Lagos Ikeja", "Port Harcourt GRA", "Lagos Nigeria".
    const inIt = placeThatBegins(rest, place.state, begun)
    if (inIt && !inIt.state) return found(place, end + inIt.length, place.everyday)
    if (
      inIt?.lga &&
      inIt.state === place.state &&
      (!inIt.ambiguous || rest[0] === 'gra') &&
      !isStreet(rest.slice(inIt.length))
    )
      return { ...inIt, length: end + inIt.length, ambiguous: false }
  }
  return found(place, end, place.everyday)
}

function knownAlone([first, ...others]: readonly NamedPlace[], name: string): NamedPlace | undefined {
  const sure =
    others.length === 0 ||
    first?.kind === 'state' ||
    first?.kind === 'city' ||
    BEST_KNOWN[name] === first?.state
  return sure ? first : undefined
}

function found({ kind, state, lga, name }: NamedPlace, length: number, ambiguous: boolean): FoundPlace {
  return {
    ...(state && { state }),
    ...(lga && { lga }),
    ...(kind !== 'state' && name !== lga && { area: name }),
    length,
    ambiguous,
  }
}

/** "Ikorodu [Road]", "Enugu[-Onitsha Expressway]", "Ogun [river]" */
function isStreet(rest: readonly string[]): boolean {
  const next = rest[0]
  if (next === undefined) return false
  if (STREET.has(next)) return !(next === 'close' && rest[1] === 'to')
  for (let length = Math.min(LONGEST_NAME, rest.length); length > 0; length--) {
    if (PLACES_BY_WORDS.has(rest.slice(0, length).join(' ')) && STREET.has(rest[length] ?? '')) return true
  }
  return false
}

export type AddressPlace = {
  state?: State
  lga?: string
  /** How that part of the local government is called: "Ikate". */
  area?: string
}

type WrittenPlace = FoundPlace & { street: boolean }

/** Characters, of a cell of a file: more than an address may have. */
const READ_OF_ADDRESS = 500

/**
 * The state and local government that a written address names ("11 Kusenla Road, Ikate, Lekki, Lagos"), the last part counting most. The name
 * of a street says something only where nothing else does, and never the state. With `state`, only what is in it counts.
 */
export function findPlacesInAddress(address: string, state?: State): AddressPlace {
  const parts = address
    .slice(-READ_OF_ADDRESS)
    .split(/[,;:()\n]|\s[-–]\s/)
    .map(placeWords)
  const inState =
    state ??
    placesIn(parts, undefined).find((place) => place.state && !place.street && !place.ambiguous)?.state
  if (!inState) return {}
  const found = localGovernmentAmong(placesIn(parts, inState), inState)
  return { state: inState, ...found }
}

function placesIn(parts: readonly string[][], within: State | undefined): WrittenPlace[] {
  return parts.flatMap((words) => placesAmong(words, within)).reverse()
}

function placesAmong(words: readonly string[], within: State | undefined): WrittenPlace[] {
  const places: WrittenPlace[] = []
  const begun: Begun = new Map()
  for (let at = 0; at < words.length; ) {
    const place = placeThatBegins(words.slice(at), within, begun)
    if (place) places.push({ ...place, street: isStreet(words.slice(at + place.length)) })
    at += place?.length ?? 1
  }
  return places
}

/** An area says more than its city; a name that is a word besides more than the city alone, if it is in that city. */
function localGovernmentAmong(
  places: readonly WrittenPlace[],
  state: State,
): Pick<AddressPlace, 'lga' | 'area'> {
  const there = places.flatMap(({ lga, ...place }) =>
    lga && place.state === state ? [{ ...place, lga }] : [],
  )
  // An area may be in a local government that has the name of the city: Port Harcourt.
  const isCity = ({ lga, area }: { lga: string; area?: string }) =>
    !area && localGovernmentsIn(state, lga).length > 1
  const cities = there.flatMap((place) =>
    isCity(place) && !place.street ? [localGovernmentsIn(state, place.lga)] : [],
  )
  const areas = there.filter((place) => !isCity(place))
  const inCity = ({ lga }: { lga: string }) => cities.every((city) => city.includes(lga))
  const most =
    areas.find(({ ambiguous, street }) => !ambiguous && !street) ??
    areas.find((area) => !area.street && inCity(area)) ??
    areas.find((area) => !area.ambiguous && inCity(area))
  const lga = most?.lga ?? cities[0]?.[0]
  return { ...(lga && { lga }), ...(most?.area && !most.street && { area: most.area }) }
}
