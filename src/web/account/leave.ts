import type { QueryClient } from '@tanstack/react-query'
import { listWaiting, sendWaiting } from '#web/offline/waiting.ts'
import { syncSaved, withSavedLock } from '#web/saved/sync-saved.ts'
import { finishTasks } from '#web/session/before-sign-out.ts'
import { forgetUser } from '#web/session/forget-user.ts'
import { toast } from '#web/ui/toast.ts'

let warned = false

/**
 * Signs out once all that can be sent of this person has been. Where something still waits for a connection, or was refused, the first press
 * says so: the second drops it. What is still being read is let go of: the session that may read it ends.
 */
export async function leave(queryClient: QueryClient, signOut: () => Promise<void>): Promise<void> {
  await Promise.allSettled([finishTasks(), sendWaiting(), syncSaved()])
  const { length } = listWaiting()
  if (length > 0 && !warned) {
    warned = true
    toast(
      `${length === 1 ? 'Something you typed is' : `${length} things you typed are`} not sent yet: see the foot of the page. Log out again to discard ${length === 1 ? 'it' : 'them'}.`,
      { type: 'error' },
    )
    return
  }
  await queryClient.cancelQueries()
  await withSavedLock(signOut)
  await forgetUser()
}
