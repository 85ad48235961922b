import { filtersOf, type ProductSearch } from '#domain/products/product-filters.ts'
import { readProductSearch } from '#web/products/product-api.ts'
import { parseReviewTab, type ReviewTab } from '#web/reviews/review-search.ts'

export type ShopSearch = ProductSearch & { tab?: ReviewTab | undefined }

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
