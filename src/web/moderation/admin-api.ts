import { queryOptions } from '@tanstack/react-query'
import { answerOf, api } from '#web/api-client.ts'

type ListQuery = { after?: string | undefined; search?: string | undefined }

/** What is given of it. */
const given = ({ after, search }: ListQuery) => ({ ...(after && { after }), ...(search && { search }) })

export const peopleQuery = (query: ListQuery) =>
  queryOptions({
    queryKey: ['admin', 'people', query],
    queryFn: async ({ signal }) =>
      (await answerOf(api().admin.people.$get({ query: given(query) }, { init: { signal } }))).json(),
    staleTime: 0,
  })

export const sentImportsQuery = (after: string | undefined) =>
  queryOptions({
    queryKey: ['admin', 'imports', after],
    queryFn: async ({ signal }) =>
      (await answerOf(api().admin.imports.$get({ query: given({ after }) }, { init: { signal } }))).json(),
    staleTime: 0,
  })

export const checkedBusinessesQuery = (after: string | undefined) =>
  queryOptions({
    queryKey: ['admin', 'checked-businesses', after],
    queryFn: async ({ signal }) =>
      (
        await answerOf(api().admin.businesses.checked.$get({ query: given({ after }) }, { init: { signal } }))
      ).json(),
    staleTime: 0,
  })

export const marketNumbersQuery = queryOptions({
  queryKey: ['admin', 'numbers'],
  queryFn: async ({ signal }) => (await answerOf(api().admin.numbers.$get({}, { init: { signal } }))).json(),
  staleTime: 0,
})
