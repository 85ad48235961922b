import { setTimeout as sleep } from 'node:timers/promises'
import type { Caller } from './walked-calls.ts'

type Waited = { state?: string; pagination?: { total: number }; runs?: unknown[] }

/** Waits for what a job does. The calls of the wait are not part of the walk. */
export async function until(browser: Caller, path: string, isSo: (answer: Waited) => boolean): Promise<void> {
  for (const end = Date.now() + 15_000; Date.now() < end; await sleep(50)) {
    const response = await browser.request(path, { headers: { Accept: 'application/json' } })
    if (isSo(await response.json())) return
  }
}
