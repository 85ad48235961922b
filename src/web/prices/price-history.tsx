import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { formatDay } from '#domain/dates.ts'
import { formatAmount } from '#domain/money.ts'
import type { PriceHistory as Past, PricePoint } from '#domain/prices/price-history.ts'
import { priceHistoryQuery } from './price-history-api.ts'
import { LINE_BOX, steppedLine } from './stepped-line.ts'

type Shown = {
  /** What is drawn of a point. */
  drawn: (point: PricePoint) => number | null
  write: (value: number) => string
}

/** What a product has cost: in words, as a line, and as a table (docs/product.md 19.4). Not there where nothing is known, and after a failure. */
export function PriceHistory({ productId, unit }: { productId: string; unit: string }) {
  const { data: history, error } = useQuery(priceHistoryQuery(productId))
  useEffect(() => {
    if (error) reportError(new Error('The price history cannot be fetched', { cause: error }))
  }, [error])
  if (!history || history.points.length === 0) return null
  const shown = shownOf(history, unit)
  return (
    <section aria-labelledby="price-history" className="mt-12">
      <div className="dimension-line mb-3 w-24" aria-hidden="true" />
      <h2 id="price-history" className="mb-2 text-2xl">
        Price history
      </h2>
      <p className="mb-4 max-w-prose tabular-nums">{inWords(history, shown)}</p>
      {history.points.length > 1 && (
        <div className="card p-4">
          <PriceLine history={history} shown={shown} />
          <PriceTable history={history} unit={unit} />
        </div>
      )}
    </section>
  )
}

/** What has cost something else in another pack is drawn by its comparable price, where there is one throughout. */
function shownOf({ points, compared, otherPack }: Past, unit: string): Shown {
  const isCompared =
    otherPack && points.every(({ price, comparable }) => price === null || comparable !== null)
  return compared && isCompared
    ? {
        drawn: ({ comparable }) => comparable,
        write: (value) => writeComparable(value, compared),
      }
    : { drawn: ({ price }) => price, write: (value) => `NGN ${formatAmount(value)}/${unit}` }
}

const writeComparable = (value: number, { unit, conversion }: NonNullable<Past['compared']>) =>
  `${conversion === 'nominal' ? '≈ ' : ''}NGN ${formatAmount(value)} for 1 ${unit}`

/** The lowest and the highest value. */
function rangeOf({ points }: Past, { drawn }: Shown): [number, number] {
  const values = points.flatMap((point) => drawn(point) ?? [])
  return [Math.min(...values), Math.max(...values)]
}

function inWords(history: Past, shown: Shown): string {
  const { points } = history
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return ''
  const value = shown.drawn(last)
  const today = value === null ? 'Not to be had' : shown.write(value)
  const [lowest, highest] = rangeOf(history, shown)
  const before =
    highest > lowest
      ? ` Between ${shown.write(lowest)} and ${shown.write(highest)} since ${formatDay(first.at)}.`
      : ''
  return `${today} since ${formatDay(last.at)}.${before}`
}

function PriceLine({ history, shown }: { history: Past; shown: Shown }) {
  const { points, until } = history
  const [lowest, highest] = rangeOf(history, shown)
  const steps = points.map((point) => ({ at: Date.parse(point.at), value: shown.drawn(point) }))
  const { line, dots } = steppedLine(steps, Date.parse(until))
  const from = points[0]?.at ?? until
  return (
    <figure className="text-sm text-quiet tabular-nums">
      <p aria-hidden="true">{shown.write(highest)}</p>
      <svg
        viewBox={`0 0 ${LINE_BOX.width} ${LINE_BOX.height}`}
        preserveAspectRatio="none"
        className="my-1 block h-40 w-full overflow-visible border-y border-line"
        role="img"
        aria-labelledby="price-line-title price-line-desc"
      >
        <title id="price-line-title">Price history as a line</title>
        <desc id="price-line-desc">{inWords(history, shown)}</desc>
        <path
          d={line}
          className="fill-none stroke-ink"
          strokeWidth="2"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={dots}
          className="fill-none stroke-signal"
          strokeWidth="8"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {highest > lowest && <p aria-hidden="true">{shown.write(lowest)}</p>}
      <figcaption className="mt-2 flex flex-wrap justify-between gap-x-4">
        <time dateTime={from}>{formatDay(from)}</time>
        {steps.some(({ value }) => value === null) && <span>Gaps: it was not to be had</span>}
        <time dateTime={until}>{formatDay(until)}</time>
      </figcaption>
    </figure>
  )
}

/** The newest first. */
function PriceTable({ history: { points, compared }, unit }: { history: Past; unit: string }) {
  return (
    <details className="mt-2">
      <summary className="flex min-h-11 items-center font-semibold">
        <span className="link">All {points.length} changes as a table</span>
      </summary>
      <table className="w-full tabular-nums [&_td]:py-1 [&_td]:pe-3 [&_th]:py-1 [&_th]:pe-3 [&_th]:text-start">
        <thead className="text-quiet">
          <tr>
            <th scope="col">From</th>
            <th scope="col">Price /{unit}</th>
            {compared && <th scope="col">For 1 {compared.unit}</th>}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line">
          {[...points].reverse().map(({ at, price, comparable }) => (
            <tr key={at}>
              <th scope="row" className="font-normal">
                <time dateTime={at}>{formatDay(at)}</time>
              </th>
              <td>{price === null ? 'Not to be had' : `NGN ${formatAmount(price)}`}</td>
              {compared && (
                <td>
                  {comparable !== null &&
                    `${compared.conversion === 'nominal' ? '≈ ' : ''}NGN ${formatAmount(comparable)}`}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
