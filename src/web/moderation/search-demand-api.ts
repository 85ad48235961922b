import { queryOptions } from '@tanstack/react-query'
import type { AddedWordInput } from '#domain/search/search-demand.ts'
import { answerOf, api } from '#web/api-client.ts'

export const missedSearchesQuery = queryOptions({
  queryKey: ['admin', 'missed-searches'],
  queryFn: async ({ signal }) =>
    (await answerOf(api().admin['missed-searches'].$get({}, { init: { signal } }))).json(),
  staleTime: 0,
})

export const addedWordsQuery = queryOptions({
  queryKey: ['admin', 'dictionary'],
  queryFn: async ({ signal }) =>
    (await answerOf(api().admin.dictionary.$get({}, { init: { signal } }))).json(),
  staleTime: 0,
})

export async function addWord(json: AddedWordInput): Promise<string> {
  return (await (await answerOf(api().admin.dictionary.$post({ json }))).json()).message
}

export async function removeWord(id: string): Promise<string> {
  return (await (await answerOf(api().admin.dictionary[':id'].$delete({ param: { id } }))).json()).message
}
