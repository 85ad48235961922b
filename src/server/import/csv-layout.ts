import { readSample, type Separator } from './csv-records.ts'

export type Layout = { separator: Separator; header: { line: number; cells: string[] } }

type Row = Layout['header']

const SEPARATORS: readonly Separator[] = [',', ';', '\t', '|']
/** Spreadsheets have a title or an address above the header, not a page of them. */
const HEADER_WITHIN = 10

/**
 * Finds the separator and the header: the row with most headers that are known, under the separator that shows most of them
 * and, where several do, gives rows of one width.
 * @returns undefined for a file without any row
 */
export function detectLayout(sample: string, isKnown: (header: string) => boolean): Layout | undefined {
  const candidates = SEPARATORS.flatMap((separator) => {
    const rows = readSample(sample, separator)
    const known = (row: Row) => row.cells.filter(isKnown).length
    const header = rows
      .slice(0, HEADER_WITHIN)
      .reduce<Row | undefined>((best, row) => (best && known(best) >= known(row) ? best : row), undefined)
    if (!header) return []
    const below = rows.filter(({ line }) => line > header.line)
    const even = below.filter(({ cells }) => cells.length === header.cells.length).length
    return [
      {
        layout: { separator, header },
        known: known(header),
        evenness: header.cells.length > 1 ? (even + 1) / (below.length + 1) : 0,
      },
    ]
  })
  const [best] = candidates.toSorted((a, b) => b.known - a.known || b.evenness - a.evenness)
  return best?.layout
}
