import type { ListingCard } from '#domain/listings/listing-schema.ts'
import type { PriceSeen } from '#domain/saved/saved-rules.ts'

/** What a home costs now, in the words that its card has for it. */
export function homePriceSeen(home: ListingCard): PriceSeen {
  const { offer, discountPrice, regularPrice, type, rentPeriod, moveInCost } = home
  return {
    price: offer ? discountPrice : regularPrice,
    per: type === 'rent' ? rentPeriod : '',
    moveIn: moveInCost ?? undefined,
  }
}
