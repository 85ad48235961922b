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

/** A page that the worker has answered itself is cached already. */
function cacheOpened(router: AnyRouter): void {
  if (!navigator.serviceWorker.controller) void tellWorker({ keep: router.latestLocation.href })
  router.subscribe('onResolved', ({ toLocation: { href }, hrefChanged }) => {
    if (!hrefChanged) return
    const isGone = router.state.matches.some(({ status }) => status === 'notFound')
    void tellWorker(isGone ? { gone: href } : { keep: href })
  })
}
