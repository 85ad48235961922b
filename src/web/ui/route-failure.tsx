import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FailureNotice } from '#web/ui/state-notice.tsx'

type Failure = { error: unknown; reset: () => void }

/** For a route's error: the text, and a retry. */
export function RouteFailure({ error, reset, children }: Failure & { children: ReactNode }) {
  return <FailureNotice onRetry={useRouteRetry({ error, reset })}>{children}</FailureNotice>
}

/** As Chromium, Firefox and Safari say that code did not arrive. */
const CODE_MISSING = /dynamically imported module|importing a module script/i

export const lacksCode = (error: unknown): boolean =>
  error instanceof Error && CODE_MISSING.test(error.message)

/**
 * Loads a route that has failed again. That code did not arrive a browser may remember; the page it fetches anew, with the code of the
 * release that is there now.
 */
export function useRouteRetry({ error, reset }: Failure) {
  const router = useRouter()
  return async () => {
    if (lacksCode(error)) return navigator.onLine && window.location.reload()
    await router.invalidate()
    reset()
  }
}
