import { Link, useNavigate, useRouter } from '@tanstack/react-router'
import { createContext, type ReactNode, useContext, useEffect } from 'react'
import type { OwnUser } from '#domain/accounts/account-schema.ts'
import { nextPath } from '#domain/accounts/next-path.ts'
import { DashboardPage } from '#web/layout/dashboard-page.tsx'
import { openAuth } from '#web/session/auth-search.ts'
import { useCurrentUser } from '#web/session/current-user.ts'
import { Loading } from '#web/ui/loading.tsx'
import { usePreviousValue } from '#web/ui/previous-value.ts'
import { EmptyNotice, FailureNotice } from '#web/ui/state-notice.tsx'

const Owner = createContext<OwnUser | undefined>(undefined)

/**
 * Around what is for signed-in people alone. When the session ends, the modal opens over the page and what was typed
 * stays; who signs in instead gets the page anew.
 */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const { user, confirmed, error, retry } = useCurrentUser()
  const router = useRouter()
  const navigate = useNavigate()
  const owner = usePreviousValue(confirmed && user ? user : undefined)
  const lost = user === null
  useEffect(() => {
    if (lost) void navigate(openAuth('sign-in', nextPath(router.latestLocation.href)))
  }, [lost, navigate, router])

  if (owner)
    return (
      <Owner.Provider key={owner._id} value={owner}>
        {children}
      </Owner.Provider>
    )
  if (lost)
    return (
      <DashboardPage title="Your account">
        <EmptyNotice
          action={
            <Link
              {...openAuth('sign-in', nextPath(router.latestLocation.href))}
              className="button button-action"
            >
              Sign In
            </Link>
          }
        >
          Please sign in
        </EmptyNotice>
      </DashboardPage>
    )
  if (error)
    return (
      <DashboardPage title="Your account">
        <FailureNotice onRetry={retry}>{error.message}</FailureNotice>
      </DashboardPage>
    )
  return <Loading />
}

/** Whose page it is, below `SignedInOnly`. */
export function useOwner(): OwnUser {
  const owner = useContext(Owner)
  if (!owner) throw new Error('Only for a page of a signed-in person')
  return owner
}
