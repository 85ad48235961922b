import { createHash } from 'node:crypto'
import * as z from 'zod/mini'

/**
 * A backup is a tar archive, compressed by zstd and, with a key, encrypted. Its entries, in this order:
 * `backup.json` (the header), `tables/<table>/<number>` (rows as COPY writes them, cut anywhere), `files/<key>`, `auth-secret` (only
 * with a key), `manifest.json`, by which the rest is checked.
 */
export const HEADER = 'backup.json'
export const TABLES = 'tables/'
export const FILES = 'files/'
export const SECRET = 'auth-secret'
export const MANIFEST = 'manifest.json'

/** What waited in the queue, among the tables of the archive. */
export const JOBS_TABLE = 'queue:jobs'

/** Of a table's rows in one entry, in bytes: all that is held in memory at a time. */
export const PART_BYTES = 4 * 1024 * 1024

/** What a person is told: which backup, what is wrong with it or with the place, and what to do. */
export class BackupError extends Error {}

export const Header = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  /** When the newest of its migrations was made, in milliseconds. */
  newestMigration: z.number(),
  /** The stored columns of every table; what is generated from them is computed again. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string() })),
})
export type Header = z.infer<typeof Header>

export const Manifest = z.object({
  tables: z.record(z.string(), z.object({ rows: z.number(), sha256: z.string() })),
  files: z.object({ count: z.number(), bytes: z.number(), sha256: z.string() }),
  /** Pictures that the database names and that were gone when the backup came to them. */
  missing: z.array(z.string()),
  /** Encrypted: with the private files and AUTH_SECRET. */
  isPrivate: z.boolean(),
})
export type Manifest = z.infer<typeof Manifest>

/** Counts and hashes what passes, the same way for writing, reading and comparing. */
export function countContent() {
  const tables = new Map<string, ReturnType<typeof createHash>>()
  const files = createHash('sha256')
  let count = 0
  let bytes = 0
  return {
    addRows(table: string, rows: Uint8Array): void {
      const hash = tables.get(table) ?? createHash('sha256')
      tables.set(table, hash.update(rows))
    },
    addFile(key: string, content: Uint8Array): void {
      files.update(`${key}\n${content.length}\n`).update(content)
      count += 1
      bytes += content.length
    },
    /** Once, at the end. */
    tableHashes: (): Record<string, string> =>
      Object.fromEntries([...tables].map(([name, hash]) => [name, hash.digest('hex')])),
    files: () => ({ count, bytes, sha256: files.digest('hex') }),
  }
}

/** Where the content is not what the manifest says. */
export function differences(
  { tables, files }: Pick<Manifest, 'tables' | 'files'>,
  content: ReturnType<typeof countContent>,
): string[] {
  const hashes = content.tableHashes()
  const names = new Set([...Object.keys(tables), ...Object.keys(hashes)])
  const different = [...names].filter((name) => tables[name]?.sha256 !== hashes[name])
  return files.sha256 === content.files().sha256 ? different : [...different, 'files']
}
