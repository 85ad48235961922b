// biome-ignore-all lint/a11y/useSemanticElements: only rows in sight are drawn, each at its own place, as no table can.
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus, and says which row is active.
import { memo } from 'react'
import type { LineDecision } from '#domain/bills/pricing/pricing-schema.ts'
import { formatAmount, koboFromNaira, nairaFromKobo } from '#domain/money.ts'
import type { PricedLine } from '../bill-api.ts'
import { FLAGS, formatQuantity, unitSign } from '../bill-words.ts'
import { isMatched, isWithoutPrice } from './listed-lines.ts'
import { MatchState } from './match-state.tsx'
import { RateCell } from './rate-cell.tsx'

/** Item, description, unit, quantity, work item, rate, amount. On a narrow screen a line is a card. */
export const LINE_COLUMNS =
  'lg:grid-cols-[3.5rem_minmax(0,1fr)_3.5rem_6rem_minmax(0,16rem)_8rem_9rem] lg:gap-x-3'

type LineRowProps = {
  id: string
  /** Of all rows of the grid, from 1. */
  index: number
  of: PricedLine
  isActive: boolean
  /** Then amounts that are the file's own say so. */
  isBillPriced: boolean
  onOpen: (key: string) => void
  /** Undefined where nothing may be changed. */
  onConfirm: ((key: string) => void) | undefined
  /** What was said of it since the bill was priced: an own rate says already what it costs. */
  said: LineDecision | null | undefined
  /** The figure that an own rate begins with, while it is typed. */
  typing: string | undefined
  onTyped: (rate: number | undefined) => void
}

/** A line of the grid, drawn again only when something of it changes. By keys it is opened from the grid itself. */
export const LineRow = memo(function LineRow({
  id,
  index,
  of,
  isActive,
  isBillPriced,
  onOpen,
  onConfirm,
  said,
  typing,
  onTyped,
}: LineRowProps) {
  const { line, priced } = of
  const { key, reference, text, unit, quantity, flags } = line
  const own = ownPrice(said, quantity)
  const { rate, amount } = own ?? priced.price ?? line
  const isWaiting = said !== undefined && !own
  return (
    <div
      role="row"
      id={id}
      aria-rowindex={index}
      aria-selected={isActive}
      className={`relative grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 gap-y-1 border-t border-line px-3 py-3 lg:py-2 ${LINE_COLUMNS} ${isActive ? 'bg-paper outline-2 -outline-offset-2 outline-signal' : ''}`}
    >
      <div role="gridcell" className="text-quiet tabular-nums max-lg:min-w-8">
        {reference}
      </div>
      <div role="gridcell" className="col-span-2 min-w-0 lg:col-span-1">
        <button
          type="button"
          tabIndex={-1}
          className="text-start wrap-anywhere after:absolute after:inset-0"
          onClick={() => onOpen(key)}
        >
          {text}
        </button>
        {flags.length > 0 && (
          <span className="block text-sm font-semibold text-alarm">
            {flags.map((flag) => FLAGS[flag]).join(' ')}
          </span>
        )}
      </div>
      {/* On a card the quantity stands before its unit, as it is said. */}
      <div role="gridcell" className="text-quiet max-lg:order-1 max-lg:col-start-2 max-lg:flex max-lg:gap-1">
        <span className="tabular-nums lg:hidden">{quantity !== null && formatQuantity(quantity)}</span>
        {unit.known ? unitSign(unit.known) : unit.written}
        {rate !== null && !isWaiting && (
          <span className="tabular-nums lg:hidden">× ₦{formatAmount(rate)}</span>
        )}
      </div>
      <div role="gridcell" className="text-end tabular-nums max-lg:hidden">
        {quantity !== null && formatQuantity(quantity)}
      </div>
      <div role="gridcell" className="min-w-0 max-lg:order-3 max-lg:col-span-3">
        {isMatched(of) && <MatchState match={priced.match} onConfirm={onConfirm && (() => onConfirm(key))} />}
      </div>
      {typing === undefined ? (
        <div role="gridcell" className="text-end tabular-nums max-lg:hidden">
          {rate !== null && !isWaiting && formatAmount(rate)}
        </div>
      ) : (
        <div role="gridcell" className="relative z-1 max-lg:order-4 max-lg:col-span-3">
          <RateCell
            first={typing}
            unit={unit.known ? unitSign(unit.known) : unit.written}
            onTyped={onTyped}
          />
        </div>
      )}
      <div role="gridcell" className="text-end font-semibold tabular-nums max-lg:order-2">
        {isWaiting ? (
          <span className="font-normal text-quiet">to be priced</span>
        ) : !own && isWithoutPrice(of) ? (
          <span className="font-normal text-quiet">unpriced</span>
        ) : (
          amount !== null && (
            <>
              <span className="lg:hidden">₦</span>
              {formatAmount(amount)}
              {isBillPriced && !own && !priced.price && (
                <span className="block text-sm font-normal text-quiet">in the file</span>
              )}
            </>
          )
        )}
      </div>
    </div>
  )
})

/** What an own rate that is in no price yet comes to. */
function ownPrice(said: LineDecision | null | undefined, quantity: number | null) {
  if (said?.rate === null || said?.rate === undefined) return undefined
  return { rate: said.rate, amount: nairaFromKobo(koboFromNaira(said.rate * (quantity ?? 0))) }
}
