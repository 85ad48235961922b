import { readBill } from '#domain/bills/read-bill.ts'
import type { Grid, GridCell } from '#domain/bills/workbook-grid.ts'

/** A cell: a text ("**bold**"), a figure, or a formula ("=A1*2") whose value is worked out. */
export type MadeCell = string | number | null
export type MadeRow = readonly MadeCell[]

/** A workbook of these sheets, row by row from the first; an empty list is a blank row. */
export const gridOf = (sheets: Record<string, readonly (readonly MadeCell[])[]>): Grid => ({
  sheets: Object.entries(sheets).map(([name, rows]) => ({
    name,
    isHidden: name.startsWith('hidden'),
    rows: rows.map((row, index) => ({
      number: index + 1,
      isHidden: false,
      cells: new Map(
        row.flatMap((value, column): [number, GridCell][] =>
          value === null ? [] : [[column, cellOf(value)]],
        ),
      ),
    })),
  })),
  names: new Map(),
})

function cellOf(value: string | number): GridCell {
  if (typeof value === 'number') return { value }
  if (value.startsWith('=')) return { value: null, formula: value.slice(1) }
  const bold = /^\*\*(.*)\*\*$/.exec(value)?.[1]
  return bold === undefined ? { value } : { value: bold, isBold: true }
}

export const HEADINGS = ['ITEM', 'DESCRIPTION', 'UNIT', 'QTY', 'RATE', 'AMOUNT'] as const

/** A bill of one sheet below the usual headings; its first row is row 2. */
export const billOf = (...rows: MadeRow[]) => readBill(gridOf({ Bill: [HEADINGS, ...rows] }))
