import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { integer, pgSchema } from 'drizzle-orm/pg-core'
import type { Transaction } from './client.ts'

/** The table of docs/releases.md, the oldest schema first. */
export const RELEASES = join(import.meta.dirname, '../../../docs/releases.md')

/** A version of the schema: what a release knows, and what a database has. */
export type SchemaVersion = {
  /** The number of its newest migration. */
  version: number
  /** The oldest version whose release still works on it. */
  oldestServed: number
}

type SchemaRow = SchemaVersion & {
  /** The name of the migration that makes it. */
  migration: string
  /** Of the last release with this schema. */
  commit: string | undefined
}

const ROW = /^\| (\d+) \| `(\w+)` \| (\d+) \| (?:`([\da-f]{7,40})`|next) \|$/gm

/** Every version of the schema since the first release, the oldest first. */
export async function readSchemaVersions(file = RELEASES): Promise<SchemaRow[]> {
  const rows = [...(await readFile(file, 'utf8')).matchAll(ROW)]
  return rows.map(([, version, migration = '', oldestServed, commit]) => ({
    version: Number(version),
    migration,
    oldestServed: Number(oldestServed),
    commit,
  }))
}

/** The schema of this release. */
export async function readRelease(file = RELEASES): Promise<SchemaVersion> {
  const release = (await readSchemaVersions(file)).at(-1)
  if (!release) throw new Error(`${file} has no table of the schema’s versions`)
  return release
}

const schemaVersion = pgSchema('drizzle').table('schema_version', {
  version: integer().notNull(),
  oldestServed: integer('oldest_served').notNull(),
})

type Reader = Pick<Transaction, 'execute' | 'select'>

/** The version that this database has; undefined before a release wrote one. */
export async function findSchemaVersion(db: Reader): Promise<SchemaVersion | undefined> {
  const { rows } = await db.execute<{ exists: boolean }>(
    sql`SELECT to_regclass('drizzle.schema_version') IS NOT NULL AS exists`,
  )
  if (!rows[0]?.exists) return undefined
  const [stored] = await db.select().from(schemaVersion)
  return stored
}

export async function storeSchemaVersion(
  tx: Transaction,
  { version, oldestServed }: SchemaVersion,
): Promise<void> {
  await tx.execute(
    sql`CREATE TABLE IF NOT EXISTS ${schemaVersion} (version int NOT NULL, oldest_served int NOT NULL)`,
  )
  await tx.delete(schemaVersion)
  await tx.insert(schemaVersion).values({ version, oldestServed })
}
