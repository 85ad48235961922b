import { freshnessOf } from '#domain/prices/freshness.ts'

/** What decides where a product stands in lists, and in which. */
export type Listed = {
  id: string
  ownerId: string
  category: string
  subCategories: string[]
  location: string
  materialId: string | null
  createdAt: Date
  priceConfirmedAt: Date
}

/**
 * Gives every offer one of the pictures that fit it, so that in the lists which show it no two neighbours have the same wherever another
 * fits: of the fitting ones that which was shown longest ago, going down each list as it is shown first.
 *
 * @param inOrder the offers as lists show them
 * @param listsWith the lists that show an offer, those that are looked at most before the others
 * @param fitting the pictures an offer may have, in the order in which they are preferred
 * @returns the picture of each offer that has any, by its id
 */
export function picturesInTurn<Offer extends { id: string }, Picture>(
  inOrder: Offer[],
  listsWith: (offer: Offer) => string[],
  fitting: (offer: Offer) => Picture[],
): Map<string, Picture> {
  const chosen = new Map<string, Picture>()
  const lastIn = new Map<string, Picture>()
  const shownAt = new Map<Picture, number>()
  for (const [place, offer] of inOrder.entries()) {
    const lists = listsWith(offer)
    const clashes = (picture: Picture) =>
      lists.reduce((sum, list, at) => sum + (lastIn.get(list) === picture ? 2 ** (lists.length - at) : 0), 0)
    const [picture] = fitting(offer).toSorted(
      (a, b) => clashes(a) - clashes(b) || (shownAt.get(a) ?? -1) - (shownAt.get(b) ?? -1),
    )
    // One without a picture stands between others.
    for (const list of lists) {
      if (picture === undefined) lastIn.delete(list)
      else lastIn.set(list, picture)
    }
    if (picture === undefined) continue
    chosen.set(offer.id, picture)
    shownAt.set(picture, place)
  }
  return chosen
}

/** The newest first, those with a stale price after all others, as lists are shown first. */
export const inListOrder = <Product extends Listed>(products: Product[], now: Date): Product[] =>
  products.toSorted(
    (a, b) =>
      Number(isStale(a, now)) - Number(isStale(b, now)) ||
      b.createdAt.getTime() - a.createdAt.getTime() ||
      (a.id < b.id ? 1 : -1),
  )

const isStale = ({ priceConfirmedAt }: Listed, now: Date) =>
  freshnessOf(priceConfirmedAt, now, false) === 'stale'

/** The lists that show a product. */
export const listsWithProduct = ({
  ownerId,
  category,
  subCategories,
  location,
  materialId,
}: Listed): string[] => [
  '',
  category,
  ...subCategories.map((each) => `${category}/${each}`),
  ...(materialId ? [`material ${materialId}`] : []),
  `seller ${ownerId}`,
  `in ${location}`,
  `${category} in ${location}`,
  ...(materialId ? [`material ${materialId} in ${location}`] : []),
]
