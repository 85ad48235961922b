import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { State } from '#domain/places.ts'
import { answerOf, api } from '#web/api-client.ts'

type EnquiryBody = Parameters<ReturnType<typeof api>['enquiry']['$post']>[0]['json']

export async function sendEnquiry(json: EnquiryBody): Promise<string> {
  return (await (await answerOf(api().enquiry.$post({ json }))).json()).message
}

/**
 * The texts of the front page. They are part of the data of the rendered page, not of its scripts, and stay cached, so that a filter
 * can be changed offline.
 */
export const landingQuery = queryOptions({
  queryKey: ['landing'],
  queryFn: async () => (await import('#content/home.md?landing')).default,
  staleTime: Number.POSITIVE_INFINITY,
})

/** The marketplace's median prices of the calculator's materials, in a state or in the whole country. */
export const medianPricesQuery = (location: State | '') =>
  queryOptions({
    queryKey: ['median-prices', location],
    queryFn: async ({ signal }) => {
      const query = location ? { location } : {}
      return (await (await answerOf(api().prices.median.$get({ query }, { init: { signal } }))).json()).prices
    },
    // The previous prices stay until those of another state have loaded, so that the rate does not disappear meanwhile.
    placeholderData: keepPreviousData,
  })

export const enquiriesQuery = (page: number) =>
  queryOptions({
    queryKey: ['admin', 'enquiries', page],
    queryFn: async ({ signal }) => {
      const query = { page: String(page) }
      return (await answerOf(api().admin.enquiries.$get({ query }, { init: { signal } }))).json()
    },
    staleTime: 0,
  })

/** All enquiries as a CSV file. */
export async function enquiriesFile(): Promise<Blob> {
  return (await answerOf(api().admin['enquiries.csv'].$get())).blob()
}
