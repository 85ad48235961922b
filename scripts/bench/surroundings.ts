import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { startEmbeddedPostgres } from '#server/embedded-postgres/embedded-postgres.ts'
import { exists } from '#server/files/atomic-directory.ts'
import { root } from '../built-folder.ts'

/** The product's own PostgreSQL, without durability and without background maintenance, which can count statements. */
export async function startScratchDatabase(
  dataDir: string,
  defer: (undo: () => Promise<unknown>) => void,
): Promise<string> {
  const settings = {
    fsync: 'off',
    autovacuum: 'off',
    max_wal_size: '8GB',
    shared_preload_libraries: 'pg_stat_statements',
  }
  const database = await startEmbeddedPostgres({ dataDir, log: () => undefined, settings })
  defer(database.stop)
  return database.url
}

/** @param checkout with the source, by default this one. @returns the folder of its up-to-date build */
export async function upToDateBuild(checkout = root): Promise<string> {
  const { builtFolder }: typeof import('../built-folder.ts') = await import(
    pathToFileURL(join(checkout, 'scripts/built-folder.ts')).href
  )
  const built = await builtFolder()
  if (!(await exists(built)))
    await promisify(execFile)(process.execPath, [join(checkout, 'scripts/build.ts')], { cwd: checkout })
  return built
}

/** @throws Error that names the option */
export function wholeNumberOption(option: string, text: string | undefined): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${option} must be a whole number from 1 on`)
  return value
}
