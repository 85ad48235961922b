import { type AnyColumn, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Image } from '#domain/images/image-schema.ts'
import type { Subject } from '#domain/moderation/moderation-rules.ts'
import type { ModerationTarget } from '#domain/moderation/moderation-schema.ts'
import type { Reader } from '#server/api/context.ts'
import { imagesOf, isHidden, type OfferTable } from '#server/db/offer-rows.ts'
import { users } from '#server/db/schema/accounts.ts'
import { listingImages, listings } from '#server/db/schema/listings.ts'
import type { OfferImages } from '#server/db/schema/offer-columns.ts'
import { productImages, products } from '#server/db/schema/products.ts'
import { reviews } from '#server/db/schema/reviews.ts'
import { slugOf } from '#server/db/seller.ts'

const ownerColumns = {
  _id: users.id,
  username: users.name,
  avatar: users.image,
  email: users.email,
  emailVerified: users.emailVerified,
  suspendedReason: users.suspendedReason,
  createdAt: users.createdAt,
}

const sellers = alias(users, 'sellers')

/** The table of each kind of target. */
export const TABLES = { product: products, listing: listings, user: users, review: reviews }

const waits = (waitingFor: AnyColumn) => sql<boolean>`${waitingFor} IS NOT NULL`
const NO_IMAGES = sql<Image[]>`'[]'::json`
const NO_REVIEW = sql<ModerationTarget['review']>`NULL::json`

const offerFinder = (table: OfferTable, images: OfferImages) => (db: Reader['db'], ids: string[]) =>
  db
    .select({
      id: table.id,
      title: table.name,
      text: table.description,
      images: imagesOf(images, table),
      review: NO_REVIEW,
      hidden: isHidden(table),
      hiddenReason: table.hiddenReason,
      waiting: waits(table.waitingFor),
      owner: ownerColumns,
      shopId: table.ownerId,
      shopSlug: slugOf(table.ownerId),
    })
    .from(table)
    .innerJoin(users, eq(users.id, table.ownerId))
    .where(inArray(table.id, ids))

/** The same columns of each kind of thing. */
const FINDERS = {
  product: offerFinder(products, productImages),
  listing: offerFinder(listings, listingImages),
  user: (db: Reader['db'], ids: string[]) =>
    db
      .select({
        id: users.id,
        title: users.name,
        text: sql<string>`concat_ws(E'\n', nullif(${users.bio}, ''), nullif(${users.storeAddress}, ''))`,
        images: NO_IMAGES,
        review: NO_REVIEW,
        hidden: users.hidden,
        hiddenReason: users.hiddenReason,
        waiting: sql<boolean>`false`,
        owner: ownerColumns,
        shopId: users.id,
        shopSlug: slugOf(users.id),
      })
      .from(users)
      .where(inArray(users.id, ids)),
  review: (db: Reader['db'], ids: string[]) =>
    db
      .select({
        id: reviews.id,
        title: sql<string>`'About ' || ${sellers.name}`,
        text: reviews.comment,
        images: NO_IMAGES,
        review: sql<ModerationTarget['review']>`
          json_build_object('name', ${reviews.name}, 'rating', ${reviews.rating}, 'reply', ${reviews.reply})`,
        hidden: reviews.hidden,
        hiddenReason: reviews.hiddenReason,
        waiting: waits(reviews.waitingFor),
        owner: ownerColumns,
        shopId: reviews.sellerId,
        shopSlug: slugOf(reviews.sellerId),
      })
      .from(reviews)
      .innerJoin(sellers, eq(sellers.id, reviews.sellerId))
      .leftJoin(users, eq(users.id, reviews.authorId))
      .where(inArray(reviews.id, ids)),
} satisfies Record<Subject, (db: Reader['db'], ids: string[]) => unknown>

/** Things by their ids, hidden ones too. What is gone is not among them. */
export async function findTargets(
  db: Reader['db'],
  subject: Subject,
  ids: string[],
): Promise<(ModerationTarget & { id: string })[]> {
  if (ids.length === 0) return []
  const rows = await FINDERS[subject](db, ids)
  return rows.map(({ owner, ...row }) => ({
    ...row,
    owner: owner && { ...owner, createdAt: owner.createdAt.toISOString() },
  }))
}
