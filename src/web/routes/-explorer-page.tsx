import type { QueryClient } from '@tanstack/react-query'
import { categoriesQuery } from '#web/explorer/category-api.ts'
import { Explorer } from '#web/explorer/explorer.tsx'
import { ExploredProducts } from '#web/products/explored-products.tsx'
import { exploreQuery } from '#web/products/product-api.ts'
import { filtersOf, type ProductSearch } from '#domain/products/product-filters.ts'

/** The server waits for the list, so that its HTML shows the products; the browser shows at once what it has. */
export async function loadExplorer(queryClient: QueryClient, search: ProductSearch): Promise<void> {
  const list = exploreQuery(filtersOf(search), search.page)
  if (import.meta.env.SSR)
    await Promise.all([
      queryClient.ensureInfiniteQueryData(list),
      queryClient.ensureQueryData(categoriesQuery),
    ])
  else void queryClient.prefetchInfiniteQuery(list)
}

export function ExplorerSection({ search }: { search: ProductSearch }) {
  const filters = filtersOf(search)
  return (
    <Explorer filters={filters}>
      <ExploredProducts key={JSON.stringify(filters)} filters={filters} firstPage={search.page ?? 1} />
    </Explorer>
  )
}
