import { setImmediate } from 'node:timers/promises'
import { type UnzipFileInfo, unzipSync } from 'fflate'
import { AppError } from '#domain/errors.ts'
import { attribute, plainMarkup, readTags } from '#server/files/markup.ts'

/** A sheet as rows of texts, the first of which is row 1. */
export type Sheet = { name: string; rows: string[][] }

/**
 * A workbook is compressed, and may pretend to be small: so much of it is unpacked, in bytes. One cell in a far corner makes a sheet
 * large, too: `cells` are those of all sheets, the empty ones among them.
 */
export const WORKBOOK_LIMITS = {
  unpacked: 64 * 1024 * 1024,
  sheets: 30,
  rows: 60_000,
  columns: 200,
  cells: 3_000_000,
} as const

const NEEDED = /^xl\/(workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|worksheets\/[^/]+\.xml)$/i

const UNREADABLE = 'The Excel file cannot be read. Open it, save it as .xlsx or .csv, and choose that.'
const TOO_LARGE = 'The Excel file is too large when it is unpacked. Save the sheet you want as .csv.'

/** Tags that are read before other requests get a turn. */
const TAGS_AT_ONCE = 50_000

/**
 * The visible sheets of an .xlsx file. Formulas are not computed: what was last shown counts.
 * @throws AppError invalid for what is none, or is too large
 */
export async function readWorkbook(bytes: Uint8Array): Promise<Sheet[]> {
  const parts = unpack(bytes)
  /** Each part once: many sheets could be one and the same. */
  const textOf = (path: string) => {
    const part = parts.get(path.toLowerCase())
    parts.delete(path.toLowerCase())
    return part && new TextDecoder('utf-8').decode(part)
  }
  const workbook = textOf('xl/workbook.xml')
  if (workbook === undefined) throw new AppError('invalid', UNREADABLE)
  const targets = new Map<string, string>()
  for (const { name, attributes } of readTags(textOf('xl/_rels/workbook.xml.rels') ?? '')) {
    if (name !== 'relationship') continue
    const target = attribute(attributes, 'Target') ?? ''
    targets.set(attribute(attributes, 'Id') ?? '', target.replace(/^\/?(xl\/)?/, 'xl/'))
  }
  const shared = await sharedTexts(textOf('xl/sharedStrings.xml') ?? '')
  const sheets: Sheet[] = []
  let room: number = WORKBOOK_LIMITS.cells
  for (const { name, closes, attributes } of readTags(workbook)) {
    if (name !== 'sheet' || closes || sheets.length === WORKBOOK_LIMITS.sheets) continue
    const path =
      targets.get(attribute(attributes, 'id') ?? '') ?? `xl/worksheets/sheet${sheets.length + 1}.xml`
    const markup = textOf(path)
    const hidden = (attribute(attributes, 'state') ?? 'visible') !== 'visible'
    if (markup === undefined || hidden) continue
    const rows = await sheetRows(markup, shared, room)
    room -= rows.length * Math.max(1, rows[0]?.length ?? 0)
    sheets.push({ name: attribute(attributes, 'name') ?? `Sheet ${sheets.length + 1}`, rows })
  }
  if (sheets.length === 0) throw new AppError('invalid', UNREADABLE)
  return sheets
}

function unpack(bytes: Uint8Array): Map<string, Uint8Array> {
  let total = 0
  const wanted = ({ name, originalSize, size }: UnzipFileInfo) => {
    if (!NEEDED.test(name)) return false
    total += Math.max(originalSize, size)
    if (total > WORKBOOK_LIMITS.unpacked) throw new AppError('invalid', TOO_LARGE)
    return true
  }
  try {
    // What is unpacked is never more than the directory says, which was counted.
    const parts = unzipSync(bytes, { filter: wanted })
    return new Map(Object.entries(parts).map(([path, part]) => [path.toLowerCase(), part]))
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError('invalid', UNREADABLE)
  }
}

async function sharedTexts(markup: string): Promise<string[]> {
  const texts: string[] = []
  let text = ''
  let spoken = false
  let tags = 0
  for (const tag of readTags(markup)) {
    if (++tags % TAGS_AT_ONCE === 0) await setImmediate()
    // How it is pronounced stands beside it.
    if (tag.name === 'rph') spoken = !tag.closes
    else if (tag.name === 't' && tag.closes && !spoken) text += plainMarkup(tag.text)
    else if (tag.name === 'si' && (tag.closes || tag.empty)) {
      texts.push(text)
      text = ''
    }
  }
  return texts
}

/** @param room for so many cells @returns rows of one length */
async function sheetRows(markup: string, shared: readonly string[], room: number): Promise<string[][]> {
  const rows: string[][] = []
  let width = 1
  let row: string[] = []
  let type = ''
  let column = -1
  let text = ''
  let tags = 0
  let filled = 0
  for (const { name, closes, empty, attributes, text: before } of readTags(markup)) {
    if (++tags % TAGS_AT_ONCE === 0) await setImmediate()
    if (name === 'row' && !closes) {
      const number = Number(attribute(attributes, 'r') ?? rows.length + 1)
      if (rows.length >= WORKBOOK_LIMITS.rows) throw new AppError('invalid', TOO_LARGE)
      // Empty rows are not written: what follows keeps its number.
      while (rows.length < Math.min(number - 1, WORKBOOK_LIMITS.rows)) rows.push([])
      row = []
      rows.push(row)
      if (rows.length * width > room) throw new AppError('invalid', TOO_LARGE)
      column = -1
    } else if (name === 'c' && !closes) {
      column = columnOf(attribute(attributes, 'r')) ?? column + 1
      type = attribute(attributes, 't') ?? 'n'
      text = ''
      if (empty) continue
    } else if ((name === 'v' || name === 't') && closes) text += before
    else if (name === 'c' && closes && column >= 0 && column < WORKBOOK_LIMITS.columns) {
      width = Math.max(width, column + 1)
      if (rows.length * width > room) throw new AppError('invalid', TOO_LARGE)
      while (row.length < column) row.push('')
      row[column] = cellText(type, text, shared)
    } else if (name === 'mergecell' && !closes) {
      filled += fillDown(rows, attribute(attributes, 'ref') ?? '')
      if (filled > room) throw new AppError('invalid', TOO_LARGE)
    }
  }
  for (const each of rows) while (each.length < width) each.push('')
  return rows
}

const MERGED = /^([a-z]{1,3})(\d+):[a-z]{1,3}(\d+)$/i

/** What a merged cell says holds for all rows that it covers, of which there are so many. */
function fillDown(rows: readonly string[][], reference: string): number {
  const [, letters, first, last] = MERGED.exec(reference) ?? []
  const column = columnOf(letters)
  const said = column === undefined ? undefined : rows[Number(first) - 1]?.[column]
  if (column === undefined || !said) return 0
  const covered = rows.slice(Number(first), Number(last))
  for (const row of covered) {
    if (row.length === 0) continue
    while (row.length <= column) row.push('')
    row[column] ||= said
  }
  return covered.length
}

/** `AB12` is column 27, counted from 0. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^([a-z]{1,3})\d*$/i.exec(reference ?? '')?.[1]
  if (!letters) return undefined
  return [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** What stands for a division by zero and the like is no value. */
function cellText(type: string, text: string, shared: readonly string[]): string {
  if (type === 's') return shared[Number(text)] ?? ''
  if (type === 'e') return ''
  if (type === 'b') return text === '1' ? 'yes' : 'no'
  if (type !== 'n') return plainMarkup(text)
  const number = Number(text)
  // As a spreadsheet shows it: 0.1 + 0.2 is 0.3.
  return text === '' || !Number.isFinite(number) ? text : plainNumber(Number(number.toPrecision(15)))
}

const plainNumber = (number: number): string =>
  Number.isInteger(number) && Math.abs(number) < 1e21 ? number.toFixed(0) : String(number)
