import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useRef } from 'react'
import type { ProductFilters } from '#domain/products/product-filters.ts'
import { EmptyNotice, FailureNotice } from '#web/ui/state-notice.tsx'
import { exploreQuery } from './product-api.ts'
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx'
import { useRestoredPages } from './restored-pages.ts'

type Explored = { filters: ProductFilters; firstPage: number }

/** The explorer's list: pages are appended, and how many are shown is kept in the history entry. */
export function ExploredProducts({ filters, firstPage }: Explored) {
  const list = useInfiniteQuery(exploreQuery(filters, firstPage))
  const navigate = useNavigate()
  const results = useRef<HTMLDivElement>(null)
  useRestoredPages(list)

  if (list.isPending) return <ProductGridSkeleton columns={3} />
  if (!list.data)
    return (
      <FailureNotice onRetry={() => list.refetch()}>
        The products did not arrive. {list.error.message}
      </FailureNotice>
    )

  const products = list.data.pages.flatMap((page) => page.products)
  const total = list.data.pages.at(-1)?.pagination.total ?? 0
  if (products.length === 0) return <NothingFound filters={filters} />

  const loadMore = async () => {
    const { data, isError } = await list.fetchNextPage()
    if (isError || !data) return
    await navigate({
      to: '.',
      search: true,
      state: (state) => ({ ...state, pages: data.pages.length }),
      replace: true,
      resetScroll: false,
    })
    results.current
      ?.querySelectorAll<HTMLAnchorElement>('article a')
      [products.length]?.focus({ preventScroll: true })
  }
  return (
    <div ref={results}>
      <p role="status" className="mb-3 text-quiet tabular-nums">
        {firstPage > 1 ? `Page ${firstPage} on: ` : ''}
        {products.length} of {total} {total === 1 ? 'product' : 'products'}
      </p>
      <ProductGrid products={products} columns={3} />
      {list.isError && (
        <div className="mt-4">
          <FailureNotice onRetry={loadMore}>{list.error.message}</FailureNotice>
        </div>
      )}
      {list.hasNextPage && (
        <LoadMore
          filters={filters}
          nextPage={firstPage + list.data.pages.length}
          loading={list.isFetching}
          onLoadMore={loadMore}
        />
      )}
    </div>
  )
}

type More = { filters: ProductFilters; nextPage: number; loading: boolean; onLoadMore: () => void }

/** A button that appends; before scripts have arrived its form leads to the next page, and so does the link beside it. */
function LoadMore({ filters, nextPage, loading, onLoadMore }: More) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onLoadMore()
  }
  return (
    <form action={path} className="mt-6 grid justify-items-center gap-2" onSubmit={submit}>
      {Object.entries({ ...filters, page: nextPage }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="button button-action min-w-60" disabled={loading}>
        Explore Marketplace
      </button>
      <Link
        to="."
        search={{ ...filters, page: nextPage }}
        rel="next"
        className="link inline-flex min-h-11 items-center text-sm text-quiet"
      >
        Page {nextPage}
      </Link>
    </form>
  )
}

function NothingFound({ filters }: { filters: ProductFilters }) {
  return (
    <div role="status">
      <EmptyNotice
        hint={
          filters.name
            ? 'Try fewer words, another spelling, or a whole category.'
            : 'Try another state, or take a filter away: sellers deliver across state lines.'
        }
        action={
          <Link to="." search={{}} resetScroll={false} className="button button-quiet">
            Clear all filters
          </Link>
        }
      >
        No product found
      </EmptyNotice>
    </div>
  )
}
