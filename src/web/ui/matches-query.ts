import { useSyncExternalStore } from 'react'

/** As `md`, `lg` and `xl` of the styles. */
export const BROAD = '(min-width: 48rem)'
export const WIDE = '(min-width: 64rem)'
export const VAST = '(min-width: 80rem)'

/** Whether the window is so; not on the server. */
export const useMatches = (query: string): boolean =>
  useSyncExternalStore(
    (changed) => {
      const matched = matchMedia(query)
      matched.addEventListener('change', changed)
      return () => matched.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
    () => false,
  )
