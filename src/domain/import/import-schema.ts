import * as z from 'zod/mini'
import { IMPORT_NAMES, IMPORT_STATES } from '#domain/import/import-rules.ts'
import { MATERIAL_VIEW, READ_BY } from '#domain/materials/material-schema.ts'
import { Pack } from '#domain/materials/pack.ts'

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
    }),
  ),
})
export type ImportPreview = z.infer<typeof ImportPreview>

/** How an import stands. `total` is null until the rows are counted; each row that was read is in one of the next four counts. */
export const ImportJob = z.object({
  id: z.string(),
  kind: z.enum(IMPORT_NAMES),
  state: z.enum(IMPORT_STATES),
  /** Why it failed. */
  message: z.nullable(z.string()),
  total: z.nullable(z.number()),
  counts: z.object({
    read: z.number(),
    inserted: z.number(),
    existing: z.number(),
    repeated: z.number(),
    rejected: z.number(),
    /** Of the inserted rows, those that wait until there is room in the seller's quota. */
    waiting: z.number(),
  }),
  /** The first of the rows that stayed out. */
  rejections: z.array(z.object({ line: z.number(), errors: z.array(ImportReason) })),
  createdAt: z.iso.datetime(),
  finishedAt: z.nullable(z.iso.datetime()),
})
export type ImportJob = z.infer<typeof ImportJob>
