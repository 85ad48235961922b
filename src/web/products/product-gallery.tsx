import { useState } from 'react'
import { PRODUCT_THUMBNAILS } from '#domain/products/product-rules.ts'
import type { Product } from '#domain/products/product-schema.ts'
import { ResponsiveImage } from '#web/images/responsive-image.tsx'
import { OfferDrawing } from '#web/offers/offer-frame.tsx'
import { productDrawing } from '#web/pictures/drawn-products.ts'

/** The main picture, the first unless a thumbnail is chosen; the drawing of the sub-category where there is none. */
export function ProductGallery({ product }: { product: Product }) {
  const [chosen, setChosen] = useState(0)
  const thumbnails = product.images.slice(0, PRODUCT_THUMBNAILS)
  const shown = thumbnails[chosen]
  if (!shown) return <OfferDrawing src={productDrawing(product)} frame="card aspect-4/3 w-full" />
  return (
    <div className="grid gap-3">
      <ResponsiveImage
        key={shown.url}
        image={shown}
        alt={product.name}
        sizes="(min-width: 64rem) 640px, 100vw"
        className="card aspect-4/3 w-full"
        loading="high"
      />
      {thumbnails.length > 1 && (
        <ul className="grid grid-cols-3 gap-3">
          {thumbnails.map((thumbnail, index) => (
            <li key={thumbnail.url}>
              <button
                type="button"
                aria-pressed={index === chosen}
                onClick={() => setChosen(index)}
                className="block w-full overflow-hidden rounded-card border-2 border-line aria-pressed:border-signal"
              >
                <ResponsiveImage
                  image={thumbnail}
                  alt={`View ${index + 1} of ${thumbnails.length}`}
                  sizes="(min-width: 64rem) 200px, 33vw"
                  className="aspect-4/3 w-full"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
