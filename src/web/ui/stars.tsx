/** One star in a square of 20; `--star` of the style sheet is the same. */
export const STAR = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z'

/** Read-only stars, filled to the fraction. @param rating 0 to 5 */
export const Stars = ({ rating }: { rating: number }) => (
  <svg viewBox="0 0 100 20" className="five-stars" role="img" aria-label={`${rating} of 5 stars`}>
    <rect width={rating * 20} height="20" />
  </svg>
)
