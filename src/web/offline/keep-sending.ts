import type { QueryClient } from '@tanstack/react-query'
import { toast } from '#web/ui/toast.ts'
import { listWaiting, lookAgain, onSentLater, sendWaiting } from './waiting.ts'

/** What a busy server has put off is tried again after so long, and what waits although the browser believes to be online. */
const AGAIN_MS = 30_000

/** Sends what waits now, when the line is back, and when its author has signed in. Once for each page load. */
export function keepSending(queryClient: QueryClient): void {
  const send = () => void sendWaiting()
  onSentLater(({ what }) => {
    toast(`Sent: ${what}`)
    // Whatever shows it has changed.
    void queryClient.invalidateQueries()
  })
  send()
  window.addEventListener('online', send)
  window.setInterval(() => listWaiting().length > 0 && send(), AGAIN_MS)
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== 'me') return
    lookAgain()
    if (listWaiting().length > 0) send()
  })
}
