import type { QueryClient } from '@tanstack/react-query'
import { sessionMark } from '#web/session/signed-in-mark.ts'
import { readAgain } from './saved-marks.ts'
import { syncSaved } from './sync-saved.ts'
import { keepPresses } from './toggle-saved.ts'

/** Whoever comes back to a tab finds what they saved elsewhere, asked for at most so often. */
const AGAIN_MS = 60_000

/** Keeps what is saved here in step with the account of whoever signs in, and with its other devices. Once for each page load. */
export function keepSaved(queryClient: QueryClient): void {
  let synced = 0
  let session: string | undefined
  const sync = () => {
    synced = Date.now()
    void syncSaved()
  }
  const meet = () => {
    if (sessionMark() === session) return
    session = sessionMark()
    readAgain()
    sync()
  }
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === 'me' && query.state.dataUpdatedAt > 0) meet()
  })
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && Date.now() - synced > AGAIN_MS) sync()
  })
  window.addEventListener('online', sync)
  meet()
  keepPresses()
}
