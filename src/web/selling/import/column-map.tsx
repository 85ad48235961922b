import { useState } from 'react'
import type { ImportField } from '#domain/import/import-fields.ts'
import type { ImportName } from '#domain/import/import-rules.ts'
import type { ImportPreview } from '#domain/import/import-schema.ts'
import { type ImportWishes, parseRate } from '#domain/import/import-wishes.ts'
import { ChoiceField, InputField } from '#web/ui/form-fields.tsx'
import { IMPORT_FIELDS } from './import-kinds.ts'

type Mapping = {
  kind: ImportName
  preview: ImportPreview
  wishes: ImportWishes
  onChange: (wishes: ImportWishes) => void
}

/** Without the wishes that say nothing. */
const withWish = (wishes: Readonly<Record<string, string>>, field: string, wish: string) =>
  Object.fromEntries(Object.entries({ ...wishes, [field]: wish }).filter(([, text]) => text !== ''))

/** Which column is which of our fields: as it was guessed, or as somebody says. */
export function ColumnMap({ kind, preview, wishes, onChange }: Mapping) {
  const { header, missing, columns } = preview
  const headers = header.filter((name) => name.trim() !== '')
  const isRead = (name: string) => columns.some(({ field }) => field === name)
  const hasCurrency = isRead('currency') || wishes.defaults.currency
  // It does not close under somebody who has just answered the last question.
  const [asking] = useState(missing.length > 0)
  return (
    <details className="card px-3" open={asking}>
      <summary className="min-h-11 py-2.5 font-semibold">
        Columns ({columns.length} of {headers.length} are used)
      </summary>
      <ul className="grid gap-4 py-3">
        {IMPORT_FIELDS[kind].map((field) => (
          <li key={field.name} className="grid items-start gap-2 sm:grid-cols-2">
            <Column
              field={field}
              headers={headers}
              found={columns.find((column) => column.field === field.name)?.header}
              wrong={missing.includes(field.name)}
              onChoose={(chosen) => onChange({ ...wishes, map: withWish(wishes.map, field.name, chosen) })}
            />
            {(!isRead(field.name) || wishes.defaults[field.name]) && (
              <InputField
                label={`${field.label} of rows that have none`}
                defaultValue={wishes.defaults[field.name] ?? ''}
                autoComplete="off"
                onBlur={({ target }) =>
                  onChange({
                    ...wishes,
                    defaults: withWish(wishes.defaults, field.name, target.value.trim()),
                  })
                }
              />
            )}
          </li>
        ))}
        <li className="grid items-start gap-2 sm:grid-cols-2">
          <ChoiceField
            label="Column that names a row"
            hint="If there is one, such as a stock number: a row that came in before is known by it."
            emptyOption="None"
            options={headers}
            value={wishes.key ?? ''}
            onChange={({ target }) => onChange({ ...wishes, key: target.value || undefined })}
          />
          {hasCurrency && (
            <InputField
              label="Naira for a foreign currency"
              hint="Such as USD=1550."
              autoComplete="off"
              onBlur={({ target }) => {
                const rates = target.value.split(/[,;\s]+/).flatMap((text) => {
                  const rate = parseRate(text)
                  return rate ? [rate] : []
                })
                onChange({ ...wishes, rates: Object.fromEntries(rates) })
              }}
            />
          )}
        </li>
      </ul>
    </details>
  )
}

type OneColumn = {
  field: ImportField
  headers: readonly string[]
  /** The column that it is read from. */
  found: string | undefined
  wrong: boolean
  onChoose: (header: string) => void
}

/** What was recognised can be another column, but not none: a wish names a column. */
const Column = ({ field, headers, found, wrong, onChoose }: OneColumn) => (
  <ChoiceField
    label={field.label}
    error={wrong ? 'Choose its column, or say what it is for every row' : undefined}
    {...(found === undefined && { emptyOption: '-not in the file-' })}
    options={headers}
    value={found ?? ''}
    onChange={({ target }) => onChoose(target.value)}
  />
)
