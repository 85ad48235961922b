import type { Image } from '#domain/images/image-schema.ts'
import { type SizedImage, srcSetOf } from '#domain/images/image-sizes.ts'

type Props = {
  image: Image | SizedImage
  alt: string
  /** How wide it is shown, as the `sizes` of HTML says it: the browser takes the smallest file that will do. */
  sizes: string
  /** Of the frame, which it fills: its size comes from there. */
  className?: string
  /** `lazy` waits until it is nearly seen; `high` for the one that the page is about. */
  loading?: 'lazy' | 'eager' | 'high'
  /** How wide the window is, at the least, where it is seen: a narrower one fetches nothing. */
  from?: string
}

const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/** An uploaded or rendered picture. Under one that is seen at once lies its blurred likeness; nothing moves when it comes. */
export function ResponsiveImage({ image, alt, sizes, className, loading = 'eager', from }: Props) {
  const { url, width, height, placeholder } = image
  return (
    <span className={className ? `picture-frame ${className}` : 'picture-frame'}>
      {/* A page's data leave it to the page: a picture that was not drawn there has none. */}
      {loading !== 'lazy' && <img src={placeholder} alt="" suppressHydrationWarning />}
      <picture>
        {from && <source media={`(width < ${from})`} srcSet={`${NOTHING} 1w`} sizes="1px" />}
        <source type="image/avif" srcSet={'avif' in image ? image.avif : srcSetOf(image)} sizes={sizes} />
        <img
          src={url}
          alt={alt}
          width={width}
          height={height}
          loading={loading === 'lazy' ? 'lazy' : undefined}
          fetchPriority={loading === 'high' ? 'high' : undefined}
        />
      </picture>
    </span>
  )
}

/** Below a picture that was not taken of the very thing (docs/product.md 11.14). */
export const ExampleCaption = ({ className }: { className?: string }) => (
  <figcaption className={className}>
    Example<span> picture</span>
  </figcaption>
)
