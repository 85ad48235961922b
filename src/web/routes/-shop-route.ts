import { filtersOf, type ProductSearch } from '#domain/products/product-filters.ts'
import { pageHead } from '#web/layout/page-head.ts'
import { readProductSearch } from '#web/products/product-api.ts'
import { parseReviewTab, type ReviewTab } from '#web/reviews/review-search.ts'

/** What the two addresses of a shop have in common, as far as every page knows of it. */

type ShopSearch = ProductSearch & { tab?: ReviewTab | undefined; show?: 'homes' | undefined }

/** The filters that a seller's products have, whether products or homes are shown, and the tab of the reviews. */
export function parseShopSearch(search: Record<string, unknown>): ShopSearch {
  const unknown = { subCategory: undefined, type: undefined }
  return {
    ...readProductSearch(search),
    ...unknown,
    tab: parseReviewTab(search.tab),
    show: search.show === 'homes' ? search.show : undefined,
  }
}

export const shopDeps = ({ search }: { search: ShopSearch }) => ({
  filters: filtersOf(search),
  page: search.page,
  tab: search.tab,
  show: search.show,
})
export type ShopDeps = ReturnType<typeof shopDeps>

/** What is said of a shop once it has been loaded. */
type LoadedShop = { head: Parameters<typeof pageHead>[1] }

type ShopMatch = { context: { baseUrl: string }; search: ShopSearch }

/** @param path where nothing is loaded */
export function shopHead({ context, search }: ShopMatch, path: string, loaded: LoadedShop | undefined) {
  const { page: _page, tab: _tab, show: _show, ...filters } = search
  return pageHead({ context, search: filters }, { title: 'Shop', path, ...loaded?.head })
}
