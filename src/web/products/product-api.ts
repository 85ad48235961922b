import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { SHOP_PAGE_SIZE } from '#domain/pagination.ts'
import { type ProductFilters, queryOfFilters } from '#domain/products/product-filters.ts'
import type { ProductPage } from '#domain/products/product-schema.ts'
import { answerOf, api } from '#web/api-client.ts'
import type { ListRequest, PageParam } from '#web/lists/load-list.ts'
import type { Found } from './found.tsx'

type ProductListRequest = ListRequest<ProductFilters>

type FoundPage = ProductPage & Found
const foundOf = (page: ProductPage & Partial<Found>): FoundPage => ({
  understood: [],
  relaxed: null,
  ...page,
})

/** The explorer's list: pages that follow one another as of the moment the first was read. */
export const exploreQuery = ({ filters, page: firstPage = 1, visit }: ProductListRequest) =>
  infiniteQueryOptions({
    queryKey: ['products', 'list', 'explore', filters, firstPage, visit],
    queryFn: async ({ pageParam: { page, asOf }, signal }) => {
      const query = { ...queryOfFilters(filters), page: String(page), ...(asOf && { asOf }) }
      const answer = await answerOf(api().product.getCat.$get({ query }, { init: { signal } }))
      return { ...foundOf(await answer.json()), asOf: asOf ?? answer.headers.get('X-As-Of') ?? undefined }
    },
    initialPageParam: { page: firstPage } as PageParam,
    getNextPageParam: ({ pagination: { page, pages }, asOf }): PageParam | undefined =>
      page < pages ? { page: page + 1, ...(asOf && { asOf }) } : undefined,
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

/** One page of the marketplace search. */
export const searchQuery = ({ filters, page = 1, visit }: ProductListRequest) =>
  queryOptions<FoundPage>({
    queryKey: ['products', 'list', 'search', filters, page, visit],
    queryFn: async ({ signal }) => {
      const query = { ...queryOfFilters(filters), page: String(page) }
      const answer = await answerOf(api().product['market-search'].$get({ query }, { init: { signal } }))
      const { data, ...others } = await answer.json()
      return foundOf({ ...data, ...others })
    },
  })

/** One page of a seller's products. */
export const sellerProductsQuery = (userId: string, { filters, page = 1, visit }: ProductListRequest) =>
  queryOptions<FoundPage>({
    queryKey: ['products', 'list', 'seller', userId, filters, page, visit],
    queryFn: async ({ signal }) => {
      const call = {
        param: { userId },
        query: { ...queryOfFilters(filters), page: String(page), limit: String(SHOP_PAGE_SIZE) },
      }
      const answer = await answerOf(
        api().product['seller-products'][':userId'].$get(call, { init: { signal } }),
      )
      const { data, ...others } = await answer.json()
      return foundOf({ ...data, ...others })
    },
  })

export type ProductPageQuery = ReturnType<typeof searchQuery>

export const productQuery = (id: string) =>
  queryOptions({
    queryKey: ['products', id],
    queryFn: async ({ signal }) =>
      (await (await answerOf(api().product.get[':id'].$get({ param: { id } }, { init: { signal } }))).json())
        .product,
  })

export const relatedProductsQuery = (id: string) =>
  queryOptions({
    queryKey: ['products', id, 'related'],
    queryFn: async ({ signal }) =>
      (
        await (
          await answerOf(
            api().product.getProduct.category[':id'].$get({ param: { id } }, { init: { signal } }),
          )
        ).json()
      ).products,
  })
