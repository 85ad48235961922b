import { onConnection } from '#server/db/connection.ts'
import { clusterUrl, dataFolder, readPassword, readServerLock } from './postgres-cluster.ts'

/** The address of the product's own PostgreSQL while the product runs on this data folder; undefined while it does not. */
export async function findRunningPostgres(dataDir: string): Promise<string | undefined> {
  const lock = await readServerLock(dataFolder(dataDir))
  if (lock?.state !== 'ready') return undefined
  const url = clusterUrl(await readPassword(dataDir), lock.port)
  return (await answers(url)) ? url : undefined
}

/** A server that was killed leaves its lock file behind. */
async function answers(url: string): Promise<boolean> {
  try {
    await onConnection(url, (client) => client.query('SELECT 1'))
    return true
  } catch {
    return false
  }
}
