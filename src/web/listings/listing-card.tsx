import { linkOptions } from '@tanstack/react-router'
import { isOffered } from '#domain/listings/availability.ts'
import type { ListingCard as Card } from '#domain/listings/listing-schema.ts'
import { termWords } from '#domain/listings/move-in.ts'
import { formatAmount } from '#domain/money.ts'
import { VerifiedMark } from '#web/contact/verified-mark.tsx'
import { SwipedPictures } from '#web/images/swiped-pictures.tsx'
import { type CardOf, OfferCard } from '#web/offers/offer-card.tsx'
import { homeDrawing } from '#web/pictures/drawn-homes.ts'
import { SaveButton } from '#web/saved/save-button.tsx'
import { AvailabilityBadge, HomeAge } from './home-age.tsx'
import { ListingCardPrice, OfferBadge } from './listing-price.tsx'
import { roomWords } from './rooms.tsx'

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
      {listing.moveInCost !== null && (
        <p className="home-sum">{`N ${formatAmount(listing.moveInCost)} ${sumWords(listing)}`}</p>
      )}
      <p className="home-facts">{factsOf(listing)}</p>
      <p className="home-street">{streetOf(listing)}</p>
      <p className="home-words">{listing.description}</p>
      <p className="home-said">
        <HomeAge home={listing} />
        {listing.userRef.verified && <VerifiedMark of=" seller" />}
      </p>
    </OfferCard>
  )
}

/** What the sum is of; and where the rent is asked for longer than its period, that: it makes the sum so much higher. */
function sumWords({ type, rentPeriod, minimumTerm }: Card): string {
  if (type === 'sale') return 'with fees'
  const asksMore = minimumTerm !== null && minimumTerm > (rentPeriod === 'year' ? 12 : 1)
  return asksMore ? `to move in: ${termWords(minimumTerm)} asked` : 'to move in, with fees'
}

const placeOf = ({ area, lga, state }: Card) => [area ?? lga, state].filter((part) => part !== null)

/** "2 beds · 2 baths · Yaba, Lagos", and how far that is where the list is about a place. */
function factsOf(listing: Card): string {
  const { distanceKm } = listing
  return [...roomWords(listing), placeOf(listing).join(', '), distanceKm !== undefined && `${distanceKm} km`]
    .filter(Boolean)
    .join(' · ')
}

/** The address, without what the facts have said of it. */
function streetOf(listing: Card): string {
  const place = placeOf(listing).map((part) => part.toLowerCase())
  return listing.address
    .split(/,\s*/)
    .filter((part) => !place.includes(part.trim().toLowerCase()))
    .join(', ')
}
