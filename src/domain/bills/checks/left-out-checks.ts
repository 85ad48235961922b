import type { ReadRow } from '../bill-lines.ts'
import { exactly, koboOf } from '../bill-numbers.ts'
import type { BillCheck } from '../bill-schema.ts'
import type { CellKey } from '../book-cells.ts'
import type { SheetReading } from '../sheet-reading.ts'
import type { Workings } from '../values.ts'
import { parseAddress } from '../workbook-grid.ts'
import { naira, quoted } from './check-words.ts'
import { addendsOf, reachedFrom, totalFormulas } from './total-cells.ts'

/** What is shown once more beside totals, and is in none for that. */
const AGAIN = /\b(?:brought|carried)\b|\b[bc]\s*\/\s*[fd]\b|^(?:say|rounded)\b|^page\b|\bper\b/i

/**
 * Totals that a total of totals goes over: a summary whose `SUM` ends one row early, or whose additions name all bills but one. Such a total
 * stands in the column of those that are added up, between the first of them and their sum; no other total has it, and the sum has not all of
 * its items.
 */
export function leftOutChecks(readings: readonly SheetReading[], workings: Workings): BillCheck[] {
  const totals = totalFormulas(readings, workings)
  const reached = reachedFrom(
    totals.flatMap((key) => [...workings.precedentsOf(key).keys]),
    workings,
  )
  const isTotal = new Set(totals)
  const items = new Set(
    readings.flatMap(({ lines, place }) => lines.map(({ cells }): CellKey => `${place}!${cells.amount}`)),
  )
  const itemsOf = (key: CellKey) => [...reachedFrom([key], workings)].filter((each) => items.has(each))
  const found = new Map<CellKey, BillCheck>()
  for (const key of totals) {
    const place = workings.placeOf(key)
    const at = parseAddress(key.slice(key.indexOf('!') + 1))
    const reading = readings[place]
    const added = addendsOf(key, workings).filter(
      (each) => isTotal.has(each) && workings.placeOf(each) === place,
    )
    const rows = added
      .map((each) => parseAddress(each.slice(each.indexOf('!') + 1)))
      .filter((each) => each?.column === at?.column)
      .map((each) => each?.row ?? 0)
    if (!at || !reading || rows.length < 2) continue
    const [from, to] = [Math.min(...rows), at.row]
    let own: ReadonlySet<CellKey> | undefined
    for (const row of reading.rows) {
      const cell = row.number > from && row.number < to && cellAt(row, at.column)
      if (!cell || AGAIN.test(row.text)) continue
      const left: CellKey = `${place}!${cell.address}`
      if (!isTotal.has(left) || reached.has(left) || found.has(left)) continue
      own ??= new Set(itemsOf(key))
      const its = itemsOf(left)
      if (its.length === 0 || its.every((item) => own?.has(item))) continue
      const kobo = koboOf(exactly(cell.number ?? 0) ?? 0n)
      found.set(left, {
        kind: 'not-in-total',
        sheet: reading.name,
        cell: cell.address,
        key: null,
        message: `The total in row ${to} does not contain ${quoted(row.text || 'the total')} (${naira(kobo / 100)}).`,
        difference: -kobo / 100,
      })
    }
  }
  return [...found.values()]
}

const cellAt = ({ cells }: ReadRow, column: number) =>
  cells.find((cell) => cell.column === column && cell.number !== undefined)
