import { eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Image } from '#domain/images/image-schema.ts'
import type { Subject } from '#domain/moderation/moderation-rules.ts'
import type { Thing } from '#domain/moderation/moderation-schema.ts'
import type { Db } from '#server/db/client.ts'
import { picturesOf } from '#server/db/pictures.ts'
import { users } from '#server/db/schema/accounts.ts'
import { listingImages, listings } from '#server/db/schema/listings.ts'
import { productImages, products } from '#server/db/schema/products.ts'
import { reviews } from '#server/db/schema/reviews.ts'

type Reader = Pick<Db, 'select'>

const ownerColumns = {
  _id: users.id,
  username: users.name,
  avatar: users.image,
  email: users.email,
  verified: users.emailVerified,
  suspendedReason: users.suspendedReason,
  createdAt: users.createdAt,
}

const sellers = alias(users, 'sellers')

/** Where each kind of thing stands. */
export const TABLES = { product: products, listing: listings, user: users, review: reviews }

const NO_IMAGES = sql<Image[]>`'[]'::json`
const NO_REVIEW = sql<Thing['review']>`NULL::json`

/** The same columns of each kind of thing. */
const FINDERS = {
  product: (db: Reader, ids: string[]) =>
    db
      .select({
        id: products.id,
        title: products.name,
        text: products.description,
        images: picturesOf(productImages, productImages.productId, products.id),
        review: NO_REVIEW,
        hidden: products.hidden,
        hiddenReason: products.hiddenReason,
        owner: ownerColumns,
        shopId: products.ownerId,
      })
      .from(products)
      .leftJoin(users, eq(users.id, products.ownerId))
      .where(inArray(products.id, ids)),
  listing: (db: Reader, ids: string[]) =>
    db
      .select({
        id: listings.id,
        title: listings.name,
        text: listings.description,
        images: picturesOf(listingImages, listingImages.listingId, listings.id),
        review: NO_REVIEW,
        hidden: listings.hidden,
        hiddenReason: listings.hiddenReason,
        owner: ownerColumns,
        shopId: listings.ownerId,
      })
      .from(listings)
      .leftJoin(users, eq(users.id, listings.ownerId))
      .where(inArray(listings.id, ids)),
  user: (db: Reader, ids: string[]) =>
    db
      .select({
        id: users.id,
        title: users.name,
        text: sql<string>`concat_ws(E'\n', nullif(${users.bio}, ''), nullif(${users.storeAddress}, ''))`,
        images: NO_IMAGES,
        review: NO_REVIEW,
        hidden: users.hidden,
        hiddenReason: users.hiddenReason,
        owner: ownerColumns,
        shopId: users.id,
      })
      .from(users)
      .where(inArray(users.id, ids)),
  review: (db: Reader, ids: string[]) =>
    db
      .select({
        id: reviews.id,
        title: sql<string>`'About ' || ${sellers.name}`,
        text: reviews.comment,
        images: NO_IMAGES,
        review: sql<Thing['review']>`
          json_build_object('name', ${reviews.name}, 'rating', ${reviews.rating}, 'reply', ${reviews.reply})`,
        hidden: reviews.hidden,
        hiddenReason: reviews.hiddenReason,
        owner: ownerColumns,
        shopId: reviews.sellerId,
      })
      .from(reviews)
      .innerJoin(sellers, eq(sellers.id, reviews.sellerId))
      .leftJoin(users, eq(users.id, reviews.authorId))
      .where(inArray(reviews.id, ids)),
} satisfies Record<Subject, (db: Reader, ids: string[]) => unknown>

/** Things by their ids, hidden ones too. What is gone is not among them. */
export async function findThings(
  db: Reader,
  subject: Subject,
  ids: string[],
): Promise<(Thing & { id: string })[]> {
  if (ids.length === 0) return []
  const rows = await FINDERS[subject](db, ids)
  return rows.map(({ owner, ...row }) => ({
    ...row,
    owner: owner && { ...owner, createdAt: owner.createdAt.toISOString() },
  }))
}
