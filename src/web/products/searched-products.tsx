import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ProductFilters } from '#domain/products/product-filters.ts'
import { PaginationLinks } from '#web/ui/pagination-links.tsx'
import { EmptyNotice, FailureNotice } from '#web/ui/state-notice.tsx'
import type { ProductPageQuery } from './product-api.ts'
import { type Columns, ProductGrid, ProductGridSkeleton } from './product-grid.tsx'

type Searched = Columns & { query: ProductPageQuery; filters: ProductFilters }

/** One page of a list that the URL filters, with links to its other pages. */
export function SearchedProducts({ query, filters, columns }: Searched) {
  const { data, isPending, error, refetch } = useQuery(query)
  if (isPending) return <ProductGridSkeleton columns={columns} />
  if (!data)
    return <FailureNotice onRetry={() => refetch()}>Unable to fetch products. {error.message}</FailureNotice>
  const { products, pagination } = data
  if (products.length === 0)
    return <NothingFound searched={Object.keys(filters).length > 0 || pagination.total > 0} />
  return (
    <>
      <p role="status" className="mb-3 text-quiet tabular-nums">
        {pagination.total} {pagination.total === 1 ? 'product' : 'products'}
      </p>
      <ProductGrid products={products} columns={columns} />
      <PaginationLinks page={pagination.page} pages={pagination.pages} search={filters} />
    </>
  )
}

function NothingFound({ searched }: { searched: boolean }) {
  return (
    <div role="status">
      {searched ? (
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
      ) : (
        <EmptyNotice
          hint="Nothing is offered here yet."
          action={
            <Link to="/market" className="button button-quiet">
              Go to the market
            </Link>
          }
        >
          No product found
        </EmptyNotice>
      )}
    </div>
  )
}
