import { CircleCheck, CircleX } from 'lucide-react'
import type { ImportPreview, ImportReason } from '#domain/import/import-schema.ts'
import { formatAmount } from '#domain/money.ts'

type PreviewRow = ImportPreview['rows'][number]

/** The first rows, each as it would go in or with what keeps it out. */
export function PreviewRows({ preview: { rows } }: { preview: ImportPreview }) {
  const good = rows.filter(({ values }) => values).length
  return (
    <div>
      <p role="status" className="mb-2 font-semibold">
        {rows.length === 0
          ? 'There is no row below the header.'
          : `${good} of the first ${rows.length} rows are good`}
      </p>
      <ol className="grid gap-1">
        {rows.map((row) => (
          <li key={row.line} className="flex items-start gap-2 border-t border-line py-2">
            {row.values ? (
              <CircleCheck
                className="mt-0.5 shrink-0 text-site"
                size={20}
                strokeWidth={1.75}
                aria-hidden="true"
              />
            ) : (
              <CircleX
                className="mt-0.5 shrink-0 text-alarm"
                size={20}
                strokeWidth={1.75}
                aria-hidden="true"
              />
            )}
            <div className="min-w-0">
              <p className="wrap-anywhere">
                <span className="text-quiet tabular-nums">Line {row.line}: </span>
                {inWords(row)}
              </p>
              <RowReasons errors={row.errors} />
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}

function inWords({ values, cells }: PreviewRow): string {
  if (!values)
    return cells
      .filter((cell) => cell !== '')
      .slice(0, 3)
      .join(', ')
  const { name, regularPrice, unit, rentPeriod, type, location, state } = values
  const per = unit ?? (type === 'rent' ? rentPeriod : '')
  const price =
    typeof regularPrice === 'number' ? `NGN ${formatAmount(regularPrice)}${per ? `/${per}` : ''}` : ''
  return [name, price, location ?? state].filter((part) => part).join(', ')
}

/** Why a row is rejected. */
export function RowReasons({ errors }: { errors: readonly ImportReason[] }) {
  if (errors.length === 0) return null
  return (
    <ul className="text-sm text-alarm">
      {errors.map(({ column, value, reason }) => (
        <li key={`${column} ${reason}`} className="wrap-anywhere">
          {column && `${column}${value && ` “${value}”`}: `}
          {reason}
        </li>
      ))}
    </ul>
  )
}
