import type { Comparison } from './comparison.ts'
import type { LoadSummary } from './measurement.ts'

const COLUMNS = [
  'call',
  'req/s',
  'p50',
  'p95',
  'p99',
  'bare req/s',
  'bare p50',
  'bare p95',
  'ratio',
  'SQL req/s',
  'SQL p50',
  'SQL share',
  'known req/s',
  'known p95',
  'bare known req/s',
  'known ratio',
]

/** The comparisons as a Markdown table; `docs/benchmarks.md` says what the columns mean. */
export function comparisonTable(comparisons: Comparison[]): string {
  const rows = comparisons.map(({ name, product, bare, known, bareKnown, sql }) => [
    name,
    rate(product.perSecond),
    ...percentileCells(product),
    rate(bare.perSecond),
    ...[bare.p50, bare.p95].map(milliseconds),
    (product.perSecond / bare.perSecond).toFixed(2),
    sql ? rate(sql.perSecond) : '',
    sql ? milliseconds(sql.p50) : '',
    sql ? `${Math.round((100 * product.perSecond) / sql.perSecond)} %` : '',
    rate(known.perSecond),
    milliseconds(known.p95),
    rate(bareKnown.perSecond),
    (known.perSecond / bareKnown.perSecond).toFixed(2),
  ])
  return table([COLUMNS, ...rows])
}

/** Cells as a Markdown table; the first row is the header, the first column the names. */
export function table(lines: string[][]): string {
  const [head = [], ...rows] = lines
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`
  const rule = `|${widths.map((width, column) => (column === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`
  return [line(head), rule, ...rows.map(line)].join('\n')
}

export const rate = (perSecond: number) =>
  perSecond < 10 ? perSecond.toFixed(1) : Math.round(perSecond).toLocaleString('en')
export const milliseconds = (value: number) =>
  value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en')

export const percentileCells = ({ p50, p95, p99 }: LoadSummary): string[] => [p50, p95, p99].map(milliseconds)
