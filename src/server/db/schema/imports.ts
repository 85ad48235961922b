import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ImportOptions } from '#domain/import/import-options.ts'
import { IMPORT_CHANGES } from '#domain/import/import-rules.ts'
import type { ImportReason } from '#domain/import/import-schema.ts'
import { users } from './accounts.ts'
import { bytea, id, time, timestamps } from './columns.ts'
import { importKind, importState } from './enums.ts'
import { listings } from './listings.ts'
import { products } from './products.ts'

/** What a seller calls a file that comes again and again. */
export const importLists = pgTable(
  'import_lists',
  {
    id: id(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: importKind().notNull(),
    name: text().notNull(),
    sentAt: time().notNull().defaultNow(),
  },
  (list) => [uniqueIndex('import_lists_name').on(list.ownerId, list.kind, sql`lower(${list.name})`)],
)

const count = () => integer().notNull().default(0)

/** An import of a file, or the undoing of one, and its progress. Deleted after IMPORT_RETENTION_DAYS, its rejected rows and changes after IMPORT_UNDO_DAYS; the imported rows stay. */
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
    read: count(),
    inserted: count(),
    existing: count(),
    repeated: count(),
    rejected: count(),
    /** Of the inserted rows, those that wait to come online. */
    waiting: count(),
    /** Rows that were changed; of an undo those that are as they were. */
    changed: count(),
    /** Rows of its list that the file has no more and that were taken out of stock. */
    takenOut: count(),
    /** Of an undo: rows that are there no more, and those that stayed. */
    removed: count(),
    kept: count(),
    listId: uuid().references(() => importLists.id, { onDelete: 'set null' }),
    /** Whether what the file has no more is taken out of stock. */
    takesOut: boolean().notNull().default(false),
    /** Whether it is known what it changed: the first release kept nothing of that. */
    undoable: boolean().notNull().default(false),
    /** The import that this one undoes. */
    undoes: uuid().references((): AnyPgColumn => imports.id, { onDelete: 'cascade' }),
    createdAt: timestamps.createdAt,
    finishedAt: time(),
  },
  (job) => [
    index('imports_owner').on(job.ownerId, job.createdAt),
    index('imports_age').on(job.createdAt),
    index('imports_list').on(job.listId, job.createdAt).concurrently(),
    uniqueIndex('imports_undone_once').on(job.undoes).concurrently().where(sql`${job.state} <> 'failed'`),
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

/** The values of an offer as a file gave them last, by field: their digests tell what a file or a person has changed since. */
export type SaidValues = Record<string, string>

/** What an import did to offers that were there before; what it undoes them by. An undone one is deleted. */
export const importChanges = pgTable(
  'import_changes',
  {
    importId: uuid()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    offerId: uuid().notNull(),
    action: text().$type<(typeof IMPORT_CHANGES)[number]>().notNull(),
    /** The columns that it wrote, as they were before. */
    before: jsonb().$type<Record<string, unknown>>().notNull(),
    /** What it said before and says now of the fields that it changed. */
    saidBefore: jsonb().$type<SaidValues>().notNull().default({}),
    saidAfter: jsonb().$type<SaidValues>().notNull().default({}),
  },
  (change) => [
    primaryKey({ columns: [change.importId, change.offerId] }),
    index('import_changes_offer').on(change.offerId),
    check(
      'import_changes_action',
      sql`${change.action} IN (${sql.raw(IMPORT_CHANGES.map((action) => `'${action}'`).join(', '))})`,
    ),
  ],
)

/** Offers that came from a file, or that a file has brought up to date. */
const importedOffers = (noun: 'product' | 'listing', offer: () => AnyPgColumn) =>
  pgTable(
    `imported_${noun}s`,
    {
      offerId: uuid(`${noun}_id`).primaryKey().references(offer, { onDelete: 'cascade' }),
      ownerId: uuid().notNull(),
      /** What the key column says of it. */
      code: text(),
      /** What it is known by without one: several may have the same. */
      identity: text().notNull(),
      /** The list that it came in by last. */
      listId: uuid().references(() => importLists.id, { onDelete: 'set null' }),
      said: jsonb().$type<SaidValues>().notNull(),
      /** The import that it came in by first. */
      createdBy: uuid(),
    },
    (row) => [
      index(`imported_${noun}s_identity`).on(row.ownerId, row.identity),
      index(`imported_${noun}s_code`).on(row.ownerId, row.code),
      index(`imported_${noun}s_list`).on(row.listId),
      index(`imported_${noun}s_created`).on(row.createdBy),
    ],
  )

export const importedProducts = importedOffers('product', () => products.id)
export const importedListings = importedOffers('listing', () => listings.id)
export type ImportedOffers = typeof importedProducts | typeof importedListings
