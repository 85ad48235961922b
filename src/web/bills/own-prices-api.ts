import { queryOptions } from '@tanstack/react-query'
import { answerOf, api } from '#web/api-client.ts'
import { deleted } from '#web/deletion.ts'

/** An account's library: its prices of resources and rates of work items, which go before the market's. */
export const ownPricesQuery = queryOptions({
  queryKey: ['own-prices'],
  queryFn: async ({ signal }) =>
    (await answerOf(api().user['own-prices'].$get({}, { init: { signal } }))).json(),
  staleTime: 60_000,
})

const priceAt = () => api().user['own-prices'][':kind'][':subject']

export async function setOwnPrice(kind: string, subject: string, naira: number): Promise<void> {
  await answerOf(priceAt().$put({ param: { kind, subject }, json: { naira } }))
}

export const deleteOwnPrice = (kind: string, subject: string) =>
  deleted(priceAt().$delete({ param: { kind, subject } }))
