import { type BuildUp, type Margins, STARTING_MARGINS } from '#domain/rates/build-up.ts'
import { FigureField } from '#web/ui/figure-field.tsx'
import type { RateSheet } from './rate-sheet.ts'
import { formatSum } from './written-figures.ts'

type TotalsProps = {
  built: BuildUp | undefined
  unit: string
  typed: RateSheet['margins']
  onMargin: (id: keyof Margins, typed: string) => void
}

/** The subtotals, the margins and the rate. */
export function RateTotals({ built, unit, typed, onMargin }: TotalsProps) {
  const margin = (id: keyof Margins, label: string) => (
    <div className="flex flex-wrap items-end justify-between gap-x-4 *:first:basis-[min-content] @min-[36rem]:grid @min-[36rem]:grid-cols-[17rem_8rem] @min-[36rem]:justify-end">
      <FigureField
        label={label}
        unit="%"
        start={STARTING_MARGINS[id]}
        typed={typed[id]}
        onType={(text) => onMargin(id, text)}
      />
      <p className="ms-auto pb-2.5 text-end tabular-nums">{formatSum(built?.[id])}</p>
    </div>
  )
  return (
    <div className="@container grid grid-cols-1 gap-3 border-t border-edge pt-4">
      <dl className="grid grid-cols-1 gap-1 tabular-nums">
        {(['Material', 'Labour', 'Plant'] as const).map((kind) => (
          <div key={kind} className="flex flex-wrap justify-between gap-x-4 text-quiet">
            <dt>{kind === 'Material' ? 'Materials' : kind}</dt>
            <dd className="ms-auto">{formatSum(built?.subtotals[kind])}</dd>
          </div>
        ))}
        <div className="flex flex-wrap justify-between gap-x-4 font-semibold">
          <dt>Cost</dt>
          <dd className="ms-auto">{formatSum(built?.cost)}</dd>
        </div>
      </dl>
      {margin('overheads', 'Overheads')}
      {margin('profit', 'Profit')}
      <p
        role="status"
        className="flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-ink pt-3 text-xl font-bold tabular-nums"
      >
        {built ? (
          <>
            <span>Rate for 1 {unit}</span>
            <span>₦{formatSum(built.rate)}</span>
          </>
        ) : (
          <span className="text-base text-alarm">
            Check the marked figures: with an output or a size of 0 there is no rate.
          </span>
        )}
      </p>
    </div>
  )
}
