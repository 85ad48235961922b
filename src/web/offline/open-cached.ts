import type { AnyRouter } from '@tanstack/react-router'
import { lacksCode } from '#web/ui/route-failure.tsx'
import { isNoConnection } from './waiting.ts'
import { isCachedOf } from './worker.ts'

/** So long a page may be on its way, in milliseconds. */
const PATIENCE_MS = 5_000
/** The same where the browser knows that there is no network: what is in the page's memory is there by then. */
const OFFLINE_PATIENCE_MS = 300

/** A page that does not get through is opened as a document where it is cached, so that the service worker answers it. */
export function openCachedPages(router: AnyRouter): void {
  const opened = router.latestLocation.href
  const isOpenedCached = document.querySelector('[data-kept]') !== null
  let patience: ReturnType<typeof setTimeout> | undefined
  const takeOver = async (href: string) => {
    // What is cached of it is here already.
    if (isOpenedCached && href === opened) return
    if ((await isCachedOf(href)) && router.latestLocation.href === href) window.location.reload()
  }
  router.subscribe('onBeforeNavigate', ({ toLocation: { href } }) => {
    clearTimeout(patience)
    patience = setTimeout(takeOver, navigator.onLine ? PATIENCE_MS : OFFLINE_PATIENCE_MS, href)
  })
  router.subscribe('onResolved', ({ toLocation: { href } }) => {
    clearTimeout(patience)
    if (router.state.matches.some(({ error }) => isNoConnection(error) || lacksCode(error)))
      void takeOver(href)
  })
}
