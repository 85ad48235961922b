import { sql } from 'drizzle-orm'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { fromDrizzle, PgBoss } from 'pg-boss'
import { onConnection } from '#server/db/connection.ts'
import { applyMigrations, lockMigrations } from '#server/db/migrate.ts'
import { SECRET_LENGTH_MIN } from '#server/env.ts'
import { JOBS } from '#server/jobs/jobs.ts'
import { prepareQueue } from '#server/jobs/prepare-queue.ts'
import type { Storage } from '#server/storage/storage.ts'
import { readArchive } from './archive.ts'
import {
  BackupError,
  countContent,
  differences,
  type Header,
  JOBS_TABLE,
  type Manifest,
} from './backup-format.ts'
import { namedFiles, patiently, readFiles } from './stored-files.ts'
import { type CopiedTable, copyIn, copyOut, setCopying } from './table-copy.ts'

/** A file that has been read whole, and that this release can restore. */
export type CheckedBackup = {
  path: string
  key: string | undefined
  header: Header
  manifest: Manifest
  /** AUTH_SECRET, where it is in the backup. */
  secret: string | undefined
  /** Those that make the schema as the backup has it. */
  migrations: MigrationMeta[]
}

/** Reads the whole file. @throws BackupError for what is no backup, damaged, cut off, of another key or of a newer release */
export async function checkBackup(
  path: string,
  { key, migrationsFolder }: { key: string | undefined; migrationsFolder: string },
): Promise<CheckedBackup> {
  let header: Header | undefined
  let manifest: Manifest | undefined
  let secret: string | undefined
  for await (const part of readArchive(path, key)) {
    if (part.kind === 'header') header = part.header
    if (part.kind === 'manifest') manifest = part.manifest
    if (part.kind === 'secret') {
      // Whoever can write an unencrypted file could sign in as anybody by it.
      if (!key || part.secret.length < SECRET_LENGTH_MIN)
        throw new BackupError(`${path} has an AUTH_SECRET that no backup has: it is not used.`)
      secret = part.secret
    }
  }
  if (!header || !manifest)
    throw new BackupError(`${path} is no backup of ADLM: it does not say what is in it.`)
  return { path, key, header, manifest, secret, migrations: migrationsUpTo(header, migrationsFolder) }
}

function migrationsUpTo({ newestMigration }: Header, migrationsFolder: string): MigrationMeta[] {
  const migrations = readMigrationFiles({ migrationsFolder }).filter(
    ({ folderMillis }) => folderMillis <= newestMigration,
  )
  if (migrations.at(-1)?.folderMillis !== newestMigration)
    throw new BackupError('The backup is of a newer release than this one: restore it with that release.')
  return migrations
}

export type Place = {
  databaseUrl: string
  storage: Pick<Storage, 'find' | 'findSize' | 'put' | 'delete'>
}

/**
 * Fills an empty place with a backup: all of it, or nothing. The schema is made as the backup has it, and filled; it still has to be
 * migrated.
 * @param compare reads everything again before it is kept, and compares it with what was backed up
 * @throws BackupError where the place is not empty
 */
export async function restoreBackup(
  backup: CheckedBackup,
  { databaseUrl, storage }: Place,
  { compare = false } = {},
): Promise<void> {
  await onConnection(databaseUrl, async (client) => {
    await lockMigrations(client)
    await assertEmpty(client)
    const hadQueue = await hasQueue(client)
    await prepareQueue(client, JOBS)
    const stored: string[] = []
    try {
      await drizzle(client).transaction(async (tx) => {
        await setCopying(client)
        await applyMigrations(tx, backup.migrations)
        const rebuild = await stripTables(client, backup.header)
        await load(backup, { client, storage, stored })
        await rebuild()
        await setSequences(client, backup.header)
        if (compare) await compareWith(backup, client, storage)
        await queueJobs(tx, client)
      })
    } catch (error) {
      const left = await removeFiles(storage, stored)
      // Where the connection is lost it stays, empty: the next restore takes it as it is.
      if (!hadQueue) await client.query('DROP SCHEMA pgboss CASCADE').catch(() => undefined)
      if (left === 0) throw error
      const reason = error instanceof Error ? error.message : String(error)
      throw new BackupError(`${reason} ${left} files could not be taken away again.`, { cause: error })
    }
    await client.query('ANALYZE')
  })
}

/** @returns how many are left because the storage does not take them away */
async function removeFiles(storage: Place['storage'], keys: string[]): Promise<number> {
  let left = 0
  for (const key of keys)
    await storage.delete(key).catch(() => {
      left += 1
    })
  return left
}

/** A queue without a database is what a restore leaves that was killed. */
async function hasQueue(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(`SELECT FROM pg_namespace WHERE nspname = 'pgboss'`)
  return rows.length > 0
}

async function assertEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ database: string; name: string | null }>(
    `SELECT current_database() AS database, min(nspname || '.' || relname) AS name
     FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
     WHERE relkind IN ('r', 'p', 'v', 'm', 'S') AND nspname NOT LIKE 'pg\\_%' AND nspname NOT IN ('information_schema', 'pgboss')`,
  )
  const [found] = rows
  if (found?.name)
    throw new BackupError(
      `The database ${found.database} is not empty (it has ${found.name}). Restore into a new database or another DATA_DIR.`,
    )
}

/**
 * Takes away what would slow the rows down or change them: indexes and references, which are made again afterwards, and the triggers
 * of the product, whose work is in the rows. @returns what makes them again
 */
async function stripTables(client: pg.Client, { tables }: Header): Promise<() => Promise<void>> {
  const names = tables
    .filter(({ name }) => name !== JOBS_TABLE)
    .map(({ name }) => `public.${pg.escapeIdentifier(name)}`)
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
     FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
     WHERE relnamespace = 'public'::regnamespace AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`,
  )
  const { rows: references } = await client.query<{ table: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  )
  for (const { table, name } of references) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`)
  for (const table of names) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
  await client.query('CREATE TEMP TABLE jobs (name text, data text) ON COMMIT DROP')
  return async () => {
    await client.query(`SET LOCAL maintenance_work_mem = '256MB'`)
    for (const { definition } of indexes) await client.query(definition)
    for (const { table, name, definition } of references)
      await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`)
    for (const table of names) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`)
  }
}

type Target = {
  client: pg.Client
  storage: Place['storage']
  /** Takes the keys of the files that were not there before. */
  stored: string[]
}

async function load(
  { path, key, header, manifest }: CheckedBackup,
  { client, storage, stored }: Target,
): Promise<void> {
  const tables = new Map(header.tables.map((table) => [table.name, table]))
  const copy = copyIn(client)
  try {
    for await (const part of readArchive(path, key)) {
      if (part.kind === 'rows') await copy.write(tableNamed(tables, part.table), part.bytes)
      else await copy.close()
      if (part.kind === 'file') {
        const { key: file, bytes } = part
        // Files are named by their content: one that is there is the same, and stays if this comes to nothing.
        if ((await patiently(() => storage.findSize(file))) === undefined) stored.push(file)
        await patiently(() => storage.put(file, new Uint8Array(bytes), contentTypeOf(file)))
      }
    }
  } catch (error) {
    copy.abort()
    throw error
  }
  for (const [name, { rows }] of Object.entries(manifest.tables))
    if (copy.counts.get(name) !== rows)
      throw new BackupError(`Of ${rows} rows of ${name} only ${copy.counts.get(name) ?? 0} came in.`)
}

function tableNamed(tables: Map<string, CopiedTable>, name: string): CopiedTable {
  const table = tables.get(name)
  if (!table) throw new BackupError(`The backup has rows of ${name}, of which it does not say what they are.`)
  return table
}

/** Of pictures by their ending; what an upload is, is found out by opening it. */
const contentTypeOf = (key: string): string =>
  /\.(avif|webp)$/.test(key) ? `image/${key.slice(-4)}` : 'application/octet-stream'

async function setSequences(client: pg.Client, { sequences }: Header): Promise<void> {
  for (const { name, lastValue } of sequences)
    await client.query('SELECT setval($1::regclass, $2)', [`public.${pg.escapeIdentifier(name)}`, lastValue])
}

/** Reads all of it again as the backup did. @throws BackupError that names what differs */
async function compareWith(
  { header, manifest }: CheckedBackup,
  client: pg.Client,
  storage: Place['storage'],
): Promise<void> {
  const content = countContent()
  for (const table of header.tables)
    for await (const rows of copyOut(client, table)) content.addRows(table.name, rows)
  for await (const { key, bytes, isPrivate } of readFiles(storage, namedFiles(client)))
    if (bytes && (manifest.isPrivate || !isPrivate)) content.addFile(key, bytes)
  const different = differences(manifest, content)
  if (different.length > 0)
    throw new BackupError(`What was restored is not what was backed up: ${different.join(', ')} differ.`)
}

/** With the rows, or not at all. What this release does not know as a job is left out. */
async function queueJobs(tx: Parameters<typeof applyMigrations>[0], client: pg.Client): Promise<void> {
  const boss = new PgBoss({ db: fromDrizzle(tx, sql), supervise: false, schedule: false })
  const { rows } = await client.query<{ name: keyof typeof JOBS; data: string }>(
    'SELECT name, data FROM pg_temp.jobs',
  )
  for (const { name, data } of rows) {
    const job = JOBS[name]?.data.safeParse(JSON.parse(data))
    if (job?.success) await boss.send(name, job.data)
  }
}
