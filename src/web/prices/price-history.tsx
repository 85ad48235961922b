import { formatDay } from '#domain/dates.ts'
import { comparableWords, perSold, type Sold } from '#domain/materials/pack-words.ts'
import { unbroken } from '#domain/materials/unbroken.ts'
import { formatAmount } from '#domain/money.ts'
import type { PriceHistory as Past, PricePoint } from '#domain/prices/price-history.ts'
import { LEAST_SPAN, LINE_BOX, steppedLine } from './stepped-line.ts'

/** While it was hidden or sold out. */
const AWAY = 'Not available'

type Shown = {
  /** What is drawn of a point. */
  drawn: (point: PricePoint) => number | null
  amount: (value: number) => string
  /** What the amounts are for, where they do not say it. */
  per: string
}

/** What a product has cost: in words, as a line and as a table (docs/product.md 19.4). */
export function PriceHistory({ past, sold }: { past: Past; sold: Sold }) {
  const shown = shownOf(past, sold)
  return (
    <div className="grid gap-x-12 gap-y-4 lg:grid-cols-[minmax(0,1fr)_26rem] lg:grid-rows-[auto_1fr] xl:grid-cols-[minmax(0,1fr)_34rem]">
      <p className="max-w-prose tabular-nums">{inWords(past, shown)}</p>
      <div className="card self-start p-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <PriceLine past={past} shown={shown} />
      </div>
      <PriceTable past={past} sold={sold} />
    </div>
  )
}

/** What has cost something else in another pack is drawn by its comparable price, where there is one throughout. */
function shownOf({ points, compared, otherPack }: Past, sold: Sold): Shown {
  const isCompared =
    otherPack && points.every(({ price, comparable }) => price === null || comparable !== null)
  return compared && isCompared
    ? {
        drawn: ({ comparable }) => comparable,
        amount: (price) => comparableWords({ price, ...compared }),
        per: '',
      }
    : { drawn: ({ price }) => price, amount: inNaira, per: unbroken(perSold(sold)) }
}

const inNaira = (value: number) => `₦${formatAmount(value)}`

/** The lowest and the highest value. */
function rangeOf({ points }: Past, { drawn }: Shown): [number, number] {
  const values = points.flatMap((point) => drawn(point) ?? [])
  return [Math.min(...values), Math.max(...values)]
}

function inWords(past: Past, shown: Shown): string {
  const { points } = past
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return 'It has not been for sale yet.'
  const { amount, per } = shown
  const value = shown.drawn(last)
  const today = value === null ? AWAY : amount(value) + per
  const [lowest, highest] = rangeOf(past, shown)
  const before =
    highest > lowest
      ? ` Between ${amount(lowest)} and ${amount(highest)}${per} since ${formatDay(first.at)}.`
      : ''
  return `${today} since ${formatDay(last.at)}.${before}`
}

function PriceLine({ past, shown }: { past: Past; shown: Shown }) {
  const { points, until } = past
  const [lowest, highest] = rangeOf(past, shown)
  const steps = points.map((point) => ({ at: Date.parse(point.at), value: shown.drawn(point) }))
  const { line, dots, top, bottom, widened } = steppedLine(steps, Date.parse(until))
  const from = points[0]?.at ?? until
  return (
    <figure className="text-sm text-quiet tabular-nums">
      <div className="relative my-6">
        <svg
          viewBox={`0 0 ${LINE_BOX.width} ${LINE_BOX.height}`}
          preserveAspectRatio="none"
          className="block h-28 w-full overflow-visible fill-none"
          role="img"
          aria-labelledby="price-line-title price-line-desc"
        >
          <title id="price-line-title">Price history as a line</title>
          <desc id="price-line-desc">{inWords(past, shown)}</desc>
          <path
            d={line}
            className="stroke-ink"
            strokeWidth="2"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
          <path
            d={dots}
            className="stroke-signal"
            strokeWidth="8"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {/* Its box has no units, so that letters keep their size. */}
        <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible fill-current">
          <text y={`${top}%`} dy="-10">
            {shown.amount(highest) + shown.per}
          </text>
          {highest > lowest && (
            <text y={`${bottom}%`} dy="22">
              {shown.amount(lowest) + shown.per}
            </text>
          )}
        </svg>
      </div>
      <figcaption className="mt-2">
        <p className="flex justify-between gap-4">
          <time dateTime={from}>{formatDay(from)}</time>
          <time dateTime={until}>{formatDay(until)}</time>
        </p>
        <p className="mt-1">
          The scale does not begin at ₦0{widened && `: its height is ${LEAST_SPAN * 100} % of the price`}.
          {steps.some(({ value }) => value === null) && ' Where the line is missing, it was not available.'}
        </p>
      </figcaption>
    </figure>
  )
}

/** The newest first. */
function PriceTable({ past: { points, compared }, sold }: { past: Past; sold: Sold }) {
  return (
    <details data-lasting className="mt-2">
      <summary className="flex min-h-11 items-center font-semibold">
        <span className="link">All prices as a table</span>
      </summary>
      <table className="w-full tabular-nums [&_td]:py-1 [&_td]:pe-3 [&_th]:py-1 [&_th]:pe-3 [&_th]:text-start">
        <caption className="sr-only">What it has cost, the newest first</caption>
        <thead className="text-quiet">
          <tr>
            <th scope="col">From</th>
            <th scope="col">Price{perSold(sold)}</th>
            {compared && <th scope="col">To compare</th>}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line">
          {[...points].reverse().map(({ at, price, comparable }) => (
            <tr key={at}>
              <th scope="row" className="font-normal">
                <time dateTime={at}>{formatDay(at)}</time>
              </th>
              <td>{price === null ? AWAY : inNaira(price)}</td>
              {compared && (
                <td>{comparable !== null && comparableWords({ price: comparable, ...compared })}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
