import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import {
  type ListingFilters,
  parseListingAddress,
  parseListingSearch,
  queryOfListingFilters,
} from '#domain/listings/listing-filters.ts'
import { SHOP_PAGE_SIZE } from '#domain/pagination.ts'
import { answerOf, api } from '#web/api-client.ts'
import { type ListRequest, momentOf, pagesFrom, queryOfPage } from '#web/lists/load-list.ts'
import { listingCard } from './card-of-listing.ts'

/** The server reads what somebody has typed or copied, the browser what it has made of it. */
export const readListingSearch = import.meta.env.SSR ? parseListingAddress : parseListingSearch

/** In the browser the nearest are asked for with the visitor's position, which the page has and its loader has not. */
export const asksForItself = ({ filters }: { filters: ListingFilters }): boolean =>
  !import.meta.env.SSR && filters.sort === 'nearest'

/** Homes by filter: pages that follow one another as of the moment the first was read. */
export const listingSearchQuery = ({ filters, page: firstPage = 1, visit }: ListRequest<ListingFilters>) =>
  infiniteQueryOptions({
    queryKey: ['listings', 'search', filters, firstPage, visit],
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...queryOfListingFilters(filters), ...queryOfPage(pageParam) }
      const answer = await answerOf(api().listing.search.$get({ query }, { init: { signal } }))
      const { listings, ...found } = await answer.json()
      return { ...found, listings: listings.map(listingCard), asOf: momentOf(pageParam, answer) }
    },
    ...pagesFrom(firstPage),
  })

/** How many homes the filters would show, and whether they meet all of them. The order says nothing of that. */
export const listingCountQuery = ({ sort: _sort, order: _order, ...filters }: ListingFilters) =>
  queryOptions({
    queryKey: ['listings', 'count', filters],
    queryFn: async ({ signal }) => {
      const query = { ...queryOfListingFilters(filters), limit: '1' }
      const answer = await answerOf(api().listing.search.$get({ query }, { init: { signal } }))
      const { pagination, relaxed } = await answer.json()
      return { ...pagination, isRelaxed: relaxed !== null }
    },
  })

/** How many homes each kind, state and local government would show; asked for from the browser, when the list is there. */
export const listingFacetsQuery = ({ sort: _sort, order: _order, near: _near, ...filters }: ListingFilters) =>
  queryOptions({
    queryKey: ['listings', 'facets', filters],
    queryFn: async ({ signal }) => {
      const query = queryOfListingFilters(filters)
      return (await answerOf(api().listing.facets.$get({ query }, { init: { signal } }))).json()
    },
  })

/** One page of a seller's homes. */
export const sellerHomesQuery = (userId: string, { page = 1, visit }: Omit<ListRequest<never>, 'filters'>) =>
  queryOptions({
    queryKey: ['listings', 'seller', userId, page, visit],
    queryFn: async ({ signal }) => {
      const call = { param: { userId }, query: { page: String(page), limit: String(SHOP_PAGE_SIZE) } }
      const answer = await answerOf(api().listing.user[':userId'].$get(call, { init: { signal } }))
      const { listings, ...found } = await answer.json()
      return { ...found, listings: listings.map(listingCard) }
    },
  })

export const listingQuery = (id: string) =>
  queryOptions({
    queryKey: ['listings', id],
    queryFn: async ({ signal }) => {
      const call = api().listing.get[':id'].$get({ param: { id } }, { init: { signal } })
      const answer = await call.catch(() => undefined)
      // What is gone for machines is there to be shown.
      return (answer?.status === 410 ? answer : await answerOf(call)).json()
    },
  })

export const similarListingsQuery = (id: string) =>
  queryOptions({
    queryKey: ['listings', id, 'similar'],
    queryFn: async ({ signal }) =>
      (
        await (
          await answerOf(api().listing.similar[':id'].$get({ param: { id } }, { init: { signal } }))
        ).json()
      ).map(listingCard),
  })
