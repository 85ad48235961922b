import type { Columns, FoundColumns } from './bill-columns.ts'
import type { ReadRow } from './bill-lines.ts'
import type { BillLine, BillSheet } from './bill-schema.ts'

/** A sheet with what was made of it. */
export type SheetReading = {
  place: number
  name: string
  kind: BillSheet['kind']
  found: FoundColumns
  columns: Columns
  mappedBy: BillSheet['mappedBy']
  rows: ReadRow[]
  lines: BillLine[]
}
