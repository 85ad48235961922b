import type { Listing } from '#domain/listings/listing-schema.ts'
import { moveInCost } from '#domain/listings/move-in.ts'
import type { PriceSeen } from '#domain/saved/saved-rules.ts'

/** What a home costs now, in the words that its card has for it. */
export function homePriceSeen(home: Listing): PriceSeen {
  const { offer, discountPrice, regularPrice, type, rentPeriod } = home
  return {
    price: offer ? discountPrice : regularPrice,
    per: type === 'rent' ? rentPeriod : '',
    moveIn: moveInCost(home) ?? undefined,
  }
}
