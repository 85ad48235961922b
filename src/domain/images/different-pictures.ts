type Pictured = { _id: string; images: readonly { url: string }[] }

/**
 * The first of what is like an offer, so that each shows another picture as far as there are others: one picture several times looks as
 * if none were true. Its own picture counts as shown; it is itself not among them.
 */
export function withDifferentPictures<Offer extends Pictured>(
  offers: readonly Offer[],
  { of, most }: { of: string; most: number },
): Offer[] {
  const pictureOf = ({ images: [cover], _id }: Offer) => cover?.url ?? _id
  const shown = new Set(offers.filter(({ _id }) => _id === of).map(pictureOf))
  const others: Offer[] = []
  const again: Offer[] = []
  for (const offer of offers.filter(({ _id }) => _id !== of)) {
    const picture = pictureOf(offer)
    ;(shown.has(picture) ? again : others).push(offer)
    shown.add(picture)
  }
  return [...others, ...again].slice(0, most)
}
