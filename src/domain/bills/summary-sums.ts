import type { ReadRow } from './bill-lines.ts'
import { isAdditionText, isClosingText, rowCells } from './bill-rows.ts'
import type { BillLine } from './bill-schema.ts'
import type { Columns } from './column-roles.ts'
import { type LineOptions, lineOf } from './line-of-row.ts'
import type { SeenRow } from './sheet-values.ts'

const SUM = /^(?:add|allow|include|provide)\b.*\bsum\b/i

/** Typed sums that a summary adds and no bill has: "Add lump sum for furniture". Sets what their rows are. */
export function summarySums(
  seen: readonly SeenRow[],
  rows: readonly ReadRow[],
  options: LineOptions,
): BillLine[] {
  const read = new Map(rows.map((row) => [row.number, row]))
  return seen.flatMap((row): BillLine[] => {
    const said = row.cells.find(({ isText, text }) => isText && SUM.test(text))
    const figures = row.cells.filter(
      ({ column, number }) => number !== undefined && column > (said?.column ?? 0),
    )
    const [figure] = figures
    if (!said || !figure || figures.length !== 1 || figure.hasFormula) return []
    if (said.text.includes('%') || isAdditionText(said.text) || isClosingText(said.text)) return []
    const columns: Columns = {
      ...{ reference: null, detail: null, unit: null, quantity: null, rate: null },
      description: said.column,
      amount: figure.column,
    }
    const why = 'The summary adds this sum, which is in no bill.'
    const its = read.get(row.number)
    if (its) Object.assign(its, { kind: 'item', why })
    const table = {
      from: 0,
      fingerprint: '',
      columns,
      dimensions: new Set<number>(),
      kobo: new Set<number>(),
    }
    const cells = rowCells(row, table)
    const context = { title: '', element: '', section: '', caption: '', preamble: [] }
    const { spoken: _, ...line } = lineOf({
      cells,
      table,
      lead: '',
      last: undefined,
      options,
      context,
      why,
    })
    return [line]
  })
}
