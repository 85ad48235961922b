import type { QueryClient } from '@tanstack/react-query'
import { filtersOf, type ProductSearch } from '#domain/products/product-filters.ts'
import { categoriesQuery } from '#web/explorer/category-api.ts'
import { exploreQuery } from '#web/products/product-api.ts'

/** The server waits for the list, so that its HTML shows the products; in the browser the page stands at once and asks. */
export async function loadExplorer(
  queryClient: QueryClient,
  { page, ...search }: ProductSearch,
): Promise<void> {
  if (!import.meta.env.SSR) return
  await Promise.all([
    queryClient.infiniteQuery(exploreQuery({ filters: filtersOf(search), page })),
    queryClient.query(categoriesQuery),
  ])
}
