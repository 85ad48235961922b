import { type BillCheck, CHECK_KINDS } from '../bill-schema.ts'
import type { SheetReading } from '../sheet-reading.ts'
import type { Workings } from '../values.ts'
import { doubleChecks, formulaChecks, uncountedChecks } from './casting-checks.ts'
import { leftOutChecks } from './left-out-checks.ts'
import { amountChecks, rateChecks, repeatedChecks, unitChecks, valueChecks } from './line-checks.ts'
import { printedChecks, summaryChecks } from './printed-totals.ts'

/**
 * What does not add up, the worst first. Nothing is repaired.
 * @param anew the same workbook, to be worked out from its figures alone
 */
export function checkBill(
  readings: readonly SheetReading[],
  workings: Workings,
  anew: Workings,
): BillCheck[] {
  const lines = readings.flatMap((reading) => reading.lines)
  const bills = readings.filter(({ kind }) => kind === 'bill' || kind === 'materials')
  const checks = [
    ...uncountedChecks(readings, workings, bills),
    ...leftOutChecks(readings, workings),
    ...doubleChecks(readings, workings),
    ...formulaChecks(readings, workings, anew),
    ...bills.flatMap(printedChecks),
    ...summaryChecks(readings),
    ...amountChecks(lines),
    ...valueChecks(lines),
    ...repeatedChecks(lines),
    ...unitChecks(lines),
    ...rateChecks(lines),
  ]
  const places = new Map(readings.map(({ name, place }) => [name, place]))
  const rowOf = ({ cell }: BillCheck) => Number(/\d+$/.exec(cell)?.[0] ?? 0)
  return checks.sort(
    (one, other) =>
      CHECK_KINDS.indexOf(one.kind) - CHECK_KINDS.indexOf(other.kind) ||
      Math.abs(other.difference ?? 0) - Math.abs(one.difference ?? 0) ||
      (places.get(one.sheet) ?? 0) - (places.get(other.sheet) ?? 0) ||
      rowOf(one) - rowOf(other),
  )
}
