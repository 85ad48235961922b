import type { Listing, ListingCard } from '#domain/listings/listing-schema.ts'

/** Lists are carried by the pages that show them: what only the page of a home shows stays behind. */
export function listingCard({
  imageUrls: _imageUrls,
  userRef: { verified },
  fees: _fees,
  rentIncludes: _rentIncludes,
  parking: _parking,
  furnished: _furnished,
  kindGuessed: _kindGuessed,
  availabilitySince: _availabilitySince,
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  description,
  ...card
}: Listing): ListingCard {
  // Imported rows often have nothing to say but their name.
  return {
    ...card,
    userRef: { verified },
    description: description === card.name ? '' : sentenceOfCard(description),
  }
}

/** Of the description what a card has room for: its first sentence, or as much of it as ends with a clause. */
const sentenceOfCard = (text: string): string =>
  (/^.{20,80}?[.!?](?=\s|$)/s.exec(text) ?? /^.{20,80}(?=[,;:]\s)/s.exec(text))?.[0] ?? text
