import { STATES } from '#domain/places.ts'
import type { Candidate } from './suggest.ts'
import type { Suggestible } from './suggestion-index.ts'
import { SEARCH_PAGES } from './suggestion-rules.ts'
import type { SuggestedFor } from './suggestion-schema.ts'

/** The states as places of a search. */
export function suggestedPlaces(of: SuggestedFor): Suggestible<Candidate>[] {
  const { path, state: param } = SEARCH_PAGES[of]
  return STATES.map((state) => ({
    names: state === 'FCT' ? ['Abuja (FCT)', 'FCT Abuja'] : [state, `${state} State`],
    entry: {
      kind: 'place' as const,
      text: state === 'FCT' ? 'Abuja (FCT)' : state,
      path,
      search: { [param]: state },
      frequency: 20,
    },
  }))
}
