import type { Image } from './image-schema.ts'

/** Widths that pages ask for, in pixels: thumbnails and avatars, cards on a phone, cards on a screen or a phone's full width. */
export const PICTURE_WIDTHS = [200, 400, 800] as const

export const PICTURE_FORMATS = ['avif', 'webp'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** Every size of a picture lies beside its largest: `/pictures/{name}/{width}.webp`. */
const PICTURE = /^(\/pictures\/[^/]+\/)(\d+)\.webp$/

export const pictureUrl = (name: string, width: number, format: PictureFormat = 'webp') =>
  `/pictures/${name}/${width}.${format}`

/** A picture with what a `srcset` says of it in each format. */
export type SizedPicture = Omit<Image, 'widths'> & Record<PictureFormat, string>

/** What a `srcset` says of a picture, for each format. */
export function srcSetsOf({ url, widths }: Pick<Image, 'url' | 'widths'>): Record<PictureFormat, string> {
  const setOf = (format: PictureFormat) =>
    widths.map((width) => `${beside(url, width, format)} ${width}w`).join(', ')
  return { avif: setOf('avif'), webp: setOf('webp') }
}

/** The smallest size of a picture of which only the largest is known; another address is answered as it is. */
export function thumbnailOf(url: string): string {
  const width = Number(PICTURE.exec(url)?.[2])
  return width > PICTURE_WIDTHS[0] ? beside(url, PICTURE_WIDTHS[0], 'webp') : url
}

const beside = (url: string, width: number, format: PictureFormat) =>
  url.replace(PICTURE, `$1${width}.${format}`)
