import { BILL_LIMITS } from '#domain/bills/bill-rules.ts'
import {
  type Grid,
  type GridCell,
  type GridRow,
  type GridSheet,
  parseAddress,
} from '#domain/bills/workbook-grid.ts'
import { AppError } from '#domain/errors.ts'
import { attribute, plainMarkup, readTags } from '#server/files/markup.ts'
import { movedFormula } from './moved-formula.ts'
import {
  decodeXml,
  openPackage,
  relationsOf,
  type SheetEntry,
  UNREADABLE,
  type WorkbookPackage,
  workbookPath,
} from './workbook-package.ts'

const TOO_MANY = (what: string) =>
  `This workbook has more than ${what}. Save only the sheets of the bill in a new workbook.`

const LONG_CELL =
  'A cell of this workbook holds more text than Excel takes. Shorten it, or save only the sheets of the bill in a new workbook.'

/** Before any of its text is put together. */
function refuseLongCell(start: number, end: number): void {
  if (end - start > BILL_LIMITS.cellMarkup) throw new AppError('invalid', LONG_CELL)
}

type Text = { text: string; isBold: boolean }

/** What a workbook says, without its looks. @throws AppError invalid */
export function readWorkbook(bytes: Uint8Array): Grid {
  const book = openPackage(bytes)
  const { sheets, names, related } = readContents(book)
  if (sheets.length > BILL_LIMITS.sheets)
    throw new AppError('invalid', TOO_MANY(`${BILL_LIMITS.sheets} sheets`))
  const pathOf = (kind: string) => [...related.values()].find(({ type }) => type.endsWith(`/${kind}`))?.path
  const textOf = (path: string | undefined) => {
    const part = path === undefined ? undefined : book.part(path)
    return part ? decodeXml(part) : ''
  }
  const shared = sharedTexts(textOf(pathOf('sharedStrings')))
  const boldStyles = boldCellStyles(textOf(pathOf('styles')))
  const room = { characters: BILL_LIMITS.characters as number }
  const read = sheets.map(({ name, path, isHidden }): GridSheet => {
    const part = book.part(path)
    // A sheet of charts has no cells.
    return { name, isHidden, rows: part ? sheetRows(decodeXml(part), { shared, boldStyles, room }) : [] }
  })
  return { sheets: read, names }
}

/** The sheets that a workbook lists, and the names that it gives to formulas. @throws AppError invalid */
export function readContents(book: WorkbookPackage) {
  const main = workbookPath(book)
  const part = book.part(main)
  if (!part) throw new AppError('invalid', UNREADABLE)
  const related = relationsOf(book, main)
  const sheets: SheetEntry[] = []
  const names = new Map<string, string>()
  let named: string | undefined
  for (const { name, closes, attributes, text } of readTags(decodeXml(part))) {
    if (name === 'sheet' && !closes) {
      const path = related.get(attribute(attributes, 'id') ?? '')?.path
      if (path === undefined) continue
      sheets.push({
        name: unlike(sheets, attribute(attributes, 'name') ?? `Sheet ${sheets.length + 1}`),
        path,
        isHidden: (attribute(attributes, 'state') ?? 'visible') !== 'visible',
      })
    } else if (name === 'definedname') {
      if (!closes)
        named =
          attribute(attributes, 'localSheetId') === undefined ? attribute(attributes, 'name') : undefined
      else if (named !== undefined) names.set(named.toLowerCase(), plainMarkup(text).trim())
    }
  }
  if (sheets.length === 0) throw new AppError('invalid', UNREADABLE)
  return { sheets, names, related, main }
}

/** Sheets are known by their names: each has one of its own, whatever the file says. */
function unlike(sheets: readonly SheetEntry[], written: string): string {
  const name = written.replace(/\p{Cc}/gu, ' ')
  let own = name
  for (let number = 2; sheets.some((sheet) => sheet.name === own); number++) own = `${name} (${number})`
  return own
}

function sharedTexts(markup: string): Text[] {
  const texts: Text[] = []
  let text = ''
  let isBold = false
  let isSpoken = false
  let start = 0
  for (const tag of readTags(markup)) {
    refuseLongCell(start, tag.end)
    // How it is pronounced stands beside it.
    if (tag.name === 'rph') isSpoken = !tag.closes
    else if (tag.name === 'b' && text === '' && attribute(tag.attributes, 'val') !== '0') isBold = true
    else if (tag.name === 't' && tag.closes && !isSpoken) text += plainMarkup(tag.text)
    else if (tag.name === '' && !isSpoken) text += tag.text
    else if (tag.name === 'si' && (tag.closes || tag.empty)) {
      texts.push({ text, isBold })
      text = ''
      isBold = false
      start = tag.end
    }
  }
  return texts
}

/** The styles of cells, by their number, whose font is bold. */
function boldCellStyles(markup: string): ReadonlySet<number> {
  const boldFonts = new Set<number>()
  const styles = new Set<number>()
  let within = ''
  let font = -1
  let style = -1
  for (const { name, closes, empty, attributes } of readTags(markup)) {
    if (name === 'fonts' || name === 'cellxfs') within = closes || empty ? '' : name
    else if (within === 'fonts' && name === 'font' && !closes) font++
    else if (
      within === 'fonts' &&
      name === 'b' &&
      attribute(attributes, 'val') !== '0' &&
      attribute(attributes, 'val') !== 'false'
    )
      boldFonts.add(font)
    else if (within === 'cellxfs' && name === 'xf' && !closes) {
      style++
      if (boldFonts.has(Number(attribute(attributes, 'fontId')))) styles.add(style)
    }
  }
  return styles
}

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
function sheetRows(markup: string, { shared, boldStyles, room }: SheetContext): GridRow[] {
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
    if (room.characters < 0) throw new AppError('invalid', TOO_MANY('40 million characters'))
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
        throw new AppError('invalid', TOO_MANY(`${BILL_LIMITS.rows.toLocaleString('en')} rows`))
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
