import { AppError } from '#domain/errors.ts'
import { attribute, plainMarkup, readTags } from '#server/files/markup.ts'
import { WORKBOOK_LIMITS } from './workbook.ts'

/** More cells than that are no list. */
const COLUMNS_MAX = 200

const ROWS = new Set(['tr', 'row'])
const CELLS = new Set(['td', 'th', 'cell'])
const TABLES = new Set(['table'])
const UNSEEN = new Set(['script', 'style'])

/**
 * The largest table of a page that is called an Excel file: HTML, as portals and tills export it, or Excel's own XML of 2003.
 * @returns undefined where it has none
 * @throws AppError invalid where it has more cells than a workbook may, the empty ones among them
 */
export function readMarkupTable(markup: string): string[][] | undefined {
  const tables: string[][][] = []
  let table: string[][] = []
  let row: string[] | undefined
  let cell: string | undefined
  let unseen = false
  let rows = 0
  let width = 1
  const endCell = () => {
    if (cell !== undefined && row && row.length < COLUMNS_MAX) row.push(plainMarkup(cell))
    cell = undefined
  }
  const endRow = () => {
    endCell()
    if (row?.some((text) => text.trim() !== '')) {
      rows += 1
      width = Math.max(width, row.length)
      if (rows * width > WORKBOOK_LIMITS.cells)
        throw new AppError('invalid', 'The table is too large. Save your list as .csv.')
      table.push(row)
    }
    row = undefined
  }
  const endTable = () => {
    endRow()
    if (table.length > 0) tables.push(table)
    table = []
  }
  for (const { name, closes, empty, attributes, text } of readTags(markup)) {
    if (cell !== undefined && !unseen) cell += text
    if (UNSEEN.has(name)) unseen = !closes
    else if (TABLES.has(name)) endTable()
    else if (ROWS.has(name)) {
      endRow()
      if (!closes) row = []
    } else if (CELLS.has(name)) {
      endCell()
      if (closes || !row) continue
      const at = Number(attribute(attributes, 'Index') ?? 0)
      while (row.length < Math.min(at - 1, COLUMNS_MAX)) row.push('')
      cell = ''
      if (empty) endCell()
    } else if (cell !== undefined && (name === 'br' || name === 'p' || name === 'div')) cell += ' '
  }
  endTable()
  const [largest] = tables.toSorted((one, other) => other.length - one.length)
  return largest
}
