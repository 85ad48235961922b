import type { BillRow, RowKind, SheetColumns } from '#domain/bills/bill-schema.ts'
import { COLUMN_NAMES } from './bill-words.ts'

export const FIELDS = Object.keys(COLUMN_NAMES) as (keyof SheetColumns)[]

const KINDS: Record<RowKind, string> = {
  blank: 'Blank',
  header: 'Headings',
  closing: 'Closing row',
  item: 'Item',
  'repeated-total': 'Repeated total',
  heading: 'Heading',
  text: 'Text',
}

type SheetRowsProps = {
  label: string
  rows: readonly BillRow[]
  columns: SheetColumns
  className?: string
}

/** Rows as they stand in the file, with what each was taken for and why. */
export function SheetRows({ label, rows, columns, className = '' }: SheetRowsProps) {
  const letters = lettersOf(rows)
  return (
    <section
      className={`scroll-shade card ${className}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no pointer scrolls it by keys.
      tabIndex={0}
      aria-label={label}
    >
      <table className="w-full text-sm">
        <thead>
          <tr>
            <th scope="col" className="sticky top-0 bg-surface px-2 py-1 text-start text-quiet">
              Row
            </th>
            {letters.map((letter) => (
              <th
                key={letter}
                scope="col"
                className={`sticky top-0 bg-surface px-2 py-1 whitespace-nowrap ${alignOf(columns, letter)}`}
              >
                {letter} <span className="font-normal text-quiet">{nameOf(columns, letter)}</span>
              </th>
            ))}
            <th scope="col" className="sticky top-0 bg-surface px-2 py-1 text-start">
              Read as
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, cells, hidden, kind, why }) => (
            <tr key={row} className="border-t border-line align-top">
              <th scope="row" className="px-2 py-1 text-start font-normal text-quiet tabular-nums">
                {row}
              </th>
              {letters.map((letter) => (
                <td
                  key={letter}
                  className={`max-w-80 px-2 py-1 ${nameOf(columns, letter) ? '' : 'text-quiet'} ${alignOf(columns, letter)}`}
                >
                  {cells[letter]}
                </td>
              ))}
              <td className="min-w-48 px-2 py-1 text-quiet">
                <span className={kind === 'item' ? 'font-semibold text-ink' : ''}>{KINDS[kind]}.</span> {why}
                {hidden && ' The row is hidden in the file.'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

export const lettersOf = (rows: readonly BillRow[]): string[] =>
  [...new Set(rows.flatMap(({ cells }) => Object.keys(cells)))].sort(byLetters)

const byLetters = (one: string, other: string) => one.length - other.length || (one < other ? -1 : 1)

const fieldOf = (columns: SheetColumns, letter: string) => FIELDS.find((each) => columns[each] === letter)

function nameOf(columns: SheetColumns, letter: string): string {
  const field = fieldOf(columns, letter)
  return field ? COLUMN_NAMES[field] : ''
}

/** Figures stand under figures. */
const alignOf = (columns: SheetColumns, letter: string) =>
  ['quantity', 'rate', 'amount'].includes(fieldOf(columns, letter) ?? '')
    ? 'text-end tabular-nums'
    : 'text-start'
