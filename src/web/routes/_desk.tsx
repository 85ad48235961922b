import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { nextPath } from '#domain/accounts/next-path.ts'
import { AccountActions } from '#web/account/account-actions.tsx'
import { Desk } from '#web/layout/desk.tsx'
import { hasSession } from '#web/session/signed-in-mark.ts'
import { SignedInOnly } from '#web/session/signed-in-only.tsx'

/** Pages for signed-in people. The server has turned visitors away before it renders (`isProtectedPage`). */
export const Route = createFileRoute('/_desk')({
  beforeLoad: ({ location }) => {
    if (import.meta.env.SSR || hasSession()) return
    throw redirect({ to: '/', search: { auth: 'sign-in', next: nextPath(location.href) } })
  },
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
  component: DeskRoute,
})

function DeskRoute() {
  return (
    <Desk actions={<AccountActions />}>
      <SignedInOnly>
        <Outlet />
      </SignedInOnly>
    </Desk>
  )
}
