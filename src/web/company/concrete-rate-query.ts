import { queryOptions } from '@tanstack/react-query'
import { answerOf, api } from '#web/api-client.ts'

export const CONCRETE = 'concrete-1-2-4'

/** What its page shows today, without its lines. */
export const concreteRateQuery = queryOptions({
  queryKey: ['work-items', CONCRETE, 'parts'],
  queryFn: async ({ signal }) => {
    const asked = api()['work-items'][':item'].$get(
      { param: { item: CONCRETE }, query: {} },
      { init: { signal } },
    )
    const { rate, materials, labour, plant, overheads, profit, isExample } = await (
      await answerOf(asked)
    ).json()
    return {
      rate,
      isExample,
      parts: { materials, labour, plant, overheads: overheads.amount, profit: profit.amount },
    }
  },
  staleTime: 300_000,
})
