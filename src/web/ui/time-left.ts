import { useState } from 'react'

/** Before so much is done nobody knows how fast it goes. */
const KNOWN_FROM_MS = 2_000

type Seen = { at: number; done: number }

/** "About 20 seconds left", by how fast it has gone since this page first saw it; nothing as long as nobody can know. */
export function useTimeLeft(done: number | undefined, total: number | undefined): string | undefined {
  const [first, setFirst] = useState<Seen>()
  if (done === undefined || total === undefined) return undefined
  // Another step counts from its own beginning.
  if (!first || done < first.done) {
    setFirst({ at: Date.now(), done })
    return undefined
  }
  return timeLeft(first, { at: Date.now(), done }, total)
}

export function timeLeft(first: Seen, now: Seen, total: number): string | undefined {
  const passed = now.at - first.at
  if (passed < KNOWN_FROM_MS || now.done <= first.done || now.done >= total) return undefined
  const seconds = ((total - now.done) * passed) / (now.done - first.done) / 1000
  if (seconds < 10) return 'A few seconds left'
  if (seconds < 90) return `About ${Math.ceil(seconds / 10) * 10} seconds left`
  return `About ${Math.ceil(seconds / 60)} minutes left`
}
