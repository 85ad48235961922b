import { queryOptions } from '@tanstack/react-query'
import { answerOf, api } from '#web/api-client.ts'

export const priceHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: ['products', id, 'price-history'],
    queryFn: async ({ signal }) =>
      (
        await answerOf(api().product['price-history'][':id'].$get({ param: { id } }, { init: { signal } }))
      ).json(),
  })
