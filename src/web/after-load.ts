/** What no page needs to be seen and used: it comes some seconds after the first load. */
import './contact/count-leads.ts'
import type { AnyRouter } from '@tanstack/react-router'
import { showConnectionBar } from './offline/connection-bar.tsx'
import { keepSending } from './offline/keep-sending.ts'
import { registerWorker } from './offline/register-worker.ts'
import { tellWorker } from './offline/worker.ts'
import { keepSaved } from './saved/keep-saved.ts'
import { readDevice } from './saved/saved-device.ts'
import { subscribe } from './saved/saved-marks.ts'

export function begin(router: AnyRouter): void {
  const { queryClient } = router.options.context
  // First, as it reads what a cached page says of itself.
  registerWorker(router, keepSavedOffline)
  showConnectionBar(router)
  keepSending(queryClient)
  keepSaved(queryClient)
}

/** From now on the pages of saved offers are there without a network, too. */
function keepSavedOffline(): void {
  let told = ''
  const tell = () => {
    const saved = Object.values(readDevice().things).map(({ kind, id }) => `/${kind.slice(0, -1)}/${id}`)
    if (saved.join() !== told) void tellWorker({ saved })
    told = saved.join()
  }
  tell()
  subscribe(tell)
}
