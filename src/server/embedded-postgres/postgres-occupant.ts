import { setTimeout as sleep } from 'node:timers/promises'
import { type Cluster, readServerLock } from './postgres-cluster.ts'

const orphans = /pre-existing shared memory/

/** Whether PostgreSQL reports (or hints) that another server uses the same data. */
export function reportsDataInUse(output: string): boolean {
  return orphans.test(output) || /"postmaster.pid" already exists|another postmaster|old server/.test(output)
}

/**
 * How long each state of the other server is worth waiting for. Shutting down means writing to disk; a query of ours that has
 * outlived its server ends after 15 s, by its statement timeout.
 */
const timeoutMs: Record<string, number> = { ready: 1_500, stopping: 30_000, orphaned: 20_000 }
const defaultTimeoutMs = 8_000

/**
 * The other server on the same data. After its application was killed it is gone within moments, and so are the
 * queries that outlive a killed server; one that stays as it is belongs to another application.
 */
export function watchOccupant({ dataDir, data }: Cluster) {
  let lastSight = ''
  let since = 0
  return {
    /** Waits before the next try; throws when there is nothing left to wait for. */
    async wait(startOutput: string): Promise<void> {
      const lock = await readServerLock(data)
      const orphaned = orphans.test(startOutput)
      const state = orphaned ? 'orphaned' : (lock?.state ?? '')
      const sight = `${lock?.pid} ${state}`
      if (sight !== lastSight) since = Date.now()
      lastSight = sight
      if (Date.now() - since > (timeoutMs[state] ?? defaultTimeoutMs)) {
        const occupant = orphaned
          ? `still in use by queries of a PostgreSQL that was killed (process ${lock?.pid}): end them`
          : `already in use by another ADLM (PostgreSQL process ${lock?.pid}): stop it`
        throw new Error(`${dataDir} is ${occupant}, or choose another DATA_DIR.`)
      }
      await sleep(200)
    },
  }
}
