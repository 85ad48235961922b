import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { State } from '#domain/places.ts'
import { answerOf, api } from '#web/api-client.ts'

type Enquiry = Parameters<ReturnType<typeof api>['enquiry']['$post']>[0]['json']

export async function sendEnquiry(json: Enquiry): Promise<string> {
  return (await (await answerOf(api().enquiry.$post({ json }))).json()).message
}

/**
 * What the front page says. It comes with the page that the server renders and not with its code, and then stays: a filter that
 * changes without a network finds it there.
 */
export const landingQuery = queryOptions({
  queryKey: ['landing'],
  queryFn: async () => (await import('#content/home.md?landing')).default,
  staleTime: Number.POSITIVE_INFINITY,
})

/** What the marketplace asks for the calculator's materials, in a state or in the whole country. */
export const medianPricesQuery = (location: State | '') =>
  queryOptions({
    queryKey: ['median-prices', location],
    queryFn: async ({ signal }) => {
      const query = location ? { location } : {}
      return (await (await answerOf(api().prices.median.$get({ query }, { init: { signal } }))).json()).prices
    },
    // Until those of another state are there, the former stay: a rate that flickers to nothing helps nobody.
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

/** All of them, for spreadsheets. */
export async function enquiriesFile(): Promise<Blob> {
  return (await answerOf(api().admin['enquiries.csv'].$get())).blob()
}
