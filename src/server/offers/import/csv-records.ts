import { parse } from 'csv-parse/sync'
import { unescapeCsvFormula } from '#domain/csv-text.ts'
import { AppError } from '#domain/errors.ts'
import { parsePrice } from './price-text.ts'
import { repairPrice } from './repaired-text.ts'

/** A row of the file, or a line that could not be read as one. Lines count from 1. */
export type CsvRecord = { line: number; cells: string[] } | { line: number; raw: string; problem: string }

export type Separator = ',' | ';' | '\t' | '|'

/** Parsed at once: large enough to be quick, small enough to be nothing. */
const BLOCK_CHARACTERS = 64 * 1024
/** No row of ours is nearly as long: beyond it, a quote was opened and never closed. */
const RECORD_CHARACTERS = 64 * 1024

const SAMPLE_CHARACTERS = 32 * 1024

const NOT_CLOSED = 'A quotation mark is opened and not closed'

/**
 * The rows of a CSV text, block by block, in constant memory. A broken row costs itself, not the rows after it.
 * @param width the number of cells that a row has; more are tolerated where they are empty
 */
export async function* readRecords(
  text: AsyncIterable<string>,
  { separator, width }: { separator: Separator; width: number },
): AsyncGenerator<CsvRecord[]> {
  let block = ''
  let line = 1
  let targetLength = BLOCK_CHARACTERS
  const take = (part: string, last: boolean) => {
    const { records, rest } = parseBlock(part, { separator, width, line, last })
    line += countLineEnds(part) - countLineEnds(rest)
    // A row that is still open needs more text before another try.
    targetLength = BLOCK_CHARACTERS + rest.length
    return { records, rest }
  }
  for await (const chunk of text) {
    block += chunk
    while (block.length > targetLength) {
      const cut = block.indexOf('\n', targetLength) + 1
      if (cut === 0) break
      const { records, rest } = take(block.slice(0, cut), false)
      block = rest + block.slice(cut)
      yield records
    }
    if (block.length > 8 * RECORD_CHARACTERS + chunk.length) {
      const endless = line + countLineEnds(block)
      throw new AppError('invalid', `Line ${endless} does not end: this is not a CSV file.`)
    }
  }
  yield take(block, true).records
}

/** `sample` is the first rows below the header. */
export type Layout = { separator: Separator; header: TextRow; sample: string[][] }

type TextRow = { line: number; cells: string[] }

const SAMPLE_ROWS = 50

const SEPARATORS: readonly Separator[] = [',', ';', '\t', '|']
/** Spreadsheets have a title or an address above the header, not a page of them. */
const HEADER_WITHIN = 20

/**
 * Finds the separator and the header: the row with most headers that are known, under the separator that shows most of them
 * and, where several do, gives rows of one width.
 * @returns undefined for a file without any row
 */
export function detectLayout(sample: string, isKnown: (header: string) => boolean): Layout | undefined {
  const candidates = SEPARATORS.flatMap((separator) => {
    const rows = readSample(sample, separator)
    const known = (row: TextRow) => knownHeaders(row, isKnown)
    const header = rowsOfTable(rows)
      .slice(0, HEADER_WITHIN)
      .reduce<TextRow | undefined>((best, row) => (best && known(best) >= known(row) ? best : row), undefined)
    if (!header) return []
    const below = rows.filter(({ line }) => line > header.line)
    const even = rows.filter(({ cells }) => cells.length === header.cells.length).length
    return [
      {
        layout: { separator, header },
        // A title is one cell under every separator but the right one.
        known: header.cells.length > 1 ? known(header) : 0,
        sample: below.slice(0, SAMPLE_ROWS).map(({ cells }) => cells),
        evenness: header.cells.length > 1 ? even / rows.length : 0,
        // A name and a price may have commas, and have no tab.
        isTabbed: separator === '\t' && header.cells.length > 1 ? 1 : 0,
      },
    ]
  })
  const [best] = candidates.toSorted(
    (a, b) => b.known - a.known || b.evenness - a.evenness || b.isTabbed - a.isTabbed,
  )
  return best && { ...(best.known > 0 ? best.layout : withoutHeader(best.layout)), sample: best.sample }
}

const filled = ({ cells }: TextRow) => cells.filter((cell) => cell.trim() !== '').length

/** Without titles, which have one cell above or between rows that have several: "PRICE LIST", "CEMENT". */
function rowsOfTable(rows: TextRow[]): TextRow[] {
  const several = rows.filter((row) => filled(row) > 1)
  return several.length > 0 ? several : rows
}

/** "Contact: 0803…" has a word of a header, and is none. */
function knownHeaders({ cells }: TextRow, isKnown: (header: string) => boolean): number {
  const known = cells.filter(isKnown).length
  return known === 1 && cells.some(isNumber) ? 0 : known
}

const isNumber = (cell: string) => (parsePrice(repairPrice(cell))?.amount ?? 0) >= 10

/** Where nothing is known and the first row has a price, it is a row, and no header: two columns from a sheet, pasted. */
function withoutHeader({ separator, header }: Omit<Layout, 'sample'>): Omit<Layout, 'sample'> {
  const isRow = header.cells.length > 1 && header.cells.some(isNumber)
  if (!isRow) return { separator, header }
  return {
    separator,
    header: { line: header.line - 1, cells: header.cells.map((_, index) => `Column ${index + 1}`) },
  }
}

/** The first rows of a sample, whatever their width. */
function readSample(sample: string, separator: Separator): TextRow[] {
  const whole = sample.length <= SAMPLE_CHARACTERS
  const text = whole ? sample : sample.slice(0, sample.lastIndexOf('\n', SAMPLE_CHARACTERS) + 1)
  let line = 1
  return parseRows(text, separator).rows.map(({ record, raw }) => {
    const start = line + countEmptyLines(raw)
    line += countLineEnds(raw)
    return { line: start, cells: record }
  })
}

type TextBlock = { separator: Separator; width: number; line: number; last: boolean }

/** `rest` is the row at the end that is not complete yet; the last block leaves none. */
function parseBlock(text: string, { separator, width, line, last }: TextBlock) {
  const { rows, open } = parseRows(text, separator)
  const records: CsvRecord[] = []
  let at = line
  for (const { record, raw } of rows) {
    const emptyLines = countEmptyLines(raw)
    const cells = cellsOf(record, width)
    const start = at + emptyLines
    at += countLineEnds(raw)
    if (isQuotedAmiss(record, raw, width))
      records.push(...salvage(raw.slice(emptyLines), { separator, width, line: start }))
    else if (cells === undefined)
      records.push({ line: start, raw, problem: wrongWidth(record.length, width) })
    else if (cells.some((cell) => cell.trim() !== '')) records.push({ line: start, cells })
  }
  const hopeless = last || open.length > RECORD_CHARACTERS
  if (hopeless) records.push(...salvage(open, { separator, width, line: at }))
  return { records, rest: hopeless ? '' : open }
}

/** Stray quotes, as in `1/2" pipe`, are text. `open` is where a quoted cell was still open at the end. */
function parseRows(text: string, separator: Separator) {
  let open = ''
  const rows: unknown[] = parse(text, {
    delimiter: separator,
    record_delimiter: '\n',
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    raw: true,
    skip_records_with_error: true,
    on_skip: (error, raw) => {
      if (error?.code !== 'CSV_QUOTE_NOT_CLOSED') throw error ?? new Error('csv-parse skipped a record')
      open = raw ?? ''
    },
  })
  return { rows: rows.filter(isRawRow), open }
}

/** The library's types do not know what its option `raw` does. */
function isRawRow(row: unknown): row is { record: string[]; raw: string } {
  return typeof row === 'object' && row !== null && 'record' in row && 'raw' in row
}

/** A row over several lines that has the wrong number of cells, or a cell that a stray quote ended, took in its neighbours. */
function isQuotedAmiss(record: string[], raw: string, width: number): boolean {
  if (!raw.trim().includes('\n')) return false
  const isEven = record.length >= width && cellsOf(record, width) !== undefined
  return !isEven || record.some((cell) => cell.startsWith('"') && cell.includes('\n'))
}

/** Takes text whose quotes cannot be right line by line, so that only the lines at fault are lost. */
function salvage(text: string, { separator, width, line }: Omit<TextBlock, 'last'>): CsvRecord[] {
  return text.split('\n').flatMap((raw, index): CsvRecord[] => {
    if (raw.trim() === '') return []
    const { rows, open } = parseRows(raw, separator)
    const [row] = rows
    if (!row || open) return [{ line: line + index, raw, problem: NOT_CLOSED }]
    const cells = cellsOf(row.record, width)
    return [
      cells
        ? { line: line + index, cells }
        : { line: line + index, raw, problem: wrongWidth(row.record.length, width) },
    ]
  })
}

/** Spreadsheets leave out what is empty at the end of a row; with less than half of its cells it is broken. */
function cellsOf(written: string[], width: number): string[] | undefined {
  if (written.length * 2 < width) return undefined
  const record = written.length > width ? regrouped(written, width) : written
  return record.slice(width).every((cell) => cell.trim() === '')
    ? Array.from({ length: width }, (_, index) => unescapeCsvFormula(record[index] ?? ''))
    : undefined
}

/** "Cement,9,500" was typed, and no spreadsheet saved it: the comma within a price parts no cells. */
function regrouped(record: string[], width: number): string[] {
  const cells: string[] = []
  for (const cell of record) {
    const before = cells.at(-1) ?? ''
    const isGroup = /^\d{3}(\.\d+)?$/.test(cell) && /(^|[\s₦#n])\d{1,3}(,\d{3})*$/i.test(before)
    if (isGroup) cells[cells.length - 1] = `${before},${cell}`
    else cells.push(cell)
  }
  return cells.length === width ? cells : record
}

const wrongWidth = (cells: number, width: number) => `The row has ${cells} cells for ${width} headings`

/** Empty lines before a row are part of its raw text. */
const countEmptyLines = (raw: string) => raw.length - raw.replace(/^\n+/, '').length

function countLineEnds(text: string): number {
  let count = 0
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1
  return count
}
