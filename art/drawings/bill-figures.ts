import { BUNGALOW, EXTERNAL_WORKS, SUMMARY_PRELIMINARIES } from '../../scripts/example-bill/bungalow.ts'
import { letters } from '../lettering/letters.ts'
import { FILLS, type Figure, line, text } from './figure.ts'
import { SIGNAL_TEXT } from './materials.ts'

/** The rate in naira above the first mistake, and the total below it, as `/bills` wrote them for Lagos in the demonstration. */
const RATE_OF_MEMBRANE = 1_665.59
const TOTAL = 21_369_442.38
const LINE = 30
const HEADER = 42

type Columns = {
  /** The right edges of the rows' numbers, and of the columns B to F. */
  edges: readonly [
    number: number,
    words: number,
    unit: number,
    quantity: number,
    rate: number,
    amount: number,
  ]
  /** No word is left out: what is longer goes on below. */
  characters: number
}

const WIDE: Columns = { edges: [46, 402, 480, 546, 674, 892], characters: 25 }
/** Of a phone, with the rows that have mistakes alone. */
const NARROW: Columns = { edges: [44, 240, 316, 366, 490, 680], characters: 14 }

type Row = {
  at: number
  words: string
  unit?: string
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

function wrapped(words: string, characters: number): string[] {
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && longer.length <= characters) lines[lines.length - 1] = longer
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
          unit: membrane.unit.replace('m2', 'm²'),
          quantity,
          rate: RATE_OF_MEMBRANE,
          amount: quantity * RATE_OF_MEMBRANE,
          isPriced: true,
        },
        { at: 35, words: termites.text, unit: termites.unit, amount: termites.amount ?? 0, mistake: 1 },
        { at: 37, words: 'SUBSTRUCTURE CARRIED TO SUMMARY', amount: TOTAL, isTotal: true },
      ],
    ],
    ['Summary', [{ at: 5, words: 'Bill No. 1: Preliminaries', amount: SUMMARY_PRELIMINARIES, mistake: 2 }]],
    [
      '3 External works',
      [
        {
          at: 13,
          words: kerb.text.replace(/ x (\d+)mm/, ' × $1 mm'),
          unit: kerb.unit,
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

/** A cell that is wrong, and in it the number by which the page tells of it. */
const mark = (cell: { from: number; to: number; y: number; height: number }, at: Point, number: number) =>
  [
    `<rect x="${cell.from + 2}" y="${cell.y + 2}" width="${cell.to - cell.from - 4}" height="${cell.height - 4}" stroke="${SIGNAL_TEXT}" stroke-width="4"/>`,
    `<circle cx="${at.x}" cy="${at.y}" r="15" fill="${SIGNAL_TEXT}" stroke="none"/>`,
    letters(at.x, at.y + 8, String(number), { size: 23, side: 'middle', bold: true, fill: FILLS.opening }),
  ].join('')

type Point = { x: number; y: number }

/** The example's bill as it comes back: rates in their cells, and the three amounts that make its total wrong. */
function billReturned({ edges, characters }: Columns, isShown: (row: Row) => boolean): Figure {
  const [number, words, , quantity, rate, amount] = edges
  const parts: string[] = []
  let y = HEADER
  for (const [name, rows] of sheets()) {
    parts.push(line(`M0 ${y}H${amount}`, 'thin'), text(number + 10, y + 34, name, 'start', 700))
    y += 48
    for (const row of rows.filter(isShown)) {
      const lines = row.isTotal ? [row.words] : wrapped(row.words, characters)
      const height = lines.length * LINE + 22
      const base = y + 35
      const weight = row.isTotal ? 700 : 400
      if (row.isPriced) parts.push(fill(quantity, amount, y, height, FILLS.signal))
      parts.push(
        line(`M0 ${y}H${amount}`, 'thin'),
        line(
          (row.isTotal ? [number] : edges.slice(0, -1)).map((x) => `M${x} ${y}v${height}`).join(''),
          'thin',
        ),
        text(number - 10, base, String(row.at), 'end'),
        ...lines.map((each, index) => text(number + 10, base + index * LINE, each, 'start', weight)),
        text(words + 10, base, row.unit ?? ''),
        text(quantity - 10, base, row.quantity === undefined ? '' : String(row.quantity), 'end'),
        text(rate - 10, base, row.rate === undefined ? '' : money(row.rate), 'end'),
        text(amount - 10, base, money(row.amount), 'end', weight),
      )
      // Beside the amount, or below it where there is no room.
      const at = amount - rate < 200 ? { x: amount - 27, y: base + 22 } : { x: rate + 24, y: base - 9 }
      if (row.mistake) parts.push(mark({ from: rate, to: amount, y, height }, at, row.mistake))
      y += height
    }
  }
  return {
    width: amount,
    height: y,
    parts: [
      fill(0, amount, 0, HEADER, FILLS.block),
      ...['B', 'C', 'D', 'E', 'F'].map((name, at) =>
        text(((edges[at] ?? 0) + (edges[at + 1] ?? 0)) / 2, 31, name, 'middle', 700),
      ),
      ...parts,
    ],
  }
}

export const billFigures: Record<string, Figure> = {
  'bill-returned': billReturned(WIDE, () => true),
  'bill-mistakes': billReturned(NARROW, ({ mistake }) => mistake !== undefined),
}
