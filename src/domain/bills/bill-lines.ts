import { exactly, exactProduct } from './bill-numbers.ts'
import { CONTINUED, classifyRow, headingLevel, PLAIN_TEXT, type RowCells, rowCells } from './bill-rows.ts'
import type { BillLine, RowKind } from './bill-schema.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { Spoken } from './full-text.ts'
import { isOfNothingNew, onlyBuys } from './heading-words.ts'
import { type Line, type LineOptions, lineOf, TEXT_MAX } from './line-of-row.ts'
import { type SheetTables, tableAt } from './sheet-tables.ts'
import type { SeenCell, SeenRow } from './sheet-values.ts'

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

type Options = LineOptions & {
  tables: SheetTables['tables']
  headers: ReadonlyMap<number, string>
  /** Whether rows of nought are left out: a take-off lists what was not measured. */
  skipsNought: boolean
}

/** The unit of the item before, or what it says besides. */
const DITTO_UNIT = /^\W*(?:do|ditto|["”〃]{1,2}|,,)\W*$/i

/** The lines of a sheet, from top to bottom, and what every row is. */
export function readLines(rows: readonly SeenRow[], options: Options): ReadSheet {
  const { headers, sheet, tables } = options
  const lines: Line[] = []
  const read: ReadRow[] = []
  /** What the whole bill is, where that is no new work. */
  let title = ''
  /** What the row of the item before says besides. */
  let place = ''
  let element = ''
  let isElementBold = false
  let section = ''
  /** The number of its section: "3.1" of "3.1.4". */
  let sectionReference = ''
  let caption = ''
  let preamble: string[] = []
  /** A text directly above an item that may be said of those below it, too, until another comes. */
  let shared: string[] = []
  /** Texts directly above, which may begin a description. */
  let lead: string[] = []
  /** The reference may stand beside the beginning of a description. */
  let leadReference = ''
  let last: Spoken | undefined
  let previous: { number: number; kind: RowKind } | undefined
  const hasHeader = headers.size > 0
  const firstHeader = Math.min(...headers.keys())

  const keepAsPreamble = () => {
    if (lead.length > 0) {
      preamble.push(lead.join(' '))
      shared = []
    }
    lead = []
    leadReference = ''
  }
  let lastHeadings = ''

  for (const [index, row] of rows.entries()) {
    const cells = rowCells(row, tableAt(tables, row.number))
    const isHeader = headers.has(row.number)
    let { kind, why } = classifyRow(cells, { isHeader })
    const isNumbered = kind === 'text' && isAbove(cells.reference, referenceBelow(rows, index, tables))
    if (isNumbered) [kind, why] = ['heading', 'The items below have its number before theirs.']
    const isBelow = previous !== undefined && row.number === previous.number + 1 && previous.kind !== 'blank'
    if (!isBelow) keepAsPreamble()
    if (kind === 'item' && hasHeader && row.number < firstHeader && !isCounted(cells)) {
      kind = 'text'
      why = ABOVE
    } else if (kind === 'item' && options.skipsNought && (cells.quantity?.number ?? 0) === 0) {
      kind = 'text'
      why = 'Its quantity is 0: nothing was measured.'
      lead = []
    } else if (kind === 'item') {
      if (lead.length === 0 && cells.text === '' && preamble.length > 0) lead = [preamble.pop() ?? '']
      if (lead.length > 0) shared = []
      place = DITTO_UNIT.test(cells.place) ? place : cells.place
      const unit = DITTO_UNIT.test(cells.unit.written) ? (lines.at(-1)?.unit ?? cells.unit) : cells.unit
      const line = lineOf({
        cells: { ...cells, unit, place, reference: cells.reference || leadReference },
        table: tableAt(tables, row.number),
        lead: lead.join(' '),
        last,
        options,
        context: { title, element, section, caption, preamble: [...preamble, ...shared] },
        why,
      })
      lines.push(line)
      last = line.spoken
      if (lead.length > 0 && leadReference === '' && isCaption(lead, cells)) shared = lead
      lead = []
      leadReference = ''
    } else if (kind === 'heading') {
      keepAsPreamble()
      shared = []
      let level = headingLevel(cells)
      if (isNumbered) level = isAbove(sectionReference, cells.reference) ? 'caption' : 'section'
      // Under bold capitals those that are not bold are a part.
      if (level === 'element' && element !== '' && isElementBold && !cells.isBold) level = 'section'
      if (level === 'element') isElementBold = cells.isBold
      const name = cells.text.replace(CONTINUED, '').trim()
      if (hasHeader && row.number < firstHeader) {
        why = 'It is above the columns: a title.'
        if (onlyBuys(name)) title = name
      } else if (level === 'bill')
        [title, element, section, caption, preamble] = [isOfNothingNew(name) ? name : '', '', '', '', []]
      else if (level === 'caption') [caption, preamble] = [name, []]
      else if (level === 'section') {
        ;[section, caption, preamble] = [name, '', []]
        sectionReference = isNumbered ? cells.reference : ''
      } else if (!isSame(name, element)) [element, section, caption, preamble] = [name, '', '', []]
      else {
        why = 'It continues the element of that name.'
        ;[caption, preamble] = ['', []]
      }
    } else if (kind === 'text' && cells.isSized) {
      // The description goes on standing above its dimensions.
    } else if (kind === 'text' && cells.text !== '') {
      const line = lines.at(-1)
      if (
        line &&
        previous?.kind === 'item' &&
        isBelow &&
        goesOn(line.written, cells.text, rows[index + 1], row.number, tables)
      ) {
        continueLine(line, cells.text)
        last = line.spoken
        why = 'It continues the description above.'
      } else if (hasHeader && row.number < firstHeader) {
        why = ABOVE
        if (onlyBuys(cells.text)) title = cells.text
      } else {
        lead.push(cells.text)
        leadReference ||= cells.reference
      }
    } else {
      // Where other columns begin, what stands above them names what is below.
      const headings = headers.get(row.number) ?? ''
      if (lead.length > 0 && lastHeadings !== '' && headings !== '' && headings !== lastHeadings)
        [element, section, caption, preamble] = [lead.join(' '), '', '', []]
      lastHeadings = headings || lastHeadings
      lead = []
    }
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

const ABOVE = 'It is above the columns.'

/** Whether a number is that of the heading of another: "3.1" of "3.1.4". */
const isAbove = (reference: string, below: string): boolean =>
  reference !== '' &&
  below.startsWith(reference) &&
  /^[./-]?\d+$/.test(below.slice(reference.length).replace(/^[./-]/, '.')) &&
  /\d[./-]\d|[A-Z][./-]?\d/i.test(below)

/** The next reference below a row. */
function referenceBelow(rows: readonly SeenRow[], index: number, tables: SheetTables['tables']): string {
  for (const row of rows.slice(index + 1, index + 4)) {
    const { reference } = rowCells(row, tableAt(tables, row.number))
    if (reference !== '') return reference
  }
  return ''
}

/** Whether a text directly above an item is whole without it: a sentence that goes on below is that item's own, unless the items are numbered and it is not. */
function isCaption(lead: readonly string[], { reference, text }: RowCells): boolean {
  const end = lead.at(-1) ?? ''
  if (text === '') return false
  if (!/^\p{Ll}/u.test(text) || /(?:[:–-]|\b(?:in|to|of|for|on))$/.test(end)) return true
  return reference !== '' && end.length <= CAPTION_MAX && !OPEN_END.test(end)
}
const CAPTION_MAX = 60
const OPEN_END = /[,(]$|\b(?:and|or|the|with|a|an|exceeding|not|from|by|at|including)$/i

/** "Date: 46000" above the headings is no sum. */
const isCounted = ({ quantity, unit }: RowCells) => unit.known !== null || quantity?.number !== undefined

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
  tables: SheetTables['tables'],
): boolean {
  const isOpen = /[,;:(-]$|\b(?:and|or|of|in|to|the|with|for|on|including)$/i.test(written)
  if (!/^\p{Ll}/u.test(text) && !isOpen) return false
  if (!next || next.number !== row + 1) return true
  const below = rowCells(next, tableAt(tables, next.number))
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
    if (row.why === PLAIN_TEXT && row.text !== '') row.why = 'A text that applies to what follows it.'
}

const BEGINS = 'It begins the description of the item below.'

/** What a line costs in one building, unrounded: its amount, or quantity × rate where it has none. Null where that cannot be said. */
export function exactAmountOf({ amount, flags, kind, multiplier, quantity, rate }: BillLine): bigint | null {
  if (kind === 'rate-only' || flags.includes('included')) return null
  if (amount !== null) return exactly(amount) ?? null
  if (quantity === null || rate === null) return null
  return exactProduct(quantity / multiplier, rate) ?? null
}
