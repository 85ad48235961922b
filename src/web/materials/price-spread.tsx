import type { PriceSpread as Spread } from '#domain/materials/comparison-schema.ts'
import { isSpread } from '#domain/materials/spread.ts'

/** The scale ends where a price is half as much again as the median, or half of it. */
const REACH = 0.5
const WIDTH = 120

/** A line from the lowest to the highest price, a tick at the median: the same scale for every material, so that spreads compare; an arrow where it goes on. */
export function PriceSpread({ spread }: { spread: Spread }) {
  if (!isSpread(spread)) return null
  const { median, lowest, highest } = spread
  // Whole: half of a pixel shows nothing.
  const at = (price: number) =>
    Math.round((WIDTH / 2) * (1 + Math.max(-1, Math.min(1, (price / median - 1) / REACH))))
  return (
    <svg viewBox={`0 0 ${WIDTH} 16`} width={WIDTH} height={16} aria-hidden="true" className="price-spread">
      <path d={`M0 8H${WIDTH}`} />
      <path d={`M${at(lowest)} 8H${at(highest)}`} />
      <path d={`M${WIDTH / 2} 2V14`} />
      {highest / median - 1 > REACH && <path d={`M${WIDTH - 5} 3l5 5-5 5`} />}
    </svg>
  )
}
