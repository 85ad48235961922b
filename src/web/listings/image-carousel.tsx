import { useState } from 'react'
import type { Image } from '#domain/images/image-schema.ts'
import { FullScreenButton, Thumbnails, useFullScreen } from '#web/images/gallery-buttons.tsx'
import { Slides } from '#web/images/slides.tsx'
import { turnByKey } from '#web/images/turn-by-key.ts'

type CarouselProps = { images: readonly Image[]; name: string; frame: string }

/**
 * The pictures one by one, below them all of them small, and each as large as the screen; the arrow keys lead on,
 * whatever has the focus. `frame` is around the one that is shown.
 */
export function ImageCarousel({ images, name, frame }: CarouselProps) {
  const [shownIndex, setShownIndex] = useState(0)
  const slides = { images, name, shownIndex, onShownIndex: setShownIndex }
  const { openFullScreen, fullScreen } = useFullScreen(slides)
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
        onOpen={openFullScreen}
      />
      <FullScreenButton className="end-3 top-3" onOpen={openFullScreen} />
      {images.length > 1 && (
        <ul className="thumbnails needs-scripts">
          <Thumbnails
            images={images}
            of={images.length}
            shownIndex={shownIndex}
            onShownIndex={setShownIndex}
          />
        </ul>
      )}
      {fullScreen}
    </section>
  )
}
