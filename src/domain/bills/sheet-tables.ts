import { findColumns } from './bill-columns.ts'
import { type Change, type Header, headerWords } from './bill-headers.ts'
import type { ColumnRole, Columns } from './column-roles.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { SheetStrip } from './sheet-strips.ts'
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
  /** Rows that are headings of columns, by number, with what each reads the columns as. */
  headers: ReadonlyMap<number, string>
  /** Whether the headings are those of a take-off (PlanSwift), or of a list of materials. */
  isTakeoff: boolean
  isMaterials: boolean
  /** Whether some table has quantities or amounts, of units, rates or charges: a list of rates has none, nor has a summary. */
  hasItems: boolean
  /** Whether lengths, widths and heights are headed, and no prices: the dimensions behind a bill. */
  isDimensions: boolean
  /** Why a person should look at it; empty where it is clear. */
  doubts: string[]
}

/** The tables of a strip, one below another, and its rows with kobo added to their naira. */
export function findTables(
  { rows: seen, headers, isBeside }: SheetStrip,
  formulaOf: (address: string) => string | undefined,
): { found: SheetTables; rows: readonly SeenRow[] } {
  const starts = headers.filter((header, index) => index === 0 || isOther(header, headers.slice(0, index)))
  const numbers = new Map(headers.map((header) => [header.number, rolesText(header)]))
  const rows: SeenRow[] = []
  const parts = (starts.length > 0 ? starts : [undefined]).map((header, index) => {
    const words = headerWords(header)
    const isFirst = index === 0
    const end = starts[index + 1]?.number ?? Number.POSITIVE_INFINITY
    const own = seen
      .filter(({ number }) => (isFirst || number >= (header?.number ?? 0)) && number < end)
      .map((row) => (words.kobo.size === 0 || numbers.has(row.number) ? row : withKobo(row, words.kobo)))
    const body = own.filter(({ number }) => !numbers.has(number) && number > (header?.number ?? 0))
    const { columns, doubts, isMeasured } = findColumns({ rows: body, header, words }, formulaOf)
    const { changes } = words
    for (const { added, role } of changes) columns[role] = added
    for (const row of own)
      rows.push(changes.length > 0 && !numbers.has(row.number) ? withSigns(row, changes, columns) : row)
    const isPlaced = !isFirst || isBeside
    const fingerprint = header ? fingerprintOf(isPlaced ? placedText(header) : words.text) : ''
    return {
      from: isPlaced ? (header?.number ?? 0) : 0,
      fingerprint,
      header,
      words,
      columns,
      doubts,
      isMeasured,
    }
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
      hasItems: parts.some(
        ({ columns, isMeasured, words }) =>
          (columns.quantity !== null || columns.amount !== null) &&
          (isMeasured || columns.rate !== null || words.isCharges),
      ),
      isDimensions: top.words.dimensions.size > 0 && !roles.includes('rate') && !roles.includes('amount'),
      doubts: parts.flatMap(({ doubts }) => doubts),
    },
  }
}

const DECISIVE: readonly ColumnRole[] = ['description', 'unit', 'quantity', 'rate', 'amount']

/** What headings read the columns as, however they are spelt, and whether what they list is bought. */
const rolesText = (header: Header): string =>
  [...header.roles]
    .filter(([, role]) => DECISIVE.includes(role))
    .map(([column, role]) => `${columnLetters(column)} ${role}`)
    .sort()
    .concat(headerWords(header).isMaterials ? ['materials'] : [])
    .join('|')

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

/**
 * A row of a table that has columns for what is taken off: a quantity or an amount there is less than nothing, and is read as one of the
 * column of what is added, from which it is taken where both stand in a row. So is a rate, as it is.
 */
function withSigns(row: SeenRow, changes: readonly Change[], { quantity, amount }: Columns): SeenRow {
  const figureIn = (wanted: number) =>
    row.cells.find(({ column, number }) => column === wanted && number !== undefined && number !== 0)
  const signed = changes.filter(({ role }) => role !== 'rate')
  if (!signed.some(({ omitted }) => figureIn(omitted))) return row
  const isLess = !signed.some(({ added }) => figureIn(added))
  const cells = changes.reduce((all, { added, omitted, role }): readonly SeenCell[] => {
    const [on, off] = [figureIn(added), figureIn(omitted)]
    if (off?.number === undefined) return all
    const moved = role === 'rate' ? off.number : -Math.abs(off.number)
    if (on?.number === undefined)
      return all.flatMap((cell) => {
        if (cell.column === added) return []
        return [cell === off ? { ...cell, column: added, number: moved } : cell]
      })
    const both = role === 'rate' ? on.number : on.number + moved
    return all.map((cell) => (cell === on ? { ...cell, number: both } : cell))
  }, row.cells)
  // What has one column for both follows the others.
  const single = [quantity, amount].filter((column) => !changes.some(({ added }) => added === column))
  return {
    ...row,
    cells: cells.map((cell) =>
      isLess && single.includes(cell.column) && cell.number !== undefined
        ? { ...cell, number: -Math.abs(cell.number) }
        : cell,
    ),
  }
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
