import { formatFigure } from '#domain/figures.ts'
import type { ImportOptions } from '#domain/import/import-options.ts'
import type { ImportPreview } from '#domain/import/import-schema.ts'
import { formatAmount } from '#domain/money.ts'
import { CheckField } from '#web/ui/form-fields.tsx'

type Held = {
  preview: ImportPreview
  importOptions: ImportOptions
  onChange: (importOptions: ImportOptions) => void
}

/** Prices that are hardly meant: their rows stay out until somebody says that they are right. */
export function HeldPrices({ preview: { held }, importOptions, onChange }: Held) {
  const { sure } = importOptions
  const confirmed = sure === undefined || sure === 'all' ? [] : sure
  if (held.length === 0 && confirmed.length === 0) return null
  return (
    <section aria-labelledby="held-prices" className="card grid gap-2 p-3">
      <h3 id="held-prices" className="font-semibold">
        Are these prices right?
      </h3>
      {confirmed.length > 0 && <p className="text-quiet">{formatFigure(confirmed.length)} confirmed.</p>}
      <ul>
        {held.map(({ line, name, price, reason }) => (
          <li key={line} className="border-t border-line py-1">
            <CheckField
              label={`${name}, NGN ${formatAmount(price)} (line ${line})`}
              hint={reason}
              checked={false}
              onChange={() => onChange({ ...importOptions, sure: [...confirmed, line] })}
            />
          </li>
        ))}
      </ul>
      {held.length > 0 && (
        <>
          <p className="text-quiet">Rows you do not tick are left out. You can download them afterwards.</p>
          <button
            type="button"
            className="button button-quiet justify-self-start"
            onClick={() => onChange({ ...importOptions, sure: 'all' })}
          >
            All are right
          </button>
        </>
      )}
    </section>
  )
}
