import type { PriceSpread as Spread } from '#domain/materials/comparison-schema.ts'

/** The scale ends where a price is half as much again as the median, or half of it. */
const REACH = 0.5
const WIDTH = 120

/** A line from the lowest to the highest price, a tick at the median: the same scale for every material, so that spreads compare. */
export function PriceSpread({ spread: { median, lowest, highest } }: { spread: Spread }) {
  if (median === null || lowest === null || highest === null || lowest === highest) return null
  const at = (price: number) => (WIDTH / 2) * (1 + Math.max(-1, Math.min(1, (price / median - 1) / REACH)))
  const [from, to] = [at(lowest), at(highest)]
  return (
    <svg
      viewBox={`0 0 ${WIDTH} 16`}
      width={WIDTH}
      height={16}
      aria-hidden="true"
      className="max-w-full overflow-visible"
    >
      <line x1={0} x2={WIDTH} y1={8} y2={8} className="stroke-line" strokeWidth={1} />
      <line x1={from} x2={to} y1={8} y2={8} className="stroke-signal" strokeWidth={3} />
      <line x1={WIDTH / 2} x2={WIDTH / 2} y1={2} y2={14} className="stroke-ink" strokeWidth={2} />
    </svg>
  )
}
