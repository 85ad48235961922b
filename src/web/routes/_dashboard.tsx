import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { nextPath } from '#domain/accounts/next-path.ts'
import { AccountActions } from '#web/account/account-actions.tsx'
import { Dashboard } from '#web/layout/dashboard.tsx'
import { hasSession } from '#web/session/signed-in-mark.ts'
import { SignedInOnly } from '#web/session/signed-in-only.tsx'

/** Pages for signed-in people. The server has turned visitors away before it renders (`isProtectedPage`). */
export const Route = createFileRoute('/_dashboard')({
  beforeLoad: ({ location }) => {
    if (import.meta.env.SSR || hasSession()) return
    throw redirect({ to: '/', search: { auth: 'sign-in', next: nextPath(location.href) } })
  },
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
  component: DashboardRoute,
})

function DashboardRoute() {
  return (
    <Dashboard actions={<AccountActions />}>
      <SignedInOnly>
        <Outlet />
      </SignedInOnly>
    </Dashboard>
  )
}
