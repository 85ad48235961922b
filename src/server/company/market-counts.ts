import { and, eq, not, sql } from 'drizzle-orm'
import type { MarketCounts } from '#domain/company/company-schema.ts'
import type { Db } from '#server/db/client.ts'
import { isListedHome } from '#server/db/schema/home-columns.ts'
import { listings } from '#server/db/schema/listings.ts'
import { products } from '#server/db/schema/products.ts'
import { refreshed } from '#server/search/refreshed.ts'

/** It is a count of everything, for one line of one page. */
const COUNTED_MS = 60 * 60_000

const counted = new WeakMap<Db, () => Promise<MarketCounts>>()

/** What buyers see of the market, as it was within the hour. */
export function countMarket({ db }: { db: Db }): Promise<MarketCounts> {
  const read = counted.get(db) ?? refreshed(COUNTED_MS, () => readCounts(db))
  counted.set(db, read)
  return read()
}

async function readCounts(db: Db): Promise<MarketCounts> {
  const offers = db
    .select({ ownerId: products.ownerId, state: sql<string | null>`${products.location}`.as('state') })
    .from(products)
    .where(and(not(products.hidden), eq(products.asleep, false)))
    .unionAll(
      db
        .select({ ownerId: listings.ownerId, state: sql<string | null>`${listings.state}`.as('state') })
        .from(listings)
        .where(isListedHome(listings)),
    )
    .as('offers')
  const [counts] = await db
    .select({
      sellers: sql<number>`count(DISTINCT ${offers.ownerId})::int`,
      offers: sql<number>`count(*)::int`,
      states: sql<number>`count(DISTINCT ${offers.state})::int`,
    })
    .from(offers)
  return counts ?? { sellers: 0, offers: 0, states: 0 }
}
