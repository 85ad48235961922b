/** One star in a square of 20. */
export const STAR = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z'

function Row({ className }: { className: string }) {
  return [0, 20, 40, 60, 80].map((x) => (
    <path key={x} className={className} d={STAR} transform={`translate(${x} 0)`} />
  ))
}

/** Read-only stars, filled to the fraction. @param rating 0 to 5 */
export function Stars({ rating }: { rating: number }) {
  return (
    <svg viewBox="0 0 100 20" className="h-4 w-20 shrink-0" role="img" aria-label={`${rating} of 5 stars`}>
      <Row className="fill-line stroke-edge" />
      <svg width={rating * 20} height="20" overflow="hidden" aria-hidden="true">
        <Row className="fill-signal" />
      </svg>
    </svg>
  )
}
