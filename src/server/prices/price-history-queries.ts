import { and, desc, eq, ne, not, sql } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { type PriceHistory, priceHistory } from '#domain/prices/price-history.ts'
import type { Context } from '#server/api/context.ts'
import { changesAt, dependsOn, productTag } from '#server/api/depends-on.ts'
import { hotRead } from '#server/db/hot-read.ts'
import { isHidden } from '#server/db/offer-rows.ts'
import { users } from '#server/db/schema/accounts.ts'
import { priceEvents } from '#server/db/schema/price-events.ts'
import { products } from '#server/db/schema/products.ts'

/** Events that are read at most: whoever changes a price more often has a shorter past. */
const EVENTS_MAX = 1_000

/** The hour of the answer is in it. */
const HOUR_MS = 3_600_000

const findShown = hotRead((db) =>
  db
    .select({ id: products.id })
    .from(products)
    .innerJoin(users, eq(users.id, products.ownerId))
    .where(and(eq(products.id, sql.placeholder('id')), not(isHidden(products))))
    .prepare('shown_product'),
)

const findEvents = hotRead((db) =>
  db
    .select({
      at: priceEvents.at,
      kind: priceEvents.kind,
      price: priceEvents.price,
      inStock: priceEvents.inStock,
      pack: sql<string>`concat_ws(' ', ${priceEvents.unit}, ${priceEvents.packKind}, ${priceEvents.packSize}, ${priceEvents.packUnit})`,
      comparableQuantity: priceEvents.comparableQuantity,
      comparableUnit: priceEvents.comparableUnit,
      conversion: priceEvents.conversion,
    })
    .from(priceEvents)
    .where(and(eq(priceEvents.productId, sql.placeholder('id')), ne(priceEvents.kind, 'confirmed')))
    .orderBy(desc(priceEvents.id))
    .limit(EVENTS_MAX)
    .prepare('price_events_of_product'),
)

/** What a product has cost. @throws AppError not-found */
export async function getPriceHistory({ db }: Context, id: string): Promise<PriceHistory> {
  dependsOn(productTag(id))
  const [[shown], events] = await Promise.all([findShown(db).execute({ id }), findEvents(db).execute({ id })])
  if (!shown) throw new AppError('not-found', 'No product found.')
  const until = new Date()
  changesAt(Math.ceil((until.getTime() + 1) / HOUR_MS) * HOUR_MS)
  return priceHistory(events.reverse(), until)
}
