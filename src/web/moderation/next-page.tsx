import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { AdminView } from './admin-search.ts'

type NextPage = {
  view: AdminView
  search?: string | undefined
  /** Where this page begins; undefined is the first one. */
  after: string | undefined
  /** Where the next one does; null where there is none. */
  next: string | null
}

/** The ways on and to the beginning of a list without numbered pages; the browser's Back leads to the page before. */
export function NextPage({ view, search, after, next }: NextPage) {
  if (after === undefined && next === null) return null
  return (
    <nav aria-label="Pages" className="mt-6 flex flex-wrap items-center justify-center gap-3">
      {after !== undefined && (
        <Link to="/admin" search={{ view, search }} className="button button-quiet">
          First page
        </Link>
      )}
      {next !== null && (
        <Link to="/admin" search={{ view, search, after: next }} rel="next" className="button button-quiet">
          Next
          <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
        </Link>
      )}
    </nav>
  )
}
