import type { ReadRow } from './bill-lines.ts'
import type { BillLine, BillSheet } from './bill-schema.ts'
import type { SheetTables } from './sheet-tables.ts'

/** A sheet, or a strip of it, with what was made of it. */
export type SheetReading = {
  place: number
  name: string
  /** The first column of a strip that stands beside another; empty of the first. */
  beside: string
  kind: BillSheet['kind']
  found: SheetTables
  /** Those of `found`, or as somebody has said. */
  tables: SheetTables['tables']
  mappedBy: BillSheet['mappedBy']
  rows: ReadRow[]
  lines: BillLine[]
}
