import { Maximize } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Image } from '#domain/images/image-schema.ts'
import { thumbnailOf } from '#domain/images/image-sizes.ts'
import { Slides } from '#web/images/slides.tsx'
import { turnByKey } from '#web/images/turn-by-key.ts'

const FullScreenImages = lazy(async () => ({
  default: (await import('#web/images/full-screen-images.tsx')).FullScreenImages,
}))

type CarouselProps = { images: readonly Image[]; name: string; frame: string }

/**
 * The pictures one by one, below them all of them small, and each as large as the screen; the arrow keys lead on,
 * whatever has the focus. `frame` is around the one that is shown.
 */
export function ImageCarousel({ images, name, frame }: CarouselProps) {
  const [shownIndex, setShownIndex] = useState(0)
  const [open, setOpen] = useState<boolean>()
  const slides = { images, name, shownIndex, onShownIndex: setShownIndex }
  const openAll = () => setOpen(true)
  return (
    <section
      aria-roledescription="carousel"
      aria-label={`Pictures of ${name}`}
      className="relative grid gap-2 lg:gap-3"
      onKeyDown={(event) => turnByKey(event, slides)}
    >
      <Slides
        {...slides}
        frame={`card overflow-hidden ${frame}`}
        sizes="(min-width: 64rem) 640px, 100vw"
        onOpen={openAll}
      />
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label="Full screen"
        className="needs-scripts button button-quiet absolute end-3 top-3 px-3"
        onClick={openAll}
      >
        <Maximize size={20} strokeWidth={1.75} aria-hidden="true" />
      </button>
      {images.length > 1 && (
        <ul className="thumbnails needs-scripts">
          {images.map(({ url }, index) => (
            <li key={url}>
              <button type="button" aria-pressed={index === shownIndex} onClick={() => setShownIndex(index)}>
                <img src={thumbnailOf(url)} alt={`View ${index + 1} of ${images.length}`} loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {open !== undefined && (
        <Suspense>
          <FullScreenImages open={open} onOpenChange={setOpen} {...slides} />
        </Suspense>
      )}
    </section>
  )
}
