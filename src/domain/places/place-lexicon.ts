import { AREAS, EVERYDAY_NAMES } from '#domain/places/areas.ts'
import { citiesOf, spelt } from '#domain/places/cities.ts'
import { LOCAL_GOVERNMENTS } from '#domain/places/local-governments.ts'
import { placeWords } from '#domain/places/place-words.ts'
import { STATES, type State } from '#domain/places.ts'

/** One place that a row of words may mean. */
export type NamedPlace = {
  kind: 'country' | 'state' | 'city' | 'local government' | 'area'
  /** Only the whole country has none. */
  state?: State
  /** A local government of the state, or a city of several (localGovernmentsIn). */
  lga?: string
  name: string
  /** The name is an everyday word besides. */
  everyday: boolean
}

/** The state that is meant where a name is in several and nothing says which. A name that is not here is then no place at all. */
export const BEST_KNOWN: Readonly<Record<string, State>> = {
  surulere: 'Lagos',
  'sabon gari': 'Kano',
  garki: 'FCT',
  karu: 'Nasarawa',
  dutse: 'Jigawa',
  egbeda: 'Lagos',
  ejigbo: 'Lagos',
  nassarawa: 'Nasarawa',
  shasha: 'Lagos',
  egbe: 'Lagos',
  ayetoro: 'Ogun',
  sango: 'Ogun',
}

const STATE_SPELLINGS: Partial<Record<State, string>> = {
  FCT: 'Abuja, F.C.T, Federal Capital Territory, Abj',
  Nasarawa: 'Nassarawa',
  Lagos: 'Eko, Lasgidi, Gidi, Las Gidi',
  'Akwa Ibom': 'Akwaibom, A/Ibom',
  'Cross River': 'Cross Rivers, C/River',
  Plateau: 'Plateu',
  Osun: 'Oshun',
}

const NAMES_OF_A_COUNTRY = 'Nigeria, Naija, 9ja, Whole Country, Nationwide'

/** Every place by its words ("victoria island"), the widest first. */
export const PLACES_BY_WORDS: ReadonlyMap<string, readonly NamedPlace[]> = lexicon()
export const LONGEST_NAME = Math.max(...[...PLACES_BY_WORDS.keys()].map((words) => words.split(' ').length))

function lexicon(): Map<string, NamedPlace[]> {
  const places = new Map<string, NamedPlace[]>()
  const add = (spelling: string, place: NamedPlace) => {
    const words = placeWords(spelling).join(' ')
    const same = places.get(words)
    if (!same) places.set(words, [place])
    else if (!same.some((other) => other.state === place.state)) insert(same, place, BEST_KNOWN[words])
  }
  for (const name of NAMES_OF_A_COUNTRY.split(', '))
    add(name, { kind: 'country', name: 'Nigeria', everyday: false })
  for (const state of STATES) {
    const spellings = [state, ...(STATE_SPELLINGS[state]?.split(', ') ?? [])]
    for (const spelling of spellings) add(spelling, { kind: 'state', state, name: state, everyday: false })
  }
  for (const state of STATES) {
    for (const [name, ...others] of citiesOf(state).map(({ names }) => names)) {
      if (!name) continue
      for (const [spelling, everyday] of [name, ...others].map(spelt))
        add(spelling, { kind: 'city', state, lga: spelt(name)[0], name: spelt(name)[0], everyday })
    }
    for (const [lga] of LOCAL_GOVERNMENTS[state]) {
      add(lga, { kind: 'local government', state, lga, name: lga, everyday: EVERYDAY_NAMES.has(lga) })
    }
    for (const [lga, areas] of Object.entries(AREAS[state] ?? {})) {
      for (const names of areas.split(/,\s+/).map((area) => area.split(' = '))) {
        const name = spelt(names[0] ?? '')[0]
        for (const [spelling, everyday] of names.map(spelt))
          add(spelling, { kind: 'area', state, lga, name, everyday })
      }
    }
  }
  return places
}

/** States before what is in them; among equals the best known first. */
function insert(same: NamedPlace[], place: NamedPlace, bestKnown: State | undefined) {
  if (place.state === bestKnown && same[0]?.kind !== 'state') same.unshift(place)
  else same.push(place)
}
