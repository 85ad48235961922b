import { noop, type QueryClient } from '@tanstack/react-query'
import { filtersOf, type ProductSearch } from '#domain/products/product-filters.ts'
import { categoriesQuery } from '#web/explorer/category-api.ts'
import { exploreQuery } from '#web/products/product-api.ts'

/** The server waits for the list, so that its HTML shows the products; the browser shows at once what it has. */
export async function loadExplorer(queryClient: QueryClient, search: ProductSearch): Promise<void> {
  const list = exploreQuery(filtersOf(search), search.page)
  const loading = Promise.all([
    queryClient.infiniteQuery({ ...list, staleTime: 'static' }),
    queryClient.query({ ...categoriesQuery, staleTime: 'static' }),
  ])
  if (import.meta.env.SSR) await loading
  else loading.catch(noop) // The list tells its failure where it stands.
}
