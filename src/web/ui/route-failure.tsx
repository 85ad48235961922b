import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FailureNotice } from '#web/ui/state-notice.tsx'

/** For a route's error: the text, and a retry. */
export function RouteFailure({ reset, children }: { reset: () => void; children: ReactNode }) {
  return <FailureNotice onRetry={useRouteRetry(reset)}>{children}</FailureNotice>
}

/** Loads a route that has failed again. */
export function useRouteRetry(reset: () => void) {
  const router = useRouter()
  return async () => {
    await router.invalidate()
    reset()
  }
}
