import { useElementScrollRestoration } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'

/**
 * A changed filter begins a new list, which may be shorter than the one that was scrolled through: its beginning is brought
 * into view. Back and Forward return to where the reader was, so they are left alone.
 */
export function useListInView(list: RefObject<HTMLElement | null>, visit: string | undefined): void {
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
