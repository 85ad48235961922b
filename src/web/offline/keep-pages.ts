import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import type { OwnUser } from '#domain/accounts/account-schema.ts'
import { readStored, storeValue } from '#web/ui/draft.ts'
import { listKeptPages } from './kept-pages.ts'

/**
 * Starts the service worker, and tells it what is opened and who has left (docs/decisions/0127).
 * @param started is called once there is one
 */
export function keepForOffline(router: AnyRouter, started: () => void): void {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return
  // A browser that refuses it keeps nothing.
  navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).then(
    () => {
      keepOpened(router)
      forgetOthers(router.options.context.queryClient)
      started()
    },
    () => undefined,
  )
  openKeptPages()
}

/** A page that the worker has fetched itself is kept already. */
function keepOpened(router: AnyRouter): void {
  const keep = (address: string) => void tellWorker({ keep: address })
  if (!navigator.serviceWorker.controller) keep(router.latestLocation.href)
  router.subscribe('onResolved', ({ toLocation, hrefChanged }) => {
    if (hrefChanged) keep(toLocation.href)
  })
}

const OWNER = 'kept-for'

/** What one person has looked at is not for the next one who uses this browser. */
function forgetOthers(queryClient: QueryClient): void {
  const look = () => {
    const user = queryClient.getQueryData<OwnUser | null>(['me'])
    if (user === undefined) return
    const stored = readStored('device', OWNER)
    const owner = typeof stored === 'object' && stored !== null && 'id' in stored ? stored.id : undefined
    if (owner === user?._id) return
    if (owner !== undefined) void tellWorker({ forget: true })
    storeValue('device', OWNER, user ? { id: user._id } : undefined)
  }
  look()
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === 'me') look()
  })
}

/** Without a network a link to a kept page is the browser's, so that the worker answers it; the others say what did not arrive. */
function openKeptPages(): void {
  let kept = new Set<string>()
  const look = async () => {
    kept = new Set((await listKeptPages()).map(({ path }) => path))
  }
  if (!navigator.onLine) void look()
  window.addEventListener('offline', look)
  window.addEventListener('click', leaveToBrowser, true)

  function leaveToBrowser(event: MouseEvent): void {
    if (navigator.onLine || !(event.target instanceof Element)) return
    const link = event.target.closest('a')
    if (link && kept.has(link.pathname + link.search)) event.stopImmediatePropagation()
  }
}

/** What `public/sw.js` is told: a page that was opened, all saved offers, or that somebody has left. Addresses begin with a slash. */
type Message = { keep: string } | { saved: readonly string[] } | { forget: true }

/** Waits for the service worker; without one nothing is kept. */
export async function tellWorker(message: Message): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(message)
}
