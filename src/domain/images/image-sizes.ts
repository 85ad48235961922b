import type { Image } from './image-schema.ts'

/** Widths that pages ask for, in pixels: thumbnails and avatars, cards on a phone, cards on a screen or a phone's full width. */
export const IMAGE_WIDTHS = [200, 400, 800] as const

export const IMAGE_FORMATS = ['avif', 'webp'] as const
export type ImageFormat = (typeof IMAGE_FORMATS)[number]

/** Every size of a picture lies beside its largest: `/pictures/{name}/{width}.webp`. */
const IMAGE_PATH = /^(\/pictures\/[^/]+\/)(\d+)\.webp$/

export const imageUrl = (name: string, width: number, format: ImageFormat = 'webp') =>
  `/pictures/${name}/${width}.${format}`

/** A picture with what a `srcset` says of it. */
export type SizedImage = Omit<Image, 'widths'> & { avif: string }

/** What a `srcset` says of a picture. A browser without AVIF takes its largest WebP: few do, and each size would stand in every card. */
export const srcSetOf = ({ url, widths }: Pick<Image, 'url' | 'widths'>): string =>
  widths.map((width) => `${beside(url, width, 'avif')} ${width}w`).join()

/** The smallest size of a picture of which only the largest is known; another address is answered as it is. */
export function thumbnailOf(url: string): string {
  const width = Number(IMAGE_PATH.exec(url)?.[2])
  return width > IMAGE_WIDTHS[0] ? beside(url, IMAGE_WIDTHS[0], 'webp') : url
}

const beside = (url: string, width: number, format: ImageFormat) =>
  url.replace(IMAGE_PATH, `$1${width}.${format}`)
