import { ASKS_FOR_A_RATE, INCLUDED, isClosingText, RATE_ONLY, type RowCells } from './bill-rows.ts'
import type { BillLine } from './bill-schema.ts'
import { isLumpUnit, isSetAside } from './bill-units.ts'
import { fingerprintOf } from './fingerprint.ts'
import { fullText, type Spoken } from './full-text.ts'
import type { SheetTable } from './sheet-tables.ts'
import type { SeenRow } from './sheet-values.ts'
import { columnLetters } from './workbook-grid.ts'

/** A line, and what it says for those that leave that out. */
export type Line = BillLine & { spoken: Spoken }

export type LineOptions = {
  sheet: string
  /** The first column of its strip, where that stands beside another. */
  beside: string
  /** Whether a cell rests on another workbook. */
  isExternal: (address: string) => boolean
}

const PREAMBLE_MAX = 2_000
export const TEXT_MAX = 3_000
const PROVISIONAL =
  /\bprov(isional|\.)\s*sums?\b|\bprime\s+cost\b|\bp\.?\s?c\.?\s+sums?\b|\bcontingency\s+sum\b|\bday\s?works?\b/i
/** "Add profit 5 %", below the sum that it is a part of. */
const PERCENTAGE =
  /^add\b.*\b(profit|overheads?|attendance)\b.*\d\s*%|^add\s+\d[\d.]*\s*%.*\b(profit|overheads?|attendance)\b/i
/** What a row says besides stands so in the preamble: "In its row: Columns". */
export const IN_ROW = 'In its row: '
const OMITTED = /^\W*(?:omit|deduct|less|credit)\b/i

type Context = {
  title: string
  element: string
  section: string
  caption: string
  preamble: readonly string[]
}

type Item = {
  cells: RowCells
  lead: string
  last: Spoken | undefined
  table: Pick<SheetTable, 'columns' | 'kobo'>
  options: LineOptions
  context: Context
  why: string
}

/** What a row asks for, with what stands above it. */
export function lineOf({ cells, table, lead, last, options, context, why }: Item): Line {
  const { row, unit, quantity, rate, amount, reference } = cells
  const { columns } = table
  // Below its dimensions an item says "Total" beside its quantity.
  const own = lead !== '' && isClosingText(cells.text) ? '' : cells.text
  const spoken = fullText(lead, own, last)
  const written = [lead, own].filter(Boolean).join(' ').slice(0, TEXT_MAX)
  const section = [context.title, context.element, context.section].filter(Boolean)
  const preamble = [cells.place && `${IN_ROW}${cells.place}`, context.caption, ...context.preamble]
    .filter(Boolean)
    .join('\n')
    .slice(0, PREAMBLE_MAX)
  const text = spoken.text.slice(0, TEXT_MAX)
  const figure = quantity?.number
  const said = [quantity, rate, amount].map((cell) => cell?.text ?? '')
  // Its formula multiplies by a rate that is not there yet.
  const isUnpriced = rate?.number === undefined && amount?.number === 0 && amount.hasFormula
  const flags: BillLine['flags'] = []
  const whys = [why]
  const amountCell = addressIn(columns.amount, row)
  const isTakenOff = amount !== undefined && amount.address !== amountCell
  if (isTakenOff) whys.push('Its amount is in the column for deductions.')
  const isRateOnly = why === ASKS_FOR_A_RATE || said.some((each) => RATE_ONLY.test(each))
  if (isTakenOff || (figure !== undefined && (figure < 0 || OMITTED.test(written)))) flags.push('omitted')
  if (row.isHidden) flags.push('hidden')
  if (unit.known === null) flags.push('unknown-unit')
  if ([quantity, rate, amount].some((cell) => cell?.isError)) flags.push('error-value')
  if (said.some((each) => INCLUDED.test(each))) flags.push('included')
  if ([quantity, rate, amount].some((cell) => cell && options.isExternal(cell.address)))
    flags.push('external')
  let kind: BillLine['kind'] = 'measured'
  const isSum = isLumpUnit(unit.known) || (unit.written === '' && rate?.number === undefined)
  const isOnce = figure === undefined && !quantity?.isError
  const isAside = PROVISIONAL.test(text) && (isLumpUnit(unit.known) || figure === undefined)
  if (isRateOnly) {
    kind = 'rate-only'
    if (why !== ASKS_FOR_A_RATE) whys.push('It says “Rate only”: it is priced and not added.')
  } else if (unit.known === 'percent' || (unit.written === '' && PERCENTAGE.test(text))) kind = 'percentage'
  else if (isAside || isSetAside(unit.written)) {
    kind = 'provisional'
    whys.push('Its words set a sum aside.')
  } else if (isSum && isOnce) {
    kind = 'lump'
    whys.push('It asks for one sum, and has no quantity: it counts once.')
  }
  if (spoken.text !== written) whys.push('What it leaves out was taken from the item before.')
  if (lead !== '') whys.push('Its description begins above.')
  if (quantity?.unit && unit.written === quantity.unit) whys.push('Its unit is behind the quantity.')
  return {
    key: `${options.sheet}!${options.beside}${row.number}`,
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
      quantity: quantity?.address ?? addressIn(columns.quantity, row),
      rate: rate?.address ?? addressIn(columns.rate, row),
      amount: amount?.address ?? amountCell,
      ...(isTakenOff && { takenOff: true }),
      ...koboCells(table, row),
    },
    why: whys,
    flags,
    spoken,
  }
}

const addressIn = (column: number | null, row: SeenRow): string | null =>
  column === null ? null : `${columnLetters(column)}${row.number}`

function koboCells({ columns: { rate, amount }, kobo }: Item['table'], row: SeenRow) {
  const behind = (column: number | null) =>
    column !== null && kobo.has(column + 1) ? addressIn(column + 1, row) : null
  const [rateKobo, amountKobo] = [behind(rate), behind(amount)]
  return { ...(rateKobo && { rateKobo }), ...(amountKobo && { amountKobo }) }
}
