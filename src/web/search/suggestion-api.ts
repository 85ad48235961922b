import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { SUGGESTED_TEXT_MAX, SUGGESTION_PAUSE_MS } from '#domain/search/suggestion-rules.ts'
import { answerOf, api } from '#web/api-client.ts'
import { createThrottle } from './throttle.ts'

const throttled = createThrottle(SUGGESTION_PAUSE_MS)

export type SuggestionRequest = { q: string } & Record<string, string>

/** What the box suggests for a text. A text that is typed on takes the place of the one before, which is asked for no more. */
export const suggestionsQuery = ({ q, ...box }: SuggestionRequest) => {
  const query = { ...box, q: q.trimStart().slice(0, SUGGESTED_TEXT_MAX) }
  return queryOptions({
    queryKey: ['suggestions', query],
    queryFn: async ({ signal }) => {
      await throttled(signal)
      return (await (await answerOf(api().search.suggest.$get({ query }, { init: { signal } }))).json())
        .suggestions
    },
    placeholderData: keepPreviousData,
    retry: false,
  })
}
