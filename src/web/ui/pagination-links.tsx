import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { focusOn } from './focus-on.ts'
import { pageNumbers } from './page-numbers.ts'

type PaginationLinksProps = {
  page: number
  pages: number
  /** There are more pages than were counted. */
  totalCapped?: boolean
  /** The URL's filters without the page. */
  search: Record<string, unknown>
}

/**
 * The numbers of pages between links to the neighbours, and "Page 1 of N", after the list; nothing where there is one page. Who has turned
 * the page goes on at its first result.
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
      activeOptions: { exact: true },
      onClick: () => {
        turnedTo.current = target
      },
    }) as const
  return (
    <nav ref={nav} aria-label="Pages" className="page-links">
      {page > 1 && (
        <Link {...linkTo(page - 1)} rel="prev">
          <span>Previous</span>
        </Link>
      )}
      {pageNumbers(page, pages).map((each) =>
        typeof each === 'string' ? (
          <span key={each}>…</span>
        ) : each === page ? (
          <b key={each} aria-current="page">
            {each}
          </b>
        ) : (
          <Link key={each} {...linkTo(each)} aria-label={`Page ${each}`}>
            {each}
          </Link>
        ),
      )}
      {totalCapped && <span>…</span>}
      {page < pages && (
        <Link {...linkTo(page + 1)} rel="next">
          <span>Next</span>
        </Link>
      )}
      <p>
        {`Page ${page} of ${pages}`}
        {totalCapped && '+'}
      </p>
    </nav>
  )
}
