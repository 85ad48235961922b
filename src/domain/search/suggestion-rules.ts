import type { SuggestedFor } from './suggestion-schema.ts'

/** At most so many suggestions (docs/product.md 17.9.1). */
export const SUGGESTIONS_MAX = 8

/** Longer texts are read up to here (docs/product.md 17.9.2). */
export const SUGGESTED_TEXT_MAX = 200

/** What is suggested with a count is counted up to here (docs/product.md 17.9.5). */
export const SUGGESTION_COUNT_MAX = 1_000

/** A browser asks at most once in so many milliseconds (docs/product.md 17.9.9). */
export const SUGGESTION_PAUSE_MS = 100

/** A device remembers so many of its own searches (docs/product.md 17.9.10). */
export const RECENT_SEARCHES_MAX = 8

/** The page of a search, and how its query calls the words and the state. */
export const SEARCH_PAGES = {
  products: { path: '/market', words: 'name', state: 'location' },
  homes: { path: '/search', words: 'searchTerm', state: 'state' },
} as const satisfies Record<SuggestedFor, { path: string; words: string; state: string }>
