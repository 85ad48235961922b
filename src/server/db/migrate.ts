import { setTimeout as sleep } from 'node:timers/promises'
import { DrizzleQueryError, sql } from 'drizzle-orm'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { JOBS } from '#server/jobs/jobs.ts'
import { prepareQueue } from '#server/jobs/prepare-queue.ts'
import type { Transaction } from './client.ts'
import { buildIndexes, isIndexBuild } from './concurrent-indexes.ts'
import { onConnection } from './connection.ts'
import { LOCK_NOT_AVAILABLE } from './error-codes.ts'
import {
  findSchemaVersion,
  RELEASES,
  readRelease,
  type SchemaVersion,
  storeSchemaVersion,
} from './releases.ts'
import { applyRepeatableMigrations } from './repeatable-migrations.ts'
import { countPresentHomes, fillFromProducts, fillListedProducts } from './search/fill-from-products.ts'

/** Any number that nothing else in the database locks. */
const MIGRATION_LOCK = 24_601_128

/**
 * Whoever waits for a lock on a table makes everybody wait who comes later. So a migration gives up soon and tries again, and a
 * long read, such as a backup, delays the upgrade instead of the people. Two minutes in all.
 */
const LOCK = { timeoutMs: 3_000, pauseMs: 1_000, tries: 30 }

/** The database is of a release with which this one cannot share it: the message says which, and what to do. */
export class SchemaTooNewError extends Error {}

type Options = { releases?: string; lock?: typeof LOCK }

/**
 * Brings the schema and its functions up to date. Instances that start together take turns: the later ones find nothing left to do.
 * A database that a newer release has brought further stays as it is, where that serves this release.
 * @throws SchemaTooNewError where it does not
 * @throws Error with a sentence that has PostgreSQL's reason
 */
export async function migrateDatabase(
  databaseUrl: string,
  migrationsFolder: string,
  { releases = RELEASES, lock = LOCK }: Options = {},
): Promise<void> {
  const release = await readRelease(releases)
  const migrations = readMigrationFiles({ migrationsFolder })
  try {
    await onConnection(databaseUrl, async (client) => {
      await lockMigrations(client)
      const db = drizzle(client)
      if (await isOfNewerRelease(db, release)) return
      await retryLocked(lock, () =>
        db.transaction(async (tx) => {
          await tx.execute(sql.raw(`SET LOCAL lock_timeout = ${lock.timeoutMs}`))
          await applyMigrations(tx, migrations)
          await applyRepeatableMigrations(tx)
          await storeSchemaVersion(tx, release)
        }),
      )
      await prepareQueue(client, JOBS)
      // An index waits for every transaction that began before it: nobody may wait for this lock in one meanwhile.
      await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK])
      await buildIndexes(
        client,
        migrations.flatMap(({ sql: statements }) => statements),
      )
      await checkConstraints(client)
      await fillFromProducts(client, 'searchable_products')
      await fillListedProducts(client)
      await countPresentHomes(client)
    })
  } catch (error) {
    if (error instanceof SchemaTooNewError) throw error
    const cause = causeOf(error)
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`The database schema cannot be brought up to date: ${reason}.`, { cause })
  }
}

/** Nobody else migrates or fills this database until the connection ends. */
export async function lockMigrations(client: pg.ClientBase): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
}

const causeOf = (error: unknown) => (error instanceof DrizzleQueryError ? error.cause : error)

/** @throws SchemaTooNewError */
async function isOfNewerRelease(
  db: Parameters<typeof findSchemaVersion>[0],
  release: SchemaVersion,
): Promise<boolean> {
  const stored = await findSchemaVersion(db)
  if (!stored || stored.version <= release.version) return false
  if (stored.oldestServed > release.version)
    throw new SchemaTooNewError(
      `The database has schema ${stored.version}, which serves releases from schema ${stored.oldestServed} on, and this release ` +
        `has schema ${release.version}: start a newer release, or restore a backup from before the upgrade (docs/releases.md).`,
    )
  return true
}

const CHECK = /^(?:\s|--.*\n)*ALTER TABLE \S+ VALIDATE CONSTRAINT/

/**
 * Checks the rows that were there before a constraint. It reads whole tables, beside others' writes: in the transaction of the
 * migrations, which has locked the table, nobody could write as long.
 */
async function checkConstraints(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ table: string; name: string }>(
    `SELECT conrelid::regclass::text AS table, conname AS name FROM pg_constraint
     WHERE connamespace = 'public'::regnamespace AND NOT convalidated ORDER BY 1, 2`,
  )
  for (const { table, name } of rows)
    await client.query(`ALTER TABLE ${table} VALIDATE CONSTRAINT ${pg.escapeIdentifier(name)}`)
}

/** What Drizzle's migrator does, in the caller's transaction; what is done beside others' writes is left out: indexes, checks of rows. */
export async function applyMigrations(tx: Transaction, migrations: MigrationMeta[]): Promise<void> {
  await tx.execute(sql`CREATE SCHEMA IF NOT EXISTS drizzle`)
  await tx.execute(
    sql`CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)`,
  )
  const { rows } = await tx.execute<{ newest: string | null }>(
    sql`SELECT max(created_at) AS newest FROM drizzle.__drizzle_migrations`,
  )
  const newest = Number(rows[0]?.newest ?? 0)
  for (const { sql: statements, hash, folderMillis } of migrations) {
    if (folderMillis <= newest) continue
    for (const statement of statements)
      if (!isIndexBuild(statement) && !CHECK.test(statement)) await tx.execute(sql.raw(statement))
    await tx.execute(
      sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES (${hash}, ${folderMillis})`,
    )
  }
}

async function retryLocked<Result>(
  { tries, pauseMs }: typeof LOCK,
  work: () => Promise<Result>,
): Promise<Result> {
  for (let left = tries; ; left--) {
    try {
      return await work()
    } catch (error) {
      const cause = causeOf(error)
      const isLocked = cause instanceof pg.DatabaseError && cause.code === LOCK_NOT_AVAILABLE
      if (!isLocked || left === 1) throw error
    }
    await sleep(pauseMs)
  }
}
