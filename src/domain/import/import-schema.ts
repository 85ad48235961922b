import * as z from 'zod/mini'
import { IMPORT_NAMES, IMPORT_STATES } from '#domain/import/import-rules.ts'
import { MATERIAL_VIEW, READ_BY } from '#domain/materials/material-schema.ts'
import { Pack } from '#domain/materials/pack.ts'

const count = z.number()

/** One reason why a row stays out. `column` is the file's header, or our field where the file has no such column. */
export const ImportReason = z.object({ column: z.string(), value: z.string(), reason: z.string() })
export type ImportReason = z.infer<typeof ImportReason>

/** The first rows of a file, as they would be read. */
export const ImportPreview = z.object({
  /** The file's columns, in their order. */
  header: z.array(z.string()),
  /** Which of them is read as which of our fields. */
  columns: z.array(z.object({ field: z.string(), header: z.string() })),
  /** Required fields that come neither from a column nor from a default: nothing could be imported. */
  missing: z.array(z.string()),
  unused: z.array(z.string()),
  /** The sheets of a workbook, and the one that is read; null of what is no workbook. */
  sheets: z.array(z.string()),
  sheet: z.nullable(z.string()),
  /** Of all rows that were sent: how many there are, and how many can go in. */
  total: z.number(),
  good: z.number(),
  /** Why the others stay out, the most frequent first: of each row its first reason. */
  stayOut: z.array(z.object({ reason: z.string(), rows: z.number() })),
  /** Words that are not ours, the doubtful first: what each is taken for, or may mean, in how many rows. */
  words: z.array(
    z.object({
      field: z.string(),
      /** Empty: the rows say nothing. */
      word: z.string(),
      meaning: z.nullable(z.string()),
      /** It is taken so unless somebody says otherwise; without it the rows stay out until somebody answers. */
      sure: z.boolean(),
      rows: z.number(),
    }),
  ),
  /** Rows whose price is hardly meant: they stay out unless `sure` names their lines. */
  held: z.array(z.object({ line: z.number(), name: z.string(), price: z.number(), reason: z.string() })),
  /** The options that hold: what was said before of such a file, where nothing is said now. */
  options: z.object({
    map: z.record(z.string(), z.string()),
    defaults: z.record(z.string(), z.string()),
    key: z.nullable(z.string()),
    values: z.record(z.string(), z.record(z.string(), z.string())),
  }),
  rows: z.array(
    z.object({
      /** Lines of the file count from 1. */
      line: z.number(),
      cells: z.array(z.string()),
      /** What it would become, by our fields; prices in naira. Null for a row that stays out. */
      values: z.nullable(
        z.record(z.string(), z.nullable(z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]))),
      ),
      /** What the price of a product is for and what it is compared by; null of a home and of a row that stays out. */
      reading: z.nullable(z.object({ pack: z.nullable(Pack), readBy: z.enum(READ_BY), ...MATERIAL_VIEW })),
      errors: z.array(ImportReason),
      /** What was changed so that it fits, as sentences. */
      notes: z.array(z.string()),
    }),
  ),
})
export type ImportPreview = z.infer<typeof ImportPreview>

/** What a whole file would change. */
export const ImportComparison = z.object({
  counts: z.object({
    new: count,
    changed: count,
    unchanged: count,
    /** Rows that stand twice in the file. */
    repeated: count,
    rejected: count,
    /** Offers that came in by this list, which has them no more. */
    gone: count,
  }),
  /** The first changed rows, each with the fields that become something else. */
  changes: z.array(
    z.object({
      line: z.number(),
      name: z.string(),
      fields: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
    }),
  ),
  /** The names of the first that are gone. */
  gone: z.array(z.string()),
})
export type ImportComparison = z.infer<typeof ImportComparison>

/** A list that its seller has sent before. */
export const ImportedList = z.object({
  kind: z.enum(IMPORT_NAMES),
  name: z.string(),
  sentAt: z.iso.datetime(),
})
export type ImportedList = z.infer<typeof ImportedList>

/**
 * How an import, or the undoing of one, stands. `total` is null until the rows are counted. All rows of a file are read before the first
 * is written; each ends in one of the five counts after `read`.
 */
export const ImportJob = z.object({
  id: z.string(),
  kind: z.enum(IMPORT_NAMES),
  state: z.enum(IMPORT_STATES),
  /** Why it failed. */
  message: z.nullable(z.string()),
  total: z.nullable(z.number()),
  counts: z.object({
    read: count,
    inserted: count,
    /** Of an undo: offers that are as they were. */
    changed: count,
    existing: count,
    repeated: count,
    rejected: count,
    /** Of the inserted rows, those that wait until there is room in the seller's quota. */
    waiting: count,
    /** What the list has no more and is out of stock now. */
    takenOut: count,
    /** Of an undo: offers that are there no more, and those that stayed or kept something. */
    removed: count,
    kept: count,
  }),
  /** The list that the file is the present state of. */
  list: z.nullable(z.string()),
  /** Until when it can be undone; null where it cannot. */
  undoableUntil: z.nullable(z.iso.datetime()),
  undoneBy: z.nullable(z.string()),
  /** The import that this one undoes. */
  undoes: z.nullable(z.string()),
  /** Of an undo: the first offers that stayed or kept something, and why. */
  kept: z.array(z.object({ offerId: z.string(), name: z.string(), reason: z.string() })),
  /** The first of the rows that stayed out. */
  rejections: z.array(z.object({ line: z.number(), errors: z.array(ImportReason) })),
  createdAt: z.iso.datetime(),
  finishedAt: z.nullable(z.iso.datetime()),
})
export type ImportJob = z.infer<typeof ImportJob>
