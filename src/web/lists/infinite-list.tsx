import { useElementScrollRestoration, useNavigate, useRouter } from '@tanstack/react-router'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { sameVisit, visitOf } from '#web/layout/visit.ts'
import { focusOn } from '#web/ui/focus-on.ts'
import { FailureNotice } from '#web/ui/state-notice.tsx'
import { ListResults, type ListState } from './list-results.tsx'
import { LoadMore, PagesBefore } from './load-more.tsx'
import { RestoredPages } from './restored-pages.tsx'
import { restOf, type Total, totalOf } from './total.ts'

type LoadedPages = { pages: readonly unknown[] }

/** Which cards of a list are shown. */
export type ListPosition = {
  /** The page that the first of them is on. */
  firstPage: number
  pageSize: number
  shown: number
  /** Of the list, once it is known. */
  total: Total | undefined
  noun: string
}

type Infinite = Omit<ListState, 'cards'> & {
  /** @param last after them: how many are left, as far as that is known, and the button */
  cards: (last: ReactNode) => ReactNode
  visit: string | undefined
  list: {
    data: LoadedPages | undefined
    error: Error | null
    isError: boolean
    isPending: boolean
    isFetching: boolean
    hasNextPage: boolean
    refetch: () => unknown
    fetchNextPage: (options?: {
      cancelRefetch?: boolean
    }) => Promise<{ data: LoadedPages | undefined; isError: boolean }>
  }
  position: ListPosition
  /** The filters of the URL, without the page. */
  search: Record<string, unknown>
  /** The label of the button. */
  more: string
}

/** A list whose pages are appended by a button; how many are shown is kept in the history entry. */
export function InfiniteList({ visit, list, position, search, more, cards, ...state }: Infinite) {
  const { firstPage, pageSize, shown, total, noun } = position
  const router = useRouter()
  const navigate = useNavigate()
  const results = useRef<HTMLDivElement>(null)
  // Past its end the list says so, and leads to its beginning.
  const isPast = list.data !== undefined && shown === 0
  /** The index of the first requested card, until it is loaded. */
  const awaited = useRef<number>(undefined)

  useListInView(results, visit)

  const loadMore = async () => {
    // A second press while the first is under way waits for the same page; of pages that are only read again none comes.
    const isUnderWay = awaited.current !== undefined
    awaited.current = shown
    const { data, isError } = await list.fetchNextPage({ cancelRefetch: !isUnderWay })
    const left = visitOf(router.latestLocation.state) !== visit
    if (isError || left) awaited.current = undefined
    if (isError || left || !data) return
    await navigate({
      to: '.',
      search: true,
      state: (entry) => ({ ...sameVisit(entry), pages: data.pages.length }),
      replace: true,
      resetScroll: false,
    })
  }
  useEffect(() => {
    if (awaited.current === undefined) return
    const card = results.current?.querySelectorAll('article')[awaited.current]
    if (!card) return
    awaited.current = undefined
    // The button is disabled meanwhile: another press of it passes the focus to what is around the list. A focus elsewhere stays.
    const { activeElement } = document
    const onButton = activeElement instanceof HTMLButtonElement && results.current?.contains(activeElement)
    if (!onButton && !activeElement?.contains(results.current)) return
    focusOn(card)
  })
  const rest = total && restOf(total, (firstPage - 1) * pageSize + shown)
  const last = list.data && list.hasNextPage && total && (
    <>
      {rest && <p>{totalOf(rest, `more ${noun}`)}</p>}
      <LoadMore
        label={more}
        search={search}
        nextPage={firstPage + list.data.pages.length}
        loading={list.isFetching}
        onLoadMore={loadMore}
      />
    </>
  )
  return (
    <div ref={results}>
      <RestoredPages key={visit ?? ''} visit={visit} list={list} />
      {firstPage > 1 && !isPast && <PagesBefore search={search} firstPage={firstPage} />}
      <ListResults list={list} cards={cards(last)} {...state}>
        {list.data && list.error && (
          <div className="mt-4">
            <FailureNotice onRetry={loadMore}>{list.error.message}</FailureNotice>
          </div>
        )}
      </ListResults>
    </div>
  )
}

/**
 * A changed filter begins a new list, which may be shorter than the one that was scrolled through: its beginning is brought
 * into view. Back and Forward return to where the reader was, so they are left alone.
 */
function useListInView(list: RefObject<HTMLElement | null>, visit: string | undefined): void {
  const returning = useElementScrollRestoration({
    getElement: () => (typeof window === 'undefined' ? undefined : window),
  })
  const seen = useRef(visit)
  useEffect(() => {
    if (seen.current === visit) return
    seen.current = visit
    const above = (list.current?.getBoundingClientRect().top ?? 0) < 0
    if (above && !returning) list.current?.scrollIntoView({ behavior: 'instant' })
  })
}

/** "10 of 84 products", and where it starts if not at the beginning. */
export const countOf = ({ firstPage, shown, total, noun }: ListPosition): string =>
  total ? `${firstPage > 1 ? `Page ${firstPage} on: ` : ''}${shown} of ${totalOf(total, noun)}` : ''
