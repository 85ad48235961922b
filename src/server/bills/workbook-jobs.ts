/** Runs in the process that opens workbooks. */
import type { SheetMapping } from '#domain/bills/bill-input.ts'
import { ROWS_PAGE } from '#domain/bills/bill-rules.ts'
import type { BillCheck, BillSheet, BillTotals, SheetColumns } from '#domain/bills/bill-schema.ts'
import { readBill } from '#domain/bills/read-bill.ts'
import { AppError } from '#domain/errors.ts'
import { readTable } from './table-reader.ts'
import type { TableSheet } from './workbook-parts.ts'
import { readWorkbook } from './workbook-reader.ts'
import { type CellEdit, type WrittenWorkbook, writeWorkbook } from './workbook-writer.ts'

export type BillFormat = 'xlsx' | 'table'

export type ReadJob = {
  task: 'read'
  bytes: Uint8Array
  format: BillFormat
  said: readonly SheetMapping[]
  remembered: ReadonlyMap<string, SheetColumns>
}

export type WriteJob = {
  task: 'write'
  bytes: Uint8Array
  edits: readonly CellEdit[]
  addition: TableSheet | undefined
}

export type WorkbookJob = ReadJob | WriteJob

/** Rows that belong together in the database, as JSON: nobody on the way there reads them. */
type RowBlock = { sheet: string; firstRow: number; lastRow: number; json: string }

export type ReadResult = {
  sheets: BillSheet[]
  checks: BillCheck[]
  totals: BillTotals
  isDoubtful: boolean
  /** Arrays of lines, LINES_AT_ONCE at a time. */
  lines: { count: number; json: string }[]
  rows: RowBlock[]
}

/** `refusal` is said to whoever sent the file. */
export type Refused = { refusal: string }
export type WorkbookResult = ReadResult | WrittenWorkbook | Refused

const LINES_AT_ONCE = 1_000

export function doWorkbookJob(job: WorkbookJob): WorkbookResult {
  try {
    return job.task === 'read' ? read(job) : writeWorkbook(job.bytes, job)
  } catch (error) {
    if (error instanceof AppError) return { refusal: error.message }
    throw error
  }
}

function read({ bytes, format, said, remembered }: ReadJob): ReadResult {
  const grid = format === 'xlsx' ? readWorkbook(bytes) : readTable(bytes)
  const { lines, rows, ...rest } = readBill(grid, { said, remembered })
  if (rows.every((ofSheet) => ofSheet.length === 0))
    throw new AppError('invalid', 'There is nothing in this file, or all of its sheets are hidden.')
  const reading: typeof rest = JSON.parse(stored(rest))
  return {
    ...reading,
    lines: chunks(lines, LINES_AT_ONCE).map((some) => ({ count: some.length, json: stored(some) })),
    rows: rows.flatMap((ofSheet, index) =>
      chunks(ofSheet, ROWS_PAGE).map((some) => ({
        sheet: reading.sheets[index]?.name ?? '',
        firstRow: some[0]?.row ?? 0,
        lastRow: some.at(-1)?.row ?? 0,
        json: stored(some),
      })),
    ),
  }
}

/** PostgreSQL holds no NUL, nor half of a character. A backslash that stands in a text is written as two. */
const stored = (value: unknown): string =>
  JSON.stringify(value).replace(/(?<=(?<!\\)(?:\\\\)*)\\(?:u0000|ud[89a-f][0-9a-f]{2})/gi, ' ')

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  const all: Item[][] = []
  for (let at = 0; at < items.length; at += size) all.push(items.slice(at, at + size))
  return all
}
