import { type Header, headersOf, secondTable } from './bill-headers.ts'
import type { SeenRow } from './sheet-values.ts'

/** Rows of a sheet, or of a part of its columns where tables stand beside each other. */
export type SheetStrip = {
  rows: readonly SeenRow[]
  headers: readonly Header[]
  /** Whether it stands beside another, which is then on its left. */
  isBeside: boolean
  /** Its first column. */
  column: number
}

/** Strips of a sheet, from the left: one, unless its headings name whole tables beside each other. */
export function stripsOf(rows: readonly SeenRow[], column = 0): [SheetStrip, ...SheetStrip[]] {
  const isBeside = column > 0
  const headers = headersOf(rows)
  const at = headers.findIndex((header) => secondTable(header) !== undefined)
  const doubled = headers[at]
  const split = doubled && secondTable(doubled)
  if (split === undefined) return [{ rows, headers, isBeside, column }]
  // Titles stand above their tables; below them a table may be as wide as both.
  const from = headers[at - 1]?.number ?? 0
  const to = headers.slice(at).find((header) => secondTable(header) !== split)?.number
  const isShared = ({ number }: SeenRow) => number > from && number < (to ?? Number.POSITIVE_INFINITY)
  const partOf = (isRight: boolean) =>
    rows.flatMap((row) => {
      if (!isShared(row)) return isRight ? [] : [row]
      const cells = row.cells.filter((cell) => cell.column >= split === isRight)
      return cells.length > 0 ? [{ ...row, cells }] : []
    })
  const left = partOf(false)
  return [{ rows: left, headers: headersOf(left), isBeside, column }, ...stripsOf(partOf(true), split)]
}
