import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { PaginationLinks } from '#web/ui/pagination-links.tsx'
import { EmptyNotice, FailureNotice } from '#web/ui/state-notice.tsx'
import { searchQuery } from './product-api.ts'
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx'
import { filtersOf, type ProductSearch } from '#domain/products/product-filters.ts'

/** The marketplace search: a page of 20, four columns where there is room. */
export function SearchedProducts({ search }: { search: ProductSearch }) {
  const filters = filtersOf(search)
  const { data, isPending, error, refetch } = useQuery(searchQuery(filters, search.page))
  if (isPending) return <ProductGridSkeleton columns={4} />
  if (!data) return <FailureNotice onRetry={() => refetch()}>{error.message}</FailureNotice>
  const { products } = data.data
  if (products.length === 0)
    return (
      <div role="status">
        <EmptyNotice
          hint="Try fewer words, another state, or every category."
          action={
            <Link to="." search={{}} className="button button-quiet">
              Show everything
            </Link>
          }
        >
          No product found
        </EmptyNotice>
      </div>
    )
  const { total } = data.pagination
  return (
    <>
      <p role="status" className="mb-3 text-quiet tabular-nums">
        {total} {total === 1 ? 'product' : 'products'}
      </p>
      <ProductGrid products={products} columns={4} />
      <PaginationLinks page={data.pagination.page} pages={data.pagination.pages} search={filters} />
    </>
  )
}
