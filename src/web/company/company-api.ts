import { queryOptions } from '@tanstack/react-query'
import { answerOf, api } from '#web/api-client.ts'
import { adminListQuery } from '#web/lists/admin-list-query.ts'

type EnquiryBody = Parameters<ReturnType<typeof api>['enquiry']['$post']>[0]['json']

export async function sendEnquiry(json: EnquiryBody, headers: Record<string, string>): Promise<string> {
  return (await (await answerOf(api().enquiry.$post({ json }, { headers }))).json()).message
}

/** Where an enquiry goes that has waited for a connection. */
export const ENQUIRY_PATH = '/api/enquiry'

/**
 * The texts of the front page. They are part of the data of the rendered page, not of its scripts, and stay cached, so that a filter
 * can be changed offline.
 */
export const landingQuery = queryOptions({
  queryKey: ['landing'],
  queryFn: () => readLanding(),
  staleTime: Number.POSITIVE_INFINITY,
})

/** What the market has of them. */
export const servicesQuery = queryOptions({
  queryKey: ['landing', 'services'],
  queryFn: async () => (await readLanding()).services,
  staleTime: Number.POSITIVE_INFINITY,
})

const readLanding = async () => (await import('#content/home.md?landing')).default

/** How much the market has today. The front page does without it where it cannot be read. */
export const marketCountsQuery = queryOptions({
  queryKey: ['market-counts'],
  queryFn: async ({ signal }) =>
    (await answerOf(api().site.counts.$get(undefined, { init: { signal } }))).json(),
  staleTime: 60 * 60_000,
})

export const enquiriesQuery = (page: number) =>
  adminListQuery('enquiries', page, (...call) => api().admin.enquiries.$get(...call))

/** All enquiries as a CSV file. */
export async function enquiriesFile(): Promise<Blob> {
  return (await answerOf(api().admin['enquiries.csv'].$get())).blob()
}
