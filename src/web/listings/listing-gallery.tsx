import type { Listing } from '#domain/listings/listing-schema.ts'
import { ExampleCaption } from '#web/images/responsive-image.tsx'
import { OfferDrawing } from '#web/offers/offer-frame.tsx'
import { homeDrawing } from '#web/pictures/drawn-homes.ts'
import { ImageCarousel } from './image-carousel.tsx'

/** 550 px high on a desktop. */
const FRAME = 'h-60 w-full sm:h-96 lg:h-[550px]'

/** The seller's pictures, or the drawing of such a home where there is none. */
export function ListingGallery({ listing }: { listing: Listing }) {
  const { images, name } = listing
  if (images.length > 0)
    return (
      <figure>
        <ImageCarousel images={images} name={name} frame={FRAME} />
        {images.some(({ example }) => example) && <ExampleCaption className="mt-2 text-sm" />}
      </figure>
    )
  return <OfferDrawing src={homeDrawing(listing)} frame={`card overflow-hidden ${FRAME}`} />
}
