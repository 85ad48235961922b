import { parse } from 'csv-parse/sync'
import { parseBillNumber } from '#domain/bills/bill-numbers.ts'
import { BILL_LIMITS } from '#domain/bills/bill-rules.ts'
import type { Grid, GridCell } from '#domain/bills/workbook-grid.ts'
import { AppError } from '#domain/errors.ts'

const SEPARATORS = ['\t', ';', ',', '|'] as const

/** What a CSV file, or cells that were copied, say. A workbook of one sheet, all of whose cells are texts or plain numbers. */
export function readTable(bytes: Uint8Array): Grid {
  const text = decode(bytes)
  if (text.includes('\0'))
    throw new AppError('unsupported-type', 'This is not a workbook or a list. Send an .xlsx or a .csv file.')
  const delimiter = separatorOf(text)
  const parsed: string[][] = parse(text, {
    delimiter,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: false,
    // Copied cells have quotation marks in them: 9" blocks.
    ...(delimiter === '\t' && !/(^|\t)"[^"\t]*[\n"]/.test(text) && { quote: null }),
    to: BILL_LIMITS.rows + 1,
  })
  if (parsed.length > BILL_LIMITS.rows)
    throw new AppError(
      'invalid',
      `This list has more than ${BILL_LIMITS.rows.toLocaleString('en')} rows. Send it in parts.`,
    )
  const records = parsed.map((record) =>
    record.slice(0, BILL_LIMITS.columns).map((cell) => cell.slice(0, BILL_LIMITS.cellCharacters).trim()),
  )
  const numberOf = hasDecimalCommas(records) ? commaNumber : plainNumber
  const rows = records.map((record, index) => ({
    number: index + 1,
    isHidden: false,
    cells: new Map(
      record.flatMap((value, column): [number, GridCell][] =>
        value === '' ? [] : [[column, { value: numberOf(value) ?? value }]],
      ),
    ),
  }))
  return {
    sheets: [{ name: 'Sheet1', isHidden: false, rows: rows.filter(({ cells }) => cells.size > 0) }],
    names: new Map(),
  }
}

/** Excel writes UTF-8 with a mark, UTF-16, or the code page of western Windows. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const LINES_SAMPLED = 50

/** The separator that stands in most lines. */
function separatorOf(text: string): string {
  const lines = text.split('\n', LINES_SAMPLED)
  const counts = SEPARATORS.map(
    (separator) => lines.filter((line) => line.split(separator).length > 2).length,
  )
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ','
}

function plainNumber(text: string): number | undefined {
  if (!/^-?[\d.,]+$/.test(text)) return undefined
  const written = parseBillNumber(text)
  return written?.unit === '' ? written.value : undefined
}

const COMMA_NUMBER = /^-?(?:\d{1,3}(?:[.\s]\d{3})+|\d+)(?:,\d+)?$/

/** Whether a file writes "2.500,00" or "2 500,00": figures that can be read in no other way, and none that says the opposite. */
function hasDecimalCommas(records: readonly string[][]): boolean {
  const cells = records.flat()
  return (
    cells.some((cell) => /^-?[\d.\s]+,\d{1,2}$/.test(cell) && COMMA_NUMBER.test(cell)) &&
    !cells.some((cell) => /^-?\d{1,3}(?:,\d{3})+\.\d+$/.test(cell))
  )
}

const commaNumber = (text: string): number | undefined =>
  COMMA_NUMBER.test(text) ? Number(text.replace(/[.\s]/g, '').replace(',', '.')) : undefined
