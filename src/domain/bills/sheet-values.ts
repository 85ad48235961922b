import { parseBillNumber, shownNumber } from './bill-numbers.ts'
import { type CellValue, isErrorValue } from './cell-values.ts'
import type { Workings } from './values.ts'
import { cellAddress, type GridSheet } from './workbook-grid.ts'

/** A cell as the reader of bills sees it. */
export type SeenCell = {
  column: number
  address: string
  value: CellValue
  /** What it shows, without blanks around it; a mistake as it is written. */
  text: string
  /** A number, also one that is written as a text. */
  number: number | undefined
  /** What follows a number that is written as a text: "85 m2". */
  unit: string
  isError: boolean
  isText: boolean
  isBold: boolean
  hasFormula: boolean
  /** Whether its formula takes figures of its own row alone. */
  isOfRow: boolean
}

export type SeenRow = { number: number; isHidden: boolean; cells: SeenCell[] }

/** No cell of a spreadsheet holds more, and no description needs it. */
const TEXT_MAX = 4_000

/** The rows of a sheet that show something. */
export function seenRows(sheet: GridSheet, place: number, workings: Workings): SeenRow[] {
  return sheet.rows.flatMap(({ number, isHidden, cells }) => {
    const seen = [...cells].flatMap(([column, cell]): SeenCell[] => {
      const address = cellAddress(column, number)
      const value = workings.shownValue(`${place}!${address}`)
      const text = textOf(value)
      if (text === '' && cell.formula === undefined) return []
      const written = typeof value === 'string' ? parseBillNumber(text) : undefined
      return [
        {
          column,
          address,
          value,
          text,
          number: typeof value === 'number' ? shownNumber(value) : written?.value,
          unit: written?.unit ?? '',
          isError: isErrorValue(value),
          isText: typeof value === 'string' && written === undefined,
          isBold: cell.isBold === true,
          hasFormula: cell.formula !== undefined,
          isOfRow: cell.formula !== undefined && isOfRow(cell.formula, number),
        },
      ]
    })
    return seen.length > 0
      ? [{ number, isHidden, cells: seen.sort((one, other) => one.column - other.column) }]
      : []
  })
}

/** "=C5+D5" in row 5. */
function isOfRow(formula: string, row: number): boolean {
  const cells = [...formula.matchAll(/(!)?\$?\b[A-Z]{1,3}\$?(\d+)\b/g)]
  return cells.length > 0 && cells.every(([, sheet, of]) => sheet === undefined && Number(of) === row)
}

function textOf(value: CellValue): string {
  if (value === null) return ''
  if (isErrorValue(value)) return value.error
  if (typeof value === 'number') return String(shownNumber(value))
  return value.slice(0, TEXT_MAX).replace(/\s+/g, ' ').trim()
}
