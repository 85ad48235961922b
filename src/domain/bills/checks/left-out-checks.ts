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

/** A total that no other total has. */
type Unreached = { key: CellKey; row: ReadRow; cell: ReadRow['cells'][number] }

/**
 * Totals that a total of totals goes over: a summary whose `SUM` ends one row early, or whose additions name all bills but one. Such a total
 * stands in the column of those that are added up, between the first of them and their sum; no other total has it, and the sum has not all of
 * its items.
 */
export function leftOutChecks(readings: readonly SheetReading[], workings: Workings): BillCheck[] {
  const totals = totalFormulas(readings, workings)
  const isTotal = new Set(totals)
  const unreached = unreachedTotals(readings, totals, workings)
  if (unreached.size === 0) return []
  const items = new Set(
    readings.flatMap(({ lines, place }) => lines.map(({ cells }): CellKey => `${place}!${cells.amount}`)),
  )
  const itemsOf = (key: CellKey) => [...reachedFrom([key], workings)].filter((each) => items.has(each))
  const found = new Map<CellKey, BillCheck>()
  for (const key of totals) {
    const place = workings.placeOf(key)
    const at = addressOf(key)
    const beside = unreached.get(`${place}!${at?.column}`)
    if (!at || !beside) continue
    const rows = addendsOf(key, workings)
      .filter((each) => isTotal.has(each) && workings.placeOf(each) === place)
      .map(addressOf)
      .flatMap((each) => (each?.column === at.column ? [each.row] : []))
    if (rows.length < 2) continue
    const from = Math.min(...rows)
    let own: ReadonlySet<CellKey> | undefined
    for (const { cell, key: left, row } of beside) {
      if (row.number <= from || row.number >= at.row || found.has(left)) continue
      own ??= new Set(itemsOf(key))
      if (itemsOf(left).every((item) => own?.has(item))) continue
      const kobo = koboOf(exactly(cell.number ?? 0) ?? 0n)
      found.set(left, {
        kind: 'not-in-total',
        sheet: readings[place]?.name ?? '',
        cell: cell.address,
        key: null,
        message: `The total in row ${at.row} leaves out ${quoted(row.text || 'the total')} (${naira(kobo / 100)}).`,
        difference: -kobo / 100,
      })
    }
  }
  return [...found.values()]
}

const addressOf = (key: CellKey) => parseAddress(key.slice(key.indexOf('!') + 1))

/** Of each column, by its sheet's place: few, where a bill adds up. */
function unreachedTotals(
  readings: readonly SheetReading[],
  totals: readonly CellKey[],
  workings: Workings,
): ReadonlyMap<string, Unreached[]> {
  const reached = reachedFrom(
    totals.flatMap((key) => [...workings.precedentsOf(key).keys]),
    workings,
  )
  const left = new Set(totals.filter((key) => !reached.has(key)))
  const unreached = new Map<string, Unreached[]>()
  for (const { place, rows } of readings)
    for (const row of rows.filter(({ text }) => !AGAIN.test(text)))
      for (const cell of row.cells) {
        const key: CellKey = `${place}!${cell.address}`
        if (cell.number === undefined || !left.has(key)) continue
        const column = `${place}!${cell.column}`
        unreached.set(column, [...(unreached.get(column) ?? []), { key, row, cell }])
      }
  return unreached
}
