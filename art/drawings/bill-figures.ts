import { BUNGALOW } from '../../scripts/example-bill/bungalow.ts'
import { FILLS, type Figure, line, text } from './figure.ts'
import { SIGNAL_TEXT } from './materials.ts'

/** Rates in naira of the last works of the substructure, and its total, as `/bills` wrote them for Lagos in the demonstration. */
const RATES = [2_925.29, 36_922.57, 1_747.98, 1_665.59]
const TOTAL = 21_369_442.38
/** Of its sheet. */
const FIRST_ROW = 29
/** What is shown of it: a work, the heading of the last section, and its works. */
const SHOWN = 6
/** No word is left out: what is longer goes on below. */
const CHARACTERS = 28
const LINE = 30
const HEADER = 42

/** The right edges of the rows' numbers, and of the columns B to F. */
const EDGES = [48, 432, 506, 578, 724, 904] as const
const [NUMBER, WORDS, UNIT, QUANTITY, RATE, AMOUNT] = EDGES

type Row = {
  words?: string
  unit?: string
  quantity?: number
  rate?: number
  amount?: number | undefined
  bold?: true
}

const money = (naira: number) =>
  naira.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

function wrapped(words: string): string[] {
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && longer.length <= CHARACTERS) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** As scripts/example-bill.ts writes them, a heading below an empty row. */
function shownRows(): Row[] {
  const rates = RATES.values()
  return (BUNGALOW[0]?.entries ?? []).slice(-SHOWN).flatMap((entry): Row[] => {
    if ('heading' in entry) return [{}, { words: entry.heading, bold: true }]
    if ('preamble' in entry) return []
    const { text: words, unit, quantity, amount } = entry
    if (quantity === undefined) return [{ words, unit, amount }]
    const rate = rates.next().value ?? 0
    return [{ words, unit, quantity, rate, amount: quantity * rate }]
  })
}

/** The example's bill as it comes back: rates and amounts in their cells, and the amount that is in no total. */
export function billReturned(): Figure {
  const parts: string[] = []
  const total: Row = { words: 'SUBSTRUCTURE CARRIED TO SUMMARY', amount: TOTAL, bold: true }
  let y = HEADER
  for (const [index, row] of [...shownRows(), {}, total].entries()) {
    const { words = '', unit = '', quantity, rate, amount, bold } = row
    const lines = row === total ? [words] : wrapped(words)
    const height = lines.length * LINE + 18
    const base = y + 33
    const weight = bold ? 700 : 400
    if (rate !== undefined)
      parts.push(
        `<path fill="${FILLS.signal}" stroke="none" d="M${QUANTITY} ${y}H${AMOUNT}V${y + height}H${QUANTITY}Z"/>`,
      )
    parts.push(
      line(`M0 ${y}H${AMOUNT}`, 'thin'),
      line(
        row === total
          ? `M${NUMBER} ${y}v${height}`
          : EDGES.slice(0, -1)
              .map((x) => `M${x} ${y}v${height}`)
              .join(''),
        'thin',
      ),
      text(NUMBER - 10, base, String(FIRST_ROW + index), 'end'),
      ...lines.map((each, at) => text(NUMBER + 10, base + at * LINE, each, 'start', weight)),
      text(UNIT - 10, base, unit, 'end'),
      text(QUANTITY - 10, base, quantity === undefined ? '' : String(quantity), 'end'),
      text(RATE - 10, base, rate === undefined ? '' : money(rate), 'end'),
      text(AMOUNT - 10, base, amount === undefined ? '' : money(amount), 'end', weight),
    )
    if (amount !== undefined && rate === undefined && row !== total)
      parts.push(
        `<rect x="${RATE + 2}" y="${y + 2}" width="${AMOUNT - RATE - 4}" height="${height - 4}" stroke="${SIGNAL_TEXT}" stroke-width="4"/>`,
      )
    y += height
  }
  const middle = (from: number, to: number) => (from + to) / 2
  return {
    width: AMOUNT,
    height: y,
    parts: [
      `<path fill="${FILLS.block}" stroke="none" d="M0 0H${AMOUNT}V${HEADER}H0Z"/>`,
      text(middle(NUMBER, WORDS), 31, 'B', 'middle', 700),
      text(middle(WORDS, UNIT), 31, 'C', 'middle', 700),
      text(middle(UNIT, QUANTITY), 31, 'D', 'middle', 700),
      text(middle(QUANTITY, RATE), 31, 'E', 'middle', 700),
      text(middle(RATE, AMOUNT), 31, 'F', 'middle', 700),
      ...parts,
    ],
  }
}
