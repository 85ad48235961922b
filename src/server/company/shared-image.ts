import { asc, eq } from 'drizzle-orm'
import type { Context } from '#server/api/context.ts'
import { isHidden } from '#server/db/offer-rows.ts'
import { users } from '#server/db/schema/accounts.ts'
import { images } from '#server/db/schema/images.ts'
import { listingImages, listings } from '#server/db/schema/listings.ts'
import { productImages, products } from '#server/db/schema/products.ts'
import { shops } from '#server/db/schema/shops.ts'
import { encodeSharedImage } from '#server/images/image-encoding.ts'
import { keyOf, lockImage, nameOf, sharedImageKey } from '#server/images/image-keys.ts'

/** Of what. Goods are shown whole; a house bears being cut. */
const SHARED = {
  product: { link: productImages, table: products, fit: 'contain' },
  listing: { link: listingImages, table: listings, fit: 'cover' },
} as const
export type SharedKind = keyof typeof SHARED | 'shop'

/** The first picture of a thing, as links to it show it. Made when it is first asked for, and kept. @throws AppError unavailable */
export async function sharedImage(
  { db, disk, log, storage }: Pick<Context, 'db' | 'disk' | 'log' | 'storage'>,
  kind: SharedKind,
  id: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const fit = kind === 'shop' ? 'cover' : SHARED[kind].fit
  const cover = kind === 'shop' ? await shopCover(db, id) : await offerCover(db, kind, id)
  if (!cover || cover.hidden) return undefined
  const key = sharedImageKey(cover.url, fit)
  const stored = await storage.find(key)
  if (stored) return stored
  const picture = await storage.find(keyOf(cover.url))
  if (!picture) return undefined
  const made = await encodeSharedImage(picture, fit)
  const keep = () =>
    db.transaction(async (tx) => {
      await lockImage(tx, nameOf(keyOf(cover.url)))
      // A picture that was removed meanwhile would leave this file behind for ever.
      const [used] = await tx.select({ id: images.id }).from(images).where(eq(images.id, cover.id))
      if (used) await storage.put(key, made, 'image/jpeg')
    })
  // It is made: whoever asked need not know that it could not be kept.
  if (!(await disk.isFull())) await keep().catch((err) => log.warn({ err, key }, 'shared image not kept'))
  return made
}

async function offerCover(db: Context['db'], kind: keyof typeof SHARED, id: string) {
  const { link, table } = SHARED[kind]
  const [cover] = await db
    .select({ id: images.id, url: images.url, hidden: isHidden(table) })
    .from(link)
    .innerJoin(images, eq(images.id, link.imageId))
    .innerJoin(table, eq(table.id, link.offerId))
    .innerJoin(users, eq(users.id, table.ownerId))
    .where(eq(link.offerId, id))
    .orderBy(asc(link.position))
    .limit(1)
  return cover
}

async function shopCover(db: Context['db'], userId: string) {
  const [cover] = await db
    .select({ id: images.id, url: images.url, hidden: users.hidden })
    .from(shops)
    .innerJoin(images, eq(images.id, shops.coverId))
    .innerJoin(users, eq(users.id, shops.userId))
    .where(eq(shops.userId, userId))
  return cover
}
