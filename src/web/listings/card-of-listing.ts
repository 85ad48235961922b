import type { Listing, ListingCard } from '#domain/listings/listing-schema.ts'

/** Lists are carried by the pages that show them: what only the page of a home shows stays behind. */
export function listingCard({
  imageUrls: _imageUrls,
  userRef: { _id },
  fees: _fees,
  rentIncludes: _rentIncludes,
  minimumTerm: _minimumTerm,
  parking: _parking,
  furnished: _furnished,
  updatedAt: _updatedAt,
  ...card
}: Listing): ListingCard {
  return { ...card, userRef: { _id } }
}
