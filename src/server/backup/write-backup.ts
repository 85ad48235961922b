import pg from 'pg'
import { onConnection } from '#server/db/connection.ts'
import { JOBS } from '#server/jobs/jobs.ts'
import type { JobPolicy } from '#server/jobs/queue.ts'
import type { Storage } from '#server/storage/storage.ts'
import { type AddEntry, writeArchive } from './archive.ts'
import {
  BackupError,
  countContent,
  FILES,
  HEADER,
  type Header,
  JOBS_TABLE,
  MANIFEST,
  type Manifest,
  SECRET,
  TABLES,
} from './backup-format.ts'
import { namedFiles, readFiles } from './stored-files.ts'
import { type CopiedTable, copyOut, listTables, setCopying } from './table-copy.ts'

type Source = {
  databaseUrl: string
  storage: Pick<Storage, 'find'>
  /** AUTH_SECRET, which goes into an encrypted backup alone. */
  secret: string | undefined
}

type Options = { key: string | undefined; signal?: AbortSignal }

const JOBS_COPIED: CopiedTable = { name: JOBS_TABLE, columns: ['name', 'data'] }

/**
 * Writes database and pictures into one file while the product runs, all as of one moment. With a key it is encrypted, and has the
 * private files and AUTH_SECRET too.
 * @throws BackupError where there is such a file already, or nothing to back up
 */
export async function writeBackup(
  path: string,
  { databaseUrl, storage, secret }: Source,
  { key, signal }: Options,
): Promise<Manifest> {
  return onConnection(databaseUrl, async (client) => {
    await beginSnapshot(client)
    const header = await readHeader(client)
    const content = countContent()
    const counts: Record<string, number> = {}
    const missing: string[] = []
    let manifest: Manifest | undefined
    await writeArchive(
      path,
      key,
      async (add) => {
        await add(HEADER, json(header))
        for (const table of header.tables) counts[table.name] = await addTable(client, table, add, content)
        for await (const { key: name, bytes, isPrivate } of readFiles(storage, namedFiles(client))) {
          if (isPrivate && !key) continue
          if (bytes) {
            content.addFile(name, bytes)
            await add(FILES + name, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))
          } else if (!isPrivate) missing.push(name)
        }
        if (key && secret) await add(SECRET, Buffer.from(secret))
        const tables = Object.entries(content.tableHashes()).map(([name, sha256]) => [
          name,
          { rows: counts[name] ?? 0, sha256 },
        ])
        manifest = {
          tables: Object.fromEntries(tables),
          files: content.files(),
          missing,
          isPrivate: key !== undefined,
        }
        await add(MANIFEST, json(manifest))
      },
      signal,
    )
    await client.query('COMMIT')
    if (!manifest) throw new Error('The backup has no manifest')
    return manifest
  })
}

const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value))

/** The tables are locked against being changed (not against writing) before the moment that all of it is read at. */
async function beginSnapshot(client: pg.Client): Promise<void> {
  const tables = await listTables(client)
  if (tables.length === 0) throw new BackupError('The database is empty: there is nothing to back up.')
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ')
  await setCopying(client)
  const names = tables.map(({ name }) => `public.${pg.escapeIdentifier(name)}`)
  await client.query(`LOCK TABLE ${names.join(', ')} IN ACCESS SHARE MODE`)
  await client.query(
    `CREATE TEMP TABLE jobs ON COMMIT DROP AS
     SELECT name, data::text FROM pgboss.job WHERE state < 'completed' AND name = ANY ($1) ORDER BY created_on`,
    [jobsToCopy()],
  )
}

/** Letters may have been sent by the time the backup is restored, and nobody wants one twice. */
const jobsToCopy = (): string[] =>
  Object.entries<JobPolicy>(JOBS)
    .filter(([, { sendsMail }]) => !sendsMail)
    .map(([name]) => name)

async function readHeader(client: pg.Client): Promise<Header> {
  const { rows: migrations } = await client.query<{ newest: string }>(
    'SELECT max(created_at) AS newest FROM drizzle.__drizzle_migrations',
  )
  const { rows: sequences } = await client.query<{ name: string; lastValue: string }>(
    `SELECT sequencename AS name, last_value::text AS "lastValue" FROM pg_sequences
     WHERE schemaname = 'public' AND last_value IS NOT NULL`,
  )
  return {
    format: 1,
    madeAt: new Date().toISOString(),
    newestMigration: Number(migrations[0]?.newest),
    tables: [...(await listTables(client)), JOBS_COPIED],
    sequences,
  }
}

async function addTable(
  client: pg.Client,
  table: CopiedTable,
  add: AddEntry,
  content: ReturnType<typeof countContent>,
): Promise<number> {
  const parts = copyOut(client, table)
  try {
    for (let number = 1; ; number++) {
      const { value, done } = await parts.next()
      if (done) return value
      content.addRows(table.name, value)
      await add(`${TABLES}${table.name}/${String(number).padStart(6, '0')}`, value)
    }
  } finally {
    await parts.return(0)
  }
}

/** How many rows a backup has, of all tables. */
export const rowsOf = ({ tables }: Manifest): number =>
  Object.values(tables).reduce((sum, { rows }) => sum + rows, 0)
