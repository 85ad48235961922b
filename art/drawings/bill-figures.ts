import { BUNGALOW, EXTERNAL_WORKS, SUMMARY_PRELIMINARIES } from '../../scripts/example-bill/bungalow.ts'
import { letters } from '../lettering/letters.ts'
import { FILLS, type Figure, line, text } from './figure.ts'
import { SIGNAL_TEXT } from './materials.ts'

/** The rate in naira above the first mistake, and the total below it, as `/bills` wrote them for Lagos in the demonstration. */
const RATE_OF_MEMBRANE = 1_665.59
const TOTAL = 21_369_442.38
/** No word is left out: what is longer goes on below. */
const CHARACTERS = 25
const LINE = 30
const HEADER = 42

/** The right edges of the rows' numbers, and of the columns B, D, E and F. */
const EDGES = [46, 402, 466, 628, 820] as const
const [NUMBER, WORDS, QUANTITY, RATE, AMOUNT] = EDGES

type Row = {
  at: number
  words: string
  quantity?: number
  rate?: number
  amount: number
  /** Its rate and amount are ours. */
  isPriced?: true
  /** The number of the mistake that its amount has. */
  mistake?: number
  isTotal?: true
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

/** A work of the example by how it begins. */
function work(entries: (typeof EXTERNAL_WORKS)['entries'], begins: string) {
  for (const entry of entries) if ('text' in entry && entry.text.startsWith(begins)) return entry
  throw new Error(`the example has no "${begins}"`)
}

/** The sheets by their names, with the rows in which scripts/example-bill.ts writes the mistakes, and what stands beside them. */
function sheets(): [name: string, rows: Row[]][] {
  const substructure = BUNGALOW[0]?.entries ?? []
  const membrane = work(substructure, 'Damp proof membrane')
  const termites = work(substructure, 'Treatment against termites')
  const kerb = work(EXTERNAL_WORKS.entries, 'Precast concrete kerb')
  const { quantity = 0 } = membrane
  return [
    [
      '2 Bungalow',
      [
        {
          at: 34,
          words: membrane.text,
          quantity,
          rate: RATE_OF_MEMBRANE,
          amount: quantity * RATE_OF_MEMBRANE,
          isPriced: true,
        },
        { at: 35, words: termites.text, amount: termites.amount ?? 0, mistake: 1 },
        { at: 37, words: 'SUBSTRUCTURE CARRIED TO SUMMARY', amount: TOTAL, isTotal: true },
      ],
    ],
    ['Summary', [{ at: 5, words: 'Bill nr. 1: Preliminaries', amount: SUMMARY_PRELIMINARIES, mistake: 2 }]],
    [
      '3 External works',
      [
        {
          at: 13,
          words: kerb.text.replace(/ x (\d+)mm/, ' × $1 mm'),
          quantity: kerb.quantity ?? 0,
          rate: kerb.rate ?? 0,
          amount: kerb.amount ?? 0,
          mistake: 3,
        },
      ],
    ],
  ]
}

const fill = (from: number, to: number, y: number, height: number, colour: string) =>
  `<path fill="${colour}" stroke="none" d="M${from} ${y}H${to}V${y + height}H${from}Z"/>`

/** A cell that is wrong, and the number by which the page tells of it. */
const mark = (y: number, height: number, number: number) =>
  [
    `<rect x="${RATE + 2}" y="${y + 2}" width="${AMOUNT - RATE - 4}" height="${height - 4}" stroke="${SIGNAL_TEXT}" stroke-width="4"/>`,
    `<circle cx="${RATE - 6}" cy="${y + height / 2}" r="17" fill="${SIGNAL_TEXT}" stroke="none"/>`,
    letters(RATE - 6, y + height / 2 + 9, String(number), {
      size: 26,
      side: 'middle',
      bold: true,
      fill: FILLS.opening,
    }),
  ].join('')

/** The example's bill as it comes back: rates in their cells, and the three amounts that make its total wrong. */
export function billReturned(): Figure {
  const parts: string[] = []
  let y = HEADER
  for (const [name, rows] of sheets()) {
    parts.push(line(`M0 ${y}H${AMOUNT}`, 'thin'), text(NUMBER + 10, y + 34, name, 'start', 700))
    y += 48
    for (const { at, words, quantity, rate, amount, isPriced, mistake, isTotal } of rows) {
      const lines = isTotal ? [words] : wrapped(words)
      const height = lines.length * LINE + 22
      const base = y + 35
      const weight = isTotal ? 700 : 400
      if (isPriced) parts.push(fill(QUANTITY, AMOUNT, y, height, FILLS.signal))
      parts.push(
        line(`M0 ${y}H${AMOUNT}`, 'thin'),
        line((isTotal ? [NUMBER] : EDGES.slice(0, -1)).map((x) => `M${x} ${y}v${height}`).join(''), 'thin'),
        text(NUMBER - 10, base, String(at), 'end'),
        ...lines.map((each, index) => text(NUMBER + 10, base + index * LINE, each, 'start', weight)),
        text(QUANTITY - 10, base, quantity === undefined ? '' : String(quantity), 'end'),
        text(RATE - (mistake ? 36 : 10), base, rate === undefined ? '' : money(rate), 'end'),
        text(AMOUNT - 10, base, money(amount), 'end', weight),
        mistake ? mark(y, height, mistake) : '',
      )
      y += height
    }
  }
  const middle = (from: number, to: number) => (from + to) / 2
  return {
    width: AMOUNT,
    height: y,
    parts: [
      fill(0, AMOUNT, 0, HEADER, FILLS.block),
      text(middle(NUMBER, WORDS), 31, 'B', 'middle', 700),
      text(middle(WORDS, QUANTITY), 31, 'D', 'middle', 700),
      text(middle(QUANTITY, RATE), 31, 'E', 'middle', 700),
      text(middle(RATE, AMOUNT), 31, 'F', 'middle', 700),
      ...parts,
    ],
  }
}
