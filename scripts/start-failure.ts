import { fullDiskSentence, isDiskFull } from '#server/disk-space.ts'
import type { Env } from '#server/env.ts'

/** What stopped a start, for the person who started it. */
export function startFailure(error: unknown, env: Env): string {
  if (isDiskFull(error)) return fullDiskSentence(env)
  return error instanceof Error ? error.message : String(error)
}
