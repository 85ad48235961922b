import { CircleCheck, CircleQuestionMark, CircleX } from 'lucide-react'
import { UNITS } from '#domain/catalogue.ts'
import { formatFigure } from '#domain/figures.ts'
import { calledColumn } from '#domain/import/import-fields.ts'
import type { ImportPreview, ImportReason } from '#domain/import/import-schema.ts'
import { comparableWords, soldBy } from '#domain/materials/pack-words.ts'
import { formatAmount } from '#domain/money.ts'
import { spoken } from '#domain/spoken.ts'

type PreviewRow = ImportPreview['rows'][number]

/** The first rows, each as it would go in or with what keeps it out. */
export function PreviewRows({ preview: { rows, total, good, held } }: { preview: ImportPreview }) {
  const heldLines = new Set(held.map(({ line }) => line))
  return (
    <div>
      <p role="status" className="mb-2 font-semibold">
        {rows.length === 0
          ? 'There are no rows below the headings.'
          : `${formatFigure(good)} of ${formatFigure(total)} rows are good`}
      </p>
      <ol className="grid gap-1">
        {rows.map((row) => (
          <li key={row.line} className="flex items-start gap-2 border-t border-line py-2">
            <RowMark values={row.values} held={heldLines.has(row.line)} />
            <div className="min-w-0">
              <p className="wrap-anywhere">
                <span className="text-quiet tabular-nums">Line {row.line}: </span>
                {inWords(row)}
              </p>
              {row.reading && <p className="text-sm text-quiet wrap-anywhere">{readInWords(row.reading)}</p>}
              {row.notes.map((note) => (
                <p key={note} className="text-sm text-quiet">
                  {note}.
                </p>
              ))}
              {heldLines.has(row.line) && (
                <p className="text-sm text-quiet">Left out until you confirm the price.</p>
              )}
              <RowReasons errors={row.errors} />
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Whether it goes in, as it stands. */
function RowMark({ values, held }: Pick<PreviewRow, 'values'> & { held: boolean }) {
  const [Mark, colour] = !values
    ? [CircleX, 'text-alarm']
    : held
      ? [CircleQuestionMark, 'text-quiet']
      : [CircleCheck, 'text-site']
  return <Mark className={`mt-0.5 shrink-0 ${colour}`} size={20} strokeWidth={1.75} aria-hidden="true" />
}

function inWords({ values, cells, reading }: PreviewRow): string {
  if (!values)
    return cells
      .filter((cell) => cell !== '')
      .slice(0, 3)
      .join(', ')
  const { name, regularPrice, unit, rentPeriod, type, location, state } = values
  const sold = UNITS.find((each) => each === unit)
  const per = sold ? soldBy({ unit: sold, pack: reading?.pack ?? null }) : type === 'rent' ? rentPeriod : ''
  const price =
    typeof regularPrice === 'number' ? `NGN ${formatAmount(regularPrice)}${per ? ` / ${per}` : ''}` : ''
  return [name, price, location ?? state].filter((part) => part).join(', ')
}

/** "₦190 a kg · read as Cement, Dangote"; without a comparable price the reason. */
function readInWords({ material, comparable, notComparable }: NonNullable<PreviewRow['reading']>): string {
  const values = material?.specification?.split('/')[1]?.replaceAll('_', ', ').replaceAll('-', ' ')
  return [
    comparable && comparableWords(comparable),
    material && `read as ${[material.name, values, material.brand].filter(Boolean).join(', ')}`,
    notComparable && `not compared: ${notComparable}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Why a row is rejected. */
export function RowReasons({ errors }: { errors: readonly ImportReason[] }) {
  if (errors.length === 0) return null
  return (
    <ul className="text-sm text-alarm">
      {errors.map(({ column, value, reason }) => (
        <li key={`${column} ${reason}`} className="wrap-anywhere">
          {column && `${calledColumn(column)}${value && ` “${value}”`}: `}
          {spoken(reason)}
        </li>
      ))}
    </ul>
  )
}
