// biome-ignore-all lint/a11y/useSemanticElements: only rows in sight are drawn, each at its own place, as no table can.
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus, and says which row is active.
import { memo } from 'react'
import { quantityOf } from '#domain/bills/pricing/line-decision.ts'
import type { LineDecision, LineMark } from '#domain/bills/pricing/pricing-schema.ts'
import { formatAmount, koboFromNaira, nairaFromKobo } from '#domain/money.ts'
import type { PricedLine } from '../bill-api.ts'
import { FLAGS, formatQuantity, unitSign } from '../bill-words.ts'
import { FigureCell } from './figure-cell.tsx'
import { LineMarks, MARKS } from './line-marks.tsx'
import { isDecided, isMatched, isWithoutPrice } from './listed-lines.ts'
import { MatchState } from './match-state.tsx'

/** Item, description, unit, quantity, work item, rate, amount. On a narrow screen a line is a card. */
export const LINE_COLUMNS =
  '@min-[58rem]:grid-cols-[3.5rem_minmax(8rem,1fr)_3.5rem_6rem_minmax(0,19rem)_8rem_9rem] @min-[58rem]:gap-x-3'

/** A figure of a line while it is typed. */
export type Typing = { key: string; of: 'rate' | 'quantity'; typed: string }

/** What the owner of a bill does in its grid. */
export type RowDecisions = {
  confirm: (key: string) => void
  mark: (key: string, mark: LineMark | null) => void
  figure: (key: string, of: Typing['of'], figure: number) => void
}

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
  rowDecisions: RowDecisions | undefined
  typing: Typing | undefined
  /** Of the line that is typed in alone. */
  onType: ((typed: string) => void) | undefined
  onTyped: ((figure: number | undefined) => void) | undefined
}

/** A line of the grid, drawn again only when something of it changes. By keys it is opened from the grid itself. */
export const LineRow = memo(function LineRow({
  id,
  index,
  of,
  isActive,
  isBillPriced,
  onOpen,
  rowDecisions,
  typing,
  onType,
  onTyped,
}: LineRowProps) {
  const { line, priced } = of
  const { key, reference, text, unit, flags } = line
  const { decision = null, price, waits } = priced
  const quantity = quantityOf(line, decision)
  const own = waits ? ownPrice(decision, quantity) : undefined
  const { rate, amount } = own ?? price ?? line
  const isWaiting = waits === true && !own
  const mark = decision?.mark ?? null
  const said = [...flags.map((flag) => FLAGS[flag]), ...(mark ? [MARKS[mark].says] : [])]
  const sign = unit.known ? unitSign(unit.known) : unit.written
  return (
    <div
      role="row"
      id={id}
      aria-rowindex={index}
      aria-selected={isActive}
      className={`group relative grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 gap-y-1 border-t border-line px-3 py-3 @min-[58rem]:py-2 ${LINE_COLUMNS} ${isActive ? 'bg-paper outline-2 -outline-offset-2 outline-signal' : ''}`}
    >
      <div role="gridcell" className="text-quiet tabular-nums @max-[58rem]:min-w-8">
        {reference}
      </div>
      <div role="gridcell" className="col-span-2 min-w-0 @min-[58rem]:col-span-1">
        <button
          type="button"
          tabIndex={-1}
          className="text-start wrap-anywhere after:absolute after:inset-0"
          onClick={() => onOpen(key)}
        >
          {text}
        </button>
        {said.length > 0 && (
          <span className={`block text-sm font-semibold ${flags.length > 0 ? 'text-alarm' : 'text-site'}`}>
            {said.join(' ')}
          </span>
        )}
      </div>
      {/* On a card the quantity stands before its unit, as it is said. */}
      <div
        role="gridcell"
        className="text-quiet @max-[58rem]:order-1 @max-[58rem]:col-start-2 @max-[58rem]:flex @max-[58rem]:gap-1"
      >
        <span className="tabular-nums @min-[58rem]:hidden">
          {quantity !== null && formatQuantity(quantity)}
        </span>
        {sign}
        {rate !== null && !isWaiting && (
          <span className="tabular-nums @min-[58rem]:hidden">× ₦{formatAmount(rate)}</span>
        )}
      </div>
      {typing?.of === 'quantity' ? (
        <TypedCell label={`Your own quantity, ${sign}`} typing={typing} onType={onType} onTyped={onTyped} />
      ) : (
        <div role="gridcell" className="text-end tabular-nums @max-[58rem]:hidden">
          {quantity !== null && formatQuantity(quantity)}
          {quantity !== line.quantity && (
            <span className="block text-sm text-quiet">
              {line.quantity === null ? 'none' : formatQuantity(line.quantity)} in the file
            </span>
          )}
        </div>
      )}
      <div
        role="gridcell"
        className="flex min-w-0 flex-wrap items-start justify-end gap-x-2 @max-[58rem]:order-3 @max-[58rem]:col-span-3 @min-[58rem]:ps-4"
      >
        {isMatched(of) && (
          <MatchState match={priced.match} onConfirm={rowDecisions && (() => rowDecisions.confirm(key))} />
        )}
        {rowDecisions && isDecided(of) && (
          <div className="relative -my-1 flex shrink-0 gap-1">
            <LineMarks mark={mark} of={text} onMark={(next) => rowDecisions.mark(key, next)} />
          </div>
        )}
      </div>
      {typing?.of === 'rate' ? (
        <TypedCell
          label={`Your own rate, NGN per ${sign}`}
          typing={typing}
          onType={onType}
          onTyped={onTyped}
        />
      ) : (
        <div role="gridcell" className="text-end tabular-nums @max-[58rem]:hidden">
          {rate !== null && !isWaiting && formatAmount(rate)}
        </div>
      )}
      <div role="gridcell" className="text-end font-semibold tabular-nums @max-[58rem]:order-2">
        {isWaiting ? (
          <span className="font-normal text-quiet">to be priced</span>
        ) : !own && isWithoutPrice(of) ? (
          <span className="font-normal text-quiet">unpriced</span>
        ) : (
          amount !== null && (
            <>
              <span className="@min-[58rem]:hidden">₦</span>
              {formatAmount(amount)}
              {isBillPriced && !own && !price && (
                <span className="block text-sm font-normal text-quiet">in the file</span>
              )}
            </>
          )
        )}
      </div>
    </div>
  )
})

type TypedCellProps = Pick<LineRowProps, 'onType' | 'onTyped'> & { label: string; typing: Typing }

const TypedCell = ({ label, typing, onType, onTyped }: TypedCellProps) => (
  <div role="gridcell" className="relative z-1 @max-[58rem]:order-4 @max-[58rem]:col-span-3">
    <FigureCell
      label={label}
      typed={typing.typed}
      onType={(text) => onType?.(text)}
      onDone={(figure) => onTyped?.(figure)}
    />
  </div>
)

/** What is said of a line says already what it comes to, where it is an own rate or costs nothing. */
function ownPrice(decision: LineDecision | null, quantity: number | null) {
  if (decision?.mark === 'have') return { rate: null, amount: 0 }
  if (decision?.rate === null || decision?.rate === undefined) return undefined
  return { rate: decision.rate, amount: nairaFromKobo(koboFromNaira(decision.rate * (quantity ?? 0))) }
}
