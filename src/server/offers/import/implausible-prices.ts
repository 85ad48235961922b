import { and, inArray, ne, sql } from 'drizzle-orm'
import type { ImportOptions } from '#domain/import/import-options.ts'
import { PRICE_FACTOR, SALE_PRICE_LOW, VOTES_MIN } from '#domain/import/import-rules.ts'
import { formatAmount, koboFromNaira } from '#domain/money.ts'
import type { Db } from '#server/db/client.ts'
import { products } from '#server/db/schema/products.ts'
import { isCompared } from '#server/db/schema/sale-columns.ts'
import type { GoodRow } from './open-file.ts'

/** A row whose price waits for a yes, and why. */
type HeldRow = { row: GoodRow; reason: string }

/**
 * Rows whose price is hardly meant: a home for sale that costs less than a car, a bag of cement at ten times or a tenth of what others ask
 * (docs/product.md 20.6). They stay out until somebody says that the price is right.
 */
export async function findHeld(
  db: Db,
  { ownerId, sure }: { ownerId: string; sure: ImportOptions['sure'] },
  rows: readonly GoodRow[],
): Promise<HeldRow[]> {
  if (sure === 'all') return []
  const certain = new Set(sure ?? [])
  const doubtful = rows.filter(({ line }) => !certain.has(line))
  const medians = await mediansOf(db, ownerId, doubtful)
  return doubtful.flatMap((row) => {
    const reason = whyImplausible(row, medians)
    return reason === undefined ? [] : [{ row, reason }]
  })
}

function whyImplausible({ columns }: GoodRow, medians: ReadonlyMap<string, number>): string | undefined {
  if ('bedrooms' in columns)
    return columns.type === 'sale' && columns.regularPrice < koboFromNaira(SALE_PRICE_LOW)
      ? `Is the price right? A home for sale is rarely below ${formatAmount(SALE_PRICE_LOW)} naira`
      : undefined
  if (!('comparableQuantity' in columns)) return undefined
  const { specification, comparableQuantity, regularPrice } = columns
  const median = specification ? medians.get(specification) : undefined
  if (median === undefined || !comparableQuantity) return undefined
  const price = regularPrice / comparableQuantity
  if (price >= PRICE_FACTOR * median)
    return `Is the price right? It is more than ${PRICE_FACTOR} times what others ask`
  return price * PRICE_FACTOR <= median
    ? `Is the price right? It is less than a ${PRICE_FACTOR}th of what others ask`
    : undefined
}

/** What others ask, in kobo for one compared unit, by specification; of as many offers as say something. */
async function mediansOf(db: Db, ownerId: string, rows: readonly GoodRow[]): Promise<Map<string, number>> {
  const wanted = new Set(
    rows.flatMap(({ columns }) =>
      'specification' in columns && columns.specification ? [columns.specification] : [],
    ),
  )
  if (wanted.size === 0) return new Map()
  const median = sql<number>`percentile_cont(0.5) WITHIN GROUP (ORDER BY ${products.regularPrice} / ${products.comparableQuantity})`
  const found = await db
    .select({ specification: products.specification, median })
    .from(products)
    .where(
      and(isCompared(products), inArray(products.specification, [...wanted]), ne(products.ownerId, ownerId)),
    )
    .groupBy(products.specification)
    .having(sql`count(*) >= ${VOTES_MIN}`)
  return new Map(
    found.flatMap(({ specification, median }) => (specification ? [[specification, Number(median)]] : [])),
  )
}
