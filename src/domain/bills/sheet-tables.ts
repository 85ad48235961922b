import { findColumns } from './bill-columns.ts'
import { type Header, type HeaderWords, headersOf, headerWords, secondTable } from './bill-headers.ts'
import type { ColumnRole, Columns } from './column-roles.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { SeenCell, SeenRow } from './sheet-values.ts'
import { columnLetters } from './workbook-grid.ts'

/** Rows that have columns in common, from their headings to the next that have others. */
export type SheetTable = {
  /** Its first row. */
  from: number
  /** Names its headings; of a table below the first with where they stand. Empty without any. */
  fingerprint: string
  columns: Columns
  /** Columns of lengths and widths, where the table has prices besides. */
  dimensions: ReadonlySet<number>
  /** Columns of kobo, each behind its naira. */
  kobo: ReadonlySet<number>
}

export type SheetTables = {
  tables: readonly [SheetTable, ...SheetTable[]]
  /** Rows that are headings of columns, by number. */
  headers: ReadonlySet<number>
  /** Whether the headings are those of a take-off (PlanSwift), or of a list of materials. */
  isTakeoff: boolean
  isMaterials: boolean
  /** Whether lengths, widths and heights are headed, and no prices: the dimensions behind a bill. */
  isDimensions: boolean
  /** Why a person should look at it; empty where it is clear. */
  doubts: string[]
}

/** The tables of a sheet, one below another, and its rows with kobo added to their naira. */
export function findTables(
  seen: readonly SeenRow[],
  formulaOf: (address: string) => string | undefined,
): { found: SheetTables; rows: readonly SeenRow[] } {
  const headers = headersOf(seen)
  const starts = headers.filter((header, index) => index === 0 || isOther(header, headers.slice(0, index)))
  const numbers = new Set(headers.map(({ number }) => number))
  const rows: SeenRow[] = []
  const parts = (starts.length > 0 ? starts : [undefined]).map((start, index) => {
    const beside = start && secondTable(start)
    const header = start && leftOf(start, beside)
    const words = headerWords(header)
    const isFirst = index === 0
    const end = starts[index + 1]?.number ?? Number.POSITIVE_INFINITY
    const own = seen
      .filter(({ number }) => (isFirst || number >= (header?.number ?? 0)) && number < end)
      .map((row) => (words.kobo.size === 0 || numbers.has(row.number) ? row : withKobo(row, words.kobo)))
    const body = own
      .filter(({ number }) => !numbers.has(number) && number > (header?.number ?? 0))
      .map((row) => leftOf(row, beside))
    const { columns, doubts } = findColumns({ rows: body, header, words }, formulaOf)
    const { changes } = words
    if (changes) columns.amount = changes.added
    for (const row of own)
      rows.push(changes && !numbers.has(row.number) ? withSign(row, changes, columns.quantity) : row)
    if (beside !== undefined)
      doubts.push(
        `A second table stands beside the first, from column ${columnLetters(beside)} on, and is not read: give it a sheet of its own.`,
      )
    const fingerprint = header ? fingerprintOf(isFirst ? words.text : placedText(header)) : ''
    return { from: isFirst ? 0 : (header?.number ?? 0), fingerprint, header, words, columns, doubts }
  })
  const [first, ...others] = parts.map(({ columns, fingerprint, from, words }) => ({
    from,
    fingerprint,
    columns,
    dimensions: words.dimensions,
    kobo: words.kobo,
  }))
  const [top] = parts
  if (!first || !top) throw new Error('A sheet has one table at least.')
  const roles = [...(top.header?.roles.values() ?? [])]
  return {
    rows,
    found: {
      tables: [first, ...others],
      headers: numbers,
      isTakeoff: top.words.isTakeoff,
      isMaterials: top.words.isMaterials,
      isDimensions: top.words.dimensions.size > 0 && !roles.includes('rate') && !roles.includes('amount'),
      doubts: parts.flatMap(({ doubts }) => doubts),
    },
  }
}

const DECISIVE: readonly ColumnRole[] = ['description', 'unit', 'quantity', 'rate', 'amount']

/** Whether headings name the columns otherwise than those that are in force: what both name stands elsewhere. */
function isOther(header: Header, before: readonly Header[]): boolean {
  const columnsOf = ({ roles }: Header, role: ColumnRole) =>
    [...roles].flatMap(([column, named]) => (named === role ? [column] : []))
  const last = before.at(-1)
  if (!last) return true
  // The second of two rows of headings says the same as the first.
  return DECISIVE.some((role) => {
    const [here, there] = [columnsOf(header, role), columnsOf(last, role)]
    return here.length > 0 && there.length > 0 && !here.some((column) => there.includes(column))
  })
}

/** The columns of a row, by the table that it stands in. */
export const tableAt = (tables: SheetTables['tables'], row: number): SheetTable =>
  tables.findLast(({ from }) => from <= row) ?? tables[0]

/** Tables of a sheet may be headed by the same words in other columns. */
const placedText = ({ cells }: Header): string =>
  cells.map(({ column, text }) => `${columnLetters(column)} ${text.toLowerCase()}`).join('|')

/** What stands before a column. */
function leftOf<Part extends SeenRow | Header>(part: Part, end: number | undefined): Part {
  if (end === undefined) return part
  const cells = part.cells.filter(({ column }) => column < end)
  return 'roles' in part
    ? { ...part, cells, roles: new Map([...part.roles].filter(([column]) => column < end)) }
    : { ...part, cells }
}

/**
 * A row of a table that has a column for what is taken off: a figure there is less than nothing, as is its quantity, and is read as an
 * amount; beside one of what is added, as in a total, it is taken from that.
 */
function withSign(
  row: SeenRow,
  { added, omitted }: NonNullable<HeaderWords['changes']>,
  quantity: number | null,
): SeenRow {
  const off = row.cells.find(
    ({ column, number }) => column === omitted && number !== undefined && number !== 0,
  )
  if (off?.number === undefined) return row
  const less = -Math.abs(off.number)
  const on = row.cells.find(({ column, number }) => column === added && number !== undefined)
  const cells = row.cells.flatMap((cell): SeenCell[] => {
    if (on?.number) return [cell === on ? { ...cell, number: on.number + less } : cell]
    if (cell.column === added) return []
    if (cell === off) return [{ ...cell, column: added, number: less }]
    return [
      cell.column === quantity && cell.number !== undefined
        ? { ...cell, number: -Math.abs(cell.number) }
        : cell,
    ]
  })
  return { ...row, cells }
}

/** A row whose figures have their kobo: "1,200" and "50" are 1,200.50. */
function withKobo(row: SeenRow, columns: ReadonlySet<number>): SeenRow {
  const kobo = row.cells.filter(
    ({ column, number }) =>
      columns.has(column) && number !== undefined && Number.isInteger(number) && number >= 0 && number < 100,
  )
  if (kobo.length === 0) return row
  const added = ({ column, number }: SeenCell): number =>
    number === undefined ? 0 : (kobo.find((cell) => cell.column === column + 1)?.number ?? 0) / 100
  return {
    ...row,
    cells: row.cells.map((cell) =>
      added(cell) === 0 || cell.number === undefined
        ? cell
        : { ...cell, number: Number((cell.number + Math.sign(cell.number || 1) * added(cell)).toFixed(2)) },
    ),
  }
}
