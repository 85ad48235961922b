import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { connect } from './client.ts'

/** Who asks whether the product can serve wants to know now. */
const LIMIT_MS = 1_500

export type Health = {
  /** Whether the database answers, within a second and a half. */
  isReady(): Promise<boolean>
  close(): Promise<void>
}

/** Over a connection of its own, so that the question does not stand in the queue of a busy product. */
export function watchHealth(databaseUrl: string): Health {
  let db = connect(databaseUrl, { connections: 1 })
  let asking: Promise<boolean> | undefined

  async function ask(): Promise<boolean> {
    const asked = db
    const answered = asked.execute(sql`SELECT 1`).then(
      () => true,
      () => false,
    )
    const isReady = await Promise.race([answered, sleep(LIMIT_MS, false, { ref: false })])
    if (!isReady) {
      // The line may be dead without having noticed: the next question goes over a new one.
      db = connect(databaseUrl, { connections: 1 })
      await asked.$client.end({ timeout: 0 })
    }
    return isReady
  }

  return {
    isReady: () => {
      asking ??= ask().finally(() => {
        asking = undefined
      })
      return asking
    },
    close: () => db.$client.end({ timeout: 0 }),
  }
}
