import { useEffect, useRef, useState } from 'react'
import type { ImportField } from '#domain/import/import-fields.ts'
import { type ImportOptions, parseRates } from '#domain/import/import-options.ts'
import type { ImportName } from '#domain/import/import-rules.ts'
import type { ImportPreview } from '#domain/import/import-schema.ts'
import { STATES } from '#domain/places.ts'
import { ChoiceField, InputField } from '#web/ui/form-fields.tsx'
import { IMPORT_FIELDS } from './import-kinds.ts'

type Mapping = {
  kind: ImportName
  preview: ImportPreview
  importOptions: ImportOptions
  onChange: (importOptions: ImportOptions) => void
}

const STATE_FIELDS = new Set(['location', 'state'])

/** An empty one is none. */
const withDefault = (defaults: ImportOptions['defaults'], field: string, value: string) =>
  Object.fromEntries(Object.entries({ ...defaults, [field]: value }).filter(([, text]) => text !== ''))

/** Which column is which of our fields: recognised, or chosen by the user. What nothing of the file says is asked first. */
export function ColumnMap({ kind, preview, importOptions, onChange }: Mapping) {
  const { header, missing, columns, unused } = preview
  const headers = [...new Set(header.filter((name) => name.trim() !== ''))]
  // It does not go under somebody who has just answered.
  const [asked] = useState(missing)
  const [foreign, setForeign] = useState<string[]>([])
  const further = currenciesIn(preview).filter((currency) => !foreign.includes(currency))
  if (further.length > 0) setForeign([...foreign, ...further])
  const isAsked = ({ name }: ImportField) => asked.includes(name)
  const field = (each: ImportField) => (
    <li key={each.name} className="grid items-start gap-2 sm:grid-cols-2">
      <Field
        field={each}
        {...{ headers, columns, unused, importOptions, onChange }}
        isAsked={isAsked(each)}
      />
    </li>
  )
  return (
    <>
      {asked.length + foreign.length > 0 && (
        <section aria-labelledby="once-for-all-rows" className="card p-3">
          <h3 id="once-for-all-rows" className="font-semibold">
            For all rows
          </h3>
          <p className="text-quiet">This is not in your list. You can change it for each offer later.</p>
          <ul className="grid gap-4 py-3">
            {IMPORT_FIELDS[kind].filter(isAsked).map(field)}
            {foreign.map((currency) => (
              <li key={currency} className="grid items-start gap-2 sm:grid-cols-2">
                <Rate
                  currency={currency}
                  onChange={(rate) =>
                    onChange({ ...importOptions, rates: { ...importOptions.rates, ...rate } })
                  }
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <details className="border-y border-line">
        <summary className="min-h-11 py-2.5 font-semibold">
          Columns ({columns.length} of {headers.length} used)
        </summary>
        <ul className="grid gap-4 py-3">
          {IMPORT_FIELDS[kind].filter((each) => !isAsked(each)).map(field)}
          <li className="grid items-start gap-2 sm:grid-cols-2">
            <ChoiceField
              label="Column that identifies each row"
              hint="Such as a stock number. We use it to recognise rows you imported before."
              emptyOption="None"
              options={headers}
              value={importOptions.key ?? ''}
              onChange={({ target }) => onChange({ ...importOptions, key: target.value || undefined })}
            />
            <Rates onChange={(rates) => onChange({ ...importOptions, rates })} />
          </li>
        </ul>
      </details>
    </>
  )
}

/** Whose rate keeps rows out. */
const currenciesIn = ({ stayOut }: ImportPreview): string[] =>
  stayOut.flatMap(({ reason }) => /^The price is in ([A-Z]{3}) and no rate/.exec(reason)?.[1] ?? [])

type OneField = Pick<Mapping, 'importOptions' | 'onChange'> &
  Pick<ImportPreview, 'columns' | 'unused'> & {
    field: ImportField
    headers: readonly string[]
    isAsked: boolean
  }

/** Its column, and what it is for rows that have none; of a list whose columns are all something else only that. */
function Field({
  field: { name, label },
  headers,
  columns,
  unused,
  isAsked,
  importOptions,
  onChange,
}: OneField) {
  const { map, defaults } = importOptions
  const recognised = columns.find(({ field }) => field === name)?.header
  const onlyAsked = isAsked && unused.length === 0 && map[name] === undefined
  const say = (value: string) =>
    onChange({ ...importOptions, defaults: withDefault(defaults, name, value.trim()) })
  return (
    <>
      {!onlyAsked && (
        <ChoiceField
          label={label}
          emptyOption="-not in the file-"
          options={headers}
          value={map[name] ?? recognised ?? ''}
          onChange={({ target }) => onChange({ ...importOptions, map: { ...map, [name]: target.value } })}
        />
      )}
      {(recognised === undefined || defaults[name]) &&
        (onlyAsked && STATE_FIELDS.has(name) ? (
          <ChoiceField
            label={label}
            emptyOption="Choose one"
            options={STATES}
            value={defaults[name] ?? ''}
            onChange={({ target }) => say(target.value)}
          />
        ) : (
          <ForAllRows
            label={onlyAsked ? label : `${label} for rows without one`}
            value={defaults[name] ?? ''}
            onSay={say}
          />
        ))}
    </>
  )
}

const PAUSE_MS = 1_000

/** It takes effect after a pause, as there may be nothing else to go on to, and when it is left. */
function ForAllRows({
  label,
  value,
  onSay,
}: {
  label: string
  value: string
  onSay: (value: string) => void
}) {
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(onSay)
  latest.current = onSay
  const said = useRef(value)
  useEffect(() => () => clearTimeout(pause.current), [])
  const say = (typed: string) => {
    clearTimeout(pause.current)
    if (typed === said.current) return
    said.current = typed
    latest.current(typed)
  }
  return (
    <InputField
      label={label}
      defaultValue={value}
      autoComplete="off"
      onChange={({ target }) => {
        clearTimeout(pause.current)
        pause.current = setTimeout(() => say(target.value), PAUSE_MS)
      }}
      onBlur={({ target }) => say(target.value)}
    />
  )
}

function Rate({
  currency,
  onChange,
}: {
  currency: string
  onChange: (rate: ImportOptions['rates']) => void
}) {
  const [wrong, setWrong] = useState(false)
  return (
    <InputField
      label={`Naira per ${currency}`}
      error={wrong ? 'Write it like 1550' : undefined}
      inputMode="decimal"
      autoComplete="off"
      onBlur={({ target }) => {
        const typed = target.value.trim()
        const rate = typed === '' ? {} : parseRates(`${currency}=${typed}`)
        setWrong(rate === undefined)
        if (rate) onChange(rate)
      }}
    />
  )
}

function Rates({ onChange }: { onChange: (rates: ImportOptions['rates']) => void }) {
  const [wrong, setWrong] = useState(false)
  return (
    <InputField
      label="Rates of other currencies"
      hint="If prices are not in naira, such as USD=1550."
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
