import { type AnyColumn, sql } from 'drizzle-orm'
import type { PublicUser, SellerRef } from '#domain/accounts/account-schema.ts'
import { users } from './schema/accounts.ts'

/** The short address of somebody's shop, or null. `shops` has no column of the name of those that hold a seller's id. */
export const slugOf = (sellerId: AnyColumn) =>
  sql<string | null>`(SELECT shops.slug FROM shops WHERE shops.user_id = ${sellerId})`

/** The seller's columns that every answer with a `userRef` joins. */
export const sellerColumns = {
  id: users.id,
  name: users.name,
  slug: slugOf(users.id),
  image: users.image,
  mobileNumber: users.mobileNumber,
  phoneConfirmedAt: users.phoneConfirmedAt,
  businessCheckedAt: users.businessCheckedAt,
  businessBasis: users.businessBasis,
  reviewCount: users.reviewCount,
  ratingTotal: users.ratingTotal,
}

export type SellerRow = { slug: string | null } & Pick<
  typeof users.$inferSelect,
  Exclude<keyof typeof sellerColumns, 'slug'>
>

export function sellerRef(row: SellerRow): SellerRef {
  return {
    _id: row.id,
    username: row.name,
    slug: row.slug,
    avatar: row.image,
    mobileNumber: row.mobileNumber,
    ...verificationOf(row),
    rating: averageRating(row.ratingTotal, row.reviewCount),
    reviewCount: row.reviewCount,
  }
}

/** What the badge stands for, of those who have it (docs/product.md 20.2). */
function verificationOf({
  phoneConfirmedAt,
  businessCheckedAt,
  businessBasis,
}: SellerRow): Pick<SellerRef, 'verified' | 'verification'> {
  if (!phoneConfirmedAt || !businessCheckedAt) return { verified: false }
  return {
    verified: true,
    verification: {
      phoneConfirmedAt: phoneConfirmedAt.toISOString(),
      businessCheckedAt: businessCheckedAt.toISOString(),
      businessBasis,
    },
  }
}

/** The same as a condition on `users`. */
export const isVerified = sql`${users.phoneConfirmedAt} IS NOT NULL AND ${users.businessCheckedAt} IS NOT NULL`

/** What everybody may know of an account: `GET /user/{id}`, and the head of a shop. */
export const publicUserColumns = {
  ...sellerColumns,
  bio: users.bio,
  storeAddress: users.storeAddress,
  createdAt: users.createdAt,
}

type PublicUserRow = SellerRow & Pick<typeof users.$inferSelect, 'bio' | 'storeAddress' | 'createdAt'>

export function publicUser(row: PublicUserRow): PublicUser {
  return {
    ...sellerRef(row),
    bio: row.bio,
    storeAddress: row.storeAddress,
    createdAt: row.createdAt.toISOString(),
  }
}

/** To two decimals; 0 without reviews. */
function averageRating(total: number, count: number): number {
  return count === 0 ? 0 : Math.round((total / count) * 100) / 100
}
