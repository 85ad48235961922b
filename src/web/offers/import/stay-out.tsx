import { formatFigure } from '#domain/figures.ts'
import type { ImportPreview } from '#domain/import/import-schema.ts'
import { spoken } from '#domain/spoken.ts'

/** Which rows of the whole file will not come in, a line for each reason. */
export function StayOut({ preview: { stayOut } }: { preview: Pick<ImportPreview, 'stayOut'> }) {
  if (stayOut.length === 0) return null
  return (
    <section aria-labelledby="stay-out" className="grid gap-2">
      <h3 id="stay-out" className="text-lg">
        What is left out
      </h3>
      <ul className="grid gap-1">
        {stayOut.map(({ reason, rows }) => (
          <li key={reason} className="wrap-anywhere">
            <span className="font-semibold tabular-nums">
              {formatFigure(rows)} {rows === 1 ? 'row' : 'rows'}:
            </span>{' '}
            {spoken(reason)}
          </li>
        ))}
      </ul>
    </section>
  )
}
