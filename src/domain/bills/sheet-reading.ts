import type { ReadRow } from './bill-lines.ts'
import type { BillLine, BillSheet } from './bill-schema.ts'
import type { SheetTables } from './sheet-tables.ts'

/** A sheet with what was made of it. */
export type SheetReading = {
  place: number
  name: string
  kind: BillSheet['kind']
  found: SheetTables
  /** Those of `found`, or as somebody has said. */
  tables: SheetTables['tables']
  mappedBy: BillSheet['mappedBy']
  rows: ReadRow[]
  lines: BillLine[]
}
