import { filtersOf, type ProductSearch } from '#domain/products/product-filters.ts'
import { pageHead } from '#web/layout/page-head.ts'
import { readProductSearch } from '#web/products/product-api.ts'
import { parseReviewTab, type ReviewTab } from '#web/reviews/review-search.ts'

/** What the two addresses of a shop have in common, as far as every page knows of it. */

type ShopSearch = ProductSearch & { tab?: ReviewTab | undefined }

/** The filters that a seller's products have, and the tab of the reviews. */
export function parseShopSearch(search: Record<string, unknown>): ShopSearch {
  const unknown = { subCategory: undefined, type: undefined }
  return { ...readProductSearch(search), ...unknown, tab: parseReviewTab(search.tab) }
}

export const shopDeps = ({ search }: { search: ShopSearch }) => ({
  filters: filtersOf(search),
  page: search.page,
  tab: search.tab,
})
export type ShopDeps = ReturnType<typeof shopDeps>

/** What is said of a shop once it has been loaded. */
type LoadedShop = { head: Parameters<typeof pageHead>[1] }

type ShopMatch = { context: { baseUrl: string }; search: ShopSearch }

/** @param path where nothing is loaded */
export function shopHead({ context, search }: ShopMatch, path: string, loaded: LoadedShop | undefined) {
  const { page, tab: _tab, ...filters } = search
  const shop = { title: 'Shop', path, ...loaded?.head }
  return pageHead(
    { context, search: filters },
    {
      ...shop,
      title: page ? `${shop.title}, page ${page}` : shop.title,
      path: page ? `${shop.path}?page=${page}` : shop.path,
    },
  )
}
