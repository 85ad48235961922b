import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { nairaFromKobo } from '#domain/money.ts'
import { SEARCH_TOTAL_MAX } from '#domain/pagination.ts'
import { PRICE_SHEET_MAX, type PriceSheet, type SheetPrice } from '#domain/prices/price-sheet-schema.ts'
import type { Context } from '#server/api/context.ts'
import type { Sheet } from '#server/api/offer-links.ts'
import { countCapped } from '#server/db/capped-count.ts'
import type { SelectDb } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { images } from '#server/db/schema/images.ts'
import { productImages, products } from '#server/db/schema/products.ts'
import { saleAnswer, saleSelection } from '#server/products/sale-rows.ts'
import { marketPrices } from './price-index/market-prices.ts'

const cover = sql<string | null>`(
  SELECT ${images.url} FROM ${productImages} JOIN ${images} ON ${images.id} = ${productImages.imageId}
  WHERE ${productImages.offerId} = ${products.id} ORDER BY ${productImages.position} LIMIT 1)`

const columns = {
  id: products.id,
  ownerId: products.ownerId,
  name: products.name,
  image: cover,
  unit: products.unit,
  regularPrice: products.regularPrice,
  discount: products.discount,
  discountPrice: products.discountPrice,
  reminders: products.priceReminders,
  version: products.version,
  sale: saleSelection,
}

const selectPrices = (db: SelectDb, where: SQL | undefined) =>
  db.select(columns).from(products).innerJoin(users, eq(users.id, products.ownerId)).where(where).$dynamic()

export type PriceRow = Awaited<ReturnType<typeof selectPrices>>[number]

export function sheetPrice({ sale, ownerId: _, ...row }: PriceRow): SheetPrice {
  const regularPrice = nairaFromKobo(row.regularPrice)
  const discountPrice = nairaFromKobo(row.discountPrice)
  const { pack, priceBreaks, inStock, priceConfirmedAt, freshness, comparable } = saleAnswer(
    sale,
    row.discount ? discountPrice : regularPrice,
  )
  return {
    ...row,
    regularPrice,
    discountPrice,
    pack,
    priceBreaks,
    inStock,
    priceConfirmedAt,
    freshness,
    comparable,
  }
}

/** In the order of the ids; what is not there is left out. Until the end of the transaction nobody else changes them. */
export async function lockPrices(tx: SelectDb, ids: readonly string[]): Promise<PriceRow[]> {
  const rows = await selectPrices(tx, inArray(products.id, [...ids]))
    .orderBy(asc(products.id))
    .for('no key update', { of: products })
  return inOrder(rows, ids)
}

/** In the order of the ids. */
export async function listPrices(db: SelectDb, ids: readonly string[]): Promise<SheetPrice[]> {
  return inOrder(await selectPrices(db, inArray(products.id, [...ids])), ids).map(sheetPrice)
}

function inOrder(rows: PriceRow[], ids: readonly string[]): PriceRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** However many there are: each of a list's ids would be a parameter. */
const isOneOf = (ids: readonly string[]) => sql`${products.id} = ANY (${sql.param([...ids])}::uuid[])`

/** What has waited longest for its confirmation comes first. */
export async function getPriceSheet(
  { db, settings }: Pick<Context, 'db' | 'settings'>,
  { sellerId, link }: Sheet,
): Promise<PriceSheet> {
  const own = and(eq(products.ownerId, sellerId), link && isOneOf(link.offerIds))
  const [rows, counted, [seller]] = await Promise.all([
    selectPrices(db, own).orderBy(asc(products.priceConfirmedAt), asc(products.id)).limit(PRICE_SHEET_MAX),
    countCapped(db, products, own),
    db.select({ remindersOff: users.priceRemindersOff }).from(users).where(eq(users.id, sellerId)),
  ])
  return {
    prices: rows.map(sheetPrice),
    total: Math.min(counted, SEARCH_TOTAL_MAX),
    totalCapped: counted > SEARCH_TOTAL_MAX,
    openUntil: link?.openUntil.toISOString() ?? null,
    reminders: seller?.remindersOff === false,
    market: {
      isExample: settings.isExample,
      prices: await marketPrices(
        { db, settings },
        rows.map(({ id }) => id),
      ),
    },
  }
}
