import type { CellValue } from './cell-values.ts'
import { type Formula, parseFormula, type Reference, referencesOf } from './formula.ts'
import { cellAddress, type Grid, type GridCell } from './workbook-grid.ts'

/** A cell by its sheet's place in the workbook. */
export type CellKey = `${number}!${string}`

/** Ranges that are longer have no place in a bill. */
const RANGE_MAX = 40_000

export type BookCells = ReturnType<typeof bookCells>

/** The cells of a workbook by their keys, their formulas, each parsed once, and what those read. */
export function bookCells(grid: Grid) {
  const places = new Map(grid.sheets.map(({ name }, place) => [name.toLowerCase(), place]))
  const cells = new Map<CellKey, GridCell>()
  /** Of each sheet, by row and column: a range finds its cells without spelling their addresses. */
  const keys = grid.sheets.map(() => new Map<number, Map<number, CellKey>>())
  for (const [place, { rows }] of grid.sheets.entries())
    for (const row of rows) {
      const ofRow = keys[place]?.get(row.number) ?? new Map<number, CellKey>()
      keys[place]?.set(row.number, ofRow)
      for (const [column, cell] of row.cells) {
        const key: CellKey = `${place}!${cellAddress(column, row.number)}`
        cells.set(key, cell)
        ofRow.set(column, key)
      }
    }
  const formulas = new Map<CellKey, Formula | undefined>()

  const placeOf = (key: CellKey): number => Number(key.slice(0, key.indexOf('!')))

  /** The formula of a cell, if it has one that is understood. */
  function formulaOf(key: CellKey): Formula | undefined {
    const written = cells.get(key)?.formula
    if (written === undefined) return undefined
    if (formulas.has(key)) return formulas.get(key)
    const formula = parseFormula(written)
    formulas.set(key, formula)
    return formula
  }

  /** The cells of a reference that is made on a sheet, those alone that exist; undefined for another workbook's. */
  function keysOf(reference: Reference, place: number): CellKey[] | undefined {
    if (reference.isExternal) return undefined
    const at = reference.sheet === undefined ? place : places.get(reference.sheet.toLowerCase())
    if (at === undefined) return undefined
    const { from, to } = reference
    if ((to.row - from.row + 1) * (to.column - from.column + 1) > RANGE_MAX) return undefined
    const found: CellKey[] = []
    for (let row = from.row; row <= to.row; row++) {
      const ofRow = keys[at]?.get(row)
      if (!ofRow) continue
      for (let column = from.column; column <= to.column; column++) {
        const key = ofRow.get(column)
        if (key !== undefined) found.push(key)
      }
    }
    return found
  }

  /** All cells that a formula reads; names are looked up. `isWhole` says that all of them are known. */
  function precedentsOf(key: CellKey): { keys: CellKey[]; isWhole: boolean } {
    const formula = formulaOf(key)
    if (!formula) return { keys: [], isWhole: cells.get(key)?.formula === undefined }
    const all: CellKey[] = []
    let isWhole = true
    const add = (reference: Reference) => {
      const found = keysOf(reference, placeOf(key))
      if (found) all.push(...found)
      else isWhole = false
    }
    for (const reference of referencesOf(formula)) {
      if (!('name' in reference)) add(reference)
      else {
        const named = namedFormula(reference.name)
        if (named?.kind === 'cells') add(named.cells)
        else if (named?.kind !== 'number') isWhole = false
      }
    }
    return { keys: all, isWhole }
  }

  function namedFormula(name: string): Formula | undefined {
    const written = grid.names.get(name.toLowerCase())
    return written === undefined ? undefined : parseFormula(written)
  }

  /** What the file says of a cell. */
  function cachedValue(key: CellKey): CellValue {
    const cell = cells.get(key)
    if (!cell) return null
    return cell.isError ? { error: String(cell.value) } : cell.value
  }

  return { cells, placeOf, formulaOf, keysOf, precedentsOf, namedFormula, cachedValue }
}
