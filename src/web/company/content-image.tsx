import type { ContentImageSource } from '#content/content-images.ts'
import { ResponsiveImage } from '#web/images/responsive-image.tsx'

/**
 * `sizes` by the share of the page width on a large screen. They include the part that the 4:3 crop hides; on phones they are below
 * the full pixel density, whose detail nobody would see.
 */
const SIZES = {
  /** Beside the words of a page's opening, to the edge of the window and at least as high as 28rem. */
  opening: '(min-width: 64rem) max(37rem, 50vw), (min-width: 40rem) 100vw, 70vw',
  half: '(min-width: 64rem) 44rem, (min-width: 40rem) 100vw, 70vw',
  third: '(min-width: 64rem) 27rem, (min-width: 48rem) 60vw, (min-width: 40rem) 100vw, 70vw',
  quarter: '(min-width: 64rem) 22rem, (min-width: 40rem) 50vw, 35vw',
}

type Props = {
  image: ContentImageSource
  /** Empty where the text next to it says the same. */
  alt: string
  share: keyof typeof SIZES
  loading?: 'lazy' | 'high'
}

/** A photograph or a drawing, 4:3. */
export function ContentImage({ image, alt, share, loading = 'lazy' }: Props) {
  const frame = 'aspect-4/3 w-full rounded-card'
  if ('avif' in image)
    return (
      <ResponsiveImage image={image} alt={alt} sizes={SIZES[share]} loading={loading} className={frame} />
    )
  return (
    <img
      src={image.url}
      alt={alt}
      width={400}
      height={300}
      {...(loading === 'lazy' ? { loading } : { fetchPriority: loading })}
      className={`${frame} object-cover`}
    />
  )
}
