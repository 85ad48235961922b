import { linkOptions } from '@tanstack/react-router'
import { isOffered } from '#domain/listings/availability.ts'
import type { ListingCard as Card } from '#domain/listings/listing-schema.ts'
import { formatAmount } from '#domain/money.ts'
import { VerifiedMark } from '#web/contact/verified-mark.tsx'
import { SwipedPictures } from '#web/images/swiped-pictures.tsx'
import { type CardOf, OfferCard } from '#web/offers/offer-card.tsx'
import { homeDrawing } from '#web/pictures/drawn-homes.ts'
import { SaveButton } from '#web/saved/save-button.tsx'
import { AvailabilityBadge, HomeAge } from './home-age.tsx'
import { ListingCardPrice, moveInName, OfferBadge } from './listing-price.tsx'
import { Rooms } from './rooms.tsx'

export function ListingCard({ offer: listing, eager }: CardOf<Card>) {
  return (
    <OfferCard
      offer={listing}
      eager={eager}
      page={linkOptions({ to: '/listing/$listingId', params: { listingId: listing._id } })}
      swiped={SwipedPictures}
      drawing={homeDrawing(listing)}
      badge={
        isOffered(listing.availability) && listing.offer ? (
          <div className="flex flex-wrap gap-1">
            <AvailabilityBadge home={listing} />
            <OfferBadge listing={listing} />
          </div>
        ) : (
          listing.availability !== 'available' && <AvailabilityBadge home={listing} />
        )
      }
      heart={<SaveButton kind="listings" offer={listing} />}
    >
      <ListingCardPrice listing={listing} />
      <p className="room-counts">
        <Rooms listing={listing} />
        {listing.moveInCost !== null && (
          <span className="move-in">{`${moveInName(listing.type)}: N ${formatAmount(listing.moveInCost)}`}</span>
        )}
      </p>
      <p className="offer-card-words">{placeOf(listing)}</p>
      {listing.description !== '' && <p className="offer-card-words">{listing.description}</p>}
      {listing.userRef.verified ? (
        <p className="offer-card-seller">
          <HomeAge home={listing} />
          <VerifiedMark of=" seller" />
        </p>
      ) : (
        <HomeAge home={listing} />
      )}
    </OfferCard>
  )
}

/** "Yaba, Lagos · 12 km · 35 Herbert Macaulay Way": what the address says again is said once; the distance where the list is about a place. */
function placeOf({ area, lga, state, address, distanceKm }: Card): string {
  const place = [area ?? lga, state].filter((part) => part !== null)
  const street = address
    .split(/,\s*/)
    .filter((part) => !place.some((said) => said.toLowerCase() === part.trim().toLowerCase()))
  return [place.join(', '), distanceKm !== undefined && `${distanceKm} km`, street.join(', ')]
    .filter(Boolean)
    .join(' · ')
}
