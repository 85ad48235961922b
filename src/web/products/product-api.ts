import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Pagination } from '#domain/pagination.ts'
import {
  type ProductFilters,
  type ProductUrlFilters,
  parseProductAddress,
  parseProductSearch,
  queryOfFilters,
} from '#domain/products/product-filters.ts'
import type { ProductCardPage, ShownCardPage } from '#domain/products/product-schema.ts'
import { answerOf, api } from '#web/api-client.ts'
import { type ListRequest, momentOf, pagesFrom, queryOfPage } from '#web/lists/load-list.ts'
import { type FoundMaterial, foundMaterial } from './found-material.ts'
import { pageProduct, shownCard } from './shown-product.ts'

type ProductListRequest = ListRequest<ProductFilters>

/** The server reads what somebody has typed or copied, the browser what it has made of it. */
export const readProductSearch = import.meta.env.SSR ? parseProductAddress : parseProductSearch

/** In the browser the nearest are asked for with the visitor's position, which the page has and its loader has not. */
export const asksForItself = ({ filters }: { filters: ProductFilters }): boolean =>
  !import.meta.env.SSR && filters.sort === 'nearest'

/** What a page shows of the products of a list. */
const CARDS = { fields: 'card' } as const

/** The explorer's list: pages that follow one another as of the moment the first was read. */
export const exploreQuery = ({ filters, page: firstPage = 1, visit }: ProductListRequest) =>
  infiniteQueryOptions({
    queryKey: ['products', 'list', 'explore', filters, firstPage, visit],
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...queryOfFilters(filters), ...queryOfPage(pageParam), ...CARDS }
      const answer = await answerOf(api().product.getCat.$get({ query }, { init: { signal } }))
      const { products, ...found } = await answer.json()
      return { ...found, products: products.map(shownCard), asOf: momentOf(pageParam, answer) }
    },
    ...pagesFrom(firstPage),
  })

/** The categories never change while a page is open. */
export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: async () => (await answerOf(api().product.getCategories.$get())).json(),
  staleTime: Number.POSITIVE_INFINITY,
})

/** What the explorer shows. */
export const loadExplorer = (queryClient: QueryClient, list: ProductListRequest) =>
  Promise.all([
    queryClient.infiniteQuery({ ...exploreQuery(list), staleTime: 'static' }),
    queryClient.query(categoriesQuery),
  ])

/** How many products each value of a filter would show. The order says nothing of that. */
export const facetsQuery = ({ sort: _, ...filters }: ProductUrlFilters) =>
  queryOptions({
    queryKey: ['products', 'facets', filters],
    queryFn: async ({ signal }) => {
      const query = queryOfFilters(filters)
      return (await answerOf(api().product.facets.$get({ query }, { init: { signal } }))).json()
    },
  })

/** Its links go by numbers. `mostly`: what most of it is of, where words were looked for in all shops. */
type SearchedPage = Omit<ShownCardPage, 'pagination'> & {
  pagination: Pagination
  mostly: FoundMaterial | null
}

type Searched = Omit<ProductCardPage, 'products'> & { data: Pick<ProductCardPage, 'products'> }

function searchedPage(searched: Searched, mostly: FoundMaterial | null): SearchedPage {
  const { data, pagination, ...found } = searched
  const { next: _next, ...numbered } = pagination
  return { ...found, mostly, pagination: numbered, products: data.products.map(shownCard) }
}

/** One page of the marketplace search. */
export const searchQuery = ({ filters, page = 1, visit }: ProductListRequest) =>
  queryOptions<SearchedPage>({
    queryKey: ['products', 'list', 'search', filters, page, visit],
    queryFn: async ({ signal }) => {
      const query = { ...queryOfFilters(filters), page: String(page), ...CARDS }
      const answer = await answerOf(api().product['market-search'].$get({ query }, { init: { signal } }))
      const found = await answer.json()
      return searchedPage(found, filters.name ? foundMaterial(found.data.products) : null)
    },
  })

/** One page of a seller's products. */
export const sellerProductsQuery = (
  userId: string,
  pageSize: number,
  { filters, page = 1, visit }: ProductListRequest,
) =>
  queryOptions<SearchedPage>({
    queryKey: ['products', 'list', 'seller', userId, pageSize, filters, page, visit],
    queryFn: async ({ signal }) => {
      const call = {
        param: { userId },
        query: { ...queryOfFilters(filters), page: String(page), limit: String(pageSize), ...CARDS },
      }
      const answer = await answerOf(
        api().product['seller-products'][':userId'].$get(call, { init: { signal } }),
      )
      return searchedPage(await answer.json(), null)
    },
  })

export type ProductPageQuery = ReturnType<typeof searchQuery>

export const productQuery = (id: string) =>
  queryOptions({
    queryKey: ['products', id],
    queryFn: async ({ signal }) =>
      pageProduct(
        (
          await (
            await answerOf(api().product.get[':id'].$get({ param: { id } }, { init: { signal } }))
          ).json()
        ).product,
      ),
  })

export const relatedProductsQuery = (id: string) =>
  queryOptions({
    queryKey: ['products', id, 'related'],
    queryFn: async ({ signal }) =>
      (
        await (
          await answerOf(
            api().product.getProduct.category[':id'].$get(
              { param: { id }, query: CARDS },
              { init: { signal } },
            ),
          )
        ).json()
      ).products.map(shownCard),
  })

/** What else there is of what a product is, in its state or in the country. Pages carry it without its offers, which browsers ask for. */
export const comparisonHintQuery = (id: string) =>
  queryOptions({
    queryKey: ['products', id, 'comparison'],
    queryFn: async ({ signal }) => {
      const answer = await answerOf(
        api().product.comparison[':id'].$get({ param: { id } }, { init: { signal } }),
      )
      const hint = await answer.json()
      return hint && { ...hint, offers: import.meta.env.SSR ? null : hint.offers }
    },
    staleTime: ({ state: { data } }) => (data?.offers === null ? 0 : 60_000),
  })
