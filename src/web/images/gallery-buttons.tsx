import { Maximize } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Image } from '#domain/images/image-schema.ts'
import { thumbnailOf } from '#domain/images/image-sizes.ts'
import type { Slides } from './slides.tsx'

const FullScreenImages = lazy(async () => ({
  default: (await import('./full-screen-images.tsx')).FullScreenImages,
}))

/** All of them as large as the screen: the code comes when they are opened. */
export function useFullScreen(images: Pick<Slides, 'images' | 'name' | 'shownIndex' | 'onShownIndex'>) {
  const [open, setOpen] = useState<boolean>()
  return {
    openFullScreen: () => setOpen(true),
    fullScreen: open !== undefined && (
      <Suspense>
        <FullScreenImages open={open} onOpenChange={setOpen} {...images} />
      </Suspense>
    ),
  }
}

/** @param className where it stands on the picture */
export const FullScreenButton = ({ className, onOpen }: { className: string; onOpen: () => void }) => (
  <button
    type="button"
    aria-haspopup="dialog"
    aria-label="Full screen"
    className={`needs-scripts button button-quiet absolute px-3 ${className}`}
    onClick={onOpen}
  >
    <Maximize size={20} strokeWidth={1.75} aria-hidden="true" />
  </button>
)

type ThumbnailsProps = {
  images: readonly Pick<Image, 'url'>[]
  /** How many there are, where these are the first. */
  of: number
  shownIndex: number
  onShownIndex: (index: number) => void
}

/** The items of a list whose class says how they look (web/offers/offer-page.css): each shows its picture large. */
export const Thumbnails = ({ images, of, shownIndex, onShownIndex }: ThumbnailsProps) =>
  images.map(({ url }, index) => (
    <li key={url}>
      <button type="button" aria-pressed={index === shownIndex} onClick={() => onShownIndex(index)}>
        <img src={thumbnailOf(url)} alt={`View ${index + 1} of ${of}`} loading="lazy" />
      </button>
    </li>
  ))
