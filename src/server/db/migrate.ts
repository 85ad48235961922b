import { DrizzleQueryError } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { JOBS } from '#server/jobs/jobs.ts'
import { prepareQueue } from '#server/jobs/prepare-queue.ts'
import { onConnection } from './connection.ts'
import { applyRepeatableMigrations } from './repeatable-migrations.ts'

/** Any number that nothing else in the database locks. */
const MIGRATION_LOCK = 24_601_128

/**
 * Brings the schema and its functions up to date. Instances that start together take turns: the later ones find nothing left to do.
 * @throws Error with a sentence that has PostgreSQL's reason
 */
export async function migrateDatabase(databaseUrl: string, migrationsFolder: string): Promise<void> {
  try {
    await onConnection(databaseUrl, async (client) => {
      await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
      const db = drizzle(client)
      const newest = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0
      await migrate(db, { migrationsFolder })
      await db.transaction((tx) => applyRepeatableMigrations(tx, newest))
      await prepareQueue(client, JOBS)
    })
  } catch (error) {
    const cause = error instanceof DrizzleQueryError ? error.cause : error
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`The database schema cannot be brought up to date: ${reason}.`, { cause })
  }
}
