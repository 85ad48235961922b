import { Armchair, CircleParking, MapPin } from 'lucide-react'
import { formatDay } from '#domain/dates.ts'
import { HOME_KIND_NAMES } from '#domain/listings/home-kind.ts'
import type { Listing } from '#domain/listings/listing-schema.ts'
import { SaveButton } from '#web/saved/save-button.tsx'
import { ShareLinks } from '#web/share/share-links.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { ListingPrice, listingPriceText, OfferBadge } from './listing-price.tsx'
import { Rooms } from './rooms.tsx'

/** What it is, where it is and what it costs. */
export function ListingSummary({ listing }: { listing: Listing }) {
  const { name, address, state, lga, type, parking, furnished, createdAt } = listing
  return (
    <div className="grid content-start gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <p className="rounded-control border border-edge px-2 py-0.5 text-sm font-semibold">
          {type === 'rent' ? 'For Rent' : 'For Sale'}
        </p>
        {listing.kind && (
          <p className="rounded-control border border-edge px-2 py-0.5 text-sm font-semibold">
            {HOME_KIND_NAMES[listing.kind]}
          </p>
        )}
        <OfferBadge listing={listing} />
      </div>
      <div className="flex items-start justify-between gap-3">
        <h1 className="min-w-0 text-2xl text-pretty wrap-anywhere">{name}</h1>
        <SaveButton kind="listings" offer={listing} className="shrink-0 border border-line" />
      </div>
      <ListingPrice listing={listing} large />
      <address className="flex gap-2 not-italic">
        <MapPin className="mt-0.5 shrink-0" size={20} strokeWidth={1.75} aria-hidden="true" />
        <span className="min-w-0 wrap-anywhere">
          {state && <span className="block font-semibold">{lga ? `${lga}, ${state}` : state}</span>}
          {address}
        </span>
      </address>
      <ul aria-label="The home" className="grid grid-cols-2 gap-3 font-semibold tabular-nums">
        <Rooms as="li" listing={listing} />
        <li className="inline-flex items-center gap-1.5">
          <CircleParking size={18} strokeWidth={1.75} aria-hidden="true" />
          {parking ? 'Parking' : 'No Parking'}
        </li>
        <li className="inline-flex items-center gap-1.5">
          <Armchair size={18} strokeWidth={1.75} aria-hidden="true" />
          {furnished ? 'Furnished' : 'Not furnished'}
        </li>
      </ul>
      <Facts>
        <Fact label="Listed">
          <time dateTime={createdAt}>{formatDay(createdAt)}</time>
        </Fact>
      </Facts>
      <ShareLinks
        path={`/listing/${listing._id}`}
        name={name}
        text={[`${name}, for ${type}`, listingPriceText(listing, ' per '), lga, state]
          .filter(Boolean)
          .join(', ')}
      />
    </div>
  )
}
