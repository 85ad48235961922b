/** A cell as it was read. Text, a number, or what stands for a mistake ("#REF!"). */
export type GridCell = {
  /** Null where a formula has no value beside it, or the cell is empty. */
  readonly value: number | string | null
  readonly isError?: boolean
  /** Without its equals sign. */
  readonly formula?: string
  readonly isBold?: boolean
}

/** Rows count from 1 as people count them, columns from 0. */
export type GridRow = {
  readonly number: number
  readonly isHidden: boolean
  readonly cells: ReadonlyMap<number, GridCell>
}

export type GridSheet = {
  readonly name: string
  readonly isHidden: boolean
  /** Those that have a cell, in their order. */
  readonly rows: readonly GridRow[]
}

/** A workbook without its looks. */
export type Grid = {
  readonly sheets: readonly GridSheet[]
  /** What names stand for: "VATRATE" for "0.075". */
  readonly names: ReadonlyMap<string, string>
}

/** `27` → `AB`. */
export function columnLetters(column: number): string {
  if (column < 26) return String.fromCharCode(65 + column)
  let letters = ''
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters
  return letters
}

/** `AB` → `27`. */
export function columnNumber(letters: string): number {
  let sum = 0
  // Without its sixth bit a small letter is a capital.
  for (let at = 0; at < letters.length; at++) sum = sum * 26 + (letters.charCodeAt(at) & ~32) - 64
  return sum - 1
}

export const cellAddress = (column: number, row: number): string => `${columnLetters(column)}${row}`

/** `AB12` → column 27, row 12. */
export function parseAddress(address: string): { column: number; row: number } | undefined {
  const [, letters, row] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/i.exec(address) ?? []
  return letters && row ? { column: columnNumber(letters), row: Number(row) } : undefined
}
