import { eq } from 'drizzle-orm'
import type { PublicUser, SellerRef } from '#domain/accounts/account-schema.ts'
import { AppError } from '#domain/errors.ts'
import type { Db } from './client.ts'
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

type SellerRow = Pick<typeof users.$inferSelect, keyof typeof sellerColumns>

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

const publicUserColumns = {
  ...sellerColumns,
  bio: users.bio,
  storeAddress: users.storeAddress,
  createdAt: users.createdAt,
}

type PublicUserRow = Pick<typeof users.$inferSelect, keyof typeof publicUserColumns>

function publicUser(row: PublicUserRow): PublicUser {
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

export const NO_SUCH_USER = 'No such person or shop.'

/** @throws AppError not-found */
export async function getPublicUser(db: Db, id: string): Promise<PublicUser> {
  const [row] = await db.select(publicUserColumns).from(users).where(eq(users.id, id))
  if (!row) throw new AppError('not-found', NO_SUCH_USER)
  return publicUser(row)
}
