import { exactAmountOf, type ReadRow } from '../bill-lines.ts'
import { nameOf, wordsOf } from '../bill-names.ts'
import { exactly, koboOf } from '../bill-numbers.ts'
import { isAdditionText } from '../bill-rows.ts'
import type { BillCheck } from '../bill-schema.ts'
import type { SheetReading } from '../sheet-reading.ts'
import { naira, quoted } from './check-words.ts'

const BROUGHT = /\bbrought\s*(forward|down)\b|\bb\s*\/\s*[fd]\b/i
const OF_PAGE = /^(?:from\s+)?page\b/i
const TO_COLLECTION = /\bto\s+collect/i
const CARRIED_ON = /\bcarried\s*(forward|down)\b|\bc\s*\/\s*[fd]\b/i

/** "Say Rs. 203,890" below 203,886.63. */
const ROUNDED = /^(say|rounded( off)?)\b/i

type Total = { row: ReadRow; cell: string; exact: bigint; text: string; isFormula: boolean }

/** A total with its figure, in the column of amounts. */
function totalOf(row: ReadRow): Total | undefined {
  const { amount } = row
  const exact = amount?.number === undefined ? undefined : exactly(amount.number)
  return amount && exact !== undefined
    ? { row, cell: amount.address, exact, text: row.text, isFormula: amount.hasFormula }
    : undefined
}

/**
 * Totals as they are printed, from top to bottom: what is typed has to be the sum of what stands above, what is brought forward what was
 * carried. Formulas say themselves what they add up; they are compared where they take something over.
 */
export function printedChecks({ lines, name, rows }: SheetReading): BillCheck[] {
  const checks: BillCheck[] = []
  const byRow = new Map(lines.map((line) => [line.row, line]))
  /** Items since the last total, since the last that closed a page, and since the last that closed an element. */
  let fresh = NONE
  let element = NONE
  /** Those below the last heading, whose section begins and ends without a word. */
  let below = NONE
  let all = NONE
  /** Totals that nothing has added up yet; what was brought forward and what is added. */
  let open: bigint[] = []
  let added = 0n
  let brought = 0n
  let carried: Total | undefined
  let collected: Total[] = []
  /** How many of those a collection has taken over. */
  let taken = 0
  const named = new Map<string, Total>()

  const differs = (
    kind: 'total-differs' | 'carried-differs',
    total: Total,
    expected: bigint,
    words: string,
    items: number,
  ) => {
    const difference = koboOf(total.exact) - koboOf(expected)
    // Typed figures are rounded: each by half a kobo.
    if (Math.abs(difference) <= (items > 1 ? Math.floor(items / 2) : 0)) return
    const message = `${quoted(total.text || 'The total')} is ${naira(koboOf(total.exact) / 100)}; ${words} ${naira(koboOf(expected) / 100)}.`
    checks.push({ kind, sheet: name, cell: total.cell, key: null, message, difference: difference / 100 })
  }

  for (const row of rows) {
    const line = byRow.get(row.number)
    if (line) {
      const amount = exactAmountOf(line) ?? 0n
      fresh = withOne(fresh, amount)
      element = withOne(element, amount)
      below = withOne(below, amount)
      all = withOne(all, amount)
      continue
    }
    if (row.kind === 'heading') below = NONE
    if (row.kind !== 'closing' && row.kind !== 'repeated-total') continue
    const total = totalOf(row)
    if (!total) continue
    if (BROUGHT.test(total.text)) {
      if (carried) differs('carried-differs', total, carried.exact, 'what was carried is', 1)
      brought = total.exact
      continue
    }
    if (row.cells.some(({ text }) => ROUNDED.test(text))) continue
    const isOfPage = OF_PAGE.test(total.text) && !TO_COLLECTION.test(total.text)
    // The pages of a collection may have their numbers alone.
    if (isOfPage || (total.text === '' && collected.some(({ exact }) => exact === total.exact))) {
      const from = collected[taken++]
      const isThere = collected.some(({ exact }) => koboOf(exact) === koboOf(total.exact))
      if (from && !isThere) differs('carried-differs', total, from.exact, 'the total of that page is', 1)
      open.push(total.exact)
      continue
    }
    if (row.kind === 'repeated-total') {
      const before = named.get(total.text.toLowerCase())
      if (before) differs('carried-differs', total, before.exact, 'its own total is', 1)
      open.push(total.exact)
      continue
    }
    if (isAdditionText(total.text)) {
      added += total.exact
      continue
    }
    if (!total.isFormula) {
      const own = fresh.sum
      const sums = [own, own + brought, own + added, element.sum, below.sum, all.sum, all.sum + added]
      const ofTotals = open.reduce((sum, each) => sum + each, 0n)
      sums.push(ofTotals, ofTotals + added, ofTotals + own, ofTotals + own + added)
      const isRight = sums.some(
        (sum) => Math.abs(koboOf(sum) - koboOf(total.exact)) <= Math.floor(all.count / 2),
      )
      const expected = fresh.count > 0 ? own + brought : ofTotals + added
      if (!isRight && (fresh.count > 0 || open.length > 0))
        differs(
          'total-differs',
          total,
          expected,
          fresh.count > 0 ? `its ${fresh.count} items come to` : 'what it adds up is',
          fresh.count,
        )
    }
    carried = total
    if (TO_COLLECTION.test(total.text)) collected.push(total)
    const closes = /\bsummary\b/i.test(total.text) || /^\W*(grand\s+)?total/i.test(total.text)
    const ofName = /^(.{3,60}?)\s+(?:total\s+)?(?:carried|to)\b/i.exec(total.text)?.[1]
    if (ofName) named.set(ofName.toLowerCase(), total)
    open = fresh.count === 0 || CARRIED_ON.test(total.text) ? [total.exact] : [...open, total.exact]
    fresh = NONE
    brought = 0n
    if (closes) {
      element = NONE
      collected = []
      taken = 0
      added = 0n
    }
  }
  return checks
}

/** So many items, and what they come to. */
type Items = { count: number; sum: bigint }
const NONE: Items = { count: 0, sum: 0n }
const withOne = ({ count, sum }: Items, amount: bigint): Items => ({ count: count + 1, sum: sum + amount })

/** Typed figures of a summary that are not the total of the sheet which they name. */
export function summaryChecks(readings: readonly SheetReading[]): BillCheck[] {
  const totals = new Map<string, Total | undefined>()
  const totalsByName = new Map<string, Total | undefined>()
  for (const { lines, name, rows } of readings) {
    const last =
      lines.length === 0
        ? undefined
        : rows.findLast((row) => row.kind === 'closing' && totalOf(row) !== undefined)
    const total = last && totalOf(last)
    if (!total) continue
    // A name that two have names neither.
    totals.set(wordsOf(name), totals.has(wordsOf(name)) ? undefined : total)
    totalsByName.set(nameOf(name), totalsByName.has(nameOf(name)) ? undefined : total)
  }
  return readings.flatMap(({ kind, name, rows }) =>
    kind !== 'summary'
      ? []
      : rows.flatMap(({ cells }): BillCheck[] => {
          const texts = cells.filter(({ isText }) => isText)
          const { text = '', column = 0 } = texts.toSorted((a, b) => b.text.length - a.text.length)[0] ?? {}
          const total =
            totals.get(wordsOf(text)) ?? (nameOf(text) === '' ? undefined : totalsByName.get(nameOf(text)))
          const figures = cells.filter((cell) => cell.number !== undefined && cell.column > column)
          const figure = figures.at(-1)
          if (!total || !figure || figure.hasFormula || figures.length !== 1) return []
          const difference = koboOf(exactly(figure.number ?? 0) ?? 0n) - koboOf(total.exact)
          if (difference === 0) return []
          const message = `${quoted(text)} is ${naira(figure.number ?? 0)} in the summary; its own total is ${naira(koboOf(total.exact) / 100)}.`
          return [
            {
              kind: 'carried-differs',
              sheet: name,
              cell: figure.address,
              key: null,
              message,
              difference: difference / 100,
            },
          ]
        }),
  )
}
