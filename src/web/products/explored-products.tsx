import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { ProductFilters } from '#domain/products/product-filters.ts'
import { sameVisit, useVisit, visitOf } from '#web/layout/visit.ts'
import { useKept } from '#web/ui/kept.ts'
import { FailureNotice } from '#web/ui/state-notice.tsx'
import { useListInView } from './list-in-view.ts'
import { LoadMore } from './load-more.tsx'
import { exploreQuery } from './product-api.ts'
import { ProductResults } from './product-results.tsx'
import { RestoredPages } from './restored-pages.tsx'

type Explored = { filters: ProductFilters; firstPage: number }

/** The explorer's list: pages are appended, and how many are shown is kept in the history entry. */
export function ExploredProducts({ filters, firstPage }: Explored) {
  const visit = useVisit()
  const list = useInfiniteQuery(exploreQuery({ filters, page: firstPage, visit }))
  const shown = useKept(list.data)
  const router = useRouter()
  const navigate = useNavigate()
  const results = useRef<HTMLDivElement>(null)
  /** The place of the first card that was asked for, until it is there. */
  const awaited = useRef<number>(undefined)

  useListInView(results, visit)

  const products = shown?.pages.flatMap((page) => page.products)
  const total = shown?.pages.at(-1)?.pagination.total ?? 0

  const loadMore = async () => {
    awaited.current = products?.length
    // A second press while the first is under way waits for the same page.
    const { data, isError } = await list.fetchNextPage({ cancelRefetch: false })
    const left = visitOf(router.latestLocation.state) !== visit
    if (isError || left) awaited.current = undefined
    if (isError || left || !data) return
    await navigate({
      to: '.',
      search: true,
      state: (state) => ({ ...sameVisit(state), pages: data.pages.length }),
      replace: true,
      resetScroll: false,
    })
  }
  useEffect(() => {
    if (awaited.current === undefined) return
    const card = results.current?.querySelectorAll('article')[awaited.current]
    if (!card) return
    awaited.current = undefined
    // The button, disabled meanwhile, has lost the focus; what somebody else has taken up is left alone.
    if (document.activeElement === document.body) card.focus({ preventScroll: true })
  })
  return (
    <div ref={results}>
      <RestoredPages key={visit ?? ''} visit={visit} list={list} />
      {firstPage > 1 && <PagesBefore filters={filters} firstPage={firstPage} />}
      <ProductResults
        list={list}
        products={products}
        total={total}
        count={`${firstPage > 1 ? `Page ${firstPage} on: ` : ''}${products?.length} of ${total} ${total === 1 ? 'product' : 'products'}`}
        filters={filters}
        failure="The products did not arrive."
        columns={3}
      >
        {list.data && list.isError && (
          <div className="mt-4">
            <FailureNotice onRetry={loadMore}>{list.error.message}</FailureNotice>
          </div>
        )}
        {list.data && list.hasNextPage && (
          <LoadMore
            filters={filters}
            nextPage={firstPage + list.data.pages.length}
            loading={list.isFetching}
            onLoadMore={loadMore}
          />
        )}
      </ProductResults>
    </div>
  )
}

/** For whom a link or a crawler has led into the middle of the list. */
function PagesBefore({ filters, firstPage }: Explored) {
  const place = 'link inline-flex min-h-11 items-center text-sm text-quiet'
  return (
    <nav aria-label="Pages before" className="flex gap-4">
      {firstPage > 2 && (
        <Link to="." search={filters} resetScroll={false} className={place}>
          First page
        </Link>
      )}
      <Link
        to="."
        search={{ ...filters, page: firstPage > 2 ? firstPage - 1 : undefined }}
        rel="prev"
        resetScroll={false}
        className={place}
      >
        Page {firstPage - 1}
      </Link>
    </nav>
  )
}
