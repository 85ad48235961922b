import { noop } from '@tanstack/react-query'
import { useEffect } from 'react'
import { filtersOf, type ProductSearch } from '#domain/products/product-filters.ts'
import { pageHead } from '#web/layout/page-head.ts'
import { readProductSearch } from '#web/products/product-api.ts'
import { parseReviewTab, type ReviewTab } from '#web/reviews/review-search.ts'
import type { LoadedShop } from './-shop-page.ts'

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

/** The server's page comes without its loader: it is fetched then, so that a filter that fails for want of a network says so in its place. */
export function useShopLoaderAtHand(): void {
  useEffect(() => {
    import('./-shop-page.ts').catch(noop)
  }, [])
}
