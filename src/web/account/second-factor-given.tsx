import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { secondFactorPath } from '#domain/accounts/next-path.ts'
import { useOwner } from '#web/session/signed-in-only.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { FailureNotice } from '#web/ui/state-notice.tsx'
import { secondFactorQuery } from './account-api.ts'

/** Around the admins' pages: leads an admin to the second factor first. To others the pages say themselves that they are not for them. */
export function SecondFactorGiven({ children }: { children: ReactNode }) {
  const router = useRouter()
  const { admin } = useOwner()
  const { data, error, refetch } = useQuery({ ...secondFactorQuery, enabled: admin })
  const missing = data?.given === false
  useEffect(() => {
    if (admin && missing) router.history.replace(secondFactorPath(router.latestLocation.href))
  }, [admin, missing, router])
  if (!admin || data?.given) return children
  if (error) return <FailureNotice onRetry={() => void refetch()}>{error.message}</FailureNotice>
  return <Loading />
}
