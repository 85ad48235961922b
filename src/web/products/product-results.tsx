import { type ReactNode, useRef } from 'react'
import type { ProductFilters } from '#domain/products/product-filters.ts'
import type { Product } from '#domain/products/product-schema.ts'
import { FailureNotice } from '#web/ui/state-notice.tsx'
import { NothingFound } from './nothing-found.tsx'
import { type Columns, ProductGrid, ProductGridSkeleton } from './product-grid.tsx'

type Results = Columns & {
  list: { data: unknown; isPending: boolean; error: Error | null; refetch: () => unknown }
  /** Of the list or, until it is there, of the one before; none before the first. */
  products: readonly Product[] | undefined
  /** On all pages. */
  total: number
  /** How many there are, in words. */
  count: string
  filters: ProductFilters
  failure: string
  children: ReactNode
}

/**
 * A list of products in each of its states (§2). While the next one is on its way, and after its failure (§8), the cards
 * of the one before stay, with their pictures faded, under a line that says so.
 */
export function ProductResults(results: Results) {
  const { list, products, total, count, filters, failure, columns, children } = results
  const status = useRef<HTMLDivElement>(null)
  // What was pressed goes away, so the focus goes where the answer will be told.
  const focusStatus = () => status.current?.focus({ preventScroll: true })
  const retry = () => {
    focusStatus()
    list.refetch()
  }
  const current = list.data !== undefined
  const cards = products?.length ? products : undefined
  return (
    <>
      {!current && list.error && (
        <div className="mb-4">
          <FailureNotice onRetry={retry}>
            {failure} {list.error.message}
          </FailureNotice>
        </div>
      )}
      <div ref={status} role="status" tabIndex={-1} className="mb-3 text-quiet tabular-nums outline-none">
        {list.isPending && 'Loading...'}
        {list.error && !current && cards && 'What was found before:'}
        {current && (cards ? count : <NothingFound filters={filters} total={total} onLeave={focusStatus} />)}
      </div>
      {list.isPending && !cards && <ProductGridSkeleton columns={columns} />}
      {cards && (
        <>
          <div
            aria-busy={list.isPending}
            className={`[&_img]:transition-opacity [&_img]:duration-200 ${current ? '' : '[&_img]:opacity-35'}`}
          >
            <ProductGrid products={cards} columns={columns} />
          </div>
          {children}
        </>
      )}
    </>
  )
}
