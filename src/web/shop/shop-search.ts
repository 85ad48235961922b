import { type ProductSearch, parseProductSearch } from '#domain/products/product-filters.ts'

/** The filters and the page of a shop's URL: what §7's call for a seller's products understands. */
export function parseShopSearch(search: Record<string, unknown>): ProductSearch {
  return { ...parseProductSearch(search), subCategory: undefined, type: undefined }
}
