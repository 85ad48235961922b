import { exactAmountOf } from '../bill-lines.ts'
import { exactly, exactProduct, koboOf } from '../bill-numbers.ts'
import type { BillCheck, BillLine, BillUnit } from '../bill-schema.ts'
import { naira, quoted } from './check-words.ts'

type Check = Pick<BillCheck, 'kind' | 'cell' | 'message' | 'difference'>

const about = ({ key, sheet }: BillLine, check: Check): BillCheck => ({ ...check, key, sheet })

const rowCell = ({ cells, row }: BillLine): string =>
  cells.amount ?? cells.rate ?? cells.quantity ?? `A${row}`

/** Amounts that are not quantity × rate, to the kobo. */
export function amountChecks(lines: readonly BillLine[]): BillCheck[] {
  return lines.flatMap((line) => {
    const { amount, cells, kind, multiplier, quantity, rate, text } = line
    if (amount === null || rate === null || quantity === null || cells.amount === null) return []
    if (kind !== 'measured') return []
    const [said, product] = [exactly(amount), exactProduct(quantity / multiplier, rate)]
    if (said === undefined || product === undefined) return []
    const difference = koboOf(said) - koboOf(product)
    // Who writes whole naira has rounded.
    if (difference === 0 || (koboOf(said) % 100 === 0 && Math.abs(difference) <= 50)) return []
    const message = `The amount of ${quoted(text)} is ${naira(amount)}; quantity × rate is ${naira(koboOf(product) / 100)}.`
    return [
      about(line, { kind: 'amount-differs', cell: cells.amount, message, difference: difference / 100 }),
    ]
  })
}

/** Cells that show a mistake instead of a figure, and figures that rest on another workbook. */
export function valueChecks(lines: readonly BillLine[]): BillCheck[] {
  return lines.flatMap((line) => {
    const checks: BillCheck[] = []
    if (line.flags.includes('error-value')) {
      const exact = exactAmountOf(line)
      const comesTo = exact === null ? '' : ` Quantity × rate is ${naira(koboOf(exact) / 100)}.`
      const message = `${quoted(line.text)} shows an error instead of a figure, and so does every total that contains it.${comesTo}`
      checks.push(about(line, { kind: 'no-value', cell: rowCell(line), message, difference: null }))
    }
    if (line.flags.includes('external')) {
      const message = `A figure of ${quoted(line.text)} comes from another workbook, which is not here.`
      checks.push(about(line, { kind: 'external-link', cell: rowCell(line), message, difference: null }))
    }
    return checks
  })
}

const REPEATED_TEXT_MIN = 6

/** Lines of a table that say the same of the same, as often. Sets their flag. */
export function repeatedChecks(lines: readonly BillLine[]): BillCheck[] {
  const first = new Map<string, BillLine>()
  return lines.flatMap((line) => {
    if (line.text.length < REPEATED_TEXT_MIN || line.kind === 'rate-only') return []
    const table = line.key.replace(/\d+$/, '')
    const said = [table, line.fingerprint, line.quantity, line.kind].join('|')
    const before = first.get(said)
    if (!before) {
      first.set(said, line)
      return []
    }
    line.flags.push('repeated')
    const message = `${quoted(line.text)} is already in row ${before.row}, with the same quantity.`
    return [about(line, { kind: 'repeated-item', cell: rowCell(line), message, difference: null })]
  })
}

/** What an item says, and the units in which nobody counts it. Where a text fits several, the first decides. */
const UNFIT: readonly [RegExp, readonly BillUnit[], string][] = [
  [/\b(mesh|brc|fabric)\b/i, ['m3', 'litre'], 'm² or kg'],
  [
    /\b(reinforcement|rebars?|y\d{1,2}|r\d{1,2}|t\d{1,2})\b.*\b(bars?|rods?|diameter|dia|mm)\b|\b(high yield|mild steel)\b.*\bbars?\b|^y\d{1,2} (bars?|rods?)/i,
    ['m2', 'm3', 'litre'],
    'kg or tonnes',
  ],
  [
    /\b(emulsion|gloss|oil|text(?:ured)?)[- ]*(paint|coats?)\b|\bpaint(?:ing)?\b/i,
    ['m3', 'kg', 't'],
    'm² or m',
  ],
  [
    /\b(plaster(?:ing)?|rendering|screed(?:ed)?|formwork|shuttering|damp proof membrane|polythene|wall til(?:es|ing)|floor til(?:es|ing))\b/i,
    ['m3', 'kg', 't'],
    'm² or m',
  ],
  [/\b(damp proof course|dpc|skirting|kerbs?|fascia)\b/i, ['m3', 'kg', 't'], 'm'],
  [/\b(conduit|pipe|cable)s?\b/i, ['m2', 'm3', 'kg', 't'], 'm'],
  [/\b(excavat(?:e|ion|ing)|backfill(?:ing)?|disposal)\b/i, ['kg', 'm', 'nr'], 'm³ or m²'],
  [/\b(concrete|blinding)\b.*\b(foundation|bed|slab|beam|column|footing)s?\b/i, ['kg', 't'], 'm³ or m²'],
  [
    /\b(doors?|windows?|wash hand basin|water closet|wc suite|sockets?|luminaires?)\b(?!.*\b(frame|lining|architrave|reveal|cill|sill|paint|opening|jamb|head)s?\b)/i,
    ['m3', 'kg', 't'],
    'numbers',
  ],
]

const EXCLUDED = /\bexcluding\b(?:[^;:.]|\.(?=\d))*/gi

/** Units that do not fit what is said. */
export function unitChecks(lines: readonly BillLine[]): BillCheck[] {
  return lines.flatMap((line) => {
    const { known, written } = line.unit
    const text = line.text.replace(EXCLUDED, '')
    const rule = UNFIT.find(([words]) => words.test(text))
    if (!rule || known === null || !rule[1].includes(known) || line.kind !== 'measured') return []
    const message = `${quoted(line.text)} is counted in ${written}; it is usually counted in ${rule[2]}.`
    return [about(line, { kind: 'unit-does-not-fit', cell: rowCell(line), message, difference: null })]
  })
}

/** Rates of the same thing differ by this factor at most, rates of things that differ in figures alone by the second. */
const SAME_FACTOR = 1.5
const LIKE_FACTOR = 4
const LIKE_MIN = 3

/** Rates that lie far from those of the same or of nearly the same work in this bill. */
export function rateChecks(lines: readonly BillLine[]): BillCheck[] {
  const priced = lines.filter(
    ({ kind, rate, unit }) => kind === 'measured' && rate !== null && rate > 0 && unit.known !== 'item',
  )
  const found = new Map<string, BillCheck>()
  const compare = (named: (line: BillLine) => string, min: number, factor: number, words: string) => {
    for (const all of Map.groupBy(priced, named).values()) {
      if (all.length < min) continue
      const middle = median(all.map(({ rate }) => rate ?? 0))
      for (const line of all) {
        const rate = line.rate ?? 0
        const isOut = Math.max(rate / middle, middle / rate) > factor
        if (!isOut || found.has(line.key)) continue
        const message = `The rate of ${quoted(line.text)} is ${naira(rate)}; ${words} is at ${naira(middle)} elsewhere in this bill.`
        found.set(
          line.key,
          about(line, {
            kind: 'rate-outlies',
            cell: line.cells.rate ?? rowCell(line),
            message,
            difference: null,
          }),
        )
      }
    }
  }
  const like = ({ text, unit }: BillLine, pattern: RegExp) =>
    `${unit.known}|${text.toLowerCase().replace(pattern, ' ')}`
  compare((line) => like(line, /\s+/g), 2, SAME_FACTOR, 'the same')
  compare((line) => like(line, /[\d.,\s]+/g), LIKE_MIN, LIKE_FACTOR, 'the same in other sizes')
  return [...found.values()]
}

/** The lower of two in the middle, so that of two rates one is the measure. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
}
