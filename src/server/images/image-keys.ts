import type { Hash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Image } from '#domain/images/image-schema.ts'
import { IMAGE_FORMATS, imageUrl } from '#domain/images/image-sizes.ts'
import type { Transaction } from '#server/db/client.ts'
import type { SharedImageFit } from './encode-image.ts'

const SHARED_IMAGE_FITS: readonly SharedImageFit[] = ['cover', 'contain']

/** The name of a picture of the demonstration by what was hashed: 128 bits, short because a card has it four times. */
export const imageNameOf = (hash: Hash): string =>
  BigInt(`0x${hash.digest('hex').slice(0, 32)}`)
    .toString(36)
    .padStart(25, '0')

/** A public picture has the same path in storage as on the site. */
export const keyOf = (url: string): string => url.slice(1)

/** What the files of one picture have in common. */
export const nameOf = (key: string): string => key.split('/').slice(0, -1).join('/')

/** Where a picture is kept as links to it show it, once somebody has asked. */
export const sharedImageKey = (url: string, fit: SharedImageFit): string =>
  `${nameOf(keyOf(url))}/shared-${fit}.jpg`

/** Every size of a picture. */
export function imageKeys({ url, widths }: Pick<Image, 'url' | 'widths'>): string[] {
  const name = nameOf(keyOf(url)).replace('pictures/', '')
  return widths.flatMap((width) => IMAGE_FORMATS.map((format) => keyOf(imageUrl(name, width, format))))
}

/** All files that may be there of a picture. */
export const allImageKeys = (image: Pick<Image, 'url' | 'widths'>): string[] => [
  ...imageKeys(image),
  ...SHARED_IMAGE_FITS.map((fit) => sharedImageKey(image.url, fit)),
]

/** Until the end of the transaction nobody else makes or removes the picture of this name. */
export async function lockImage(tx: Transaction, name: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
