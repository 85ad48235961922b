import { and, desc, eq, not, type SQL, sql } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { HOME_GONE_DAYS } from '#domain/listings/availability.ts'
import type { Listing } from '#domain/listings/listing-schema.ts'
import { type PageOfRows, SEARCH_TOTAL_MAX } from '#domain/pagination.ts'
import type { Context } from '#server/api/context.ts'
import { dependsOn, sellerTag } from '#server/api/depends-on.ts'
import { NO_SUCH_USER } from '#server/api/router.ts'
import type { SelectDb } from '#server/db/client.ts'
import { homeCountKeyOf } from '#server/db/home-counts.ts'
import { readProductCounts } from '#server/db/product-counts.ts'
import { type Reading, wasThere } from '#server/db/reading-moment.ts'
import { users } from '#server/db/schema/accounts.ts'
import { isListedHome, isTakenHome } from '#server/db/schema/home-columns.ts'
import { listings } from '#server/db/schema/listings.ts'
import { listingsOf } from './listing-queries.ts'

const wasTakenLately = sql`${isTakenHome(listings)} AND ${listings.availabilitySince} > now() - ${HOME_GONE_DAYS}::int * interval '1 day'`

/**
 * A seller's homes as buyers see them: those that a search would find, newest first, counted with the write; with the last page what was
 * let or sold of late, which shows what the seller does and counts as nothing that is offered. Read along the index of an owner's homes.
 * @returns `counted`: how many are offered; `seen`: how many there are up to this page, and one that follows
 * @throws AppError not-found
 */
export async function listSellerListings(
  ctx: Context,
  ownerId: string,
  { offset, limit, ...reading }: PageOfRows & Reading,
): Promise<{ listings: Listing[]; counted: number; isExact: true; seen: number }> {
  const { db } = ctx
  dependsOn(sellerTag(ownerId))
  const isThere = wasThere({ time: listings.createdAt, addedBy: listings.addedBy }, reading)
  const own = and(eq(listings.ownerId, ownerId), isThere)
  const offered = and(own, isListedHome(listings))
  const key = homeCountKeyOf({ ownerId })
  const [[seller], page, counts, later] = await Promise.all([
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, ownerId), not(users.hidden))),
    newest(db, offered)
      .limit(limit + 1)
      .offset(offset),
    readProductCounts(db, [key]),
    db.$count(
      db
        .select({ id: listings.id })
        .from(listings)
        .where(and(eq(listings.ownerId, ownerId), isThere && not(isThere), isListedHome(listings)))
        .limit(SEARCH_TOTAL_MAX)
        .as('later'),
    ),
  ])
  if (!seller) throw new AppError('not-found', NO_SUCH_USER)
  const isLast = page.length <= limit && (page.length > 0 || offset === 0)
  const taken = isLast ? await newest(db, and(own, not(listings.hidden), wasTakenLately)).limit(limit) : []
  const shown = [...page.slice(0, limit), ...taken]
  return {
    listings: await listingsOf(
      ctx,
      shown.map(({ id }) => id),
    ),
    counted: (counts.get(key) ?? 0) - later,
    isExact: true,
    seen: offset + page.length,
  }
}

const newest = (db: SelectDb, condition: SQL | undefined) =>
  db
    .select({ id: listings.id })
    .from(listings)
    .where(condition)
    .orderBy(desc(listings.createdAt), desc(listings.id))
    .$dynamic()
