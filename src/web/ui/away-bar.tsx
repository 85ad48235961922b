type AwayBarProps = {
  /** In per cent; above what it is compared with where it is positive. */
  away: number
  /** The end of the scale, which the bars of a table share. */
  most: number
  /** As wide as its place. */
  wide?: true
}

/** How far something is from what it is compared with, to the one side or the other; the words beside it say the same. */
export const AwayBar = ({ away, most, wide }: AwayBarProps) => (
  <svg viewBox="-50 0 100 10" preserveAspectRatio={wide && 'none'} aria-hidden="true" className="away-bar">
    <path
      d={`M0 5h${Math.round((50 * away) / Math.max(most, 1))}`}
      className={away > 0 ? 'stroke-signal' : 'stroke-site'}
    />
    <path d="M0 0v10" />
  </svg>
)
