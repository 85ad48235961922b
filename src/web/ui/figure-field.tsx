import { Info } from 'lucide-react'
import { useId } from 'react'
import { parseFigure } from './typed-figure.ts'

type FigureField = {
  label: string
  /** Or what it is called after a figure as it is written. */
  unit: string | ((written: string) => string)
  start: number
  typed: string | undefined
  onType: (typed: string) => void
  hideLabel?: boolean
  /** The source of the default, behind a button. */
  note?: string
}

/** A number with a default of the trade, which the user can change. */
export function FigureField({ label, unit, start, typed, onType, hideLabel, note }: FigureField) {
  const id = useId()
  const value = typed ?? start.toLocaleString('en-NG', { maximumFractionDigits: 4 })
  const wrong = parseFigure(value) === undefined
  return (
    <div className="figure-field">
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'field-label'}>
        {label}
      </label>
      <div>
        <input
          id={id}
          className="control"
          inputMode="decimal"
          autoComplete="off"
          value={value}
          aria-invalid={wrong}
          aria-describedby={wrong || note ? `${id}-note` : undefined}
          onChange={(event) => onType(event.target.value)}
        />
        {typeof unit === 'string' ? unit : unit(value)}
      </div>
      {wrong ? (
        <p id={`${id}-note`} className="mt-1 text-xs text-alarm">
          A number, 0 or more
        </p>
      ) : (
        note && (
          <details data-lasting>
            <summary>
              <Info size={18} strokeWidth={1.75} aria-hidden="true" />
              <span className="sr-only">Source of {label}</span>
            </summary>
            <p id={`${id}-note`} className="mt-1 text-xs text-quiet">
              {note}
            </p>
          </details>
        )
      )}
    </div>
  )
}
