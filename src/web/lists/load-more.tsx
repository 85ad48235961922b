import { Link, useLocation } from '@tanstack/react-router'
import type { FormEvent } from 'react'

type More = {
  label: string
  /** The filters of the URL, without the page. */
  search: Record<string, unknown>
  nextPage: number
  loading: boolean
  onLoadMore: () => void
}

/** What the button does, for who does not see what stands below it. */
const SHOW_MORE = 'Show More'

/**
 * A button that appends; before scripts have arrived its form leads to the next page. A link does so for search engines, seen by who comes
 * to it with the keyboard.
 */
export function LoadMore({ label, search, nextPage, loading, onLoadMore }: More) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onLoadMore()
  }
  return (
    <form action={path} className="grid justify-items-center gap-2" onSubmit={submit}>
      {Object.entries({ ...search, page: nextPage }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      <button
        type="submit"
        className="button button-action min-w-[min(15rem,100%)]"
        disabled={loading}
        data-working={loading}
      >
        {label !== SHOW_MORE && <span className="sr-only">{SHOW_MORE}: </span>}
        {label}
      </button>
      <Link
        to="."
        search={{ ...search, page: nextPage }}
        rel="next"
        className="link sr-only text-sm focus:not-sr-only"
      >
        Page {nextPage}
      </Link>
    </form>
  )
}

/** For whom a link or a crawler has led into the middle of the list. */
export function PagesBefore({ search, firstPage }: Pick<More, 'search'> & { firstPage: number }) {
  const linkClass = 'link inline-flex min-h-11 items-center text-sm text-quiet'
  return (
    <nav aria-label="Pages before" className="flex gap-4">
      {firstPage > 2 && (
        <Link to="." search={search} resetScroll={false} className={linkClass}>
          First page
        </Link>
      )}
      <Link
        to="."
        search={{ ...search, page: firstPage > 2 ? firstPage - 1 : undefined }}
        rel="prev"
        resetScroll={false}
        className={linkClass}
      >
        Page {firstPage - 1}
      </Link>
    </nav>
  )
}
