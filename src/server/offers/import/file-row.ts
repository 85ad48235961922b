import type * as z from 'zod/mini'
import type { ImportPreview } from '#domain/import/import-schema.ts'
import type { Rates } from './price-text.ts'

/** Why a row stays out, as a sentence that does not repeat the value: reasons are counted. */
export type Reason = { field: string; message: string }

/** Plain text by our field names; empty cells are absent. */
type RowTexts = Readonly<Record<string, string | undefined>>

export type FileRow = { cells: RowTexts; defaults: RowTexts; rates: Rates }

/** Reads a row as the form of a kind of offer would say it. */
export type ReadRow<Input> = (row: FileRow) => { input: Input } | { reasons: Reason[] }

/** What a preview shows of a row that can go in. */
export type RowPreview = Pick<ImportPreview['rows'][number], 'values' | 'reading'>

/** What the schema makes of the values. Reasons found in the text replace its reasons for the missing value. */
export function checkRow<Input>(
  Input: z.ZodMiniType<Input>,
  values: object,
  found: readonly Reason[],
): ReturnType<ReadRow<Input>> {
  const parsed = Input.safeParse(values)
  if (parsed.success && found.length === 0) return { input: parsed.data }
  const foundIn = new Set(found.map(({ field }) => field))
  const broken = (parsed.error?.issues ?? []).map(({ path, message }) => ({
    field: String(path[0]),
    message,
  }))
  return { reasons: [...found, ...broken.filter(({ field }) => !foundIn.has(field))] }
}
