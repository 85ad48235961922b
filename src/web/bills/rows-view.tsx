import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BillSheet } from '#domain/bills/bill-schema.ts'
import { ChoiceField } from '#web/ui/form-fields.tsx'
import { FailureNotice } from '#web/ui/state-notice.tsx'
import { type BillAccess, rowsQuery } from './bill-api.ts'
import { SHEET_NAMES } from './bill-words.ts'
import { SheetRows } from './sheet-rows.tsx'

/** Every row of the file, sheet by sheet, with what it was taken for and why. */
export function RowsView({ access, sheets }: { access: BillAccess; sheets: readonly BillSheet[] }) {
  const [name, setName] = useState(sheets.find(({ lines }) => lines > 0)?.name ?? sheets[0]?.name ?? '')
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery(
    rowsQuery(access, name),
  )
  const sheet = sheets.find((each) => each.name === name)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="max-w-md print:hidden">
        <ChoiceField
          label="Sheet"
          options={sheets.map(
            (each) => [each.name, `${each.name} (${SHEET_NAMES[each.kind].toLowerCase()})`] as const,
          )}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      {error ? (
        <FailureNotice onRetry={() => void refetch()}>{error.message}</FailureNotice>
      ) : data && sheet ? (
        <SheetRows
          label={`Rows of ${name}`}
          rows={data.pages.flatMap(({ rows }) => rows)}
          columns={sheet.columns}
        />
      ) : (
        <p role="status">Loading...</p>
      )}
      {hasNextPage && (
        <button
          type="button"
          className="button button-quiet justify-self-start print:hidden"
          aria-disabled={isFetchingNextPage}
          onClick={() => !isFetchingNextPage && void fetchNextPage()}
        >
          {isFetchingNextPage ? 'Loading...' : 'More rows'}
        </button>
      )}
    </div>
  )
}
