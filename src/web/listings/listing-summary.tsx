import { Armchair, CircleParking, MapPin } from 'lucide-react'
import { formatDay } from '#domain/dates.ts'
import { isOffered } from '#domain/listings/availability.ts'
import { HOME_KIND_NAMES } from '#domain/listings/home-kind-names.ts'
import type { Listing } from '#domain/listings/listing-schema.ts'
import { saysCosts } from '#domain/listings/move-in.ts'
import { SaveButton } from '#web/saved/save-button.tsx'
import { ShareLinks } from '#web/share/share-links.tsx'
import { AvailabilityBadge, HomeAge } from './home-age.tsx'
import { ListingPrice, listingPriceText, OfferBadge } from './listing-price.tsx'
import { MoveInSum, moveInTitle } from './move-in-sum.tsx'
import { Rooms } from './rooms.tsx'

/** Of what a home is; what has become of it has a ground of its own. */
const PLAIN_BADGE = 'rounded-control border border-edge px-2 py-0.5 text-sm font-semibold'

/** What it is, what it costs, what there is in it, and where it is. */
export function ListingSummary({ listing }: { listing: Listing }) {
  const { name, address, state, lga, type, parking, furnished, createdAt } = listing
  const isUnderOffer = listing.availability === 'under-offer'
  return (
    <div className="grid content-start gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <p className={PLAIN_BADGE}>{type === 'rent' ? 'For Rent' : 'For Sale'}</p>
        {listing.kind && <p className={PLAIN_BADGE}>{HOME_KIND_NAMES[listing.kind]}</p>}
        {!isUnderOffer && <AvailabilityBadge home={listing} />}
        {isOffered(listing.availability) && <OfferBadge listing={listing} />}
      </div>
      <div className="flex items-start justify-between gap-3">
        <h1 className="min-w-0 text-2xl text-pretty wrap-anywhere">{name}</h1>
        <SaveButton kind="listings" offer={listing} className="-my-2 shrink-0" />
      </div>
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <ListingPrice listing={listing} />
          {isUnderOffer && <AvailabilityBadge home={listing} />}
        </div>
        {isUnderOffer && (
          <p className="text-sm">
            Somebody is agreeing terms with the {type === 'rent' ? 'landlord' : 'seller'}. It may still fall
            through, so ask before you come.
          </p>
        )}
        {saysCosts(listing) && (
          <section aria-labelledby="move-in">
            <h2 id="move-in" className="mb-2 text-xl tabular-nums">
              {moveInTitle(listing)}
            </h2>
            <MoveInSum home={listing} />
          </section>
        )}
        <div className="mt-1 flex flex-wrap gap-x-4 text-sm text-quiet">
          <HomeAge home={listing} />
          <p>
            Listed <time dateTime={createdAt}>{formatDay(createdAt)}</time>
          </p>
        </div>
      </div>
      <ul
        aria-label="The home"
        className="grid grid-cols-2 gap-x-3 gap-y-2 font-semibold tabular-nums xl:flex xl:flex-wrap xl:gap-x-6"
      >
        <Rooms listing={listing} />
        <li className="inline-flex items-center gap-1.5">
          <CircleParking size={18} strokeWidth={1.75} aria-hidden="true" />
          {parking ? 'Parking' : 'No Parking'}
        </li>
        <li className="inline-flex items-center gap-1.5">
          <Armchair size={18} strokeWidth={1.75} aria-hidden="true" />
          {furnished ? 'Furnished' : 'Not furnished'}
        </li>
      </ul>
      <address className="flex gap-2 not-italic">
        <MapPin className="mt-0.5 shrink-0" size={20} strokeWidth={1.75} aria-hidden="true" />
        <span className="min-w-0 wrap-anywhere">
          {state && <span className="block font-semibold">{lga ? `${lga}, ${state}` : state}</span>}
          {address}
        </span>
      </address>
    </div>
  )
}

export function ListingShare({ listing }: { listing: Listing }) {
  const { _id, name, type, lga, state } = listing
  return (
    <ShareLinks
      path={`/listing/${_id}`}
      name={name}
      text={[`${name}, for ${type}`, listingPriceText(listing, ' per '), lga, state]
        .filter(Boolean)
        .join(', ')}
    />
  )
}
