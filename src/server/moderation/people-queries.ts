import { and, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import type { People } from '#domain/moderation/admin-schema.ts'
import { isAdmin } from '#domain/moderation/moderation-rules.ts'
import { SEARCH_TOTAL_MAX } from '#domain/pagination.ts'
import type { Context } from '#server/api/context.ts'
import { type After, comesAfter, endPage, nextOf, rowsFor } from '#server/db/next-rows.ts'
import { twoFactors, users } from '#server/db/schema/accounts.ts'
import { listings } from '#server/db/schema/listings.ts'
import { products } from '#server/db/schema/products.ts'
import { businessChecks } from '#server/db/schema/verification.ts'
import { slugOf } from '#server/db/seller.ts'

const newest = { at: users.createdAt, id: users.id }

/** One more than is shown tells that there are more; each kind is read no further. */
const upTo = sql.raw(String(SEARCH_TOTAL_MAX + 1))
const offers = sql<number>`(SELECT count(*)::int FROM (
  (SELECT 1 FROM ${products} WHERE owner_id = ${users.id} LIMIT ${upTo})
  UNION ALL (SELECT 1 FROM ${listings} WHERE owner_id = ${users.id} LIMIT ${upTo})) AS each)`

/** The accounts of which a part of name, address or number is `search`, the newest first. */
export async function listPeople(
  { db, settings }: Context,
  { search, after, limit }: { search?: string | undefined; after?: After | undefined; limit: number },
): Promise<People> {
  const found = await db
    .select({
      _id: users.id,
      username: users.name,
      slug: slugOf(users.id),
      avatar: users.image,
      storeAddress: users.storeAddress,
      createdAt: users.createdAt,
      email: users.email,
      emailVerified: users.emailVerified,
      mobileNumber: users.mobileNumber,
      phoneConfirmedAt: users.phoneConfirmedAt,
      businessCheckedAt: users.businessCheckedAt,
      businessApproved: sql<boolean>`coalesce(${businessChecks.state} = 'approved', false) AND ${users.businessCheckedAt} IS NOT NULL`,
      secondFactor: sql<boolean>`coalesce(${twoFactors.verified}, false)`,
      suspendedReason: users.suspendedReason,
      offers,
      next: nextOf(newest),
    })
    .from(users)
    .leftJoin(twoFactors, eq(twoFactors.userId, users.id))
    .leftJoin(businessChecks, eq(businessChecks.userId, users.id))
    .where(and(search === undefined ? undefined : has(search), comesAfter(newest, after)))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(rowsFor(limit))
  const { rows, next } = endPage(found, limit)
  return {
    people: rows.map((person) => ({
      ...person,
      createdAt: person.createdAt.toISOString(),
      phoneConfirmedAt: person.phoneConfirmedAt?.toISOString() ?? null,
      businessCheckedAt: person.businessCheckedAt?.toISOString() ?? null,
      admin: isAdmin(person, settings.adminEmails),
      offers: Math.min(person.offers, SEARCH_TOTAL_MAX),
      offersCapped: person.offers > SEARCH_TOTAL_MAX,
    })),
    next,
  }
}

function has(search: string): SQL | undefined {
  const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
  const digits = digitsOf(search)
  return or(
    ilike(users.name, containing(search)),
    ilike(users.email, containing(search)),
    digits === undefined ? undefined : ilike(users.mobileNumber, containing(digits)),
  )
}

/** Of a number, or a part of one, what is stored of it however it is written: "0803 123", "+234 803 123" and "+2340803123" are 803123. */
function digitsOf(search: string): string | undefined {
  if (!/^[\d\s+().-]+$/.test(search)) return undefined
  const digits = search.replaceAll(/\D/g, '').replace(/^(?:00)?(?:234)?0?/, '')
  return digits.length >= 3 ? digits : undefined
}
