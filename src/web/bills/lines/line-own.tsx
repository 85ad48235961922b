import { listedItem } from '#domain/rates/work-sections.ts'
import type { PricedLine } from '../bill-api.ts'
import { formatQuantity, unitSign } from '../bill-words.ts'
import { OwnFigure } from '../own-figure.tsx'
import { OwnPrice } from '../own-price.tsx'
import { LineMarks } from './line-marks.tsx'
import type { More } from './use-decisions.ts'

type LineOwnProps = { of: PricedLine; onDecide: (more: More) => void }

/** What somebody puts in place of what a line says and costs: a rate, a quantity; or that it is there, or set aside. */
export function LineOwn({ of: { line, priced }, onDecide }: LineOwnProps) {
  const { decision, match } = priced
  const isCertain = match.level === 'sure' || match.level === 'own'
  const item = isCertain && match.as?.kind === 'work' ? listedItem(match.as.item) : undefined
  const unit = unitSign(line.unit.known ?? line.unit.written)
  return (
    <section aria-labelledby="line-own" className="grid gap-3">
      <h3 id="line-own" className="text-base">
        Your own
      </h3>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Mark this line</legend>
        <LineMarks mark={decision?.mark ?? null} onMark={(mark) => onDecide({ mark })} />
      </fieldset>
      <OwnFigure
        label={`Your own rate, NGN per ${unit || 'sum'}`}
        use="Use this rate"
        is={decision?.rate ?? null}
        onFigure={(rate) => onDecide({ as: null, rate })}
      />
      {item && (
        <OwnPrice
          kind="rate"
          subject={item.id}
          label={`Your rate for every “${item.title}”, NGN per ${item.unit}`}
          hint="Saved for every bill you price from now on."
        />
      )}
      {line.kind === 'measured' && (
        <OwnFigure
          label={`Your own quantity${unit && `, ${unit}`}`}
          use="Use this quantity"
          hint={`${line.quantity === null ? 'None' : formatQuantity(line.quantity)} in the file, which stays as it is.`}
          is={decision?.quantity ?? null}
          onFigure={(quantity) => onDecide({ quantity })}
          onBack={() => onDecide({ quantity: null })}
        />
      )}
    </section>
  )
}
