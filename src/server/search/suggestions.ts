import { LRUCache } from 'lru-cache'
import type { State } from '#domain/places.ts'
import { type Candidate, suggest, suggestPopular } from '#domain/search/suggest.ts'
import { SUGGESTED_CATEGORIES } from '#domain/search/suggested-categories.ts'
import { suggestedPlaces } from '#domain/search/suggested-places.ts'
import { SUGGESTED_WORK_ITEMS } from '#domain/search/suggested-work-items.ts'
import { buildSuggestionIndex, type SuggestionIndex } from '#domain/search/suggestion-index.ts'
import type { SuggestedFor, Suggestion } from '#domain/search/suggestion-schema.ts'
import type { Db } from '#server/db/client.ts'
import { staleWhileRevalidate } from '#server/stale-while-revalidate.ts'
import { listSuggestibleOf, listSuggestibleOffers } from './suggestible-offers.ts'
import { type Counts, countKey, countOffers } from './suggestion-counts.ts'

export type Asked = {
  typed: string
  for: SuggestedFor
  location: State | undefined
  /** Only what is in their shop. */
  sellerId: string | undefined
}

/** How old numbers may be, and names (docs/product.md 17.9.5); what is older is used once more while it is read anew. */
const COUNTED_MS = 60_000
const NAMED_MS = 60_000

/** How much memory answers may take: what people begin to type is nearly always the same. */
const ANSWERS_BYTES = 8_000_000
const SHOPS = 200

type Index = SuggestionIndex<Candidate>

/** What is suggested of: what does not change while the product runs, and what the database has. */
type Known = {
  fixed: readonly Index[]
  popular: readonly Candidate[]
  offers: () => Promise<Index>
  counts: (location: State | undefined) => Promise<Counts>
}

/** It keeps nothing that it was found in, which is large and read anew every minute. */
type Answer = { offers: WeakRef<Index>; counts: WeakRef<Counts>; suggestions: Suggestion[] }

/** Suggestions out of memory: the database is asked now and then for names and numbers, and only who comes first waits for it. */
export function createSuggestions(db: Db): (asked: Asked) => Promise<Suggestion[]> {
  const known = { products: knownOf(db, 'products'), homes: knownOf(db, 'homes') }
  const shops = new LRUCache<string, Known>({ max: SHOPS })
  const shopOf = (sellerId: string) => {
    const shop = shops.get(sellerId) ?? knownOfShop(db, sellerId)
    shops.set(sellerId, shop)
    return shop
  }
  const answers = new LRUCache<string, Answer>({
    maxSize: ANSWERS_BYTES,
    // Characters have two bytes.
    sizeCalculation: ({ suggestions }, key) => 2 * (key.length + JSON.stringify(suggestions).length),
  })

  return async ({ typed, for: of, location, sellerId }) => {
    const { fixed, popular, ...read } = sellerId ? shopOf(sellerId) : known[of]
    const [offers, counts] = await Promise.all([read.offers(), read.counts(location)])
    const key = JSON.stringify([typed, of, location, sellerId])
    const before = answers.get(key)
    if (before?.offers.deref() === offers && before.counts.deref() === counts) return before.suggestions
    const countOf = (candidate: Candidate) => {
      const key = countKey(candidate)
      return key === undefined ? null : (counts.get(key) ?? 0)
    }
    const asked = { for: of, location, countOf }
    const suggestions =
      typed.trim() === '' ? suggestPopular(popular, asked) : suggest([...fixed, offers], typed, asked)
    answers.set(key, { offers: new WeakRef(offers), counts: new WeakRef(counts), suggestions })
    return suggestions
  }
}

function knownOf(db: Db, of: SuggestedFor): Known {
  const places = suggestedPlaces(of)
  const fixed = of === 'products' ? [...SUGGESTED_CATEGORIES, ...places, ...SUGGESTED_WORK_ITEMS] : places
  const popular = of === 'products' ? 'sub-category' : 'place'
  const counts = new Map<State | undefined, () => Promise<Counts>>()
  return {
    fixed: [buildSuggestionIndex(fixed)],
    popular: fixed.map(({ entry }) => entry).filter(({ kind }) => kind === popular),
    offers: staleWhileRevalidate(NAMED_MS, async () =>
      buildSuggestionIndex(await listSuggestibleOffers(db, of)),
    ),
    counts: (location) => {
      const there = of === 'products' ? location : undefined
      const read = counts.get(there) ?? staleWhileRevalidate(COUNTED_MS, () => countOffers(db, of, there))
      counts.set(there, read)
      return read()
    },
  }
}

const NO_COUNTS: Counts = new Map()

const knownOfShop = (db: Db, sellerId: string): Known => ({
  fixed: [],
  popular: [],
  offers: staleWhileRevalidate(COUNTED_MS, async () =>
    buildSuggestionIndex(await listSuggestibleOf(db, sellerId)),
  ),
  counts: async () => NO_COUNTS,
})
