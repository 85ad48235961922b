import type { PublicUser, SellerRef } from '#domain/accounts/account-schema.ts'
import { users } from './schema/accounts.ts'

/** The seller's columns that every answer with a `userRef` joins. */
export const sellerColumns = {
  id: users.id,
  name: users.name,
  image: users.image,
  mobileNumber: users.mobileNumber,
  emailVerified: users.emailVerified,
  reviewCount: users.reviewCount,
  ratingTotal: users.ratingTotal,
}

export type SellerRow = Pick<typeof users.$inferSelect, keyof typeof sellerColumns>

export function sellerRef(row: SellerRow): SellerRef {
  return {
    _id: row.id,
    username: row.name,
    avatar: row.image,
    mobileNumber: row.mobileNumber,
    verified: row.emailVerified,
    rating: averageRating(row.ratingTotal, row.reviewCount),
    reviewCount: row.reviewCount,
  }
}

/** What everybody may know of an account: `GET /user/{id}`, and the head of a shop. */
export const publicUserColumns = {
  ...sellerColumns,
  bio: users.bio,
  storeAddress: users.storeAddress,
  createdAt: users.createdAt,
}

type PublicUserRow = Pick<typeof users.$inferSelect, keyof typeof publicUserColumns>

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
