import { useQueryClient } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { dashboardIcon, dashboardItem } from '#web/layout/dashboard.tsx'
import { useCurrentUser } from '#web/session/current-user.ts'
import { useSingleMutation } from '#web/single-mutation.ts'
import { toast } from '#web/ui/toast.ts'
import { preloadToasts } from '#web/ui/toasts.tsx'
import { signOut } from './account-api.ts'
import { leave } from './leave.ts'

const DeleteAccount = lazy(async () => ({ default: (await import('./delete-account.tsx')).DeleteAccount }))

/** The last items of the side menu. */
export function AccountActions() {
  const { user } = useCurrentUser()
  const queryClient = useQueryClient()
  const [deleting, setDeleting] = useState<boolean>()
  useEffect(preloadToasts, [])
  const leaving = useSingleMutation({
    mutationFn: () => leave(queryClient, signOut),
    networkMode: 'always',
    onError: () => toast('Error signing out', { type: 'error' }),
  })
  return (
    <>
      <li className="mt-2 border-t border-line pt-2">
        <button type="button" className={dashboardItem} onClick={() => leaving.mutate()}>
          <LogOut {...dashboardIcon} />
          Log out
        </button>
      </li>
      <li className="mt-10">
        <button
          type="button"
          className="flex min-h-11 items-center px-3 text-sm text-quiet hover:text-alarm"
          aria-haspopup="dialog"
          disabled={!user}
          onClick={() => setDeleting(true)}
        >
          Delete Account
        </button>
        {deleting !== undefined && user && (
          <Suspense>
            <DeleteAccount user={user} open={deleting} onClose={() => setDeleting(false)} />
          </Suspense>
        )}
      </li>
    </>
  )
}
