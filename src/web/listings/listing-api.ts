import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { ListingFilters } from '#domain/listings/listing-filters.ts'
import { LISTING_PAGE_SIZE, offsetOf } from '#domain/pagination.ts'
import { answerOf, api } from '#web/api-client.ts'

type Place = { startIndex: number; asOf?: string }

/** A list belongs to a visit, as with products. */
type Listed = { filters: ListingFilters; page?: number | undefined; visit?: string | undefined }

/** Homes by filter: each page begins where the ones before end (§7), as of the moment the first was read. */
export const listingSearchQuery = ({ filters, page = 1, visit }: Listed) =>
  infiniteQueryOptions({
    queryKey: ['listings', 'search', filters, page, visit],
    queryFn: async ({ pageParam: { startIndex, asOf }, signal }) => {
      const asked = Object.entries({ ...filters, startIndex, ...(asOf && { asOf }) })
      const query = Object.fromEntries(asked.map(([name, value]) => [name, String(value)]))
      const answer = await answerOf(api().listing.get.$get({ query }, { init: { signal } }))
      return {
        listings: await answer.json(),
        total: Number(answer.headers.get('X-Total-Count')),
        startIndex,
        asOf: asOf ?? answer.headers.get('X-As-Of') ?? undefined,
      }
    },
    initialPageParam: { startIndex: offsetOf({ page, limit: LISTING_PAGE_SIZE }) } as Place,
    getNextPageParam: ({ listings, total, startIndex, asOf }): Place | undefined => {
      const loaded = startIndex + listings.length
      const more = listings.length >= LISTING_PAGE_SIZE && loaded < total
      return more ? { startIndex: loaded, ...(asOf && { asOf }) } : undefined
    },
  })

export const listingQuery = (id: string) =>
  queryOptions({
    queryKey: ['listings', id],
    queryFn: async ({ signal }) =>
      (await answerOf(api().listing.get[':id'].$get({ param: { id } }, { init: { signal } }))).json(),
  })

export const similarListingsQuery = (id: string) =>
  queryOptions({
    queryKey: ['listings', id, 'similar'],
    queryFn: async ({ signal }) =>
      (await answerOf(api().listing.similar[':id'].$get({ param: { id } }, { init: { signal } }))).json(),
  })
