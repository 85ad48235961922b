import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FailureNotice } from '#web/ui/state-notice.tsx'

/** For a route's error: the text, and a retry that loads the route again. */
export function RouteFailure({ reset, children }: { reset: () => void; children: ReactNode }) {
  const router = useRouter()
  const retry = async () => {
    await router.invalidate()
    reset()
  }
  return <FailureNotice onRetry={retry}>{children}</FailureNotice>
}
