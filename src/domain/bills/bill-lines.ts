import type { Columns } from './bill-columns.ts'
import { exactly, exactProduct } from './bill-numbers.ts'
import {
  ASKS_FOR_A_RATE,
  CONTINUED,
  classifyRow,
  headingLevel,
  INCLUDED,
  PLAIN_TEXT,
  RATE_ONLY,
  type RowCells,
  rowCells,
} from './bill-rows.ts'
import type { BillLine, RowKind } from './bill-schema.ts'
import { isLumpUnit } from './bill-units.ts'
import { fingerprintOf } from './fingerprint.ts'
import { fullText, type Spoken } from './full-text.ts'
import type { SeenCell, SeenRow } from './sheet-values.ts'
import { columnLetters } from './workbook-grid.ts'

/** A row and what it was taken for. */
export type ReadRow = {
  number: number
  kind: RowKind
  why: string
  isHidden: boolean
  cells: SeenCell[]
  text: string
  amount: SeenCell | undefined
}

export type ReadSheet = { lines: BillLine[]; rows: ReadRow[] }

type Options = {
  sheet: string
  columns: Columns
  headers: ReadonlySet<number>
  /** Whether rows of nought are left out: a take-off lists what was not measured. */
  skipsNought: boolean
  /** Whether a cell rests on another workbook. */
  isExternal: (address: string) => boolean
}

const PREAMBLE_MAX = 2_000
const TEXT_MAX = 3_000
const PROVISIONAL =
  /\bprov(isional|\.)\s*sums?\b|\bprime\s+cost\b|\bp\.?\s?c\.?\s+sums?\b|\bcontingency\s+sum\b|\bday\s?works?\b/i
const OMITTED = /^\W*(?:omit|deduct|less|credit)\b/i

/** The lines of a sheet, from top to bottom, and what every row is. */
export function readLines(rows: readonly SeenRow[], options: Options): ReadSheet {
  const { columns, headers, sheet } = options
  const lines: Line[] = []
  const read: ReadRow[] = []
  let element = ''
  let isElementBold = false
  let section = ''
  let caption = ''
  let preamble: string[] = []
  /** Texts directly above, which may begin a description. */
  let lead: string[] = []
  /** The reference may stand beside the beginning of a description. */
  let leadReference = ''
  let last: Spoken | undefined
  let previous: { number: number; kind: RowKind } | undefined
  const hasHeader = headers.size > 0
  const firstHeader = Math.min(...headers)

  const keepAsPreamble = () => {
    if (lead.length > 0) preamble.push(lead.join(' '))
    lead = []
    leadReference = ''
  }

  for (const [index, row] of rows.entries()) {
    const cells = rowCells(row, columns)
    const isHeader = headers.has(row.number)
    let { kind, why } = classifyRow(cells, { isHeader })
    const isBelow = previous !== undefined && row.number === previous.number + 1 && previous.kind !== 'blank'
    if (!isBelow) keepAsPreamble()
    if (kind === 'item' && options.skipsNought && (cells.quantity?.number ?? 0) === 0) {
      kind = 'text'
      why = 'Its quantity is nought: nothing was measured.'
      lead = []
    } else if (kind === 'item') {
      if (lead.length === 0 && cells.text === '' && preamble.length > 0) lead = [preamble.pop() ?? '']
      const line = lineOf({
        cells: { ...cells, reference: cells.reference || leadReference },
        lead: lead.join(' '),
        last,
        options,
        context: { element, section, caption, preamble },
        why,
      })
      lines.push(line)
      last = line.spoken
      lead = []
      leadReference = ''
    } else if (kind === 'heading') {
      keepAsPreamble()
      let level = headingLevel(cells)
      // Under bold capitals those that are not bold are a part.
      if (level === 'element' && element !== '' && isElementBold && !cells.isBold) level = 'section'
      if (level === 'element') isElementBold = cells.isBold
      const name = cells.text.replace(CONTINUED, '').trim()
      if (hasHeader && row.number < firstHeader) why = 'It stands above the columns: a title.'
      else if (level === 'bill') [element, section, caption, preamble] = ['', '', '', []]
      else if (level === 'caption') [caption, preamble] = [name, []]
      else if (level === 'section') [section, caption, preamble] = [name, '', []]
      else if (!isSame(name, element)) [element, section, caption, preamble] = [name, '', '', []]
      else {
        why = 'It goes on with the element of that name.'
        ;[caption, preamble] = ['', []]
      }
    } else if (kind === 'text' && cells.text !== '') {
      const line = lines.at(-1)
      if (
        line &&
        previous?.kind === 'item' &&
        isBelow &&
        goesOn(line.written, cells.text, rows[index + 1], row.number, columns)
      ) {
        continueLine(line, cells.text)
        last = line.spoken
        why = 'It goes on with the description above.'
      } else if (hasHeader && row.number < firstHeader) why = 'It stands above the columns.'
      else {
        lead.push(cells.text)
        leadReference ||= cells.reference
      }
    } else lead = []
    read.push({
      number: row.number,
      kind,
      why,
      isHidden: row.isHidden,
      cells: row.cells,
      text: cells.text,
      amount: cells.amount,
    })
    previous = { number: row.number, kind }
  }
  explainLeads(read)
  return { lines: lines.map(({ spoken: _, ...line }) => ({ ...line, sheet })), rows: read }
}

type Line = BillLine & { spoken: Spoken }

function continueLine(line: Line, text: string): void {
  line.written = `${line.written} ${text}`.slice(0, TEXT_MAX)
  line.text = `${line.text} ${text}`.slice(0, TEXT_MAX)
  line.spoken = { ...line.spoken, text: line.text }
  line.fingerprint = fingerprintOf([...line.section, line.preamble, line.text, line.unit.written].join('|'))
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** A text below an item belongs to it where its sentence is not at its end, and no item follows that it would begin. */
function goesOn(
  written: string,
  text: string,
  next: SeenRow | undefined,
  row: number,
  columns: Columns,
): boolean {
  const isOpen = /[,;:(-]$|\b(?:and|or|of|in|to|the|with|for|on|including)$/i.test(written)
  if (!/^\p{Ll}/u.test(text) && !isOpen) return false
  if (!next || next.number !== row + 1) return true
  const below = rowCells(next, columns)
  const isItem = classifyRow(below, { isHeader: false }).kind === 'item'
  return !isItem || (isOpen && below.reference !== '' && /^\p{Lu}/u.test(below.text))
}

/** Texts that became part of an item say so. */
function explainLeads(rows: ReadRow[]): void {
  for (let index = rows.length - 2; index >= 0; index--) {
    const [row, below] = [rows[index], rows[index + 1]]
    if (!row || !below || row.kind !== 'text' || row.text === '' || below.number !== row.number + 1) continue
    if (row.why !== PLAIN_TEXT) continue
    if (below.kind === 'item' || below.why === BEGINS) row.why = BEGINS
  }
  for (const row of rows)
    if (row.why === PLAIN_TEXT && row.text !== '') row.why = 'A text that holds for what follows it.'
}

const BEGINS = 'It begins the description of the item below.'

type Context = { element: string; section: string; caption: string; preamble: readonly string[] }

type Item = {
  cells: RowCells
  lead: string
  last: Spoken | undefined
  options: Options
  context: Context
  why: string
}

function lineOf({ cells, lead, last, options, context, why }: Item): Line {
  const { row, unit, quantity, rate, amount, reference } = cells
  const spoken = fullText(lead, cells.text, last)
  const written = [lead, cells.text].filter(Boolean).join(' ').slice(0, TEXT_MAX)
  const section = [context.element, context.section].filter(Boolean)
  const preamble = [context.caption, ...context.preamble].filter(Boolean).join('\n').slice(0, PREAMBLE_MAX)
  const text = spoken.text.slice(0, TEXT_MAX)
  const figure = quantity?.number
  const said = [quantity, rate, amount].map((cell) => cell?.text ?? '')
  // Its formula multiplies by a rate that is not there yet.
  const isUnpriced = rate?.number === undefined && amount?.number === 0 && amount.hasFormula
  const flags: BillLine['flags'] = []
  const whys = [why]
  const isRateOnly = why === ASKS_FOR_A_RATE || said.some((each) => RATE_ONLY.test(each))
  if (figure !== undefined && (figure < 0 || OMITTED.test(written))) flags.push('omitted')
  if (row.isHidden) flags.push('hidden')
  if (unit.known === null) flags.push('unknown-unit')
  if ([quantity, rate, amount].some((cell) => cell?.isError)) flags.push('error-value')
  if (said.some((each) => INCLUDED.test(each))) flags.push('included')
  if ([quantity, rate, amount].some((cell) => cell && options.isExternal(cell.address)))
    flags.push('external')
  let kind: BillLine['kind'] = 'measured'
  const isSum = isLumpUnit(unit.known) || (unit.written === '' && rate?.number === undefined)
  const isLump = isSum && figure === undefined && !quantity?.isError
  if (isRateOnly) {
    kind = 'rate-only'
    if (why !== ASKS_FOR_A_RATE) whys.push('"Rate only" stands in it: it is priced and not added.')
  } else if (unit.known === 'percent') kind = 'percentage'
  else if (PROVISIONAL.test(text) && (isLumpUnit(unit.known) || figure === undefined)) {
    kind = 'provisional'
    whys.push('Its words set a sum aside.')
  } else if (isLump) {
    kind = 'lump'
    whys.push('It asks for one sum, and has no quantity: it counts once.')
  }
  if (spoken.text !== written) whys.push('What it leaves out was taken from the item before.')
  if (lead !== '') whys.push('Its description begins above.')
  if (quantity?.unit && unit.written === quantity.unit) whys.push('Its unit stands behind the quantity.')
  return {
    key: `${options.sheet}!${row.number}`,
    fingerprint: fingerprintOf([...section, preamble, text, unit.written].join('|')),
    sheet: options.sheet,
    row: row.number,
    reference,
    kind,
    section,
    preamble,
    written,
    text,
    unit,
    quantity: figure ?? (kind === 'lump' || kind === 'provisional' ? 1 : null),
    multiplier: 1,
    rate: rate?.number ?? null,
    amount: amount?.isError || isRateOnly || isUnpriced ? null : (amount?.number ?? null),
    cells: {
      quantity: addressIn(options.columns.quantity, row),
      rate: addressIn(options.columns.rate, row),
      amount: addressIn(options.columns.amount, row),
    },
    why: whys,
    flags,
    spoken,
  }
}

const addressIn = (column: number | null, row: SeenRow): string | null =>
  column === null ? null : `${columnLetters(column)}${row.number}`

/** What a line costs in one building, unrounded: its amount, or quantity × rate where it has none. Null where that cannot be said. */
export function exactAmountOf({ amount, flags, kind, multiplier, quantity, rate }: BillLine): bigint | null {
  if (kind === 'rate-only' || flags.includes('included')) return null
  if (amount !== null) return exactly(amount) ?? null
  if (quantity === null || rate === null) return null
  return exactProduct(quantity / multiplier, rate) ?? null
}
