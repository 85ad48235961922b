import { and, eq, not, sql } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { normaliseSlug, SLUG_FORM } from '#domain/shops/shop-address.ts'
import type { Shop } from '#domain/shops/shop-schema.ts'
import type { Reader } from '#server/api/context.ts'
import { dependsOn, sellerTag } from '#server/api/depends-on.ts'
import { NO_SUCH_USER } from '#server/api/router.ts'
import { hotRead } from '#server/db/hot-read.ts'
import { users } from '#server/db/schema/accounts.ts'
import { isRowId } from '#server/db/schema/columns.ts'
import { images } from '#server/db/schema/images.ts'
import { shopSlugs, shops } from '#server/db/schema/shops.ts'

const columns = {
  _id: users.id,
  slug: shops.slug,
  hours: shops.hours,
  areas: shops.areas,
  cover: {
    url: images.url,
    width: images.width,
    height: images.height,
    placeholder: images.placeholder,
    widths: images.widths,
    // As of offers (`imagesOf`): what its seller has not uploaded is an example.
    example: sql<true | null>`CASE WHEN ${images.ownerId} <> ${users.id} THEN true END`,
  },
}

const findBySeller = hotRead((db) =>
  db
    .select(columns)
    .from(users)
    .leftJoin(shops, eq(shops.userId, users.id))
    .leftJoin(images, eq(images.id, shops.coverId))
    .where(and(eq(users.id, sql.placeholder('address')), not(users.hidden)))
    .prepare('shop_by_seller'),
)

const findBySlug = hotRead((db) =>
  db
    .select(columns)
    .from(shopSlugs)
    .innerJoin(users, eq(users.id, shopSlugs.userId))
    .leftJoin(shops, eq(shops.userId, users.id))
    .leftJoin(images, eq(images.id, shops.coverId))
    .where(and(eq(shopSlugs.slug, sql.placeholder('address')), not(users.hidden)))
    .prepare('shop_by_slug'),
)

/** By the id of its seller, or by a short address that it has or had. @throws AppError not-found */
export async function findShop({ db }: Reader, address: string): Promise<Shop> {
  const slug = normaliseSlug(address)
  const find = isRowId(address) ? findBySeller : SLUG_FORM.test(slug) ? findBySlug : undefined
  const [row] = find ? await find(db).execute({ address: isRowId(address) ? address : slug }) : []
  if (!row) throw new AppError('not-found', NO_SUCH_USER)
  dependsOn(sellerTag(row._id))
  return {
    ...row,
    hours: row.hours ?? [],
    areas: row.areas ?? [],
    cover: row.cover && { ...row.cover, example: row.cover.example ?? undefined },
  }
}
