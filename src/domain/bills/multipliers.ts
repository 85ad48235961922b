import { nameOf } from './bill-names.ts'
import type { CellKey } from './book-cells.ts'
import { reachedFrom } from './checks/total-cells.ts'
import type { Formula } from './formula.ts'
import type { SheetReading } from './sheet-reading.ts'
import type { Workings } from './values.ts'
import { cellAddress } from './workbook-grid.ts'

/** More buildings of one kind than this are a rate, not a count. */
const BUILDINGS_MAX = 1_000

/** Where a summary takes a total over, and how often; with all that the total is computed from. */
type Multiplied = { key: CellKey; times: number; reaches: ReadonlySet<CellKey> }

/**
 * Where a summary multiplies a bill's total by a number of buildings, its quantities are those of all of them: of as many blocks as there
 * are times the houses of a block. Changes the lines.
 */
export function multiply(readings: readonly SheetReading[], workings: Workings): void {
  const all: Multiplied[] = []
  for (const { kind, place, rows } of readings) {
    if (kind !== 'summary') continue
    for (const { cells } of rows)
      for (const { address, hasFormula } of cells) {
        const key: CellKey = `${place}!${address}`
        const found = hasFormula ? multipliedBy(key, workings) : undefined
        if (found) all.push({ key, times: found.times, reaches: reachedFrom([found.total], workings) })
      }
  }
  const counted = countedBuildings(readings)
  if (all.length === 0 && counted.size === 0) return
  for (const { name, place, lines } of readings)
    for (const line of lines) {
      const cell = line.cells.amount ?? line.cells.quantity
      const computed = cell === null ? 1 : timesOf(`${place}!${cell}`, all)
      const often = computed === 1 ? (counted.get(nameOf(name)) ?? 1) : computed
      if (often === 1) continue
      line.multiplier = often
      line.quantity = line.quantity === null ? null : Number((line.quantity * often).toPrecision(15))
      line.why.push(`The summary multiplies its bill by ${often}, for ${often} buildings.`)
    }
}

const BUILDINGS = /^(?:no|nr|nos|number)\W*(?:of )?(?:blocks?|buildings?|houses?|flats?|units?)\b/i

/** Of sheets that an unpriced summary lists by their names, beside a number of buildings. */
function countedBuildings(readings: readonly SheetReading[]): ReadonlyMap<string, number> {
  const counted = new Map<string, number>()
  const named = new Set(readings.filter(({ lines }) => lines.length > 0).map(({ name }) => nameOf(name)))
  for (const { kind, rows } of readings) {
    if (kind !== 'summary') continue
    const column = rows
      .flatMap(({ cells }) => cells)
      .find(({ isText, text }) => isText && BUILDINGS.test(text))?.column
    if (column === undefined) continue
    for (const { cells } of rows) {
      const often = cells.find((cell) => cell.column === column && !cell.hasFormula)?.number ?? 0
      const name = cells.map(({ text }) => nameOf(text)).find((text) => text !== '' && named.has(text))
      if (name !== undefined && Number.isInteger(often) && often > 1 && often <= BUILDINGS_MAX)
        counted.set(name, often)
    }
  }
  return counted
}

/** How often a cell counts: what multiplies it, times what multiplies that. A bill of two kinds of blocks is built for both. */
function timesOf(cell: CellKey, all: readonly Multiplied[]): number {
  const around = all.filter(({ reaches }) => reaches.has(cell))
  if (around.length === 0) return 1
  const nearest = around.filter(({ reaches }) => !around.some(({ key }) => reaches.has(key)))
  // Beside each other in a column they are added up; elsewhere the same is shown twice.
  const byColumn = Map.groupBy(nearest, ({ key }) => key.replace(/\d+$/, ''))
  const sums = [...byColumn.values()].map((some) =>
    some.reduce(
      (sum, { key, times }) =>
        sum +
        times *
          timesOf(
            key,
            all.filter((each) => each.key !== key),
          ),
      0,
    ),
  )
  return Math.max(1, ...sums)
}

/** The product of one cell of another sheet and whole numbers. */
function multipliedBy(key: CellKey, workings: Workings): { total: CellKey; times: number } | undefined {
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
