import { Maximize } from 'lucide-react'
import { type KeyboardEvent, lazy, Suspense, useState } from 'react'
import type { Image } from '#domain/images/image-schema.ts'
import { Slides } from './slides.tsx'

const FullScreenImages = lazy(async () => ({
  default: (await import('./full-screen-images.tsx')).FullScreenImages,
}))

type CarouselProps = { images: readonly Image[]; name: string; frame: string }

/** The pictures one by one, and each as large as the screen; in both the arrow keys lead on, whatever has the focus. */
export function ImageCarousel({ images, name, frame }: CarouselProps) {
  const [shownIndex, setShownIndex] = useState(0)
  const [open, setOpen] = useState<boolean>()
  const slides = { images, name, shownIndex, onShownIndex: setShownIndex }
  const openAll = () => setOpen(true)
  const onArrowKey = (event: KeyboardEvent) => {
    const last = images.length - 1
    const target = { ArrowLeft: shownIndex - 1, ArrowRight: shownIndex + 1, Home: 0, End: last }[event.key]
    if (target === undefined) return
    event.preventDefault()
    setShownIndex(Math.min(Math.max(target, 0), last))
  }
  return (
    <section
      aria-roledescription="carousel"
      aria-label={`Pictures of ${name}`}
      className="relative"
      onKeyDown={onArrowKey}
    >
      <Slides {...slides} frame={frame} sizes="(min-width: 64rem) 784px, 100vw" onOpen={openAll} />
      <button
        type="button"
        aria-haspopup="dialog"
        className="needs-scripts button button-quiet absolute end-3 top-3"
        onClick={openAll}
      >
        <Maximize size={20} strokeWidth={1.75} aria-hidden="true" />
        Full screen
      </button>
      {open !== undefined && (
        <Suspense>
          <FullScreenImages open={open} onOpenChange={setOpen} name={name} onKeyDown={onArrowKey}>
            <Slides {...slides} frame="h-full" sizes="100vw" whole />
          </FullScreenImages>
        </Suspense>
      )}
    </section>
  )
}
