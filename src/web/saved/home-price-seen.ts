import type { Listing } from '#domain/listings/listing-schema.ts'
import type { PriceSeen } from '#domain/saved/saved-rules.ts'

/** What a home costs now, in the words that its card has for it. */
export const homePriceSeen = ({
  offer,
  discountPrice,
  regularPrice,
  type,
  rentPeriod,
}: Listing): PriceSeen => ({
  price: offer ? discountPrice : regularPrice,
  per: type === 'rent' ? rentPeriod : '',
})
