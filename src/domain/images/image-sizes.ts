import type { Image } from './image-schema.ts'

/** Widths that pages ask for, in pixels: thumbnails and avatars, cards on a phone, cards on a screen or a phone's full width. */
export const IMAGE_WIDTHS = [200, 400, 800] as const

export const IMAGE_FORMATS = ['avif', 'webp'] as const
export type ImageFormat = (typeof IMAGE_FORMATS)[number]

/** Every size of a picture lies beside its largest: `/pictures/{name}/{width}.webp`. */
const IMAGE_PATH = /^(\/pictures\/[^/]+\/)(\d+)\.webp$/

export const imageUrl = (name: string, width: number, format: ImageFormat = 'webp') =>
  `/pictures/${name}/${width}.${format}`

/** A picture with what a `srcset` says of it in each format. */
export type SizedImage = Omit<Image, 'widths'> & Record<ImageFormat, string>

/** What a `srcset` says of a picture, for each format. */
export function srcSetsOf({ url, widths }: Pick<Image, 'url' | 'widths'>): Record<ImageFormat, string> {
  const setOf = (format: ImageFormat) =>
    widths.map((width) => `${beside(url, width, format)} ${width}w`).join(', ')
  return { avif: setOf('avif'), webp: setOf('webp') }
}

/** The smallest size of a picture of which only the largest is known; another address is answered as it is. */
export function thumbnailOf(url: string): string {
  const width = Number(IMAGE_PATH.exec(url)?.[2])
  return width > IMAGE_WIDTHS[0] ? beside(url, IMAGE_WIDTHS[0], 'webp') : url
}

const beside = (url: string, width: number, format: ImageFormat) =>
  url.replace(IMAGE_PATH, `$1${width}.${format}`)
