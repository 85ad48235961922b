import { queryOptions } from '@tanstack/react-query'
import type { State } from '#domain/places.ts'
import { answerOf, api } from '#web/api-client.ts'

/** Every work item by its section, with the names of its options. */
export const workItemsQuery = queryOptions({
  queryKey: ['work-items'],
  queryFn: async ({ signal }) => (await answerOf(api()['work-items'].$get({}, { init: { signal } }))).json(),
  staleTime: 3_600_000,
})

/** What a work item takes and costs today, in a state or in the country. @param options "diameter:d12,element:bed" */
export const workItemQuery = (
  item: string,
  { state, options }: { state?: State | undefined; options?: string | undefined },
) =>
  queryOptions({
    queryKey: ['work-items', item, state, options],
    queryFn: async ({ signal }) => {
      const query = { ...(state && { state }), ...(options && { options }) }
      return (
        await answerOf(api()['work-items'][':item'].$get({ param: { item }, query }, { init: { signal } }))
      ).json()
    },
    staleTime: 300_000,
  })
