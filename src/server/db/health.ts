import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from './connection.ts'

/** Who asks whether the product can serve wants to know now. */
const LIMIT_MS = 1_500

export type Health = {
  /** Whether the database answers, within a second and a half. */
  isReady(): Promise<boolean>
  close(): Promise<void>
}

/**
 * Uses a connection of its own, so that the check does not wait for the product's pool. A connection that does not answer in time
 * may be dead unnoticed: the pool closes it, and the next check opens a new one.
 */
export function watchHealth(databaseUrl: string): Health {
  const pool = new Pool(databaseUrl, {
    max: 1,
    connectionTimeoutMillis: LIMIT_MS,
    query_timeout: LIMIT_MS,
  })
  // That an idle connection is lost is not said here: the next question tells whether that matters.
  pool.on('error', () => undefined)
  let asking: Promise<boolean> | undefined

  function ask(): Promise<boolean> {
    const answered = pool.query('SELECT 1').then(
      () => true,
      () => false,
    )
    return Promise.race([answered, sleep(LIMIT_MS, false, { ref: false })])
  }

  return {
    isReady: () => {
      asking ??= ask().finally(() => {
        asking = undefined
      })
      return asking
    },
    close: () => pool.end(),
  }
}
