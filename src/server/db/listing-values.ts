import type { ListingInput } from '#domain/listings/listing-input.ts'
import { koboFromNaira } from '#domain/money.ts'

/** What a seller says of a home, as its columns. */
export const listingValues = (said: ListingInput) => ({
  ...said,
  regularPrice: koboFromNaira(said.regularPrice),
  discountPrice: said.offer ? koboFromNaira(said.discountPrice) : 0,
})
