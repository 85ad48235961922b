import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrateDatabase } from '#server/db/migrate.ts'
import { type OrderlyExit, orderlyExit } from '../orderly-exit.ts'
import { migrationsFolder } from '../prepare-database.ts'
import { startScratchDatabase } from './surroundings.ts'

/** What a measurement runs in. */
export type Bench = {
  /** Removed at the end. */
  folder: string
  defer: OrderlyExit['defer']
  /** Reports progress beside the results, with the seconds so far. */
  say: (line: string) => void
}

/** Runs a measurement in a process of its own, and ends it in order whatever happens. */
export async function runBench(measure: (bench: Bench) => Promise<void>): Promise<never> {
  const say = (line: string) =>
    console.error(`${(performance.now() / 1000).toFixed(1).padStart(6)} s  ${line}`)
  const { defer, leave } = orderlyExit(say)
  try {
    const folder = await mkdtemp(join(tmpdir(), 'adlm-bench-'))
    defer(() => rm(folder, { recursive: true, force: true }))
    await measure({ folder, defer, say })
    return await leave(0, 'Done')
  } catch (error) {
    return await leave(1, error instanceof Error ? error.message : String(error))
  }
}

type Where = { keep?: string | undefined; database?: string | undefined }

/** @param where a folder to keep the database in, or an address of one; by default a new one that ends with the run. @returns the address of it, migrated */
export async function migratedDatabase(
  { folder, defer }: Bench,
  { keep = folder, database }: Where,
): Promise<string> {
  const url = database ?? (await startScratchDatabase(keep, defer))
  await migrateDatabase(url, migrationsFolder)
  return url
}
