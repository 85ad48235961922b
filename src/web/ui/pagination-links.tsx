import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { focusOn } from './focus-on.ts'

type PaginationLinksProps = {
  page: number
  pages: number
  /** There are more pages than were counted. */
  totalCapped?: boolean
  /** The URL's filters without the page. */
  search: Record<string, unknown>
}

/**
 * "Page 1 of N" between links to the neighbours and to the ends, after the list; nothing where there is one page. Who has turned the
 * page goes on at its first result.
 */
export function PaginationLinks({ page, pages, totalCapped = false, search }: PaginationLinksProps) {
  const nav = useRef<HTMLElement>(null)
  const turnedTo = useRef<number>(undefined)
  useEffect(() => {
    if (turnedTo.current !== page) return
    turnedTo.current = undefined
    const list = nav.current?.previousElementSibling
    focusOn(list?.querySelector<HTMLElement>('article, tbody > tr'))
  }, [page])
  if (pages <= 1) return null
  const linkTo = (target: number) =>
    ({
      to: '.',
      search: { ...search, page: target > 1 ? target : undefined },
      onClick: () => {
        turnedTo.current = target
      },
    }) as const
  return (
    <nav ref={nav} aria-label="Pages" className="mt-6 flex flex-wrap items-center justify-center gap-3">
      {page > 2 && (
        <Link {...linkTo(1)} className="link py-2.5">
          First
        </Link>
      )}
      {page > 1 && (
        <Link {...linkTo(page - 1)} rel="prev" className="button button-quiet">
          <ChevronLeft size={20} strokeWidth={1.75} aria-hidden="true" />
          Previous
        </Link>
      )}
      <span className="tabular-nums">
        {`Page ${page} of ${pages}`}
        {totalCapped && '+'}
      </span>
      {page < pages && (
        <Link {...linkTo(page + 1)} rel="next" className="button button-quiet">
          Next
          <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
        </Link>
      )}
      {page < pages - 1 && !totalCapped && (
        <Link {...linkTo(pages)} className="link py-2.5">
          Last
        </Link>
      )}
    </nav>
  )
}
