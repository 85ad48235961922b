import type { AnyRouter } from '@tanstack/react-router'
import { forgetOthers } from './forget-others.ts'
import { openCachedPages } from './open-cached.ts'
import { tellWorker } from './worker.ts'

/**
 * Starts the service worker (docs/decisions/0127, 0136), and tells it what is opened.
 * @param started is called once there is one
 */
export function registerWorker(router: AnyRouter, started: () => void): void {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return
  openCachedPages(router)
  // A browser that refuses it caches nothing.
  navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).then(
    () => {
      forgetOthers(router.options.context.queryClient)
      cacheOpened(router)
      started()
    },
    () => undefined,
  )
}

function cacheOpened(router: AnyRouter): void {
  if (!isAnsweredByWorker()) void tellWorker({ keep: router.latestLocation.href })
  router.subscribe('onResolved', ({ toLocation: { href }, hrefChanged }) => {
    if (!hrefChanged) return
    const isGone = router.state.matches.some(({ status }) => status === 'notFound')
    void tellWorker(isGone ? { gone: href } : { keep: href })
  })
}

/** The worker has cached the page then. One that controls the page may have come only after the page had been asked for. */
function isAnsweredByWorker(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.workerStart > 0
}
