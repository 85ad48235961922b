import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { SHOP_PAGE_SIZE } from '#domain/pagination.ts'
import { answerOf, api } from '#web/api-client.ts'
import { sellerProductsQuery } from '#web/products/product-api.ts'
import { shopQuery } from '#web/shop/shop-api.ts'

const exampleShopQuery = queryOptions({
  queryKey: ['shop', 'example'],
  queryFn: async ({ signal }) =>
    (await answerOf(api().site['example-shop'].$get({}, { init: { signal } }))).json(),
})

/** Of the shop to look at; the page has no filters. */
export const exampleProductsQuery = (userId: string) =>
  sellerProductsQuery(userId, SHOP_PAGE_SIZE, { filters: {} })

/** What `/sell` shows: loaded when it is opened, because every page brings the loaders of all. */
export async function loadSellPage(queryClient: QueryClient) {
  const { userId } = await queryClient.query(exampleShopQuery)
  const [page] = await Promise.all([
    import('#content/sell.md?page'),
    userId && queryClient.query(shopQuery(userId)),
    userId && queryClient.query(exampleProductsQuery(userId)),
  ])
  return { page: page.default, userId }
}
