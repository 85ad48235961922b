import { LRUCache } from 'lru-cache'
import type { State } from '#domain/places.ts'
import { type Candidate, suggest, suggestPopular } from '#domain/search/suggest.ts'
import { SUGGESTED_CATEGORIES } from '#domain/search/suggested-categories.ts'
import { suggestedPlaces } from '#domain/search/suggested-places.ts'
import { buildSuggestionIndex, type SuggestionIndex } from '#domain/search/suggestion-index.ts'
import type { SuggestedFor, Suggestion } from '#domain/search/suggestion-schema.ts'
import type { Db } from '#server/db/client.ts'
import { refreshed } from './refreshed.ts'
import { listSuggestibleOffers } from './suggestible-offers.ts'
import { type Counts, countKey, countOffers } from './suggestion-counts.ts'

export type Asked = { typed: string; for: SuggestedFor; location: State | undefined }

/** How old numbers may be, and names (docs/product.md 17.9.5); what is older is used once more while it is read anew. */
const COUNTED_MS = 60_000
const NAMED_MS = 5 * 60_000

/** Answers that are kept: what people begin to type is nearly always the same. */
const ANSWERS = 5_000

type Known = {
  /** What does not change while the product runs. */
  fixed: SuggestionIndex<Candidate>
  popular: readonly Candidate[]
  offers: () => Promise<SuggestionIndex<Candidate>>
  counts: (location: State | undefined) => Promise<Counts>
}

/** Suggestions out of memory: the database is asked now and then for names and numbers, and nobody waits for it but the first. */
export function createSuggestions(db: Db): (asked: Asked) => Promise<Suggestion[]> {
  const known = { products: knownOf(db, 'products'), homes: knownOf(db, 'homes') }
  const answers = new LRUCache<string, { of: readonly unknown[]; suggestions: Suggestion[] }>({
    max: ANSWERS,
  })
  return async ({ typed, for: of, location }) => {
    const { fixed, popular, ...read } = known[of]
    const [offers, counts] = await Promise.all([read.offers(), read.counts(location)])
    const key = `${of} ${location ?? ''} ${typed}`
    const before = answers.get(key)
    if (before?.of[0] === offers && before.of[1] === counts) return before.suggestions
    const asked = {
      for: of,
      location,
      countOf: (candidate: Candidate) => {
        const key = countKey(candidate)
        return key === undefined ? null : (counts.get(key) ?? 0)
      },
    }
    const suggestions =
      typed.trim() === '' ? suggestPopular(popular, asked) : suggest([fixed, offers], typed, asked)
    answers.set(key, { of: [offers, counts], suggestions })
    return suggestions
  }
}

function knownOf(db: Db, of: SuggestedFor): Known {
  const places = suggestedPlaces(of)
  const fixed = of === 'products' ? [...SUGGESTED_CATEGORIES, ...places] : places
  const popular = fixed
    .map(({ entry }) => entry)
    .filter(({ kind }) => kind === (of === 'products' ? 'sub-category' : 'place'))
  const counts = new Map<State | undefined, () => Promise<Counts>>()
  return {
    fixed: buildSuggestionIndex(fixed),
    popular,
    offers: refreshed(NAMED_MS, async () => buildSuggestionIndex(await listSuggestibleOffers(db, of))),
    counts: (location) => {
      const there = of === 'products' ? location : undefined
      const read = counts.get(there) ?? refreshed(COUNTED_MS, () => countOffers(db, of, there))
      counts.set(there, read)
      return read()
    },
  }
}
