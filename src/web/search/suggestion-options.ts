import { wordsOf } from '#domain/search/suggestible-words.ts'
import { SUGGESTIONS_MAX } from '#domain/search/suggestion-rules.ts'
import type { Suggestion } from '#domain/search/suggestion-schema.ts'
import type { RecentSearch } from './recent-searches.ts'

export type SuggestionOption = Omit<Suggestion, 'kind'> & { kind: Suggestion['kind'] | 'recent' | 'search' }

/** So many own searches stand above what is suggested for a text. Before anything is typed, half of the list may be own. */
const RECENT = { typed: 2, untyped: SUGGESTIONS_MAX / 2 }

/** Own searches that begin with what is typed, then what is suggested, nothing twice; below them the search for the text itself. */
export function optionsOf(
  typed: string,
  recent: readonly RecentSearch[],
  suggestions: readonly Suggestion[],
  search?: RecentSearch,
): SuggestionOption[] {
  const beginning = wordsOf(typed).join(' ')
  const own = recent
    .filter(({ text }) => wordsOf(text).join(' ').startsWith(beginning))
    .slice(0, beginning === '' ? RECENT.untyped : RECENT.typed)
  const hrefs = new Set(own.map(({ href }) => href))
  const options: SuggestionOption[] = [
    ...own.map((search) => ({ kind: 'recent' as const, count: null, ...search })),
    ...suggestions.filter(({ href }) => !hrefs.has(href)),
  ].slice(0, SUGGESTIONS_MAX)
  const isLast = search && options.length > 0 && !hrefs.has(search.href)
  return isLast ? [...options, { kind: 'search', count: null, ...search }] : options
}
