import type { Listing } from '#domain/listings/listing-schema.ts'
import { CardGrid, type Columns } from '#web/ui/card-grid.tsx'
import { ListingCard } from './listing-card.tsx'

/** `eager` is how many cards are on the screen at once. */
export function ListingGrid({
  listings,
  columns,
  eager = 3,
}: Columns & { listings: readonly Listing[]; eager?: number }) {
  return (
    <CardGrid columns={columns}>
      {listings.map((listing, index) => (
        <li key={listing._id}>
          <ListingCard listing={listing} eager={index < eager} />
        </li>
      ))}
    </CardGrid>
  )
}
