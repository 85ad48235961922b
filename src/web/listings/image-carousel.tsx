import { Maximize } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Image } from '#domain/images/image-schema.ts'
import { Slides } from '#web/images/slides.tsx'
import { turnByKey } from '#web/images/turn-by-key.ts'

const FullScreenImages = lazy(async () => ({
  default: (await import('#web/images/full-screen-images.tsx')).FullScreenImages,
}))

type CarouselProps = { images: readonly Image[]; name: string; frame: string }

/** The pictures one by one, and each as large as the screen; in both the arrow keys lead on, whatever has the focus. */
export function ImageCarousel({ images, name, frame }: CarouselProps) {
  const [shownIndex, setShownIndex] = useState(0)
  const [open, setOpen] = useState<boolean>()
  const slides = { images, name, shownIndex, onShownIndex: setShownIndex }
  const openAll = () => setOpen(true)
  return (
    <section
      aria-roledescription="carousel"
      aria-label={`Pictures of ${name}`}
      className="relative"
      onKeyDown={(event) => turnByKey(event, slides)}
    >
      <Slides {...slides} frame={frame} sizes="(min-width: 64rem) 640px, 100vw" onOpen={openAll} />
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label="Full screen"
        className="needs-scripts button button-quiet absolute end-3 top-3 px-3"
        onClick={openAll}
      >
        <Maximize size={20} strokeWidth={1.75} aria-hidden="true" />
      </button>
      {open !== undefined && (
        <Suspense>
          <FullScreenImages open={open} onOpenChange={setOpen} {...slides} />
        </Suspense>
      )}
    </section>
  )
}
