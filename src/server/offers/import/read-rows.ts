import { AppError } from '#domain/errors.ts'
import { IMPORT_ROWS_MAX } from '#domain/import/import-rules.ts'
import type { CsvRecord } from './csv-records.ts'
import type { GoodRow, OpenFile, RejectedRow } from './open-file.ts'
import { type OnUnexpected, UNEXPECTED } from './write-rows.ts'

/** Counts the rows of the whole file before the first is written. */
export type RowCount = { max: number; onTotal: (total: number) => Promise<void> }

/** A row whose reading fails in a way that nobody thought of stays out. */
export function readSafely(
  file: Pick<OpenFile, 'read'>,
  record: CsvRecord,
  keyIndex: number | undefined,
  onUnexpected: OnUnexpected | undefined,
): GoodRow | RejectedRow {
  try {
    return file.read(record, keyIndex)
  } catch (error) {
    if (!onUnexpected) throw error
    const { line } = record
    onUnexpected(error, line)
    const cells = 'problem' in record ? [record.raw] : record.cells
    return { line, cells, reasons: [{ column: '', value: '', reason: UNEXPECTED }] }
  }
}

/** The rows of a file, as many at a time as one upload may have. @throws AppError invalid where they are more than `max` */
export async function* inWindows(
  { records }: OpenFile,
  count: RowCount | undefined,
): AsyncGenerator<CsvRecord[]> {
  let window: CsvRecord[] = []
  for await (const block of records) {
    window = window.length === 0 ? block : window.concat(block)
    if (count && window.length > count.max)
      throw new AppError(
        'invalid',
        `The file has more than ${count.max.toLocaleString('en')} rows. Please split it.`,
      )
    if (!count && window.length >= IMPORT_ROWS_MAX) {
      yield window
      window = []
    }
  }
  await count?.onTotal(window.length)
  yield window
}

/** The same values in the same order, of which the next is made while one is used. @throws what the source throws, in its turn */
export async function* readAhead<Value>(source: AsyncGenerator<Value>): AsyncGenerator<Value> {
  let next = source.next()
  try {
    for (;;) {
      const { done, value } = await next
      if (done) return
      next = source.next()
      // Nobody waits for it yet.
      next.catch(() => undefined)
      yield value
    }
  } finally {
    await source.return(undefined)
  }
}
