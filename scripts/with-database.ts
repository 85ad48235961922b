import { connect, type Db } from '#server/db/client.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open-database.ts'
import type { Env } from '#server/env.ts'
import { createLog } from '#server/log.ts'
import { configuration } from './configuration.ts'
import { migrationsFolder } from './prepare-database.ts'
import { startFailure } from './start-failure.ts'

/** Migrates the configured database, runs the work and closes it; on failure it prints the message and exits with 1. */
export async function withDatabase(work: (db: Db, env: Env) => Promise<void>): Promise<void> {
  const env = configuration()
  try {
    const database = await openDatabase(env, createLog(env.logLevel), console.error)
    try {
      await migrateDatabase(database.url, migrationsFolder)
      const db = connect(database.url)
      await work(db, env).finally(() => db.$client.end())
    } finally {
      await database.stop()
    }
  } catch (error) {
    console.error(startFailure(error, env))
    process.exitCode = 1
  }
}
