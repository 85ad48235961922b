import { useState } from 'react'
import type { ImportField } from '#domain/import/import-fields.ts'
import { type ImportOptions, parseRates } from '#domain/import/import-options.ts'
import type { ImportName } from '#domain/import/import-rules.ts'
import type { ImportPreview } from '#domain/import/import-schema.ts'
import { ChoiceField, InputField } from '#web/ui/form-fields.tsx'
import { IMPORT_FIELDS } from './import-kinds.ts'

type Mapping = {
  kind: ImportName
  preview: ImportPreview
  importOptions: ImportOptions
  onChange: (importOptions: ImportOptions) => void
}

/** An empty one is none. */
const withDefault = (defaults: ImportOptions['defaults'], field: string, value: string) =>
  Object.fromEntries(Object.entries({ ...defaults, [field]: value }).filter(([, text]) => text !== ''))

/** Which column is which of our fields: recognised, or chosen by the user. */
export function ColumnMap({ kind, preview, importOptions, onChange }: Mapping) {
  const { header, missing, columns } = preview
  const headers = [...new Set(header.filter((name) => name.trim() !== ''))]
  const isRead = (name: string) => columns.some(({ field }) => field === name)
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
              from={
                importOptions.map[field.name] ?? columns.find((column) => column.field === field.name)?.header
              }
              wrong={missing.includes(field.name)}
              onChoose={(chosen) =>
                onChange({ ...importOptions, map: { ...importOptions.map, [field.name]: chosen } })
              }
            />
            {(!isRead(field.name) || importOptions.defaults[field.name]) && (
              <InputField
                label={`${field.label} of rows that have none`}
                defaultValue={importOptions.defaults[field.name] ?? ''}
                autoComplete="off"
                onBlur={({ target }) =>
                  onChange({
                    ...importOptions,
                    defaults: withDefault(importOptions.defaults, field.name, target.value.trim()),
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
            value={importOptions.key ?? ''}
            onChange={({ target }) => onChange({ ...importOptions, key: target.value || undefined })}
          />
          <Rates onChange={(rates) => onChange({ ...importOptions, rates })} />
        </li>
      </ul>
    </details>
  )
}

function Rates({ onChange }: { onChange: (rates: ImportOptions['rates']) => void }) {
  const [wrong, setWrong] = useState(false)
  return (
    <InputField
      label="Naira for a foreign currency"
      hint="If prices are in one, such as USD=1550."
      error={wrong ? 'Write it like USD=1550, EUR=1700' : undefined}
      autoComplete="off"
      onBlur={({ target }) => {
        const rates = parseRates(target.value)
        setWrong(rates === undefined)
        if (rates) onChange(rates)
      }}
    />
  )
}

type OneColumn = {
  field: ImportField
  headers: readonly string[]
  /** The column that it is read from: what somebody said, else what was recognised. */
  from: string | undefined
  wrong: boolean
  /** @param header nothing for a field that is not in the file */
  onChoose: (header: string) => void
}

const Column = ({ field, headers, from = '', wrong, onChoose }: OneColumn) => (
  <ChoiceField
    label={field.label}
    error={wrong ? 'Choose its column, or say what it is for every row' : undefined}
    emptyOption="-not in the file-"
    options={headers}
    value={from}
    onChange={({ target }) => onChoose(target.value)}
  />
)
