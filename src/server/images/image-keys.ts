import { sql } from 'drizzle-orm'
import type { Image } from '#domain/images/image-schema.ts'
import { IMAGE_FORMATS, imageUrl } from '#domain/images/image-sizes.ts'
import type { Transaction } from '#server/db/client.ts'

/** A public picture has the same path in storage as on the site. */
export const keyOf = (url: string): string => url.slice(1)

/** What the files of one picture have in common. */
export const nameOf = (key: string): string => key.split('/').slice(0, -1).join('/')

/** All files of a picture. */
export function imageKeys({ url, widths }: Pick<Image, 'url' | 'widths'>): string[] {
  const name = nameOf(keyOf(url)).replace('pictures/', '')
  return widths.flatMap((width) => IMAGE_FORMATS.map((format) => keyOf(imageUrl(name, width, format))))
}

/** Until the end of the transaction nobody else makes or removes the picture of this name. */
export async function lockImage(tx: Transaction, name: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
