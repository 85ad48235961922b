import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import type { NoLine } from './connection-words.ts'
import { isNoConnection } from './waiting.ts'

export type Connection = {
  reach: 'online' | NoLine
  /** The page is one that the service worker has cached. */
  isCached: boolean
  /** When what is shown was loaded; undefined of the list of what is cached. */
  at: Date | undefined
}

/**
 * Follows what the browser says of its network, what calls of the API meet, and what is shown.
 * @param cachedAt of a cached page what it says of itself in `data-kept`; undefined of any other
 */
export function watchConnection(router: AnyRouter, cachedAt: string | undefined) {
  const { queryClient }: { queryClient: QueryClient } = router.options.context
  const isCached = cachedAt !== undefined
  let connection: Connection = {
    reach: !navigator.onLine ? 'offline' : isCached ? 'unreachable' : 'online',
    isCached,
    at: isCached ? (cachedAt ? new Date(cachedAt) : undefined) : new Date(performance.timeOrigin),
  }
  const listeners = new Set<() => void>()
  const change = (changed: Partial<Connection>) => {
    connection = { ...connection, ...changed }
    for (const listener of listeners) listener()
  }
  window.addEventListener('online', () => change({ reach: 'online' }))
  window.addEventListener('offline', () => change({ reach: 'offline' }))
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    const { action } = event
    if (action.type === 'success' && !action.manual && connection.reach === 'unreachable')
      change({ reach: 'online' })
    if (action.type === 'error' && isNoConnection(action.error) && connection.reach === 'online')
      change({ reach: 'unreachable' })
  })
  router.subscribe('onResolved', ({ hrefChanged }) => {
    if (!hrefChanged) return
    // Without a line it came out of the page's memory: when is not known, but not now.
    change({ isCached: false, ...(connection.reach === 'online' && { at: new Date() }) })
  })
  return {
    read: () => connection,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
