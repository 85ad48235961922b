import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import type { Image } from '#domain/images/image-schema.ts'
import { ResponsiveImage } from './responsive-image.tsx'

export type Slides = {
  images: readonly Image[]
  /** Of what they show. */
  name: string
  /** The classes of its box, which say how high it is. */
  frame: string
  /** How wide it is shown, as the `sizes` of HTML says it. */
  sizes: string
  /** Each picture as a whole, with nothing beside it, where otherwise it fills the box. */
  whole?: boolean
  /** Which picture is shown, from 0. */
  shownIndex: number
  onShownIndex: (shownIndex: number) => void
  /** Instead of the picture's own address, which its link leads to. */
  onOpen?: () => void
}

/** A finger that has left the strip lets it glide on for so long at most. */
const SETTLED_MS = 120

/**
 * Pictures side by side of which one is shown. The strip is the browser's own: it is swiped without a script, and it snaps;
 * the buttons move it.
 */
export function Slides({
  images,
  name,
  frame,
  sizes,
  whole = false,
  shownIndex,
  onShownIndex,
  onOpen,
}: Slides) {
  const strip = useRef<HTMLUListElement>(null)
  const settled = useRef<ReturnType<typeof setTimeout>>(undefined)
  const shownBefore = useRef(false)
  /** Where a button or a key leads: what the strip passes on its way there is not what is shown. */
  const leading = useRef<number>(undefined)

  useEffect(() => {
    const { current } = strip
    if (!current) return
    const behavior = shownBefore.current ? 'auto' : 'instant'
    shownBefore.current = true
    if (indexAt(current) === shownIndex) return
    leading.current = shownIndex
    current.scrollTo({ left: shownIndex * current.clientWidth, behavior })
  }, [shownIndex])
  useEffect(() => () => clearTimeout(settled.current), [])

  const last = images.length - 1
  const followScroll = () => {
    clearTimeout(settled.current)
    settled.current = setTimeout(settle, SETTLED_MS)
  }
  const settle = () => {
    const reached = strip.current ? indexAt(strip.current) : shownIndex
    if (leading.current !== undefined && leading.current !== reached) return
    takeOver()
    onShownIndex(reached)
  }
  /** From now on the strip goes where the reader moves it. */
  const takeOver = () => {
    leading.current = undefined
  }
  const open = (event: MouseEvent) => {
    // With a modifier key the browser opens the picture in a tab of its own.
    if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onOpen()
  }
  return (
    <div className={`relative ${frame}`}>
      <ul
        ref={strip}
        onScroll={followScroll}
        onPointerDown={takeOver}
        onWheel={takeOver}
        className="flex h-full snap-x snap-mandatory overflow-x-auto overflow-y-hidden scroll-smooth [scrollbar-width:none]"
      >
        {images.map((image, index) => (
          <li key={image.url} className="h-full w-full shrink-0 snap-start snap-always">
            <a
              href={image.url}
              target="_blank"
              rel="noopener"
              tabIndex={index === shownIndex ? undefined : -1}
              // The picture would cover its own line.
              className="relative block h-full outline-none focus-visible:after:absolute focus-visible:after:inset-0 focus-visible:after:ring-6 focus-visible:after:ring-paper focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-signal focus-visible:after:ring-inset"
              onClick={open}
            >
              <ResponsiveImage
                image={image}
                alt={images.length > 1 ? `${name}, picture ${index + 1} of ${images.length}` : name}
                sizes={sizes}
                className={`size-full ${whole ? '[&_picture_img]:object-contain [&>img]:hidden' : ''}`}
                loading={index === 0 ? 'high' : 'lazy'}
              />
            </a>
          </li>
        ))}
      </ul>
      {last > 0 && (
        <div className="needs-scripts">
          <p
            role="status"
            className="absolute start-3 bottom-3 rounded-control bg-ground px-3 py-1 text-sm font-semibold text-on-ground tabular-nums"
          >
            <span className="sr-only">Picture </span>
            {shownIndex + 1} / {images.length}
          </p>
          <div className="absolute end-3 bottom-3 flex gap-2">
            <StepButton
              label="Previous picture"
              ended={shownIndex === 0}
              onStep={() => onShownIndex(shownIndex - 1)}
            >
              <ChevronLeft size={20} strokeWidth={1.75} aria-hidden="true" />
            </StepButton>
            <StepButton
              label="Next picture"
              ended={shownIndex === last}
              onStep={() => onShownIndex(shownIndex + 1)}
            >
              <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
            </StepButton>
          </div>
        </div>
      )}
    </div>
  )
}

const indexAt = ({ scrollLeft, clientWidth }: HTMLElement) =>
  clientWidth === 0 ? 0 : Math.round(scrollLeft / clientWidth)

type StepButton = { label: string; ended: boolean; onStep: () => void; children: ReactNode }

/** It stays a button at the end, so that the focus does not get lost. */
function StepButton({ label, ended, onStep, children }: StepButton) {
  return (
    <button
      type="button"
      className="button button-quiet px-3"
      aria-label={label}
      aria-disabled={ended}
      onClick={ended ? undefined : onStep}
    >
      {children}
    </button>
  )
}
