import { asc, eq } from 'drizzle-orm'
import sharp from 'sharp'
import type { Context } from '#server/api/context.ts'
import { isHidden } from '#server/db/offer-rows.ts'
import { users } from '#server/db/schema/accounts.ts'
import { images } from '#server/db/schema/images.ts'
import { listingImages, listings } from '#server/db/schema/listings.ts'
import { productImages, products } from '#server/db/schema/products.ts'
import { keyOf } from '#server/images/image-keys.ts'

/** What messengers and networks show of a link, in pixels. */
const SIZE = { width: 1200, height: 630 }

const PAPER = '#fbfaf7'

/** Of what. Goods are shown whole; a house bears being cut. */
const SHARED = {
  product: { link: productImages, table: products, fit: 'contain' },
  listing: { link: listingImages, table: listings, fit: 'cover' },
} as const
export type SharedKind = keyof typeof SHARED

/** The first picture of a thing, as links to it show it: a JPEG, because not every messenger knows newer formats. */
export async function sharedImage(
  { db, storage }: Pick<Context, 'db' | 'storage'>,
  kind: SharedKind,
  id: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const { link, table, fit } = SHARED[kind]
  const [cover] = await db
    .select({ url: images.url, hidden: isHidden(table) })
    .from(link)
    .innerJoin(images, eq(images.id, link.imageId))
    .innerJoin(table, eq(table.id, link.offerId))
    .innerJoin(users, eq(users.id, table.ownerId))
    .where(eq(link.offerId, id))
    .orderBy(asc(link.position))
    .limit(1)
  const file = cover && !cover.hidden ? await storage.find(keyOf(cover.url)) : undefined
  if (!file) return undefined
  const image = sharp(await new Response(file.body).arrayBuffer())
    .resize({ ...SIZE, fit, background: PAPER })
    .flatten({ background: PAPER })
    .jpeg({ quality: 80, mozjpeg: true })
  return new Uint8Array(await image.toBuffer())
}
