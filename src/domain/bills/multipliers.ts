import { reachedFrom } from './checks/total-cells.ts'
import type { Formula } from './formula.ts'
import type { SheetReading } from './sheet-reading.ts'
import type { CellKey, Workings } from './values.ts'
import { cellAddress } from './workbook-grid.ts'

/** More buildings of one kind than this are a rate, not a count. */
const BUILDINGS_MAX = 1_000

/** The total that a summary takes over, and how often. */
type Multiplied = { total: CellKey; times: number }

/**
 * Where a summary multiplies a bill's total by a number of buildings, its quantities are those of all of them. Changes the lines.
 */
export function multiply(readings: readonly SheetReading[], workings: Workings): void {
  const times = new Map<CellKey, number>()
  for (const { kind, place, rows } of readings) {
    if (kind !== 'summary') continue
    for (const { cells } of rows)
      for (const { address, hasFormula } of cells) {
        const found = hasFormula ? multipliedBy(`${place}!${address}`, workings) : undefined
        if (!found) continue
        for (const cell of reachedFrom([found.total], workings)) times.set(cell, found.times)
      }
  }
  for (const { place, lines } of readings)
    for (const line of lines) {
      const cell = line.cells.amount ?? line.cells.quantity
      const often = cell === null ? undefined : times.get(`${place}!${cell}`)
      if (often === undefined) continue
      line.multiplier = often
      line.quantity = line.quantity === null ? null : Number((line.quantity * often).toPrecision(15))
      line.why.push(`The summary multiplies its bill by ${often}: so many buildings are built.`)
    }
}

/** The product of one cell of another sheet and whole numbers. */
function multipliedBy(key: CellKey, workings: Workings): Multiplied | undefined {
  const formula = workings.formulaOf(key)
  if (formula?.kind !== 'pair' || formula.sign !== '*') return undefined
  const place = workings.placeOf(key)
  let total: CellKey | undefined
  let times = 1
  for (const factor of factorsOf(formula)) {
    if (factor.kind === 'cells' && factor.cells.sheet !== undefined && total === undefined) {
      const { column, row } = factor.cells.from
      total = workings
        .keysOf(factor.cells, place)
        ?.find((each) => each.endsWith(`!${cellAddress(column, row)}`))
      if (total === undefined) return undefined
      continue
    }
    const value = workings.evaluate(factor, place)
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > BUILDINGS_MAX)
      return undefined
    times *= value
  }
  return total !== undefined && times > 1 ? { total, times } : undefined
}

function* factorsOf(formula: Formula): Generator<Formula> {
  if (formula.kind === 'pair' && formula.sign === '*') {
    yield* factorsOf(formula.left)
    yield* factorsOf(formula.right)
  } else yield formula
}
