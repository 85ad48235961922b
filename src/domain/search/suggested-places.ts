import { localGovernmentsIn } from '#domain/places/cities.ts'
import { type NamedPlace, PLACES_BY_WORDS } from '#domain/places/place-lexicon.ts'
import type { State } from '#domain/places.ts'
import type { Candidate } from './suggest.ts'
import type { Suggestible } from './suggestion-index.ts'
import { SEARCH_PAGES } from './suggestion-rules.ts'
import type { SuggestedFor } from './suggestion-schema.ts'

/** The wider a place, the more of those who type its beginning mean it. */
const FREQUENCY: Record<NamedPlace['kind'], number> = {
  country: 0,
  state: 2_000,
  city: 300,
  'local government': 20,
  area: 2,
}

/** What each area that people name adds to the local government or city that it is in, up to half a state: Ikeja has many, Ika few. */
const FREQUENCY_OF_AREA = 20
const FREQUENCY_WITH_AREAS_MAX = 1_000

const nameOf = (state: State) => (state === 'FCT' ? 'Abuja' : state)

type Known = { names: string[]; longer: string[]; entry: Candidate }

/** States, cities, local government areas and well-known areas, with all their spellings, as places of a search. */
export function suggestedPlaces(of: SuggestedFor): Suggestible<Candidate>[] {
  const places = new Map<string, Known>()
  const areas = areasOfLocalGovernments()
  for (const [words, named] of PLACES_BY_WORDS)
    for (const place of named) {
      const { kind, state, name } = place
      if (!state) continue
      const text = kind === 'state' ? nameOf(state) : `${name}, ${nameOf(state)}`
      const known: Known = places.get(text) ?? {
        names: [kind === 'state' ? text : name],
        longer: [] as string[],
        entry: {
          kind: 'place',
          text,
          path: SEARCH_PAGES[of].path,
          search: searchFor({ ...place, state }, of),
          frequency: place.everyday ? 1 : FREQUENCY[kind] + ofAreas(place, areas),
        },
      }
      known.names.push(words)
      known.longer.push(`${words} ${kind === 'state' ? 'state' : nameOf(state)}`)
      places.set(text, known)
    }
  return [...places.values()].sort((a, b) => b.entry.frequency - a.entry.frequency)
}

/** How many areas that people name each local government has, by its state and name. */
function areasOfLocalGovernments(): ReadonlyMap<string, number> {
  const areas = new Map<string, Set<string>>()
  for (const { kind, state, lga, name } of [...PLACES_BY_WORDS.values()].flat()) {
    if (kind !== 'area' || !lga) continue
    const key = `${state} ${lga}`
    areas.set(key, (areas.get(key) ?? new Set()).add(name))
  }
  return new Map([...areas].map(([key, names]) => [key, names.size]))
}

function ofAreas({ kind, state, lga }: NamedPlace, areas: ReadonlyMap<string, number>): number {
  if (!state || !lga || kind === 'area') return 0
  const named = localGovernmentsIn(state, lga).reduce(
    (sum, each) => sum + (areas.get(`${state} ${each}`) ?? 0),
    0,
  )
  return Math.min(FREQUENCY_OF_AREA * named, FREQUENCY_WITH_AREAS_MAX - FREQUENCY[kind])
}

/** Homes know the area that they are in, products their local government. */
function searchFor({ kind, state, lga, name }: NamedPlace & { state: State }, of: SuggestedFor) {
  const inState = { [SEARCH_PAGES[of].state]: state }
  if (kind === 'state' || !lga) return inState
  return of === 'homes' && kind === 'area' ? { ...inState, area: name } : { ...inState, lga }
}
