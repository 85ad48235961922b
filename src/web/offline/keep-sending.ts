import { toast } from '#web/ui/toast.ts'
import { listWaiting, sendWaiting } from './waiting.ts'

/** What a busy server has put off is tried again after so long, and what waits although the browser believes to be online. */
const AGAIN_MS = 30_000

/** Sends what waits as soon as there is a line, as long as the page is open. */
export function keepSending(): void {
  const send = () => void sendWaiting((what) => toast(`Sent: ${what}`))
  send()
  window.addEventListener('online', send)
  window.setInterval(() => listWaiting().length > 0 && send(), AGAIN_MS)
}
