import { useState } from 'react'
import type { SheetMapping } from '#domain/bills/bill-input.ts'
import { type Bill, type BillSheet, SHEET_KINDS } from '#domain/bills/bill-schema.ts'
import { toastFailure } from '#web/failure-toast.ts'
import { useSingleMutation } from '#web/single-mutation.ts'
import { ChoiceField } from '#web/ui/form-fields.tsx'
import { mapColumns } from './bill-api.ts'
import { SHEET_NAMES } from './bill-words.ts'
import { TableChoice } from './table-choice.tsx'

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
    sheets.map(({ name, kind, columns, lower = [] }) => ({ sheet: name, kind, columns, lower })),
  )
  const saving = useSingleMutation({
    mutationFn: () => mapColumns(bill.id, { sheets: [...mappings] }),
    onSuccess: onMapped,
    onError: toastFailure,
  })
  const withItems = sheets.filter(({ kind }) => hasItems(kind))
  const asked = [doubtful, withItems].find((some) => some.length > 0) ?? sheets
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
        saving.mutate()
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
          {saving.isPending ? 'Reading it...' : 'Read it this way'}
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
  const { kind, columns, lower = [] } = mapping
  const isRead = hasItems(kind)
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
      <ChoiceField
        label="This sheet is"
        options={CHOSEN_KINDS}
        value={kind}
        onChange={({ target }) => onChange({ kind: target.value as SheetMapping['kind'] })}
      />
      <TableChoice
        id={bill.id}
        label={`First rows of ${sheet.name}`}
        sheet={sheet.name}
        columns={columns}
        isRead={isRead}
        onChange={(next) => onChange({ columns: next })}
      />
      {isRead &&
        lower.map((table) => (
          <fieldset
            key={`${table.beside}${table.from}`}
            className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3"
          >
            <legend className="mb-1 font-semibold">
              From {table.beside && `column ${table.beside}, `}row {table.from} on
            </legend>
            <TableChoice
              id={bill.id}
              label={`${sheet.name} from ${table.beside ?? ''}${table.from} on`}
              sheet={sheet.name}
              from={table.from}
              columns={table.columns}
              isRead
              onChange={(next) =>
                onChange({
                  lower: lower.map((each) => (each === table ? { ...table, columns: next } : each)),
                })
              }
            />
          </fieldset>
        ))}
    </fieldset>
  )
}
