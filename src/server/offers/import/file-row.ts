import type * as z from 'zod/mini'
import type { ImportPreview } from '#domain/import/import-schema.ts'
import type { Rates } from './price-text.ts'

/** Why a row stays out, as a sentence that does not repeat the value: reasons are counted. */
export type Reason = { field: string; message: string }

/** Plain text by our field names; empty cells are absent. */
export type RowTexts = Readonly<Record<string, string | undefined>>

/** What somebody says that their words mean, by our field and their word as `valueKey` writes it. */
type ValueAnswers = Readonly<Record<string, Readonly<Record<string, string>>>>

export type FileRow = {
  cells: RowTexts
  defaults: RowTexts
  rates: Rates
  values: ValueAnswers
  /** The header of the price, which may say what it is for: "Price per annum". */
  priceHeader?: string
}

/**
 * A word of theirs that is not ours: what it was taken for (`sure`), or what it may mean. An empty `value` is a row that says nothing.
 */
export type ValueReading = { field: string; value: string; meaning: string | null; sure: boolean }

/** What is found while a row is read. */
export type Findings = { reasons: Reason[]; notes: string[]; words: ValueReading[] }
export const noFindings = (): Findings => ({ reasons: [], notes: [], words: [] })

type ReadInput<Input> = { input: Input; notes: string[]; words: ValueReading[] }

/** Reads a row as the form of a kind of offer would say it. */
export type ReadRow<Input> = (row: FileRow) => ReadInput<Input> | { reasons: Reason[]; words: ValueReading[] }

/** What a preview shows of a row that can go in. */
export type RowPreview = Pick<ImportPreview['rows'][number], 'values' | 'reading'>

/** Case, blanks and punctuation do not count in a word of theirs. */
export const valueKey = (value: string): string =>
  value
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** What was answered for the word that the row has in a field, or for rows that say nothing in it. */
export const answerFor = ({ cells, values }: FileRow, field: string): string | undefined => {
  const answers = values[field]
  const word = valueKey(cells[field] ?? '')
  return answers && Object.hasOwn(answers, word) ? answers[word] : undefined
}

/** What the schema makes of the values. Reasons found in the text replace its reasons for the missing value. */
export function checkRow<Input>(
  Input: z.ZodMiniType<Input>,
  values: object,
  { reasons, notes, words }: Findings,
): ReturnType<ReadRow<Input>> {
  const parsed = Input.safeParse(values)
  if (parsed.success && reasons.length === 0) return { input: parsed.data, notes, words }
  const foundIn = new Set(reasons.map(({ field }) => field))
  const broken = (parsed.error?.issues ?? []).map(({ path, message }) => ({
    field: String(path[0]),
    message,
  }))
  return { reasons: [...reasons, ...broken.filter(({ field }) => !foundIn.has(field))], words }
}
