import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { State } from '#domain/places.ts'
import { answerOf, api } from '#web/api-client.ts'

/** The marketplace's median prices of the calculator's materials, in a state or in the whole country. */
export const medianPricesQuery = (location: State | '') =>
  queryOptions({
    queryKey: ['median-prices', location],
    queryFn: async ({ signal }) => {
      const query = location ? { location } : {}
      return (await answerOf(api().prices.median.$get({ query }, { init: { signal } }))).json()
    },
    // The previous prices stay until those of another state have loaded, so that the rate does not disappear meanwhile.
    placeholderData: keepPreviousData,
  })
