import { Link, linkOptions } from '@tanstack/react-router'
import { OwnOffers } from '#web/offers/own-offers.tsx'
import { homeDrawing } from '#web/pictures/drawn-homes.ts'
import { AvailabilityControl } from './availability-control.tsx'
import { LISTING } from './listing-offer.ts'
import { ListingCardPrice } from './listing-price.tsx'

export function OwnListings({ onRemoved }: { onRemoved: () => void }) {
  return (
    <OwnOffers
      kind={LISTING}
      title="Your Listings"
      failure="Failed to load listings"
      empty="You have no listings yet"
      first={
        <Link to="/create-listing" className="button button-quiet">
          Put up your first home
        </Link>
      }
      onRemoved={onRemoved}
      row={(listing) => ({
        drawing: homeDrawing(listing),
        price: <ListingCardPrice listing={listing} />,
        page: linkOptions({ to: '/listing/$listingId', params: { listingId: listing._id } }),
        note: <AvailabilityControl home={{ ...listing, id: listing._id }} />,
        editor: linkOptions({ to: '/update-listing/$listingId', params: { listingId: listing._id } }),
      })}
    />
  )
}
