import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import postgres from 'postgres'
import { absent } from './whole-folder.ts'

/** The address of the product's own PostgreSQL while the product runs on this data folder; undefined while it does not. */
export async function findRunningPostgres(dataDir: string): Promise<string | undefined> {
  const folder = join(dataDir, 'postgres')
  const lock = (await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8').catch(absent))?.split('\n')
  const [port, state] = [lock?.[3]?.trim(), lock?.[7]?.trim()]
  if (!port || state !== 'ready') return undefined
  const password = await readFile(join(folder, 'password'), 'utf8')
  const url = `postgres://adlm:${password}@127.0.0.1:${port}/adlm`
  return (await answers(url)) ? url : undefined
}

/** A server that was killed leaves its lock file behind. */
async function answers(url: string): Promise<boolean> {
  const sql = postgres(url, { max: 1, connect_timeout: 5, ssl: false, fetch_types: false })
  try {
    await sql`select 1`
    return true
  } catch {
    return false
  } finally {
    await sql.end()
  }
}
