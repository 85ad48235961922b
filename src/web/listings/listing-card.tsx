import { Link } from '@tanstack/react-router'
import { MapPin } from 'lucide-react'
import type { Listing } from '#domain/listings/listing-schema.ts'
import { CardPicture } from '#web/images/card-picture.tsx'
import { homePicture } from '#web/pictures/drawn-homes.ts'
import { Card, cardLink } from '#web/ui/card.tsx'
import { ListingPrice, OfferBadge } from './listing-price.tsx'
import { Rooms } from './rooms.tsx'

/** `eager` for the cards that are on the screen at once. */
export function ListingCard({ listing, eager }: { listing: Listing; eager: boolean }) {
  return (
    <Card
      picture={
        <CardPicture
          image={listing.images[0]}
          drawing={homePicture(listing)}
          name={listing.name}
          eager={eager}
        />
      }
      badge={<OfferBadge listing={listing} />}
      name={
        <Link to="/listing/$listingId" params={{ listingId: listing._id }} className={cardLink}>
          {listing.name}
        </Link>
      }
    >
      <p className="flex gap-1 text-sm text-quiet">
        <MapPin size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" aria-hidden="true" />
        <span className="line-clamp-1 wrap-anywhere">{listing.address}</span>
      </p>
      {/* Imported rows often have nothing to say but their name. */}
      {listing.description !== listing.name && (
        <p className="line-clamp-2 text-sm text-quiet wrap-anywhere">{listing.description}</p>
      )}
      <div className="mt-auto pt-1">
        <ListingPrice listing={listing} />
      </div>
      <p className="flex flex-wrap gap-x-4 text-sm tabular-nums">
        <Rooms listing={listing} />
      </p>
    </Card>
  )
}
