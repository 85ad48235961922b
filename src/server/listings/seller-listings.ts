import { and, desc, eq, lte, not, or, sql } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { HOME_GONE_DAYS } from '#domain/listings/availability.ts'
import type { Listing } from '#domain/listings/listing-schema.ts'
import { type PageOfRows, SEARCH_TOTAL_MAX } from '#domain/pagination.ts'
import type { Context } from '#server/api/context.ts'
import { NO_SUCH_USER } from '#server/api/router.ts'
import type { Reading } from '#server/db/reading-moment.ts'
import { users } from '#server/db/schema/accounts.ts'
import { isListedHome, isOfferedHome } from '#server/db/schema/home-columns.ts'
import { listings } from '#server/db/schema/listings.ts'
import { listingsOf } from './listing-queries.ts'

const wasTakenLately = sql`${listings.availability} IN ('let', 'sold') AND ${listings.availabilitySince} > now() - ${HOME_GONE_DAYS}::int * interval '1 day'`

/**
 * A seller's homes as buyers see them: those that a search would find, newest first, then what was let or sold of late. Read along the index of an owner's homes; counted no further
 * than a search counts.
 * @returns `counted`: how many there are, or SEARCH_TOTAL_MAX + 1
 * @throws AppError not-found
 */
export async function listSellerListings(
  ctx: Context,
  ownerId: string,
  { asOf, offset, limit }: PageOfRows & Pick<Reading, 'asOf'>,
): Promise<{ listings: Listing[]; counted: number }> {
  const { db } = ctx
  const shown = and(
    eq(listings.ownerId, ownerId),
    lte(listings.createdAt, sql`${asOf}::timestamptz`),
    // What was let or sold of late shows what the seller does; it stands last, and says so.
    or(isListedHome(listings), and(not(listings.hidden), wasTakenLately)),
  )
  const ids = db.select({ id: listings.id }).from(listings).where(shown)
  const [[seller], page, counted] = await Promise.all([
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, ownerId), not(users.hidden))),
    ids
      .orderBy(desc(isOfferedHome(listings)), desc(listings.createdAt), desc(listings.id))
      .limit(limit)
      .offset(offset),
    db.$count(
      db
        .select({ id: listings.id })
        .from(listings)
        .where(shown)
        .limit(SEARCH_TOTAL_MAX + 1)
        .as('first'),
    ),
  ])
  if (!seller) throw new AppError('not-found', NO_SUCH_USER)
  return {
    listings: await listingsOf(
      ctx,
      page.map(({ id }) => id),
    ),
    counted,
  }
}
