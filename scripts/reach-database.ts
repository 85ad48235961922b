import { join } from 'node:path'
import { AppError } from '#domain/errors.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { findRunningPostgres } from '#server/embedded-postgres/running-postgres.ts'
import type { Env } from '#server/env.ts'
import { exists } from '#server/files/atomic-directory.ts'
import { createLog } from '#server/log.ts'

/** The configured database, or the product's own: the one of a running product, or one that is started for this command. */
export async function reachDatabase(
  env: Env,
): Promise<{ url: string; isOurs: boolean; stop(): Promise<void> }> {
  const running = env.databaseUrl ? undefined : await findRunningPostgres(env.dataDir)
  if (running) return { url: running, isOurs: false, stop: async () => undefined }
  if (!env.databaseUrl && !(await exists(join(env.dataDir, 'postgres')))) {
    throw new AppError(
      'invalid',
      `There is no database in ${env.dataDir}: start the product once, or set DATA_DIR or DATABASE_URL.`,
    )
  }
  const { url, stop } = await openDatabase(env, createLog(env.logLevel), console.error)
  return { url, isOurs: !env.databaseUrl, stop }
}
