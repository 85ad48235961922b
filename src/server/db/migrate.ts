import { DrizzleQueryError } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { JOBS } from '#server/jobs/jobs.ts'
import { prepareQueue } from '#server/jobs/prepare-queue.ts'
import { applyRepeatableMigrations } from './repeatable-migrations.ts'

/** Any number that nothing else in the database locks. */
const MIGRATION_LOCK = 24_601_128

/**
 * Brings the schema and its functions up to date. Instances that start together take turns: the later ones find nothing left to do.
 * @throws Error with a sentence that has PostgreSQL's reason
 */
export async function migrateDatabase(databaseUrl: string, migrationsFolder: string): Promise<void> {
  const client = postgres(databaseUrl, { max: 1, onnotice: () => undefined })
  try {
    await client`SELECT pg_advisory_lock(${MIGRATION_LOCK})`
    const db = drizzle(client)
    const newest = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0
    await migrate(db, { migrationsFolder })
    await db.transaction((tx) => applyRepeatableMigrations(tx, newest))
    await prepareQueue(db, JOBS)
  } catch (error) {
    const cause = error instanceof DrizzleQueryError ? error.cause : error
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`The database schema cannot be brought up to date: ${reason}.`, { cause })
  } finally {
    await client.end()
  }
}
