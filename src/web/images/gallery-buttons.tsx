import { Maximize } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
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

type ThumbnailProps = {
  url: string
  alt: string
  /** Whether its picture is shown large. */
  isShown: boolean
  onShow: () => void
}

/** In a list whose class says how it looks (web/offers/offer-page.css). */
export const Thumbnail = ({ url, alt, isShown, onShow }: ThumbnailProps) => (
  <button type="button" aria-pressed={isShown} onClick={onShow}>
    <img src={thumbnailOf(url)} alt={alt} loading="lazy" />
  </button>
)
