import { findBillUnit } from './bill-units.ts'
import type { ColumnRole } from './column-roles.ts'
import { CURRENCY, HUNDREDTHS } from './currencies.ts'
import type { SeenCell, SeenRow } from './sheet-values.ts'

const HEADER_TEXT_MAX = 45

/** What a heading means, the first that fits. */
const HEADERS: readonly [ColumnRole, RegExp][] = [
  [
    'quantity',
    /\bq'?t+[ye]\b|^(?:no|nr|nos) off\b|\bqnty|quantit|quanitity|take-?off|^squar(?:ing|ed)s?\b|^sqg\b/,
  ],
  ['rate', /^(?:basic |net )?unit (?:rate|price|cost)|(?:price|cost|rate) (?:per|\/) ?unit|\bprix u|^p u\b/],
  [
    'amount',
    /amount|\bamt\b|(?<!linear )\btotals?\b|^value\b|^sum\b|(?:materials?|labou?r|plant) costs?\b|\bcharges?\b|^montant/,
  ],
  ['rate', /\brates?\b|\bprice|^cost\b|^prix\b/],
  ['unit', /^units?\b|^u\/?m?$|\buom\b|^per$|^unites?\b|^measure(?:ment unit)?$/],
  ['detail', /^spec|^size\b|^type\b|^dimension|^(?:remarks?|comments?)\b/],
  [
    'description',
    /\bdes?c\w*r\w*p|\bdisc\w*r\w*p|^desc|particular|^name\b|^items? of works?|^works?\b|^job\b|^activit|materials?\b|^details?\b|^prelim|^designation/,
  ],
  ['reference', /^items?\b|^s\s*[/.]?\s*(n|no|nr)\b|^(sl|sr)\b|\bref\b|^no\b|^nr\b|^n°|^code\b|^clause\b/],
]

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[.:()₦]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

function roleOfHeader(cell: SeenCell): ColumnRole | undefined {
  if (!cell.isText || cell.text.length > HEADER_TEXT_MAX) return undefined
  const text = plain(cell.text)
  return HEADERS.find(([, pattern]) => pattern.test(text))?.[0]
}

/** A row that names the columns, with what it calls them. */
export type Header = { number: number; roles: ReadonlyMap<number, ColumnRole>; cells: readonly SeenCell[] }

const MONEY: ReadonlySet<ColumnRole> = new Set(['unit', 'quantity', 'rate', 'amount'])

/** A row whose texts name columns: three at least, what is counted or paid among them, and nothing that is a number. */
function headerOf(row: SeenRow): Header | undefined {
  if (row.cells.length < 2 || row.cells.some(({ number }) => number !== undefined && number > 20))
    return undefined
  const roles = new Map<number, ColumnRole>()
  for (const cell of row.cells) {
    const role = roleOfHeader(cell)
    if (role) roles.set(cell.column, role)
  }
  // Beside rates a sign of money heads what they come to.
  const [rate] = [...roles].find(([, role]) => role === 'rate') ?? []
  const sign = row.cells.findLast(({ column, text }) => column > (rate ?? column) && CURRENCY.test(text))
  if (sign && ![...roles.values()].includes('amount')) roles.set(sign.column, 'amount')
  const named = new Set(roles.values())
  const money = [...roles.values()].filter((role) => MONEY.has(role))
  const isMoney = named.size >= 3 && money.length >= 2
  const isMeasured = named.has('description') && money.length > 0 && sizedIn(row.cells).length >= 2
  return isMoney || isMeasured ? { number: row.number, roles, cells: row.cells } : undefined
}

/** A heading, or the currency below one. */
const isCaption = (cell: SeenCell): boolean =>
  cell.isText && (roleOfHeader(cell) !== undefined || CURRENCY.test(cell.text) || HUNDREDTHS.test(cell.text))

/** Headings may stand in two rows, one below the other. */
export function headersOf(rows: readonly SeenRow[]): Header[] {
  return rows.flatMap((row, index) => {
    const alone = headerOf(row)
    const [above, below] = [rows[index - 1], rows[index + 1]]
    if (above && isGrouping(above, row)) return []
    const isGroup = below !== undefined && isGrouping(row, below)
    if (below?.number !== row.number + 1 || (headerOf(below) && !isGroup)) return alone ? [alone] : []
    const isWords = alone
      ? below.cells.length > 1 && below.cells.every(isCaption)
      : [...row.cells, ...below.cells].every(
          ({ isText, text }) => isText && text.length <= HEADER_TEXT_MAX && !findBillUnit(text),
        )
    if (!isWords && !isGroup) return alone ? [alone] : []
    const both = headerOf({ ...below, cells: joined(row.cells, below.cells) })
    return both
      ? [
          { ...both, number: row.number },
          { ...both, number: below.number },
        ]
      : []
  })
}

/** Whether a row of headings groups the columns of the next: "Omissions", "Additions". */
const isGrouping = (row: SeenRow, below: SeenRow): boolean =>
  below.number === row.number + 1 &&
  row.cells.every(({ isText }) => isText) &&
  row.cells.filter(({ text }) => isChange(text)).length > 1 &&
  headerOf({ ...below, cells: joined(row.cells, below.cells) }) !== undefined

function joined(above: readonly SeenCell[], below: readonly SeenCell[]): SeenCell[] {
  const cells = new Map(above.map((cell) => [cell.column, cell]))
  for (const cell of below) {
    const nearest = above.findLast(({ column }) => column <= cell.column)
    // "Omissions" stands above all of its columns.
    const upper = cells.get(cell.column) ?? (nearest && isChange(nearest.text) ? nearest : undefined)
    cells.set(cell.column, upper ? { ...cell, text: `${upper.text} ${cell.text}` } : cell)
  }
  return [...cells.values()].sort((one, other) => one.column - other.column)
}

const textOf = (header: Header | undefined): string =>
  header?.cells.map(({ text }) => plain(text)).join('|') ?? ''

/** What the headings of a table say besides the roles of its columns. */
export type HeaderWords = {
  text: string
  /** Whether they are those of a take-off (PlanSwift), or of a list of materials. */
  isTakeoff: boolean
  isMaterials: boolean
  /** Whether charges are headed: preliminaries that have no unit and no rate. */
  isCharges: boolean
  /** Columns of lengths, widths and heights, and of how often they occur. Empty where fewer than two are headed. */
  dimensions: ReadonlySet<number>
  /** Columns of kobo, each beside its naira. */
  kobo: ReadonlySet<number>
  /** The columns of what is taken off a contract and of what is added to it, where both are headed. */
  changes: readonly Change[]
}

/** Of quantities, rates or amounts. */
export type Change = { role: 'quantity' | 'rate' | 'amount'; omitted: number; added: number }

const OMITTED = /\b(?:omit(?:ted)?|omissions?|deduct(?:ed)?|deductions?)\b/
const ADDED = /\b(?:add(?:ed)?|additions?|additional|extras?)\b/
const isChange = (text: string) => OMITTED.test(plain(text)) !== ADDED.test(plain(text))

function changesOf(cells: readonly SeenCell[]): Change[] {
  const named = cells.filter(({ isText, text }) => isText && isChange(text))
  return (['quantity', 'rate', 'amount'] as const).flatMap((role) => {
    const own = named.filter((cell) => (roleOfHeader(cell) ?? 'amount') === role)
    const headed = (words: RegExp) => own.findLast(({ text }) => words.test(plain(text)))?.column
    const [omitted, added] = [headed(OMITTED), headed(ADDED)]
    return omitted === undefined || added === undefined ? [] : [{ role, omitted, added }]
  })
}

/** The first column of a second table beside the first: what is described, counted and paid is headed once more. */
export function secondTable({ roles }: Header): number | undefined {
  const columns = [...roles.keys()].sort((one, other) => one - other)
  const [, ...others] = columns.filter((column) => roles.get(column) === 'description')
  const isWhole = (part: readonly number[]) => {
    const named = new Set(part.map((column) => roles.get(column)))
    return (
      named.has('description') &&
      (named.has('unit') || named.has('quantity')) &&
      (named.has('rate') || named.has('amount'))
    )
  }
  for (const described of others) {
    const numbered = columns.findLast((column) => column < described)
    const first = numbered !== undefined && roles.get(numbered) === 'reference' ? numbered : described
    if (
      isWhole(columns.filter((column) => column < first)) &&
      isWhole(columns.filter((column) => column >= first))
    )
      return first
  }
  return undefined
}

const SIDE =
  '(?:[lbwhdt]|len|lg?th|length|br|breadth|wi?dth|ht|height|dpth|depth|thk|thick(?:ness)?|dims?(?: \\w)?|dimensions?(?: \\w)?)'
const DIMENSION = new RegExp(`^${SIDE}(?: ?/ ?${SIDE})*(?: ?(?:m|mm|ft|mtr|in m))?$`)
const TIMES = /^(?:no|nos|nr|number|times?|timesing|x)(?: of)?$/

const sizedIn = (cells: readonly SeenCell[]) =>
  cells.filter(({ isText, text }) => isText && DIMENSION.test(plain(text)))

export function headerWords(header: Header | undefined): HeaderWords {
  const text = textOf(header)
  const cells = header?.cells ?? []
  const sized = sizedIn(cells)
  const first = sized[0]?.column ?? 0
  const times = cells.filter((cell) => cell.column === first - 1 && TIMES.test(plain(cell.text)))
  const isPriced = (column: number) => ['rate', 'amount'].includes(header?.roles.get(column) ?? '')
  return {
    text,
    isTakeoff:
      /(^|\|)name(\||$)/.test(text) &&
      /take-?off|qty|quantity/.test(text) &&
      /take-?off|linear total|wall height|color/.test(text),
    isMaterials: /(^|\|)materials?(\||$|,| description| name| delivered)/.test(text),
    isCharges: /\bcharges?\b/.test(text),
    dimensions: new Set(sized.length >= 2 ? [...sized, ...times].map(({ column }) => column) : []),
    kobo: new Set(
      cells.flatMap(({ column, text: caption }) =>
        HUNDREDTHS.test(caption) && isPriced(column - 1) ? [column] : [],
      ),
    ),
    changes: changesOf(cells),
  }
}
