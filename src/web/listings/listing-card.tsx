import { Link } from '@tanstack/react-router'
import { MapPin } from 'lucide-react'
import type { Listing } from '#domain/listings/listing-schema.ts'
import { Picture } from '#web/images/picture.tsx'
import { homePicture } from '#web/pictures/drawn-homes.ts'
import { Card } from '#web/ui/card.tsx'
import { ListingPrice, OfferBadge } from './listing-price.tsx'
import { Rooms } from './rooms.tsx'

/** The name is the link, stretched over the card. `eager` for the cards that are on the screen at once. */
export function ListingCard({ listing, eager }: { listing: Listing; eager: boolean }) {
  return (
    <Card>
      <Cover listing={listing} eager={eager} />
      <div className="absolute start-3 top-3">
        <OfferBadge listing={listing} />
      </div>
      <div className="flex grow flex-col gap-1 p-4">
        <h3 className="line-clamp-2 text-base leading-snug tracking-normal">
          <Link
            to="/listing/$listingId"
            params={{ listingId: listing._id }}
            className="outline-none after:absolute after:inset-0"
          >
            {listing.name}
          </Link>
        </h3>
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
      </div>
    </Card>
  )
}

/** In one column, in two, and in three or four. */
const SIZES = '(min-width: 64rem) 300px, (min-width: 48rem) 50vw, 100vw'

/** The cover, or the drawing of such a home where there is none. */
function Cover({ listing, eager }: { listing: Listing; eager: boolean }) {
  const [cover] = listing.images
  const frame = 'aspect-4/3 w-full border-b border-line'
  const loading = eager ? 'eager' : 'lazy'
  if (cover)
    return <Picture image={cover} alt={listing.name} sizes={SIZES} className={frame} loading={loading} />
  return (
    <img
      src={homePicture(listing)}
      alt=""
      width={400}
      height={300}
      loading={loading}
      className={`${frame} object-cover`}
    />
  )
}
