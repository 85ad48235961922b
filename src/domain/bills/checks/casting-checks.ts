import { exactAmountOf } from '../bill-lines.ts'
import { koboOf } from '../bill-numbers.ts'
import type { BillCheck, BillLine } from '../bill-schema.ts'
import type { CellKey } from '../book-cells.ts'
import { isErrorValue } from '../cell-values.ts'
import type { SheetReading } from '../sheet-reading.ts'
import type { Workings } from '../values.ts'
import { naira, quoted } from './check-words.ts'
import { addendsOf, reachedFrom, totalFormulas } from './total-cells.ts'

type Amounts = ReadonlyMap<CellKey, { line: BillLine; cell: string }>

/** The cells of amounts, of the lines that are to be in a total. */
function amountsOf(readings: readonly SheetReading[]): Amounts {
  return new Map(
    readings.flatMap(({ lines, place }) =>
      lines.flatMap((line): [CellKey, { line: BillLine; cell: string }][] => {
        const cell = line.cells.amount
        if (cell === null || line.kind === 'rate-only' || line.flags.includes('included')) return []
        return [[`${place}!${cell}`, { line, cell }]]
      }),
    ),
  )
}

const koboOfLine = (line: BillLine): number => koboOf(exactAmountOf(line) ?? 0n)

/** Items that no total contains, of sheets whose items are totalled by formulas at all. */
export function uncountedChecks(
  readings: readonly SheetReading[],
  workings: Workings,
  bills: readonly SheetReading[],
): BillCheck[] {
  const amounts = amountsOf(bills)
  const reached = reachedFrom(totalFormulas(readings, workings), workings)
  return bills.flatMap(({ lines, place }) => {
    const own = lines.flatMap((line) => {
      const key: CellKey = `${place}!${line.cells.amount}`
      return amounts.has(key) ? [{ line, key }] : []
    })
    if (!own.some(({ key }) => reached.has(key))) return []
    return own.flatMap(({ line, key }): BillCheck[] => {
      // Where no cell is, a range may go over it.
      if (reached.has(key) || line.cells.amount === null || !workings.cells.has(key)) return []
      const kobo = koboOfLine(line)
      const worth = kobo === 0 ? '' : ` (${naira(kobo / 100)})`
      const message = `No total includes ${quoted(line.text)}${worth}.`
      const { key: ofLine, sheet } = line
      return [
        {
          kind: 'not-in-total',
          sheet,
          cell: line.cells.amount,
          key: ofLine,
          message,
          difference: -kobo / 100,
        },
      ]
    })
  })
}

/** Items that the last total, which nothing else adds up, contains more than once. */
export function doubleChecks(readings: readonly SheetReading[], workings: Workings): BillCheck[] {
  const amounts = amountsOf(readings)
  const totals = totalFormulas(readings, workings)
  const addends = new Map(totals.map((key) => [key, addendsOf(key, workings)]))
  const inner = new Set([...addends.values()].flat())
  const worst = new Map<CellKey, { total: CellKey; times: number }>()
  for (const root of totals.filter((key) => !inner.has(key))) {
    for (const [key, times] of weightsBelow(root, addends))
      if (times > 1 && amounts.has(key) && times > (worst.get(key)?.times ?? 1))
        worst.set(key, { total: root, times })
  }
  return [...worst].flatMap(([key, { total, times }]): BillCheck[] => {
    const found = amounts.get(key)
    if (!found) return []
    const { line, cell } = found
    const kobo = koboOfLine(line)
    const where = `${readings[workings.placeOf(total)]?.name}, ${total.slice(total.indexOf('!') + 1)}`
    const message = `${quoted(line.text)} (${naira(kobo / 100)}) is counted ${times} times in the total of ${where}.`
    return [
      {
        kind: 'counted-twice',
        sheet: line.sheet,
        cell,
        key: line.key,
        message,
        difference: (kobo * (times - 1)) / 100,
      },
    ]
  })
}

/** How often each cell stands in a total, through the totals that it adds up. */
function weightsBelow(
  root: CellKey,
  addends: ReadonlyMap<CellKey, readonly CellKey[]>,
): Map<CellKey, number> {
  const order: CellKey[] = []
  const seen = new Set<CellKey>()
  const stack: { key: CellKey; isDone: boolean }[] = [{ key: root, isDone: false }]
  for (let top = stack.pop(); top; top = stack.pop()) {
    if (top.isDone) order.push(top.key)
    if (top.isDone || seen.has(top.key)) continue
    seen.add(top.key)
    stack.push({ key: top.key, isDone: true })
    for (const below of addends.get(top.key) ?? []) stack.push({ key: below, isDone: false })
  }
  const weights = new Map<CellKey, number>([[root, 1]])
  for (const key of order.reverse())
    for (const below of addends.get(key) ?? [])
      weights.set(below, (weights.get(below) ?? 0) + (weights.get(key) ?? 0))
  return weights
}

/** Totals whose file shows another figure than their formula comes to, or a mistake, or one that rests on another workbook. */
export function formulaChecks(
  readings: readonly SheetReading[],
  workings: Workings,
  anew: Workings,
): BillCheck[] {
  return totalFormulas(readings, workings).flatMap((key): BillCheck[] => {
    const reading = readings[workings.placeOf(key)]
    const cell = key.slice(key.indexOf('!') + 1)
    const place = { sheet: reading?.name ?? '', cell, key: null }
    const shown = workings.shownValue(key)
    if (/\[\d+\]/.test(workings.cells.get(key)?.formula ?? ''))
      return [
        {
          ...place,
          kind: 'external-link',
          message: 'This total comes from another workbook, which is not here.',
          difference: null,
        },
      ]
    if (isErrorValue(shown))
      return [
        {
          ...place,
          kind: 'no-value',
          message: `This total shows ${shown.error} instead of a figure.`,
          difference: null,
        },
      ]
    const cached = workings.cachedValue(key)
    const worked = anew.work(key, () => true)
    if (typeof cached !== 'number' || typeof worked !== 'number') return []
    const difference = Math.round((cached - worked) * 100)
    // Sums of many figures with fractions differ by their noise.
    if (Math.abs(difference) < Math.max(1, Math.abs(worked) * 1e-10)) return []
    const message = `This total shows ${naira(Math.round(cached * 100) / 100)}; its formula comes to ${naira(Math.round(worked * 100) / 100)}.`
    return [{ ...place, kind: 'total-differs', message, difference: difference / 100 }]
  })
}
