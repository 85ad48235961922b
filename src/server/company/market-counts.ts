import { sql } from 'drizzle-orm'
import type { MarketCounts } from '#domain/company/company-schema.ts'
import { STATES } from '#domain/places.ts'
import type { Db } from '#server/db/client.ts'
import { homeCountKeyOf } from '#server/db/home-counts.ts'
import { countKeyOf, readProductCounts } from '#server/db/product-counts.ts'
import { listedProducts } from '#server/db/schema/listed-products.ts'
import { isAwake } from '#server/db/schema/searchable-products.ts'
import { staleWhileRevalidateEach } from '#server/stale-while-revalidate.ts'

/** It is for one line of one page. */
const COUNTED_MS = 60 * 60_000

const counted = staleWhileRevalidateEach(COUNTED_MS, readCounts)

/** What buyers see of the market, as it was within the hour. */
export const countMarket = ({ db }: { db: Db }): Promise<MarketCounts> => counted.of(db)

/** From what is counted with each write: no offer is read but one of each seller's, who may have only what sleeps. */
async function readCounts(db: Db): Promise<MarketCounts> {
  const keysOf = (state?: (typeof STATES)[number]) => [
    countKeyOf({ location: state }),
    homeCountKeyOf({ state }),
  ]
  const [counts, { rows }] = await Promise.all([
    readProductCounts(db, [undefined, ...STATES].flatMap(keysOf)),
    db.execute<{ sellers: number }>(sql`
      SELECT count(DISTINCT right(key, 36))::int AS sellers FROM (
        SELECT key FROM (SELECT key, count FROM product_counts UNION ALL SELECT key, change FROM product_count_changes) AS each
        WHERE key >= 'homes-of:' AND key < 'homes-of;' OR key >= 'owner:' AND key < 'owner;'
        GROUP BY key HAVING sum(count) > 0
      ) AS seller
      WHERE key LIKE 'homes-of:%' OR EXISTS (
        SELECT FROM ${listedProducts} WHERE ${listedProducts.ownerId} = right(key, 36)::uuid AND ${isAwake(listedProducts.listedAt)}
      )`),
  ])
  const offersIn = (state?: (typeof STATES)[number]) =>
    keysOf(state).reduce((sum, key) => sum + (counts.get(key) ?? 0), 0)
  return {
    sellers: rows[0]?.sellers ?? 0,
    offers: offersIn(),
    states: STATES.filter((state) => offersIn(state) > 0).length,
  }
}
