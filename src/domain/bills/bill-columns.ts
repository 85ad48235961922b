import { findBillUnit } from './bill-units.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { SeenCell, SeenRow } from './sheet-values.ts'
import { columnLetters } from './workbook-grid.ts'

/** What the columns of a bill are for. `detail` says more of the description: a specification. */
export const COLUMN_ROLES = [
  'reference',
  'description',
  'detail',
  'unit',
  'quantity',
  'rate',
  'amount',
] as const
export type ColumnRole = (typeof COLUMN_ROLES)[number]
export type ColumnsOf<Column> = { [Role in ColumnRole]: Column | null }
/** By their number from 0. */
export type Columns = ColumnsOf<number>

export type FoundColumns = {
  columns: Columns
  /** Rows that are headings of columns, by number. */
  headers: ReadonlySet<number>
  /** Names the headings: the same in the next file of the same maker. Empty without any. */
  fingerprint: string
  /** Whether the headings are those of a take-off (PlanSwift), or of a list of materials. */
  isTakeoff: boolean
  isMaterials: boolean
  /** Whether lengths, widths and heights are headed, and no prices: the dimensions behind a bill. */
  isDimensions: boolean
  /** Why a person should look at it; empty where it is clear. */
  doubts: string[]
}

const HEADER_TEXT_MAX = 45

/** What a heading means, the first that fits. */
const HEADERS: readonly [ColumnRole, RegExp][] = [
  ['quantity', /\bq'?t+y\b|qnty|quantit|quanitity|take-?off/],
  ['amount', /amount|\bamt\b|\btotals?\b|^value\b|^sum\b/],
  ['rate', /\brates?\b|\bprice|^cost\b/],
  ['unit', /^units?\b|^u\/?m$|\buom\b|^unit$|^per$/],
  ['detail', /^spec|^size\b|^type\b|^dimension/],
  [
    'description',
    /\bdes?c\w*r\w*p|\bdisc\w*r\w*p|^desc|particular|^name\b|^items? of works?|^works?\b|materials?\b|^details?\b/,
  ],
  ['reference', /^items?\b|^s\s*[/.]?\s*(n|no|nr)\b|^(sl|sr)\b|\bref\b|^no\b|^nr\b|^code\b/],
]

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[.:()₦]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

function roleOfHeader(cell: SeenCell): ColumnRole | undefined {
  if (!cell.isText || cell.text.length > HEADER_TEXT_MAX) return undefined
  const text = plain(cell.text)
  return HEADERS.find(([, pattern]) => pattern.test(text))?.[0]
}

type Header = { number: number; roles: Map<number, ColumnRole>; cells: SeenCell[] }

/** A row whose texts name columns: three at least, what is counted or paid among them, and nothing that is a number. */
function headerOf(row: SeenRow): Header | undefined {
  if (row.cells.length < 2 || row.cells.some(({ number }) => number !== undefined && number > 20))
    return undefined
  const roles = new Map<number, ColumnRole>()
  for (const cell of row.cells) {
    const role = roleOfHeader(cell)
    if (role) roles.set(cell.column, role)
  }
  const named = new Set(roles.values())
  const money = ['unit', 'quantity', 'rate', 'amount'].filter((role) => named.has(role as ColumnRole))
  return named.size >= 3 && money.length >= 2 ? { number: row.number, roles, cells: row.cells } : undefined
}

/** A heading, or the currency below one. */
const isCaption = (cell: SeenCell): boolean =>
  cell.isText &&
  (roleOfHeader(cell) !== undefined || /^\(?(?:n|₦|ngn|naira|n:k|₦:k|rs\.?)\)?$/i.test(cell.text))

/** Headings may stand in two rows, one below the other. */
function headersOf(rows: readonly SeenRow[]): Header[] {
  return rows.flatMap((row, index) => {
    const alone = headerOf(row)
    const below = rows[index + 1]
    if (below?.number !== row.number + 1 || headerOf(below)) return alone ? [alone] : []
    const isWords = alone
      ? below.cells.length > 1 && below.cells.every(isCaption)
      : [...row.cells, ...below.cells].every(
          ({ isText, text }) => isText && text.length <= HEADER_TEXT_MAX && !findBillUnit(text),
        )
    if (!isWords) return alone ? [alone] : []
    const both = headerOf({ ...below, cells: joined(row.cells, below.cells) })
    return both
      ? [
          { ...both, number: row.number },
          { ...both, number: below.number },
        ]
      : []
  })
}

function joined(above: readonly SeenCell[], below: readonly SeenCell[]): SeenCell[] {
  const cells = new Map(above.map((cell) => [cell.column, cell]))
  for (const cell of below) {
    const upper = cells.get(cell.column)
    cells.set(cell.column, upper ? { ...upper, text: `${upper.text} ${cell.text}` } : cell)
  }
  return [...cells.values()].sort((one, other) => one.column - other.column)
}

type Count = { texts: number; units: number; length: number; numbers: number; formulas: number }

/** What stands in each column below the headings. */
function countColumns(rows: readonly SeenRow[]): Map<number, Count> {
  const counts = new Map<number, Count>()
  for (const { cells } of rows)
    for (const { column, isText, text, number, hasFormula } of cells) {
      const count = counts.get(column) ?? { texts: 0, units: 0, length: 0, numbers: 0, formulas: 0 }
      counts.set(column, count)
      if (isText) {
        count.texts++
        count.length += text.length
        if (findBillUnit(text)) count.units++
      } else if (number !== undefined) count.numbers++
      if (hasFormula) count.formulas++
    }
  return counts
}

/** Six of ten texts of a column of units are units that we know. */
const UNIT_SHARE = 0.6
/** By so much may an amount differ from its product, rounded as it may be. */
const PRODUCT_TOLERANCE = 0.005
const ROWS_MULTIPLIED = 400

/** Which column is what: by what stands in it, and by its heading where that says nothing. */
export function findColumns(
  rows: readonly SeenRow[],
  formulaOf: (address: string) => string | undefined,
): FoundColumns {
  const found = headersOf(rows)
  const headers = new Set(found.map(({ number }) => number))
  const body = rows.filter(({ number }) => !headers.has(number) && number > (found[0]?.number ?? 0))
  const counts = countColumns(body)
  const hinted = (role: ColumnRole): number[] =>
    [...(found[0]?.roles ?? [])]
      .flatMap(([column, named]) => (named === role ? [column] : []))
      .sort((a, b) => a - b)
  const headerText = found[0]?.cells.map(({ text }) => plain(text)).join('|') ?? ''
  const isTakeoff =
    /(^|\|)name(\||$)/.test(headerText) &&
    /take-?off|qty|quantity/.test(headerText) &&
    /take-?off|linear total|wall height|color/.test(headerText)
  const isMaterials = /(^|\|)materials?(\||$| description| name)/.test(headerText)
  const doubts: string[] = []

  const unit = unitColumn(counts, hinted('unit'), hinted('quantity')[0])
  const money = multiplied(body, formulaOf)
  const { quantity, rate, amount } = moneyColumns({ money, counts, unit, hinted, doubts })
  const taken = new Set([unit, quantity, rate, amount].filter((each) => each !== null))
  const description = textColumn(counts, taken, hinted('description'), doubts)
  const detail =
    [...hinted('description'), ...hinted('detail')].find(
      (column) => column !== description && !taken.has(column) && (counts.get(column)?.texts ?? 0) > 0,
    ) ?? null
  const reference =
    hinted('reference').find((column) => column !== description && !taken.has(column)) ??
    referenceColumn(body, description, taken)
  const columns = { reference, description, detail, unit, quantity, rate, amount }
  if (description !== null && unit === null && quantity !== null) doubts.push('No column of units was found.')
  if (unit !== null && quantity === null) doubts.push('No column of quantities was found.')
  return {
    columns,
    headers,
    isDimensions:
      isDimensionHeader(found[0]?.cells ?? []) && hinted('rate').length + hinted('amount').length === 0,
    fingerprint: headerText ? fingerprintOf(headerText) : '',
    isTakeoff,
    isMaterials,
    doubts,
  }
}

const DIMENSION =
  /^(?:l|b|w|h|d|d ?\/ ?h|len|length|breadth|width|ht|height|depth|thick(?:ness)?)(?: ?(?:m|mm|ft|mtr|in m))?$/

/** Two of length, width and height at least. */
const isDimensionHeader = (cells: readonly SeenCell[]): boolean =>
  cells.filter(({ text }) => DIMENSION.test(plain(text))).length >= 2

function unitColumn(
  counts: ReadonlyMap<number, Count>,
  hinted: readonly number[],
  quantity: number | undefined,
): number | null {
  const candidates = [...counts].filter(([, { units, texts }]) => units >= 1 && units >= UNIT_SHARE * texts)
  const most = Math.max(0, ...candidates.map(([, { units }]) => units))
  const good = candidates.filter(([, { units }]) => units >= most / 2).map(([column]) => column)
  // A take-off has a second column of units behind its other figures.
  const named = good.filter((column) => hinted.includes(column))
  const [first] = (named.length > 0 ? named : good).toSorted((one, other) => one - other)
  const behind = named.find((column) => quantity !== undefined && column > quantity)
  if (named.length > 1 && behind !== undefined) return behind
  return first ?? hinted.find((column) => (counts.get(column)?.units ?? 0) > 0) ?? hinted[0] ?? null
}

type Product = { amount: number; factors: [number, number]; votes: number }

const PRODUCT =
  /^(?:ROUND\()?\(?\$?([A-Z]{1,3})\$?(\d+)\s*\*\s*\$?([A-Z]{1,3})\$?(\d+)\)?(?:\s*,\s*-?\d+\))?$|^PRODUCT\(\$?([A-Z]{1,3})\$?(\d+)[:,]\$?([A-Z]{1,3})\$?(\d+)\)$/i

/** Which column is the product of which two: by its formulas, else by its figures. */
function multiplied(
  rows: readonly SeenRow[],
  formulaOf: (address: string) => string | undefined,
): Product | undefined {
  const votes = new Map<string, Product>()
  const vote = (amount: number, one: number, other: number) => {
    const factors: [number, number] = one < other ? [one, other] : [other, one]
    const key = [amount, ...factors].join()
    const product = votes.get(key) ?? { amount, factors, votes: 0 }
    product.votes++
    votes.set(key, product)
  }
  let sampled = 0
  for (const { number, cells } of rows) {
    if (sampled >= ROWS_MULTIPLIED) break
    let isSampled = false
    for (const cell of cells) {
      const formula = cell.hasFormula ? formulaOf(cell.address) : undefined
      const [, a, rowA, b, rowB, c, rowC, d, rowD] = PRODUCT.exec(formula?.trim() ?? '') ?? []
      const [one, other] = [a ?? c, b ?? d]
      if (!one || !other || Number(rowA ?? rowC) !== number || Number(rowB ?? rowD) !== number) continue
      vote(cell.column, numberOfLetters(one), numberOfLetters(other))
      isSampled = true
    }
    if (!isSampled) {
      const figures = cells.filter((cell) => cell.number !== undefined && cell.number !== 0).slice(0, 12)
      for (const [index, one] of figures.entries())
        for (const other of figures.slice(index + 1))
          for (const amount of figures) {
            if (amount === one || amount === other || amount.column < other.column) continue
            const product = (one.number ?? 0) * (other.number ?? 0)
            // One times anything is that: such rows say nothing.
            if (Math.abs(one.number ?? 0) === 1 || Math.abs(other.number ?? 0) === 1) continue
            if (Math.abs((amount.number ?? 0) - product) > PRODUCT_TOLERANCE * Math.abs(product)) continue
            vote(amount.column, one.column, other.column)
            isSampled = true
          }
    }
    if (isSampled) sampled++
  }
  const best = [...votes.values()].sort((one, other) => other.votes - one.votes)[0]
  return best && best.votes >= 2 ? best : undefined
}

const numberOfLetters = (letters: string) =>
  [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

type Money = {
  money: Product | undefined
  counts: ReadonlyMap<number, Count>
  unit: number | null
  hinted: (role: ColumnRole) => number[]
  doubts: string[]
}

/** Quantity, rate and amount. */
function moneyColumns({
  money,
  counts,
  unit,
  hinted,
  doubts,
}: Money): Pick<Columns, 'quantity' | 'rate' | 'amount'> {
  const named = { quantity: hinted('quantity'), rate: hinted('rate'), amount: hinted('amount') }
  if (money) {
    const [left, right] = money.factors
    const isRate = (column: number) => named.rate.includes(column)
    const isQuantity = (column: number) => named.quantity.includes(column)
    const flipped =
      isRate(left) || isQuantity(right) || (unit === right + 1 && unit !== left + 1 && !isQuantity(left))
    const quantity = flipped && !isQuantity(left) ? right : left
    const rate = quantity === left ? right : left
    if (named.quantity.length > 0 && named.quantity.every((each) => !money.factors.includes(each)))
      doubts.push(
        `The amounts are not those of the column that is headed as quantity (${columnLetters(quantity)}).`,
      )
    return { quantity, rate, amount: money.amount }
  }
  const numeric = [...counts]
    .filter(([column, { numbers, texts }]) => column !== unit && numbers > 0 && numbers >= texts)
    .map(([column]) => column)
    .sort((one, other) => one - other)
  const priced = [...named.rate, ...named.amount]
  const beside =
    unit === null
      ? []
      : [unit + 1, unit - 1].filter((column) => numeric.includes(column) && !priced.includes(column))
  const quantity =
    named.quantity.find((column) => (counts.get(column)?.numbers ?? 0) > 0) ??
    named.quantity[0] ??
    beside[0] ??
    null
  if (named.quantity.length === 0 && beside.length > 1)
    doubts.push(`Quantities may stand in column ${beside.map(columnLetters).join(' or ')}.`)
  const rest = numeric.filter((column) => quantity !== null && column > Math.max(quantity, unit ?? -1))
  const isNamed = named.rate.length + named.amount.length > 0
  const rate = named.rate[0] ?? (isNamed ? null : (rest[0] ?? null))
  const amount =
    named.amount.find((column) => column !== rate && column !== quantity) ??
    (isNamed ? null : (rest[1] ?? null))
  if (!isNamed && rest.length > 0) doubts.push('Nothing says which figures are rates and which are amounts.')
  return { quantity, rate, amount }
}

/** The column of descriptions has the longest texts; where its heading says another, that one unless it is nearly empty. */
function textColumn(
  counts: ReadonlyMap<number, Count>,
  taken: ReadonlySet<number>,
  hinted: readonly number[],
  doubts: string[],
): number | null {
  const candidates = [...counts]
    .filter(([column, { texts }]) => !taken.has(column) && texts > 0)
    .sort(([, one], [, other]) => other.length - one.length)
  const [longest] = candidates
  if (!longest) return hinted[0] ?? null
  const named = hinted.find((column) => (counts.get(column)?.length ?? 0) >= 0.3 * longest[1].length)
  const [, second] = candidates
  if (named === undefined && second && second[1].length > 0.7 * longest[1].length)
    doubts.push(
      `Descriptions may stand in column ${columnLetters(longest[0])} or ${columnLetters(second[0])}.`,
    )
  return named ?? longest[0]
}

/** Letters and short numbers before the descriptions. */
function referenceColumn(
  rows: readonly SeenRow[],
  description: number | null,
  taken: ReadonlySet<number>,
): number | null {
  if (description === null) return null
  const counts = new Map<number, number>()
  for (const { cells } of rows)
    for (const { column, text } of cells)
      if (column < description && !taken.has(column) && /^[A-Z\d][A-Z\d.()/-]{0,7}$/i.test(text))
        counts.set(column, (counts.get(column) ?? 0) + 1)
  const [best] = [...counts].sort(([, one], [, other]) => other - one)
  return best?.[0] ?? null
}
