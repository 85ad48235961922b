import { type FormEvent, useState } from 'react'
import { LINE_MARKS } from '#domain/bills/pricing/pricing-schema.ts'
import { InputField } from '#web/ui/form-fields.tsx'
import { parseFigure } from '#web/ui/typed-figure.ts'
import type { PricedLine } from '../bill-api.ts'
import { formatQuantity, unitSign } from '../bill-words.ts'
import { MARKS } from './line-marks.tsx'
import type { More } from './use-decisions.ts'

type LineOwnProps = { of: PricedLine; onDecide: (more: More) => void }

/** What somebody puts in place of what a line says and costs: a rate, a quantity; or that it is there, or set aside. */
export function LineOwn({ of: { line, priced }, onDecide }: LineOwnProps) {
  const { decision } = priced
  const unit = unitSign(line.unit.known ?? line.unit.written)
  return (
    <section aria-labelledby="line-own" className="grid gap-3">
      <h3 id="line-own" className="text-base">
        Your own
      </h3>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">What it is besides</legend>
        {LINE_MARKS.map((each) => {
          const { name, Icon } = MARKS[each]
          const isSaid = decision?.mark === each
          return (
            <button
              key={each}
              type="button"
              aria-pressed={isSaid}
              className="chip aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
              onClick={() => onDecide({ mark: isSaid ? null : each })}
            >
              <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
              {name}
            </button>
          )
        })}
      </fieldset>
      <OwnFigure
        label={`Your own rate, NGN for 1 ${unit || 'sum'}`}
        use="Use this rate"
        is={decision?.rate ?? null}
        onFigure={(rate) => onDecide({ as: null, rate })}
      />
      {line.kind === 'measured' && (
        <OwnFigure
          label={`Your own quantity${unit && `, ${unit}`}`}
          use="Use this quantity"
          hint={`${line.quantity === null ? 'None' : formatQuantity(line.quantity)} in the file, which keeps it.`}
          is={decision?.quantity ?? null}
          onFigure={(quantity) => onDecide({ quantity })}
          onBack={() => onDecide({ quantity: null })}
        />
      )}
    </section>
  )
}

type OwnFigureProps = {
  label: string
  /** What its button says. */
  use: string
  hint?: string
  is: number | null
  onFigure: (figure: number) => void
  /** Takes it back alone. */
  onBack?: () => void
}

function OwnFigure({ label, use, hint, is, onFigure, onBack }: OwnFigureProps) {
  const [typed, setTyped] = useState(is === null ? '' : formatQuantity(is))
  const [wrong, setWrong] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const figure = parseFigure(typed)
    setWrong(figure === undefined)
    if (figure !== undefined) onFigure(figure)
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-start gap-2">
      <div className="min-w-40 grow">
        <InputField
          label={label}
          hint={hint}
          error={wrong ? 'A number, 0 or more' : undefined}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <button type="submit" className="button button-quiet mt-[1.6rem]">
        {use}
      </button>
      {onBack && is !== null && (
        <button
          type="button"
          className="button button-quiet mt-[1.6rem]"
          onClick={() => {
            setTyped('')
            onBack()
          }}
        >
          The file’s
        </button>
      )}
    </form>
  )
}
