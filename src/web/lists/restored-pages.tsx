import { useElementScrollRestoration, useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { visitOf } from '#web/layout/visit.ts'

declare module '@tanstack/history' {
  interface HistoryState {
    /** How many pages of an infinite list were shown. */
    pages?: number
  }
}

type InfiniteList = {
  data: { pages: readonly unknown[] } | undefined
  hasNextPage: boolean
  isFetching: boolean
  isError: boolean
  fetchNextPage: () => Promise<unknown>
}

/**
 * After a reload, or when the list has left the memory, the history entry still knows how many pages were shown: they
 * are fetched again, and the view goes back to where it was, unless the reader has moved meanwhile. It shows nothing
 * itself; it is a component so that its key can be the visit.
 */
export function RestoredPages({ visit, list }: { visit: string | undefined; list: InfiniteList }) {
  // The location runs ahead of the page when a link is followed: then it speaks of another visit.
  const requestedPages = useLocation({
    select: ({ state }) => (visitOf(state) === visit ? (state.pages ?? 1) : 0),
  })
  const left = useElementScrollRestoration({
    getElement: () => (typeof window === 'undefined' ? undefined : window),
  })
  const [scrolledTo] = useState(left?.scrollY ?? 0)
  const restoring = useRef(false)
  const shown = list.data?.pages.length ?? 0
  const missing = shown > 0 && shown < requestedPages && list.hasNextPage && !list.isError

  useEffect(() => {
    if (requestedPages === 0) return
    if (missing && !list.isFetching) {
      restoring.current = true
      void list.fetchNextPage()
    } else if (!missing && restoring.current) {
      restoring.current = false
      window.scrollTo({ top: scrolledTo, behavior: 'instant' })
    }
  }, [requestedPages, missing, list.isFetching, list.fetchNextPage, scrolledTo])
  return null
}
