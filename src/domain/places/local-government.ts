import { findPlacesInAddress } from '#domain/places/find-place.ts'
import { LOCAL_GOVERNMENTS } from '#domain/places/local-governments.ts'
import { placeWords } from '#domain/places/place-words.ts'
import type { State } from '#domain/places.ts'

/** Where something is, as its seller says it. */
export type WrittenPlace = { state: State | null; address: string; lga: string | null }

const keyOf = (name: string) => placeWords(name).join(' ')

/** Of each state, by their words. */
const BY_WORDS: Readonly<Record<string, ReadonlyMap<string, string>>> = Object.fromEntries(
  Object.entries(LOCAL_GOVERNMENTS).map(([state, all]) => [
    state,
    new Map(all.toReversed().map(([name]) => [keyOf(name), name])),
  ]),
)

/** The local government of a state that a person means ("ibeju lekki"), as it is called here; undefined where the state has none such. */
export const findLocalGovernment = (state: State, written: string): string | undefined =>
  BY_WORDS[state]?.get(keyOf(written))

/** One that was stored, unless a release that knows of none has moved it to another state since. */
export function localGovernmentIn(state: State | null, lga: string | null): string | null {
  return state && lga && LOCAL_GOVERNMENTS[state].some(([name]) => name === lga) ? lga : null
}

/** The one that was chosen, if the state has it, else what the address says, else null (docs/product.md 17.5). */
export function localGovernmentOf({ state, address, lga }: WrittenPlace): string | null {
  if (!state) return null
  return (lga && findLocalGovernment(state, lga)) || (findPlacesInAddress(address, state).lga ?? null)
}

/**
 * That of an offer whose place was changed. One that was guessed from the address before, and one that the new state has not, are guessed anew.
 */
export function localGovernmentAfter(before: WrittenPlace, after: WrittenPlace): string | null {
  if (after.lga !== before.lga) return localGovernmentOf(after)
  const guessed = before.lga === localGovernmentOf({ ...before, lga: null })
  return (guessed && localGovernmentOf({ ...after, lga: null })) || localGovernmentOf(after)
}
