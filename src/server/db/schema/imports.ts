import { sql } from 'drizzle-orm'
import { index, integer, json, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ImportOptions } from '#domain/import/import-options.ts'
import type { ImportReason } from '#domain/import/import-schema.ts'
import { users } from './accounts.ts'
import { bytea, id, time, timestamps } from './columns.ts'
import { importKind, importState } from './enums.ts'

/** An import of a file and its progress. Deleted after IMPORT_RETENTION_DAYS; the imported rows stay. */
export const imports = pgTable(
  'imports',
  {
    id: id(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: importKind().notNull(),
    importOptions: json('wishes').$type<ImportOptions>().notNull(),
    /** The uploaded bytes. Null once the import has finished. */
    file: bytea(),
    state: importState().notNull().default('waiting'),
    /** Why it failed. */
    message: text(),
    /** How often it was started: once, unless the process stopped while it ran. */
    tries: integer().notNull().default(0),
    /** The file's columns. */
    header: json().$type<string[]>().notNull(),
    /** The number of rows in the file; null until they are counted. */
    total: integer(),
    read: integer().notNull().default(0),
    inserted: integer().notNull().default(0),
    existing: integer().notNull().default(0),
    repeated: integer().notNull().default(0),
    rejected: integer().notNull().default(0),
    /** Of the inserted rows, those that wait to come online. */
    waiting: integer().notNull().default(0),
    createdAt: timestamps.createdAt,
    finishedAt: time(),
  },
  (job) => [
    index('imports_owner').on(job.ownerId, job.createdAt),
    index('imports_age').on(job.createdAt),
    uniqueIndex('imports_one_at_a_time').on(job.ownerId).where(sql`${job.state} IN ('waiting', 'running')`),
  ],
)

/** The rejected rows of a file, unchanged. */
export const importRejections = pgTable(
  'import_rejections',
  {
    importId: uuid()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    line: integer().notNull(),
    cells: json().$type<string[]>().notNull(),
    reasons: json().$type<ImportReason[]>().notNull(),
  },
  (rejection) => [primaryKey({ columns: [rejection.importId, rejection.line] })],
)
