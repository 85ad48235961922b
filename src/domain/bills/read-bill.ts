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
import { type SheetStrip, stripsOf } from './sheet-strips.ts'
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
  const read = (ofDimensions: 'dimensions' | 'takeoff') =>
    grid.sheets.map((sheet, place) => readSheet(sheet, { place, workings, mappings, ofDimensions }))
  const before = read('dimensions')
  // Where nothing else is measured, dimensions with their quantities are a take-off, and not what is behind a bill.
  const isBehind = before.some((strips) => strips.some(({ kind }) => hasItems(kind)))
  const ofSheets = isBehind ? before : read('takeoff')
  // Sheets by their places first, then what stands beside their first strip.
  const readings = [...ofSheets.map(([first]) => first), ...ofSheets.flatMap(([, ...others]) => others)]
  multiply(readings, workings)
  const lines = ofSheets.flatMap((strips) => strips.flatMap((strip) => strip.lines))
  const checks = checkBill(readings, workings, workingsOf(book))
  const sheets = ofSheets.map(describe)
  return {
    sheets,
    lines,
    rows: ofSheets.map(rowsOf),
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

/** What its strips are, from the left. */
type SheetReadings = [SheetReading, ...SheetReading[]]

function readSheet(sheet: GridSheet, options: SheetOptions): SheetReadings {
  const strips = stripsOf(sheet.isHidden ? [] : seenRows(sheet, options.place, options.workings))
  const [first, ...others] = strips.map((strip) => readStrip(sheet, strip, options))
  if (!first) throw new Error('A sheet has one strip at least.')
  for (const other of others) {
    if (first.kind !== 'bill' || other.kind !== 'materials') continue
    // Work and what it is made of would both be priced.
    other.lines = []
    first.found.doubts.push(
      `The list of materials beside the bill, from column ${other.beside}, is not read: give it a sheet of its own.`,
    )
  }
  return [first, ...others]
}

type SheetOptions = {
  place: number
  workings: Workings
  mappings: Mappings
  /** What a sheet is that heads lengths and widths, and no prices. */
  ofDimensions: 'dimensions' | 'takeoff'
}

function readStrip(
  sheet: GridSheet,
  strip: SheetStrip,
  { place, workings, mappings: { said, remembered }, ofDimensions }: SheetOptions,
): SheetReading {
  const { name } = sheet
  const beside = strip.isBeside ? columnLetters(strip.column) : ''
  const formulaOf = (address: string) => workings.cells.get(`${place}!${address}`)?.formula
  const { found, rows: shown } = findTables(strip, formulaOf)
  const own = said?.find((mapping) => mapping.sheet === name)
  const saidOf = (table: SheetTable, isFirst: boolean) =>
    isFirst
      ? own?.columns
      : own?.lower?.find((each) => each.from === table.from && (each.beside ?? '') === beside)?.columns
  const memoryOf = ({ fingerprint }: SheetTable) => (fingerprint ? remembered?.get(fingerprint) : undefined)
  const [first, ...others] = found.tables.map((table, index) => {
    const columns = saidOf(table, index === 0 && !strip.isBeside) ?? memoryOf(table)
    return columns ? { ...table, columns: numbersOf(columns) } : table
  })
  if (!first) throw new Error('A strip has one table at least.')
  const tables = [first, ...others] as const
  const mappedBy = own ? 'person' : memoryOf(found.tables[0]) ? 'memory' : 'reader'
  const isExternal = (address: string) => /\[\d+\]/.test(formulaOf(address) ?? '')
  const read = (skipsNought: boolean) =>
    readLines(shown, { sheet: name, beside, tables, headers: found.headers, skipsNought, isExternal })
  const isOwnKind = own !== undefined && !strip.isBeside
  const isTakeoff = isOwnKind ? own.kind === 'takeoff' : found.isTakeoff
  const { lines, rows } = read(isTakeoff)
  const kind = isOwnKind
    ? own.kind
    : kindOf({ sheet, found, seen: strip.rows, lines, columns: tables[0].columns, ofDimensions })
  const linesOf = () => {
    if (hasItems(kind)) return lines
    return kind === 'summary' ? summarySums(shown, rows, { sheet: name, beside, isExternal }) : []
  }
  return { place, name, beside, kind, found, tables, mappedBy, rows, lines: linesOf() }
}

type Kinds = {
  sheet: GridSheet
  found: SheetTables
  seen: readonly SeenRow[]
  lines: readonly BillLine[]
  columns: Columns
  ofDimensions: SheetOptions['ofDimensions']
}

function kindOf({ sheet, found, seen, lines, columns, ofDimensions }: Kinds): BillSheet['kind'] {
  if (sheet.isHidden) return 'hidden'
  if (sheet.name.startsWith(SOURCES_SHEET)) return 'other'
  const measured = lines.filter(({ unit, kind }) => unit.known !== null && kind === 'measured').length
  if (SUMMARY_NAME.test(sheet.name) && measured < LINES_OF_A_BILL) return 'summary'
  if (columns.description === null || lines.length === 0 || !found.hasItems)
    return seen.some(({ cells }) => cells.some(({ hasFormula }) => hasFormula)) ? 'summary' : 'other'
  if (found.isDimensions) return ofDimensions
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

function describe([sheet, ...besides]: SheetReadings): BillSheet {
  const { name, kind, found, tables, mappedBy, rows } = sheet
  const [first, ...below] = tables
  const strips = [sheet, ...besides]
  const lines = strips.flatMap((strip) => strip.lines)
  const lower = [
    ...below.map((table) => ({ table, beside: '' })),
    ...besides.flatMap((strip) => strip.tables.map((table) => ({ table, beside: strip.beside }))),
  ]
  return {
    name,
    kind,
    columns: eachRole(first.columns, columnLetters),
    lower: lower.map(({ beside, table: { columns, fingerprint, from } }) => ({
      from,
      ...(beside && { beside }),
      fingerprint,
      columns: eachRole(columns, columnLetters),
    })),
    headers: [...found.headers.keys()],
    fingerprint: first.fingerprint,
    mappedBy,
    doubts: mappedBy === 'reader' ? strips.flatMap((strip) => strip.found.doubts) : [],
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

/** The rows of a sheet, of all of its strips. */
function rowsOf([first, ...besides]: SheetReadings): BillRow[] {
  if (besides.length === 0) return first.rows.map(rowOf)
  const rows = new Map(first.rows.map((row) => [row.number, rowOf(row)]))
  for (const { beside, rows: others } of besides)
    for (const other of others.map(rowOf)) {
      const left = rows.get(other.row)
      const why = `From column ${beside}: ${other.why}`
      rows.set(
        other.row,
        left
          ? { ...left, why: `${left.why} ${why}`, cells: { ...left.cells, ...other.cells } }
          : { ...other, why },
      )
    }
  return [...rows.values()].sort((one, other) => one.row - other.row)
}
