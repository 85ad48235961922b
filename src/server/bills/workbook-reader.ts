import { BILL_LIMITS } from '#domain/bills/bill-rules.ts'
import type { Grid, GridSheet } from '#domain/bills/workbook-grid.ts'
import { AppError } from '#domain/errors.ts'
import { attribute, plainMarkup, readTags } from '#server/files/markup.ts'
import { refuseLongCell, sheetRows, type Text, tooMany } from './sheet-reader.ts'
import {
  decodeXml,
  openPackage,
  relationsOf,
  type SheetEntry,
  UNREADABLE,
  type WorkbookPackage,
  workbookPath,
} from './workbook-package.ts'

/** What a workbook says, without its looks. @throws AppError invalid */
export function readWorkbook(bytes: Uint8Array): Grid {
  const book = openPackage(bytes)
  const { sheets, names, related } = readContents(book)
  if (sheets.length > BILL_LIMITS.sheets)
    throw new AppError('invalid', tooMany(`${BILL_LIMITS.sheets} sheets`))
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
