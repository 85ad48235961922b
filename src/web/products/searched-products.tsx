import { useQuery } from '@tanstack/react-query'
import type { ProductFilters } from '#domain/products/product-filters.ts'
import { useKept } from '#web/ui/kept.ts'
import { PaginationLinks } from '#web/ui/pagination-links.tsx'
import type { ProductPageQuery } from './product-api.ts'
import type { Columns } from './product-grid.tsx'
import { ProductResults } from './product-results.tsx'

type Searched = Columns & { query: ProductPageQuery; filters: ProductFilters }

/** One page of a list that the URL filters, with links to its other pages. */
export function SearchedProducts({ query, filters, columns }: Searched) {
  const list = useQuery(query)
  const shown = useKept(list.data && { ...list.data, filters })
  const total = shown?.pagination.total ?? 0
  return (
    <ProductResults
      list={list}
      products={shown?.products}
      total={total}
      count={`${total} ${total === 1 ? 'product' : 'products'}`}
      filters={filters}
      failure="Unable to fetch products."
      columns={columns}
    >
      {shown && <PaginationLinks {...shown.pagination} search={shown.filters} />}
    </ProductResults>
  )
}
