import { createHash, randomBytes } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { IMAGE_BYTES_MAX, IMAGE_TYPES, type ImagePurpose } from '#domain/images/image-rules.ts'
import type { CompletedUpload, Image, UploadRequest, UploadTicket } from '#domain/images/image-schema.ts'
import { imageUrl } from '#domain/images/image-sizes.ts'
import type { ActorContext, Context } from '#server/api/context.ts'
import { withExistingOwner } from '#server/api/ownership.ts'
import type { RateLimit } from '#server/api/rate-limits.ts'
import type { Transaction } from '#server/db/client.ts'
import { images, uploads } from '#server/db/schema/images.ts'
import type { Storage } from '#server/storage/storage.ts'
import type { EncodedImage } from './encode-image.ts'
import { encodeUpload, limitEncodings } from './image-encoding.ts'
import { keyOf, lockImage, nameOf } from './image-keys.ts'

export const UPLOAD_MS = 10 * 60 * 1000

/** Thirty products of ten pictures each, within the hour. */
const SIGNED: RateLimit = { name: 'upload-sign', tries: 300, seconds: 3600 }
const COMPLETED: RateLimit = { name: 'upload-complete', tries: 300, seconds: 3600 }

type StoredUpload = typeof uploads.$inferSelect

/** Allows one file to be sent. @throws AppError unsupported-type, too-large, too-many, unauthenticated */
export async function signUpload(
  { db, storage, limits, actor }: ActorContext,
  { contentType, size, purpose }: UploadRequest,
): Promise<UploadTicket> {
  if (!IMAGE_TYPES.some((type) => type === contentType))
    throw new AppError('unsupported-type', 'Images must be JPEG, PNG, WebP, AVIF or SVG files')
  if (size > IMAGE_BYTES_MAX) throw new AppError('too-large', 'An image may be up to 2 MB')
  await limits.consume(SIGNED, actor.id)
  const key = `uploads/${Date.now()}-${randomBytes(16).toString('hex')}`
  const expiresAt = new Date(Date.now() + UPLOAD_MS)
  await withExistingOwner(() => db.insert(uploads).values({ key, ownerId: actor.id, purpose, size }))
  const { url, headers } = await storage.signUpload({ key, contentType, size, expiresAt })
  return { key, url, method: 'PUT', headers, expiresAt: expiresAt.toISOString() }
}

/**
 * Makes an image of an uploaded file. A refused file is deleted; a repeated call returns the same result.
 * @throws AppError not-found, forbidden, unsupported-type, too-large, invalid, unavailable, too-many, unauthenticated
 */
export async function completeUpload(ctx: ActorContext, key: string): Promise<CompletedUpload> {
  await ctx.limits.consume(COMPLETED, ctx.actor.id)
  const upload = await getOwnUpload(ctx, key)
  const image =
    (await findImage(ctx, upload)) ??
    (await limitEncodings(() => withExistingOwner(() => makeImage(ctx, upload)), ctx.actor.id))
  return { url: image.url, image }
}

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
    const message = 'An image is no longer there. Please upload it again.'
    throw new AppError('invalid', message, [
      { path: purpose === 'avatar' || purpose === 'cover' ? purpose : 'imageUrls', message },
    ])
  })
}

async function getOwnUpload({ db, actor }: ActorContext, key: string): Promise<StoredUpload> {
  const [upload] = await db.select().from(uploads).where(eq(uploads.key, key))
  if (!upload) throw new AppError('not-found', 'We cannot find this upload. Choose the file again.')
  if (upload.ownerId !== actor.id) throw new AppError('forbidden', 'This upload is not yours')
  return upload
}

/** What became of the upload. */
async function findImage({ db }: Context, { key }: StoredUpload): Promise<Image | undefined> {
  const [image] = await db
    .select(imageColumns)
    .from(uploads)
    .innerJoin(images, eq(images.id, uploads.imageId))
    .where(eq(uploads.key, key))
  return image
}

async function makeImage(ctx: ActorContext, upload: StoredUpload): Promise<Image> {
  const { db, storage } = ctx
  const size = await storage.findSize(upload.key)
  const bytes = size === upload.size ? await storage.find(upload.key) : undefined
  if (!bytes) {
    // A concurrent completion has removed it.
    const image = await findImage(ctx, upload)
    if (image) return image
    if (size === undefined || size === upload.size)
      throw new AppError('invalid', 'The file was not received. Send it again.')
    await storage.delete(upload.key)
    throw new AppError('forbidden', `This upload was signed for exactly ${upload.size} bytes`)
  }
  const encoded = await encodeStored(storage, upload, bytes)
  const { id, ...image } = await storeImage(ctx, upload, encoded)
  await db.update(uploads).set({ imageId: id }).where(eq(uploads.key, upload.key))
  await storage.delete(upload.key)
  return image
}

/** A file that is no image is deleted. */
async function encodeStored(
  storage: Storage,
  { key, purpose }: StoredUpload,
  bytes: Uint8Array,
): Promise<EncodedImage> {
  try {
    return await encodeUpload(bytes, purpose)
  } catch (error) {
    if (error instanceof AppError && error.code !== 'unavailable') await storage.delete(key)
    throw error
  }
}

/**
 * The same picture of the same owner is stored once. The row comes before the files: if they do not all arrive, nothing uses it, and
 * they go with it after a day.
 */
async function storeImage(
  { db, storage, actor }: ActorContext,
  { purpose }: StoredUpload,
  { width, height, placeholder, files }: EncodedImage,
) {
  const name = contentName([actor.id, purpose, ...files.map(({ bytes }) => bytes)])
  const url = imageUrl(name, width)
  const widths = [...new Set(files.map((file) => file.width))]
  const [row] = await db.transaction(async (tx) => {
    await lockImage(tx, nameOf(keyOf(url)))
    return (
      tx
        .insert(images)
        .values({ ownerId: actor.id, purpose, url, width, height, placeholder, widths })
        // The day after which unused pictures go begins anew.
        .onConflictDoUpdate({ target: images.url, set: { updatedAt: sql`now()` } })
        .returning({ id: images.id, ...imageColumns })
    )
  })
  if (!row) throw new Error('The picture was not stored')
  await Promise.all(
    files.map(({ width, format, bytes }) =>
      storage.put(keyOf(imageUrl(name, width, format)), bytes, `image/${format}`),
    ),
  )
  return row
}

/**
 * By content and owner: removing an image leaves the same one of another owner in place. As the last release serves it, which may run beside
 * this one; the next can take the shorter `imageNameOf`.
 */
function contentName(parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length}:`).update(part)
  return hash.digest('hex').slice(0, 32)
}

const imageColumns = {
  url: images.url,
  width: images.width,
  height: images.height,
  placeholder: images.placeholder,
  widths: images.widths,
}
