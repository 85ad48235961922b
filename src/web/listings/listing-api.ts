import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { ListingFilters } from '#domain/listings/listing-filters.ts'
import { LISTING_PAGE_SIZE, offsetOf } from '#domain/pagination.ts'
import { answerOf, api } from '#web/api-client.ts'

/** How many homes stand before a page. */
type PageParam = { offset: number; asOf?: string }

/** A list belongs to a visit, as with products. */
type Listed = { filters: ListingFilters; page?: number | undefined; visit?: string | undefined }

/** Homes by filter: each page begins where the ones before end, as of the moment the first was read. */
export const listingSearchQuery = ({ filters, page = 1, visit }: Listed) =>
  infiniteQueryOptions({
    queryKey: ['listings', 'search', filters, page, visit],
    queryFn: async ({ pageParam: { offset, asOf }, signal }) => {
      const parameters = Object.entries({ ...filters, startIndex: offset, ...(asOf && { asOf }) })
      const query = Object.fromEntries(parameters.map(([name, value]) => [name, String(value)]))
      const answer = await answerOf(api().listing.get.$get({ query }, { init: { signal } }))
      return {
        listings: await answer.json(),
        total: Number(answer.headers.get('X-Total-Count')),
        offset,
        asOf: asOf ?? answer.headers.get('X-As-Of') ?? undefined,
      }
    },
    initialPageParam: { offset: offsetOf({ page, limit: LISTING_PAGE_SIZE }) } as PageParam,
    getNextPageParam: ({ listings, total, offset, asOf }): PageParam | undefined => {
      const loaded = offset + listings.length
      const more = listings.length >= LISTING_PAGE_SIZE && loaded < total
      return more ? { offset: loaded, ...(asOf && { asOf }) } : undefined
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
