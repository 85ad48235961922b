import { CircleCheck, CircleQuestionMark, CircleX } from 'lucide-react'
import { UNITS } from '#domain/catalogue.ts'
import { formatFigure } from '#domain/figures.ts'
import { calledColumn } from '#domain/import/import-fields.ts'
import type { ImportPreview, ImportReason } from '#domain/import/import-schema.ts'
import { comparableWords, perSold } from '#domain/materials/pack-words.ts'
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
      <ol className="divide-y divide-line border-y border-edge">
        {rows.map((row) => (
          <li key={row.line} className="flex items-start gap-2 py-2">
            <RowMark values={row.values} held={heldLines.has(row.line)} />
            <div className="min-w-0 grow">
              <RowFields row={row} />
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

/** What it is, what it costs and where it is, below those of the rows above; of a row that stays out its first cells. */
function RowFields({ row }: { row: PreviewRow }) {
  const { name, price, place } = fieldsOf(row)
  return (
    <div className="gap-x-4 md:flex">
      <p className="min-w-0 grow wrap-anywhere">
        <span className="text-quiet tabular-nums">Line {row.line}: </span>
        {name}
      </p>
      {row.values && (
        <p className="flex shrink-0 gap-x-4 max-md:text-sm">
          <span className="font-semibold tabular-nums">{price}</span>
          <span className="text-quiet md:w-24">{place}</span>
        </p>
      )}
    </div>
  )
}

function fieldsOf({ values, cells, reading }: PreviewRow) {
  if (!values) {
    const first = cells.filter((cell) => cell !== '').slice(0, 3)
    return { name: first.join(', ') }
  }
  const { name, regularPrice, unit, rentPeriod, type, location, state } = values
  const sold = UNITS.find((each) => each === unit)
  const period = type === 'rent' && rentPeriod ? ` / ${rentPeriod}` : ''
  const per = sold ? perSold({ unit: sold, pack: reading?.pack ?? null }) : period
  const price = typeof regularPrice === 'number' ? `NGN ${formatAmount(regularPrice)}${per}` : ''
  return { name, price, place: location ?? state }
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
