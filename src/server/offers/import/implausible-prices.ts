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
 * Finds rows whose price is hardly meant: a home for sale that costs less than a car, a bag of cement at ten times or a tenth of what others
 * ask (docs/product.md 20.6). They stay out until somebody says that the price is right.
 */
export function createPriceDoubts(
  db: Db,
  { ownerId, sure }: { ownerId: string; sure: ImportOptions['sure'] },
): (rows: readonly GoodRow[]) => Promise<HeldRow[]> {
  const certain = new Set(sure === 'all' ? [] : sure)
  const medians = new Map<string, number | undefined>()
  return async (rows) => {
    if (sure === 'all') return []
    const doubtful = rows.filter(({ line }) => !certain.has(line))
    await addMedians(db, ownerId, doubtful, medians)
    return doubtful.flatMap((row) => {
      const reason = whyImplausible(row, medians)
      return reason === undefined ? [] : [{ row, reason }]
    })
  }
}

function whyImplausible(
  { columns }: GoodRow,
  medians: ReadonlyMap<string, number | undefined>,
): string | undefined {
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

/** Adds what others ask for these rows, in kobo for one compared unit, by specification; none where too few offers say something. */
async function addMedians(
  db: Db,
  ownerId: string,
  rows: readonly GoodRow[],
  medians: Map<string, number | undefined>,
): Promise<void> {
  const wanted = new Set<string>()
  for (const { columns } of rows)
    if ('specification' in columns && columns.specification && !medians.has(columns.specification))
      wanted.add(columns.specification)
  if (wanted.size === 0) return
  const median = sql<number>`percentile_cont(0.5) WITHIN GROUP (ORDER BY ${products.regularPrice} / ${products.comparableQuantity})`
  const found = await db
    .select({ specification: products.specification, median })
    .from(products)
    .where(
      and(isCompared(products), inArray(products.specification, [...wanted]), ne(products.ownerId, ownerId)),
    )
    .groupBy(products.specification)
    .having(sql`count(*) >= ${VOTES_MIN}`)
  for (const specification of wanted) medians.set(specification, undefined)
  for (const { specification, median } of found) if (specification) medians.set(specification, Number(median))
}
