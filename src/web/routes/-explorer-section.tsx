import { filtersOf, type ProductSearch } from '#domain/products/product-filters.ts'
import { Explorer } from '#web/explorer/explorer.tsx'
import { ExploredProducts } from '#web/products/explored-products.tsx'

export function ExplorerSection({ search }: { search: ProductSearch }) {
  const filters = filtersOf(search)
  return (
    <Explorer filters={filters}>
      <ExploredProducts filters={filters} firstPage={search.page ?? 1} />
    </Explorer>
  )
}
