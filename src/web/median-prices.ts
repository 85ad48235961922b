import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { State } from '#domain/places.ts'
import { answerOf, api } from '#web/api-client.ts'

/** The marketplace's median prices of the calculator's materials, in a state or in the whole country: today's, or of a past week. */
export const medianPricesQuery = (location: State | '', week = '') =>
  queryOptions({
    queryKey: ['median-prices', location, week],
    queryFn: async ({ signal }) => {
      const query = { ...(location && { location }), ...(week && { week }) }
      return (await answerOf(api().prices.median.$get({ query }, { init: { signal } }))).json()
    },
    // The previous prices stay until those of another state have loaded, so that the rate does not disappear meanwhile.
    placeholderData: keepPreviousData,
  })

/** The weeks of the price index, the newest first. */
export const indexWeeksQuery = queryOptions({
  queryKey: ['price index', 'weeks'],
  queryFn: async ({ signal }) =>
    (await (await answerOf(api().prices.weeks.$get({}, { init: { signal } }))).json()).weeks,
  staleTime: 600_000,
})
