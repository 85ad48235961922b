import { useQuery } from '@tanstack/react-query'
import type { SheetColumns } from '#domain/bills/bill-schema.ts'
import { ChoiceField } from '#web/ui/form-fields.tsx'
import { FailureNotice } from '#web/ui/state-notice.tsx'
import { firstRowsQuery } from './bill-api.ts'
import { COLUMN_NAMES } from './bill-words.ts'
import { FIELDS, lettersOf, SheetRows } from './sheet-rows.tsx'

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
  const letters = lettersOf(rows)
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
      <SheetRows label={label} rows={rows} columns={columns} className="max-h-96 overflow-y-auto" />
    </>
  )
}
