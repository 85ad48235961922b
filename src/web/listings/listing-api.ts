import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { ListingFilters } from '#domain/listings/listing-filters.ts'
import { LISTING_PAGE_SIZE, offsetOf } from '#domain/pagination.ts'
import { answerOf, api } from '#web/api-client.ts'
import type { ListRequest, PageParam } from '#web/lists/load-list.ts'

/** Homes by filter: pages that follow one another as of the moment the first was read. */
export const listingSearchQuery = ({ filters, page: firstPage = 1, visit }: ListRequest<ListingFilters>) =>
  infiniteQueryOptions({
    queryKey: ['listings', 'search', filters, firstPage, visit],
    queryFn: async ({ pageParam: { page, asOf }, signal }) => {
      const startIndex = offsetOf({ page, limit: LISTING_PAGE_SIZE })
      const parameters = Object.entries({ ...filters, startIndex, ...(asOf && { asOf }) })
      const query = Object.fromEntries(parameters.map(([name, value]) => [name, String(value)]))
      const answer = await answerOf(api().listing.get.$get({ query }, { init: { signal } }))
      return {
        listings: await answer.json(),
        total: Number(answer.headers.get('X-Total-Count')),
        page,
        asOf: asOf ?? answer.headers.get('X-As-Of') ?? undefined,
      }
    },
    initialPageParam: { page: firstPage } as PageParam,
    getNextPageParam: ({ listings, total, page, asOf }): PageParam | undefined => {
      const more = listings.length >= LISTING_PAGE_SIZE && page * LISTING_PAGE_SIZE < total
      return more ? { page: page + 1, ...(asOf && { asOf }) } : undefined
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
