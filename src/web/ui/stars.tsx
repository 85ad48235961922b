import { draw, type IconData } from './drawn-icon.ts'

/** One star in a square of 20. */
export const STAR = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z'

const FIVE_STARS: IconData = {
  name: 'five-stars',
  node: [0, 20, 40, 60, 80].map((x) => ['path', { d: STAR, transform: `translate(${x})` }]),
  isScaled: false,
}

/** Read-only stars, filled to the fraction: a symbol ends where its width does. @param rating 0 to 5 */
export function Stars({ rating }: { rating: number }) {
  draw(FIVE_STARS)
  return (
    <svg viewBox="0 0 100 20" className="stars" role="img" aria-label={`${rating} of 5 stars`}>
      <use href="#i-five-stars" />
      <use href="#i-five-stars" width={rating * 20} />
    </svg>
  )
}
