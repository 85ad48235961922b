import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Context } from '#server/api/context.ts'
import type { Transaction } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { images, uploads } from '#server/db/schema/images.ts'
import { listingImages } from '#server/db/schema/listings.ts'
import { productImages } from '#server/db/schema/products.ts'
import { shops } from '#server/db/schema/shops.ts'
import { allImageKeys, lockImage, nameOf } from './image-keys.ts'

/** So many at a time: no statement takes long, and no job is large. */
const BATCH = 200

/** For so long an upload may be put to use. */
export const UNUSED_IMAGE_DAYS = 1

const aDayAgo = sql`now() - make_interval(days => ${UNUSED_IMAGE_DAYS})`

/** Forgets what was uploaded more than a day ago and is used by no product, listing, profile or shop. The queue removes the files. */
export async function removeUnusedImages({ db, queue }: Pick<Context, 'db' | 'queue'>): Promise<void> {
  for (const forget of [forgetUploads, forgetUnused]) {
    let forgotten: number
    do {
      forgotten = await db.transaction(async (tx) => {
        const { count, keys } = await forget(tx)
        if (keys.length > 0) await queue.send('remove-files', { keys }, { tx })
        return count
      })
    } while (forgotten > 0)
  }
}

type Forgotten = { count: number; keys: string[] }

/** The file of an upload is usually gone; it may have been sent once more since. */
async function forgetUploads(tx: Transaction): Promise<Forgotten> {
  const old = tx
    .select({ key: uploads.key })
    .from(uploads)
    .where(lt(uploads.createdAt, aDayAgo))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  const forgotten = await tx.delete(uploads).where(inArray(uploads.key, old)).returning({ key: uploads.key })
  return { count: forgotten.length, keys: forgotten.map(({ key }) => key) }
}

/** Pictures that are just being put to use are locked, and left alone; what was put to use before the lock is seen after it. */
async function forgetUnused(tx: Transaction): Promise<Forgotten> {
  const locked = await tx
    .select({ id: images.id })
    .from(images)
    .where(and(lt(images.updatedAt, aDayAgo), isUnused))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  const ids = locked.map(({ id }) => id)
  const forgotten = await tx
    .delete(images)
    .where(and(inArray(images.id, ids), isUnused))
    .returning({ url: images.url, widths: images.widths })
  return { count: forgotten.length, keys: forgotten.flatMap(allImageKeys) }
}

const isUnused: SQL = sql`NOT EXISTS (SELECT FROM ${productImages} WHERE ${productImages.imageId} = ${images.id})
  AND NOT EXISTS (SELECT FROM ${listingImages} WHERE ${listingImages.imageId} = ${images.id})
  AND NOT EXISTS (SELECT FROM ${users} WHERE ${users.id} = ${images.ownerId} AND ${users.image} = ${images.url})
  AND NOT EXISTS (SELECT FROM ${shops} WHERE ${shops.coverId} = ${images.id})`

/** Removes files from storage, but not those of a picture that was made again in the meantime. */
export async function removeFiles({ db, storage }: Pick<Context, 'db' | 'storage'>, keys: string[]) {
  for (const [name, files] of Map.groupBy(keys, nameOf))
    await db.transaction(async (tx) => {
      await lockImage(tx, name)
      const urls = files.map((key) => `/${key}`)
      const [reused] = await tx.select({ id: images.id }).from(images).where(inArray(images.url, urls))
      if (!reused) await Promise.all(files.map((key) => storage.delete(key)))
    })
}

/**
 * Deletes the rows of all images of an owner whose products and listings are deleted.
 * @returns the keys of their files, for the job `remove-files`
 */
export async function forgetImagesOf(tx: Transaction, ownerId: string): Promise<string[]> {
  const rows = await tx.delete(images).where(eq(images.ownerId, ownerId)).returning()
  return [...rows.flatMap(allImageKeys), ...(await findUploadsOf(tx, ownerId))]
}

/** The keys of all files that an owner was allowed to send of late. */
export async function findUploadsOf(tx: Transaction, ownerId: string): Promise<string[]> {
  const allowed = await tx.select({ key: uploads.key }).from(uploads).where(eq(uploads.ownerId, ownerId))
  return allowed.map(({ key }) => key)
}
