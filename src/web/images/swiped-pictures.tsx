import { Link, type LinkProps, useHydrated } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ComponentProps, useRef, useState } from 'react'
import type { Image } from '#domain/images/image-schema.ts'
import { ResponsiveImage } from './responsive-image.tsx'
import { turnByKey } from './turn-by-key.ts'

export type SwipedPicturesProps = {
  images: readonly Image[]
  /** Of what they show. */
  name: string
  /** Where a press on a picture leads, as the card's own link does. */
  page: LinkProps
  /** Of its box, which say how high it is. */
  className: string
} & Pick<ComponentProps<typeof ResponsiveImage>, 'sizes' | 'loading'>

/**
 * The pictures of a card, swiped in the browser's own strip, by buttons and by the arrow keys. Only the first is fetched until somebody
 * touches them, then always the one behind the one that is shown.
 */
export function SwipedPictures({
  images,
  name,
  page,
  className,
  sizes,
  loading = 'lazy',
}: SwipedPicturesProps) {
  const hydrated = useHydrated()
  const strip = useRef<HTMLUListElement>(null)
  const [shownIndex, setShownIndex] = useState(0)
  const [fetched, setFetched] = useState(1)
  const fetchNext = (index: number) => setFetched((count) => Math.max(count, index + 2))
  const last = images.length - 1
  const show = (index: number) => {
    fetchNext(index)
    strip.current?.scrollTo({ left: index * strip.current.clientWidth })
  }
  const followScroll = () => {
    if (!strip.current?.clientWidth) return
    const index = Math.round(strip.current.scrollLeft / strip.current.clientWidth)
    setShownIndex(index)
    fetchNext(index)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: pictures are no field set, and a landmark for each card would be too many.
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label={`Pictures of ${name}`}
      className={`group/pictures relative z-10 ${className}`}
      onKeyDown={(event) => turnByKey(event, { images, shownIndex, onShownIndex: show })}
      onPointerEnter={() => fetchNext(0)}
      onTouchStart={() => fetchNext(0)}
      onFocus={() => fetchNext(0)}
    >
      <ul
        ref={strip}
        onScroll={followScroll}
        // The buttons do the same.
        tabIndex={hydrated ? -1 : undefined}
        className={`picture-strip ${hydrated ? 'overflow-x-auto' : 'overflow-x-hidden'}`}
      >
        {images.map((image, index) => (
          <li key={image.url}>
            {index < fetched && (
              // The name is the link of the card for readers and keys.
              <Link {...page} tabIndex={-1} aria-hidden="true" draggable={false}>
                <ResponsiveImage
                  image={image}
                  alt=""
                  sizes={sizes}
                  className="size-full"
                  loading={index === 0 ? loading : 'eager'}
                />
              </Link>
            )}
          </li>
        ))}
      </ul>
      {hydrated && (
        <>
          <p
            role="status"
            className="pointer-events-none absolute end-2 bottom-2 rounded-control bg-ground px-2 text-sm text-on-ground tabular-nums"
          >
            <span className="sr-only">Picture </span>
            {shownIndex + 1} / {images.length}
          </p>
          <Step
            label={`Previous picture of ${name}`}
            className="start-2"
            ended={shownIndex === 0}
            onStep={() => show(shownIndex - 1)}
          >
            <ChevronLeft size={20} strokeWidth={1.75} aria-hidden="true" />
          </Step>
          <Step
            label={`Next picture of ${name}`}
            className="end-2"
            ended={shownIndex === last}
            onStep={() => show(shownIndex + 1)}
          >
            <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
          </Step>
        </>
      )}
    </div>
  )
}

type StepProps = Pick<ComponentProps<'button'>, 'className' | 'children'> & {
  label: string
  ended: boolean
  onStep: () => void
}

/** Seen by who points or comes by the keyboard: a finger swipes. At the end it keeps the focus that it has, and takes none. */
const Step = ({ label, ended, onStep, className, children }: StepProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={ended}
    tabIndex={ended ? -1 : undefined}
    onClick={ended ? undefined : onStep}
    className={`button button-quiet absolute top-1/2 -translate-y-1/2 px-2 opacity-0 focus-visible:opacity-100 aria-disabled:not-focus-visible:opacity-0 pointer-coarse:hidden pointer-fine:group-hover/pictures:not-aria-disabled:opacity-100 ${className}`}
  >
    {children}
  </button>
)
