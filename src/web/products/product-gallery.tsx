import { type MouseEvent, useState } from 'react'
import { PRODUCT_THUMBNAILS } from '#domain/products/product-rules.ts'
import type { PageProduct } from '#domain/products/product-schema.ts'
import { FullScreenButton, Thumbnails, useFullScreen } from '#web/images/gallery-buttons.tsx'
import { ExampleCaption, ResponsiveImage } from '#web/images/responsive-image.tsx'
import { OfferDrawing } from '#web/offers/offer-frame.tsx'
import { productDrawing } from '#web/pictures/drawn-products.ts'

/**
 * The main picture, the first unless a thumbnail is chosen, and all of them as large as the screen; the drawing of the material where
 * there is none.
 */
export function ProductGallery({ product }: { product: PageProduct }) {
  const { images, name } = product
  const [chosen, setChosen] = useState(0)
  const { openFullScreen, fullScreen } = useFullScreen({
    images,
    name,
    shownIndex: chosen,
    onShownIndex: setChosen,
  })
  const shown = images[chosen]
  if (!shown)
    return <OfferDrawing src={productDrawing(product)} frame="card aspect-3/2 w-full sm:aspect-4/3" />
  const thumbnails = images.slice(0, PRODUCT_THUMBNAILS)
  const more = images.length - thumbnails.length
  const openAt = (index: number) => {
    setChosen(index)
    openFullScreen()
  }
  const openShown = (event: MouseEvent) => {
    // With a modifier key the browser opens the picture in a tab of its own.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    openFullScreen()
  }
  return (
    <section aria-label={`Pictures of ${name}`} className="grid gap-3">
      <figure className="relative">
        <a href={shown.url} target="_blank" rel="noopener" className="block" onClick={openShown}>
          <ResponsiveImage
            key={shown.url}
            image={shown}
            alt={name}
            sizes="(min-width: 64rem) 640px, 100vw"
            className="card aspect-3/2 w-full sm:aspect-4/3"
            loading="high"
          />
        </a>
        <FullScreenButton className="end-2 top-2 border-0" onOpen={openFullScreen} />
        {shown.example && <ExampleCaption className="mt-1 text-sm text-quiet" />}
      </figure>
      {thumbnails.length > 1 && (
        <ul className={`thumbnail-grid ${more > 0 ? 'grid-cols-4' : 'grid-cols-3'}`}>
          <Thumbnails images={thumbnails} of={images.length} shownIndex={chosen} onShownIndex={setChosen} />
          {more > 0 && (
            <li>
              <button
                type="button"
                aria-haspopup="dialog"
                aria-label={`${more} more pictures`}
                onClick={() => openAt(PRODUCT_THUMBNAILS)}
                className="needs-scripts grid size-full place-items-center rounded-card border-2 border-line bg-surface text-xl font-semibold tabular-nums"
              >
                +{more}
              </button>
            </li>
          )}
        </ul>
      )}
      {fullScreen}
    </section>
  )
}
