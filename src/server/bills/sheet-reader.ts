import { BILL_LIMITS } from '#domain/bills/bill-rules.ts'
import { type GridCell, type GridRow, parseAddress } from '#domain/bills/workbook-grid.ts'
import { AppError } from '#domain/errors.ts'
import { attribute, plainMarkup, readTags } from '#server/files/markup.ts'
import { movedFormula } from './moved-formula.ts'

export const tooMany = (what: string) =>
  `This workbook has more than ${what}. Save only the sheets of the bill in a new workbook.`

const LONG_CELL =
  'A cell of this workbook holds more text than Excel takes. Shorten it, or save only the sheets of the bill in a new workbook.'

/** Before any of its text is put together. */
export function refuseLongCell(start: number, end: number): void {
  if (end - start > BILL_LIMITS.cellMarkup) throw new AppError('invalid', LONG_CELL)
}

/** What a cell says, and whether it begins in bold. */
export type Text = { text: string; isBold: boolean }

type SheetContext = {
  shared: readonly Text[]
  boldStyles: ReadonlySet<number>
  /** How many characters more the cells of the workbook may have. */
  room: { characters: number }
}

type OpenCell = {
  column: number
  type: string
  style: number
  value: string
  text: string
  formula: string | undefined
  shareId: string | undefined
}

/** The cells that are there: one in a far corner takes no more room than its neighbour. Merges are not looked at. */
export function sheetRows(markup: string, { shared, boldStyles, room }: SheetContext): GridRow[] {
  const rows = new Map<number, GridRow & { cells: Map<number, GridCell> }>()
  const masters = new Map<string, { formula: string; column: number; row: number }>()
  let row = 0
  let isHidden = false
  let cells = new Map<number, GridCell>()
  let open: OpenCell | undefined
  /** Where the markup of a cell began that has not ended. */
  let cellStart: number | undefined
  let isInText = false
  const finishRow = () => {
    if (cells.size > 0) rows.set(row, { number: row, isHidden, cells })
  }
  const finishCell = (cell: OpenCell) => {
    const value = cellValue(cell, shared)
    if (typeof value.value === 'string') value.value = value.value.slice(0, BILL_LIMITS.cellCharacters)
    let { formula } = cell
    if (cell.shareId !== undefined) {
      const master = masters.get(cell.shareId)
      if (formula) masters.set(cell.shareId, { formula, column: cell.column, row })
      else if (master) formula = movedFormula(master.formula, cell.column - master.column, row - master.row)
    }
    if (value.value === null && formula === undefined) return
    room.characters -= (typeof value.value === 'string' ? value.value.length : 8) + (formula?.length ?? 0)
    if (room.characters < 0) throw new AppError('invalid', tooMany('40 million characters'))
    const isBold = boldStyles.has(cell.style) || value.isBold
    cells.set(cell.column, {
      value: value.value,
      ...(value.isError && { isError: true }),
      ...(formula !== undefined && { formula }),
      ...(isBold && { isBold: true }),
    })
  }
  for (const { name, closes, empty, attributes, text, start, end } of readTags(markup)) {
    if (cellStart !== undefined) refuseLongCell(cellStart, end)
    if (name === 'row' && !closes) {
      finishRow()
      row = rowNumber(attribute(attributes, 'r')) ?? row + 1
      // A row that stands there twice is one.
      cells = rows.get(row)?.cells ?? new Map()
      open = undefined
      isHidden = /^(1|true)$/.test(attribute(attributes, 'hidden') ?? '')
    } else if (name === 'c' && !closes) {
      const address = attribute(attributes, 'r')
      const place = address === undefined ? undefined : parseAddress(address)
      const column = place?.column ?? (open === undefined ? 0 : open.column + 1)
      cellStart = empty ? undefined : start
      open = {
        column,
        type: attribute(attributes, 't') ?? 'n',
        style: Number(attribute(attributes, 's') ?? 0),
        value: '',
        text: '',
        formula: undefined,
        shareId: undefined,
      }
    } else if (open && name === 'f' && (closes || empty)) {
      if (closes) open.formula = plainMarkup(text).trim() || undefined
      if (empty) open.shareId = shareIdOf(attributes)
    } else if (open && name === 'f') open.shareId = shareIdOf(attributes)
    else if (open && name === 'v' && closes) open.value += plainMarkup(text)
    else if (open && name === 't') {
      if (closes) open.text += plainMarkup(text)
      isInText = !closes && !empty
    } else if (open && name === '' && isInText) open.text += text
    else if (open && name === 'c' && closes) {
      cellStart = undefined
      if (row > BILL_LIMITS.rows)
        throw new AppError('invalid', tooMany(`${BILL_LIMITS.rows.toLocaleString('en')} rows`))
      if (open.column < BILL_LIMITS.columns) finishCell(open)
    }
  }
  finishRow()
  return [...rows.values()].sort((one, other) => one.number - other.number)
}

const rowNumber = (written: string | undefined): number | undefined =>
  written !== undefined && /^[1-9]\d*$/.test(written) ? Number(written) : undefined

const shareIdOf = (attributes: string): string | undefined =>
  attribute(attributes, 't') === 'shared' ? attribute(attributes, 'si') : undefined

type Value = { value: GridCell['value']; isError?: boolean; isBold?: boolean }

function cellValue({ type, value, text }: OpenCell, shared: readonly Text[]): Value {
  if (type === 's') {
    const found = shared[Number(value)]
    return found ? { value: found.text || null, isBold: found.isBold } : { value: null }
  }
  if (type === 'inlineStr') return { value: text || null }
  if (type === 'e') return { value, isError: true }
  if (type === 'b') return { value: value === '1' ? 'TRUE' : 'FALSE' }
  if (type === 'str' || type === 'd') return { value: value || null }
  const number = value.trim() === '' ? Number.NaN : Number(value)
  // Files in the wild have "null" for a number.
  return { value: Number.isFinite(number) ? number : null }
}
