import { noop } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { PriceSeen, SavedKind } from '#domain/saved/saved-rules.ts'
import type { Offer } from '#web/offers/offer-kind.ts'

/** Remembers on this device alone that the page of an offer was opened. @param priceSeen what it cost, in words as `price-seen.ts` has them */
export function useViewed<Kind extends Omit<Offer, 'imageUrls'>>(
  kind: SavedKind,
  offer: Kind,
  priceSeen: (offer: Kind) => PriceSeen,
): void {
  const { _id: id, name, images } = offer
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer answer of the same offer is the same visit
  useEffect(() => {
    const viewed = { kind, id, name, ...priceSeen(offer), image: images[0]?.url }
    import('./viewed-offers.ts').then(({ rememberViewed }) => rememberViewed(viewed), noop)
  }, [id])
}
