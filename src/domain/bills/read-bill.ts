import type { SheetMapping } from './bill-input.ts'
import { exactAmountOf, type ReadRow, readLines } from './bill-lines.ts'
import { koboOf } from './bill-numbers.ts'
import { SOURCES_SHEET } from './bill-rules.ts'
import type { BillCheck, BillLine, BillRow, BillSheet, BillTotals, SheetColumns } from './bill-schema.ts'
import { bookCells } from './book-cells.ts'
import { checkBill } from './checks/check-bill.ts'
import { COLUMN_ROLES, type Columns, type ColumnsOf } from './column-roles.ts'
import { multiply } from './multipliers.ts'
import type { SheetReading } from './sheet-reading.ts'
import { findTables, type SheetTable, type SheetTables } from './sheet-tables.ts'
import { type SeenRow, seenRows } from './sheet-values.ts'
import { summarySums } from './summary-sums.ts'
import { isUnpriced } from './unpriced.ts'
import { type Workings, workingsOf } from './values.ts'
import { columnLetters, columnNumber, type Grid, type GridSheet } from './workbook-grid.ts'

export type BillReading = {
  sheets: BillSheet[]
  lines: BillLine[]
  /** By sheet, in their order. */
  rows: BillRow[][]
  checks: BillCheck[]
  totals: BillTotals
  /** Whether somebody has to say which column is what. */
  isDoubtful: boolean
}

type Mappings = {
  /** What a person has said of the sheets of this bill. */
  said?: readonly SheetMapping[]
  /** What the same person has said of headings like these before. */
  remembered?: ReadonlyMap<string, SheetColumns>
}

/** Reads a workbook: what every row is, the lines that ask for money, and what does not add up. */
export function readBill(grid: Grid, mappings: Mappings = {}): BillReading {
  const book = bookCells(grid)
  const workings = workingsOf(book)
  const readings = grid.sheets.map((sheet, place) => readSheet(sheet, place, workings, mappings))
  multiply(readings, workings)
  const lines = readings.flatMap((reading) => reading.lines)
  const checks = checkBill(readings, workings, workingsOf(book))
  const sheets = readings.map(describe)
  return {
    sheets,
    lines,
    rows: readings.map(({ rows }) => rows.map(rowOf)),
    checks,
    totals: totalsOf(lines),
    isDoubtful:
      sheets.some(({ doubts, kind }) => doubts.length > 0 && hasItems(kind)) ||
      // Somebody may see items where we see none.
      (lines.length === 0 && !mappings.said?.length),
  }
}

const hasItems = (kind: BillSheet['kind']) => kind === 'bill' || kind === 'takeoff' || kind === 'materials'

const SUMMARY_NAME = /cover|summary|\bnotes?\b|read\s?me|\bindex\b|contents/i
const MATERIALS_NAME =
  /materials?\s+(schedule|list)|schedule\s+of\s+materials?|labou?r\s+(schedule|list)|\bmat\b.*\bschedule/i
/** So many measured lines make a sheet a bill, whatever it is called. */
const LINES_OF_A_BILL = 5

function readSheet(
  sheet: GridSheet,
  place: number,
  workings: Workings,
  { said, remembered }: Mappings,
): SheetReading {
  const { name } = sheet
  const seen = sheet.isHidden ? [] : seenRows(sheet, place, workings)
  const formulaOf = (address: string) => workings.cells.get(`${place}!${address}`)?.formula
  const { found, rows: shown } = findTables(seen, formulaOf)
  const own = said?.find((mapping) => mapping.sheet === name)
  const memoryOf = ({ fingerprint }: SheetTable) => (fingerprint ? remembered?.get(fingerprint) : undefined)
  const memory = memoryOf(found.tables[0])
  const mapped = own?.columns ?? memory
  const [first, ...others] = found.tables
  const lower = others.map((table) => {
    const said = own?.lower?.find(({ from }) => from === table.from)?.columns ?? memoryOf(table)
    return said ? { ...table, columns: numbersOf(said) } : table
  })
  const tables = [mapped ? { ...first, columns: numbersOf(mapped) } : first, ...lower] as const
  const mappedBy = own ? 'person' : memory ? 'memory' : 'reader'
  const isExternal = (address: string) => /\[\d+\]/.test(formulaOf(address) ?? '')
  const read = (skipsNought: boolean) =>
    readLines(shown, { sheet: name, tables, headers: found.headers, skipsNought, isExternal })
  const isTakeoff = own ? own.kind === 'takeoff' : found.isTakeoff
  const { lines, rows } = read(isTakeoff)
  const kind = own?.kind ?? kindOf({ sheet, found, seen, lines, columns: tables[0].columns })
  const linesOf = () => {
    if (hasItems(kind)) return lines
    return kind === 'summary' ? summarySums(shown, rows, { sheet: name, isExternal }) : []
  }
  return { place, name, kind, found, tables, mappedBy, rows, lines: linesOf() }
}

type Kinds = {
  sheet: GridSheet
  found: SheetTables
  seen: readonly SeenRow[]
  lines: readonly BillLine[]
  columns: Columns
}

function kindOf({ sheet, found, seen, lines, columns }: Kinds): BillSheet['kind'] {
  if (sheet.isHidden) return 'hidden'
  if (sheet.name.startsWith(SOURCES_SHEET)) return 'other'
  const measured = lines.filter(({ unit, kind }) => unit.known !== null && kind === 'measured').length
  if (SUMMARY_NAME.test(sheet.name) && measured < LINES_OF_A_BILL) return 'summary'
  if (columns.description === null || lines.length === 0 || (columns.unit === null && columns.rate === null))
    return seen.some(({ cells }) => cells.some(({ hasFormula }) => hasFormula)) ? 'summary' : 'other'
  if (found.isDimensions) return 'dimensions'
  if (found.isTakeoff) return 'takeoff'
  const title = seen
    .slice(0, 3)
    .flatMap(({ cells }) => cells.map(({ text }) => text))
    .join(' ')
  return found.isMaterials || MATERIALS_NAME.test(sheet.name) || MATERIALS_NAME.test(title)
    ? 'materials'
    : 'bill'
}

const eachRole = <From, To>(columns: ColumnsOf<From>, convert: (column: From) => To): ColumnsOf<To> =>
  Object.fromEntries(
    COLUMN_ROLES.map((role) => {
      const column = columns[role]
      return [role, column === null ? null : convert(column)]
    }),
  ) as ColumnsOf<To>

const numbersOf = (columns: SheetColumns): Columns => eachRole(columns, columnNumber)

function describe({ name, kind, found, tables, mappedBy, rows, lines }: SheetReading): BillSheet {
  const [first, ...lower] = tables
  return {
    name,
    kind,
    columns: eachRole(first.columns, columnLetters),
    lower: lower.map(({ columns, fingerprint, from }) => ({
      from,
      fingerprint,
      columns: eachRole(columns, columnLetters),
    })),
    headers: [...found.headers],
    fingerprint: first.fingerprint,
    mappedBy,
    doubts: mappedBy === 'reader' ? found.doubts : [],
    rows: rows.length,
    lines: lines.length,
    total: koboOf(sumOf(lines, () => 1)) / 100,
  }
}

function sumOf(lines: readonly BillLine[], times: (line: BillLine) => number): bigint {
  return lines.reduce((sum, line) => sum + (exactAmountOf(line) ?? 0n) * BigInt(times(line)), 0n)
}

function totalsOf(lines: readonly BillLine[]): BillTotals {
  return {
    items: koboOf(sumOf(lines, () => 1)) / 100,
    project: koboOf(sumOf(lines, ({ multiplier }) => multiplier)) / 100,
    lines: lines.length,
    unpriced: lines.filter(isUnpriced).length,
    unknownUnits: lines.filter(({ unit }) => unit.known === null).length,
  }
}

const CELL_SHOWN = 300

const rowOf = ({ number, kind, why, isHidden, cells }: ReadRow): BillRow => ({
  row: number,
  kind,
  why,
  hidden: isHidden,
  cells: Object.fromEntries(
    cells.map(({ address, text }) => [address.replace(/\d+$/, ''), text.slice(0, CELL_SHOWN)]),
  ),
})
