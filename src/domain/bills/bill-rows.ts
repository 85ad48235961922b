import type { BillUnit, RowKind } from './bill-schema.ts'
import { findBillUnit, isLikeUnit } from './bill-units.ts'
import type { SheetTable } from './sheet-tables.ts'
import type { SeenCell, SeenRow } from './sheet-values.ts'

/** The cells of a row by what their columns are for. */
export type RowCells = {
  row: SeenRow
  reference: string
  /** Its description; where that is empty, whatever text stands in the row. */
  text: string
  isBold: boolean
  /** What the row says besides, such as where in the building it is. */
  place: string
  unit: { written: string; known: BillUnit | null }
  quantity: SeenCell | undefined
  rate: SeenCell | undefined
  amount: SeenCell | undefined
  /** Whether lengths or widths stand in it. */
  isSized: boolean
}

const WORD = /\p{L}{3}/u

export function rowCells(row: SeenRow, { columns, dimensions }: SheetTable): RowCells {
  const at = (column: number | null) =>
    column === null ? undefined : row.cells.find((cell) => cell.column === column)
  const description = at(columns.description)
  const detail = at(columns.detail)
  const [unitCell, quantity] = [at(columns.unit), at(columns.quantity)]
  const money = new Set([columns.unit, columns.quantity, columns.rate, columns.amount, columns.reference])
  const elsewhere = row.cells.find((cell) => cell.isText && !money.has(cell.column))
  const reference = at(columns.reference)
  const spoken = description?.text ? description : (elsewhere ?? (isLong(reference) ? reference : undefined))
  const written = unitCell?.text || quantity?.unit || (quantity?.isText ? unitOf(quantity.text) : '')
  return {
    row,
    reference: spoken === reference ? '' : (reference?.text ?? ''),
    text: [spoken?.text, detail === spoken ? '' : detail?.text].filter(Boolean).join('; '),
    isBold: spoken?.isBold === true,
    place: row.cells
      .filter(({ column, isText }) => isText && column !== spoken?.column && !money.has(column))
      .filter(({ column, text }) => column !== columns.detail && !dimensions.has(column) && WORD.test(text))
      .map(({ text }) => text)
      .join('; '),
    unit: { written, known: findBillUnit(written) ?? null },
    quantity,
    rate: at(columns.rate),
    amount: at(columns.amount),
    isSized: row.cells.some(({ column, number }) => dimensions.has(column) && number !== undefined),
  }
}

/** A unit that stands where its quantity would: "Lot". */
const unitOf = (text: string) => (findBillUnit(text) ? text : '')

const isLong = (cell: SeenCell | undefined) => cell?.isText === true && cell.text.length > 6

/** Words that close a page or a section, or take its total further. */
const CLOSING: readonly RegExp[] = [
  /\b(carried|brought|carry|bring)\s*(to|forward|down|over|fwd)\b/,
  /\b[cb]\s*\/\s*[fd]\b/,
  /\bto\s+collect/,
  /^(page\s+)?collect?(ion|on)s?\b/,
  /\b(general|final|grand|main|bill|section|elemental|collection)\s+summary\b/,
  /^summary\b/,
  /^(add\s+)?(the\s+)?(grand|sub|sous|page|section|bill|net|overall|final|gross|contract|tender)?[\s-]*totals?\b/,
  /^(amount|total)\s+(carried|brought|of|for|to)\b/,
  /^(from\s+)?page\s*(no|nr|number)?\W*\d+/,
  /^from\s+page\b/,
  /\btotal\s*[:.₦]?$/,
  /^(say|rounded( off)?)\b.{0,8}$/,
]
/** Whatever stands beside it; "Total station" may be hired by the day. */
const ALWAYS_CLOSING = /^\W*(?:grand|sub)[\s-]*totals?\b/i

/** A closing row is a line, not a paragraph. */
const CLOSING_MAX = 120

export function isClosingText(text: string): boolean {
  const plain = text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}]+/u, '')
  return plain.length <= CLOSING_MAX && CLOSING.some((pattern) => pattern.test(plain))
}

/** What is added to a total as a part of it: contingencies, tax, a percentage for workmanship. */
export const isAdditionText = (text: string): boolean =>
  text.length <= CLOSING_MAX && (ADDITION.test(text) || (SHARE.test(text) && /\d\s*%/.test(text)))

const ADDITION =
  /^(add|allow|less|deduct)?\W*(\d+(\.\d+)?\s*%\s*)?(for\s+)?\b(vat|tva|gst|nhil|getfund|value added tax|(?:goods and )?(?:service|sales)s? tax|cess|contingenc(y|ies)|withholding tax|professional fees?|discount)\b/i
const SHARE =
  /^\W*(\d+(\.\d+)?\s*%\s*(for\s+)?)?(workmanship|labour|transport(ation)?|logistics|supervision|miscellaneous|consultancy|overheads?|profit)\b/i

export const RATE_ONLY = /^rates?(\s*only)?$/i
export const INCLUDED = /^(incl(uded|usive)?|included elsewhere)\W*$/i

/** Of an item that has a unit and no figure. */
export const ASKS_FOR_A_RATE = 'It has a reference and a unit, and no figure: it asks for a rate.'

const ADDS = 'It adds a part of a total: contingencies, tax or the like.'

export const PLAIN_TEXT = 'A text without a unit and figures.'

/** Programs write nought beside texts. */
const isNought = (cell: SeenCell | undefined) => cell?.number === 0 && !cell.hasFormula

const hasFigure = (cell: SeenCell | undefined) =>
  cell !== undefined && (cell.number !== undefined || cell.isError || cell.hasFormula)

const isWord = (cell: SeenCell | undefined) =>
  cell !== undefined && (RATE_ONLY.test(cell.text) || INCLUDED.test(cell.text))

/** What a row is, and why (the order of the questions matters). */
export function classifyRow(
  cells: RowCells,
  { isHeader }: { isHeader: boolean },
): { kind: RowKind; why: string } {
  const { text, unit, quantity, rate, amount, row } = cells
  if (row.cells.every((cell) => cell.text === '')) return { kind: 'blank', why: 'It is empty.' }
  if (isHeader) return { kind: 'header', why: 'Its cells name the columns.' }
  const isUnit = unit.known !== null || (unit.written !== '' && isLikeUnit(unit.written))
  // What stands where a unit would, beside an amount alone, is "Say Rs.".
  const isAsked = unit.known !== null || text !== '' || hasFigure(quantity)
  const figures = [quantity, rate, amount].some((cell) => hasFigure(cell) || isWord(cell))
  if (
    isClosingText(text) &&
    !(isUnit && !ALWAYS_CLOSING.test(text) && (hasFigure(quantity) || hasFigure(rate)))
  )
    return { kind: 'closing', why: 'Its words close a page or a section, or carry its total.' }
  // "Total" stands beside its figure where the description has no room for it.
  if (
    text === '' &&
    !hasFigure(quantity) &&
    row.cells.some((cell) => cell.isText && isClosingText(cell.text))
  )
    return { kind: 'closing', why: 'Its words close a page or a section, or carry its total.' }
  if (unit.known === 'percent' && cells.reference === '' && ADDITION.test(text) && hasFigure(amount))
    return { kind: 'closing', why: ADDS }
  const isSaid = unit.known !== null || hasFigure(quantity) || hasFigure(rate) || !isNought(amount)
  if (isUnit && isAsked && figures && isSaid) return { kind: 'item', why: 'It has a unit and a figure.' }
  if (cells.isSized && unit.written === '' && !hasFigure(rate))
    return { kind: 'text', why: 'Its lengths and widths are measured for the item around it.' }
  if (isAdditionText(text) && !isUnit && hasFigure(amount)) return { kind: 'closing', why: ADDS }
  if (unit.known === 'item' && text !== '')
    return { kind: 'item', why: 'Its unit asks for one sum, which has no price yet.' }
  if (unit.known !== null && text !== '' && cells.reference !== '')
    return { kind: 'item', why: ASKS_FOR_A_RATE }
  if (
    unit.written === '' &&
    hasFigure(quantity) &&
    (hasFigure(rate) || (hasFigure(amount) && !isCapitals(text)))
  )
    return { kind: 'item', why: 'It has a quantity and a price, and no unit.' }
  if (text !== '' && cells.reference !== '' && isWord(amount))
    return { kind: 'item', why: 'It has a reference, and its amount says that it is included.' }
  if (hasFigure(amount) && !hasFigure(quantity) && !hasFigure(rate)) {
    if (text === '') return { kind: 'closing', why: 'Only an amount: the total of what is above it.' }
    // Nothing is what a product of blanks comes to.
    const isOwn =
      amount?.number !== undefined &&
      !isNought(amount) &&
      (!amount.hasFormula || (amount.isOfRow && amount.number !== 0))
    if (cells.reference !== '' && isOwn && !isCapitals(text))
      return { kind: 'item', why: 'It has only a reference and an amount: one sum.' }
    if (isCapitals(text) || amount?.hasFormula)
      return { kind: 'repeated-total', why: 'Only an amount beside a name: it repeats a total.' }
  }
  if (text === '') return { kind: 'text', why: 'It has neither a description nor a unit with a figure.' }
  const level = headingLevel(cells)
  if (level !== undefined) return { kind: 'heading', why: HEADING_WHY[level] }
  return { kind: 'text', why: PLAIN_TEXT }
}

/** The larger, the deeper. A bill's title ends all, an element holds work sections, a caption stands above a few items. */
export type HeadingLevel = 'bill' | 'element' | 'section' | 'caption'

const HEADING_WHY: Readonly<Record<HeadingLevel, string>> = {
  bill: 'It names a bill.',
  element: 'Capitals without a unit: an element or a trade.',
  section: 'It begins with the number of a work section.',
  caption: 'Bold without a unit: it says what the items below are.',
}

/** What stands behind capitals in brackets may be a remark on them. */
const ASIDE = /\bcont'?d\b|\b(?:and|of|to|for|no|nr)\b|(?<=\p{Lu}{4}.*)\([^()]*\)\W*$/giu
export const isCapitals = (text: string): boolean =>
  /\p{Lu}{2}/u.test(text) && !/\p{Ll}{2}/u.test(text.replace(ASIDE, ''))

const HEADING_MAX = 110
export const CONTINUED = /[\s([–-]*\bcont(inued|inuation|'?d|\.)?[.)\]]*\s*$/i

export function headingLevel({ text, isBold }: Pick<RowCells, 'text' | 'isBold'>): HeadingLevel | undefined {
  if (text.length > HEADING_MAX && !(isBold && isCapitals(text))) return undefined
  if (/^bill\s*(no|nr|number)?\W*\d/i.test(text)) return 'bill'
  if (/^part\s+(?:[a-z]|\d+|one|two|three|four|five)\s*[-–—:.]\s*\p{Lu}/iu.test(text)) return 'element'
  // "1.50 m deep" goes on with a sentence.
  if (/^(\d+\.\d+\s*[:. ]|[A-Z]\d{2}[:. ])\s*\p{Lu}/u.test(text)) return 'section'
  if (isCapitals(text.replace(CONTINUED, ''))) return 'element'
  if (CONTINUED.test(text) && isBold) return 'element'
  return isBold ? 'caption' : undefined
}
