import { Link, useLocation } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import type { ProductFilters } from '#domain/products/product-filters.ts'

type More = { filters: ProductFilters; nextPage: number; loading: boolean; onLoadMore: () => void }

/** A button that appends; before scripts have arrived its form leads to the next page, and so does the link beside it. */
export function LoadMore({ filters, nextPage, loading, onLoadMore }: More) {
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
