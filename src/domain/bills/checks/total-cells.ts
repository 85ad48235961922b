import type { CellKey } from '../book-cells.ts'
import type { Formula } from '../formula.ts'
import type { SheetReading } from '../sheet-reading.ts'
import type { Workings } from '../values.ts'

/** Formulas outside items: totals, collections, summaries. */
export function totalFormulas(readings: readonly SheetReading[], workings: Workings): CellKey[] {
  return readings.flatMap(({ kind, lines, place, rows }) => {
    if (kind === 'hidden') return []
    const items = new Set(lines.map(({ row }) => row))
    return rows
      .flatMap(({ cells, number }) =>
        items.has(number)
          ? []
          : cells.flatMap(({ address, hasFormula }): CellKey[] =>
              hasFormula ? [`${place}!${address}`] : [],
            ),
      )
      .filter((key) => workings.formulaOf(key) !== undefined)
  })
}

/** All that some cells are computed from. */
export function reachedFrom(keys: Iterable<CellKey>, workings: Workings): Set<CellKey> {
  const reached = new Set<CellKey>(keys)
  for (const each of reached) for (const below of workings.precedentsOf(each).keys) reached.add(below)
  return reached
}

/** The cells that a total adds up, each as often as it stands in it. What it takes a part of (a tax) is not among them. */
export function addendsOf(key: CellKey, workings: Workings): CellKey[] {
  const place = workings.placeOf(key)
  const add = (formula: Formula): CellKey[] => {
    if (formula.kind === 'cells') return workings.keysOf(formula.cells, place) ?? []
    if (formula.kind === 'sign' && formula.sign === '+') return add(formula.of)
    if (formula.kind === 'call' && formula.name === 'SUM') return formula.parts.flatMap(add)
    if (formula.kind === 'call' && formula.name === 'ROUND') return formula.parts.slice(0, 1).flatMap(add)
    if (formula.kind !== 'pair') return []
    if (formula.sign === '+') return [...add(formula.left), ...add(formula.right)]
    if (formula.sign === '-') return add(formula.left)
    if (formula.sign !== '*') return []
    // So many buildings.
    const [left, right] = [formula.left, formula.right].map((factor) => workings.evaluate(factor, place))
    if (typeof right === 'number' && Number.isInteger(right) && right >= 1) return add(formula.left)
    return typeof left === 'number' && Number.isInteger(left) && left >= 1 ? add(formula.right) : []
  }
  const formula = workings.formulaOf(key)
  return formula ? add(formula) : []
}
