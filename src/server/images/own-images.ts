import { and, eq, inArray, isNull } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { ImagePurpose } from '#domain/images/image-rules.ts'
import type { Transaction } from '#server/db/client.ts'
import { images, uploads } from '#server/db/schema/images.ts'
import { imageKeys } from './image-keys.ts'

/**
 * The ids of these pictures, in their order; the same picture twice is one. They stay at least as long as the transaction, so that
 * it can put them to use.
 * @throws AppError invalid where one is not theirs, or was made for something else
 */
export async function findOwnImages(
  tx: Transaction,
  ownerId: string,
  purpose: ImagePurpose,
  urls: readonly string[],
): Promise<string[]> {
  const uniqueUrls = [...new Set(urls)]
  const found = await tx
    .select({ id: images.id, url: images.url })
    .from(images)
    .where(and(inArray(images.url, uniqueUrls), eq(images.ownerId, ownerId), eq(images.purpose, purpose)))
    .for('key share')
  const idOf = new Map(found.map(({ url, id }) => [url, id]))
  return uniqueUrls.map((url) => {
    const id = idOf.get(url)
    if (id) return id
    const message = 'An image is not there any more. Please upload it again.'
    throw new AppError('invalid', message, [{ path: purpose === 'avatar' ? 'avatar' : 'imageUrls', message }])
  })
}

/**
 * Deletes the rows of all images of an owner whose products and listings are deleted.
 * @returns the keys of their files, for the job `remove-files`
 */
export async function forgetImagesOf(tx: Transaction, ownerId: string): Promise<string[]> {
  const rows = await tx.delete(images).where(eq(images.ownerId, ownerId)).returning()
  const sent = await tx
    .select({ key: uploads.key })
    .from(uploads)
    .where(and(eq(uploads.ownerId, ownerId), isNull(uploads.imageId)))
  return [...rows.flatMap(imageKeys), ...sent.map(({ key }) => key)]
}
