import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SheetMapping } from '#domain/bills/bill-input.ts'
import { type Bill, type BillSheet, SHEET_KINDS, type SheetColumns } from '#domain/bills/bill-schema.ts'
import { toastFailure } from '#web/failure-toast.ts'
import { ChoiceField } from '#web/ui/form-fields.tsx'
import { FailureNotice } from '#web/ui/state-notice.tsx'
import { firstRowsQuery, mapColumns } from './bill-api.ts'
import { COLUMN_NAMES, SHEET_NAMES } from './bill-words.ts'

const FIELDS = Object.keys(COLUMN_NAMES) as (keyof SheetColumns)[]
/** Hidden sheets are listed and not read. */
const CHOSEN_KINDS = SHEET_KINDS.filter((kind) => kind !== 'hidden').map(
  (kind) => [kind, SHEET_NAMES[kind]] as const,
)
const hasItems = (kind: BillSheet['kind']) => kind === 'bill' || kind === 'takeoff' || kind === 'materials'

type Mapping = { bill: Bill; onMapped: (bill: Bill) => void; onCancel?: (() => void) | undefined }

/** Which column is what, over the first rows of each sheet that has items: as it was read, to be confirmed or changed. */
export function Mapping({ bill, onMapped, onCancel }: Mapping) {
  const sheets = bill.sheets.filter(({ kind }) => kind !== 'hidden')
  const doubtful = sheets.filter(({ doubts }) => doubts.length > 0)
  const [mappings, setMappings] = useState<readonly SheetMapping[]>(() =>
    sheets.map(({ name, kind, columns }) => ({ sheet: name, kind, columns })),
  )
  const saving = useMutation({
    mutationFn: () => mapColumns(bill.id, { sheets: [...mappings] }),
    onSuccess: onMapped,
    onError: toastFailure,
  })
  const asked = doubtful.length > 0 ? doubtful : sheets.filter(({ kind }) => hasItems(kind))
  const others = sheets.filter((sheet) => !asked.includes(sheet))
  const field = (sheet: BillSheet) => {
    const mapping = mappings.find((each) => each.sheet === sheet.name)
    return (
      mapping && (
        <SheetChoice
          key={sheet.name}
          bill={bill}
          sheet={sheet}
          mapping={mapping}
          onChange={(changed) =>
            setMappings(mappings.map((each) => (each === mapping ? { ...each, ...changed } : each)))
          }
        />
      )
    )
  }
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        if (!saving.isPending) saving.mutate()
      }}
    >
      {asked.map(field)}
      {others.length > 0 && (
        <details data-lasting className="border-t border-line">
          <summary className="min-h-11 py-2.5 font-semibold">The other sheets ({others.length})</summary>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-2">{others.map(field)}</div>
        </details>
      )}
      <div className="flex flex-wrap gap-2">
        <button
          type="submit"
          className="button button-action"
          aria-disabled={saving.isPending}
          data-working={saving.isPending}
        >
          {saving.isPending ? 'Reading it...' : 'Read it like this'}
        </button>
        {onCancel && (
          <button type="button" className="button button-quiet" onClick={onCancel}>
            Leave it as it is
          </button>
        )}
      </div>
    </form>
  )
}

type Choice = {
  bill: Bill
  sheet: BillSheet
  mapping: SheetMapping
  onChange: (changed: Partial<SheetMapping>) => void
}

function SheetChoice({ bill, sheet, mapping, onChange }: Choice) {
  const { data: rows, error, refetch } = useQuery(firstRowsQuery(bill.id, sheet.name))
  const letters = [...new Set(rows?.flatMap(({ cells }) => Object.keys(cells)))].sort(byLetters)
  const { kind, columns } = mapping
  const setColumn = (field: keyof SheetColumns, letter: string) => {
    const taken = FIELDS.filter((each) => each !== field && columns[each] === letter)
    const freed = Object.fromEntries(taken.map((each) => [each, null]))
    onChange({ columns: { ...columns, ...freed, [field]: letter || null } })
  }
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <legend className="mb-1 text-lg font-semibold">{sheet.name}</legend>
      {sheet.doubts.length > 0 && (
        <ul className="list-disc ps-5 text-quiet">
          {sheet.doubts.map((doubt) => (
            <li key={doubt}>{doubt}</li>
          ))}
        </ul>
      )}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))] gap-3">
        <ChoiceField
          label="This sheet is"
          options={CHOSEN_KINDS}
          value={kind}
          onChange={({ target }) => onChange({ kind: target.value as SheetMapping['kind'] })}
        />
        {hasItems(kind) &&
          FIELDS.map((field) => (
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
      {error && <FailureNotice onRetry={() => void refetch()}>{error.message}</FailureNotice>}
      {!rows && !error && <p role="status">Loading...</p>}
      {rows && (
        <section
          className="scroll-shade card max-h-96 overflow-y-auto"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no pointer scrolls it by keys.
          tabIndex={0}
          aria-label={`First rows of ${sheet.name}`}
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
      )}
    </fieldset>
  )
}

const byLetters = (one: string, other: string) => one.length - other.length || (one < other ? -1 : 1)

function nameOf(columns: SheetColumns, letter: string): string {
  const field = FIELDS.find((each) => columns[each] === letter)
  return field ? COLUMN_NAMES[field] : ''
}
