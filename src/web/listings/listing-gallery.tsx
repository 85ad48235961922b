import type { Listing } from '#domain/listings/listing-schema.ts'
import { homePicture } from '#web/pictures/drawn-homes.ts'
import { PictureCarousel } from './picture-carousel.tsx'

/** 550 px high on a desktop (§2). */
const FRAME = 'card h-72 w-full overflow-hidden sm:h-96 lg:h-[550px]'

/** The seller's pictures, or the drawing of such a home where there is none. */
export function ListingGallery({ listing }: { listing: Listing }) {
  if (listing.images.length > 0)
    return <PictureCarousel images={listing.images} name={listing.name} frame={FRAME} />
  return (
    <figure>
      <img
        src={homePicture(listing)}
        alt=""
        width={800}
        height={600}
        fetchPriority="high"
        className={`${FRAME} object-cover`}
      />
      <figcaption className="mt-2 text-sm text-quiet">
        A drawing: the seller has added no photograph yet.
      </figcaption>
    </figure>
  )
}
