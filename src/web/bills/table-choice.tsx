import { useQuery } from '@tanstack/react-query'
import type { BillRow, SheetColumns } from '#domain/bills/bill-schema.ts'
import { ChoiceField } from '#web/ui/form-fields.tsx'
import { FailureNotice } from '#web/ui/state-notice.tsx'
import { firstRowsQuery } from './bill-api.ts'
import { COLUMN_NAMES } from './bill-words.ts'

const FIELDS = Object.keys(COLUMN_NAMES) as (keyof SheetColumns)[]

type TableChoiceProps = {
  id: string
  label: string
  sheet: string
  /** The row that it begins at. */
  from?: number
  columns: SheetColumns
  /** Whether its columns are asked for: not where the sheet has no items. */
  isRead: boolean
  onChange: (columns: SheetColumns) => void
}

/** Which column of a table is what, over its first rows. */
export function TableChoice({ id, label, sheet, from = 1, columns, isRead, onChange }: TableChoiceProps) {
  const { data: rows, error, refetch } = useQuery(firstRowsQuery(id, sheet, from))
  if (error) return <FailureNotice onRetry={() => void refetch()}>{error.message}</FailureNotice>
  if (!rows) return <p role="status">Loading...</p>
  const letters = [...new Set(rows.flatMap(({ cells }) => Object.keys(cells)))].sort(byLetters)
  // A column is one thing at a time.
  const setColumn = (field: keyof SheetColumns, letter: string) => {
    const taken = FIELDS.filter((each) => each !== field && columns[each] === letter)
    const freed = Object.fromEntries(taken.map((each) => [each, null]))
    onChange({ ...columns, ...freed, [field]: letter || null })
  }
  return (
    <>
      {isRead && (
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))] gap-3">
          {FIELDS.map((field) => (
            <ChoiceField
              key={field}
              label={COLUMN_NAMES[field]}
              emptyOption="None"
              options={letters.map((letter) => [letter, `Column ${letter}`] as const)}
              value={columns[field] ?? ''}
              onChange={({ target }) => setColumn(field, target.value)}
            />
          ))}
        </div>
      )}
      <Rows label={label} rows={rows} letters={letters} columns={columns} />
    </>
  )
}

type RowsProps = {
  label: string
  rows: readonly BillRow[]
  letters: readonly string[]
  columns: SheetColumns
}

const Rows = ({ label, rows, letters, columns }: RowsProps) => (
  <section
    className="scroll-shade card max-h-96 overflow-y-auto"
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
              className="sticky top-0 bg-surface px-2 py-1 text-start whitespace-nowrap"
            >
              {letter} <span className="font-normal text-quiet">{nameOf(columns, letter)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ row, cells }) => (
          <tr key={row} className="border-t border-line align-top">
            <th scope="row" className="px-2 py-1 text-start font-normal text-quiet tabular-nums">
              {row}
            </th>
            {letters.map((letter) => (
              <td
                key={letter}
                className={`max-w-80 px-2 py-1 ${nameOf(columns, letter) ? '' : 'text-quiet'}`}
              >
                {cells[letter]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)

const byLetters = (one: string, other: string) => one.length - other.length || (one < other ? -1 : 1)

function nameOf(columns: SheetColumns, letter: string): string {
  const field = FIELDS.find((each) => columns[each] === letter)
  return field ? COLUMN_NAMES[field] : ''
}
