import { type SQL, sql } from 'drizzle-orm'
import { AppError, validationError } from '#domain/errors.ts'
import { koboFromNaira } from '#domain/money.ts'
import type { ConfirmedPrices, PriceChange, SheetPrice } from '#domain/prices/price-sheet-schema.ts'
import { ProductPrices } from '#domain/products/product-input.ts'
import type { Context } from '#server/api/context.ts'
import type { Sheet } from '#server/api/offer-links.ts'
import type { Transaction } from '#server/db/client.ts'
import { setWay } from '#server/db/price-way.ts'
import { isRowId } from '#server/db/schema/columns.ts'
import { products } from '#server/db/schema/products.ts'
import { listPrices, lockPrices, type PriceRow, sheetPrice } from './price-sheet.ts'

/** Whether a price was confirmed last on an earlier day, in Nigeria: a confirmation counts once a day. */
const isOfEarlierDay = (typedAt: SQL) => sql`lagos_day(${products.priceConfirmedAt}) < lagos_day(${typedAt})`

const moment = (at: Date | undefined) => (at ? sql`${at.toISOString()}::timestamptz` : sql`now()`)

/** All of them, or none. @param typedAt as of when they are confirmed @throws AppError not-found, forbidden */
export async function confirmPrices(
  { db }: Context,
  sheet: Sheet,
  { ids, typedAt }: { ids: readonly string[]; typedAt: Date | undefined },
): Promise<ConfirmedPrices> {
  return await db.transaction(async (tx) => {
    const before = await lockOwn(tx, sheet, [...new Set(ids.map((id) => id.toLowerCase()))])
    await tx
      .update(products)
      .set({ priceConfirmedAt: moment(typedAt) })
      .where(
        sql`${products.id} = ANY (${sql.param(before.map(({ id }) => id))}::uuid[]) AND ${isOfEarlierDay(moment(typedAt))}`,
      )
    const after = await listPrices(
      tx,
      before.map(({ id }) => id),
    )
    return {
      confirmed: after.map(({ id, priceConfirmedAt }, index) => ({
        id,
        priceConfirmedAt,
        before: before[index]?.sale.priceConfirmedAt.toISOString() ?? priceConfirmedAt,
      })),
    }
  })
}

/** What changes in a row, in kobo; null where something stays as it is. */
type RowChange = {
  id: string
  regular_price: number
  discount: boolean
  discount_price: number
  price_breaks: { from: number; price: number }[]
  in_stock: boolean
  confirmed_at: string | null
  reminders: number | null
  asleep: boolean | null
  /** A price was sent: that confirms it. */
  confirms: boolean
  differs: boolean
}

/** All of them, or none. @param typedAt as of when they are confirmed @throws AppError not-found, forbidden, stale, invalid */
export async function changePrices(
  { db }: Context,
  sheet: Sheet,
  { changes, typedAt }: { changes: readonly PriceChange[]; typedAt: Date | undefined },
): Promise<SheetPrice[]> {
  return await db.transaction(async (tx) => {
    const ids = changes.map(({ id }) => id.toLowerCase())
    const present = await lockOwn(tx, sheet, ids)
    const merged = changes.map((change, index) => merge(change, present[index]))
    const outdated = present.filter((row, index) =>
      isOutdated(row, { ...changes[index], typedAt }, merged[index]),
    )
    if (outdated.length > 0)
      throw new AppError('stale', 'These prices were changed elsewhere in the meantime', [], {
        current: { prices: outdated.map(sheetPrice) },
      })
    const errors = merged.flatMap(({ wrong }, index) =>
      wrong.map(({ path, message }) => ({ path: [index, ...path], message })),
    )
    if (errors.length > 0) throw validationError(errors)
    await tx.execute(sql`
      UPDATE ${products} SET
        regular_price = changed.regular_price, discount = changed.discount, discount_price = changed.discount_price,
        price_breaks = changed.price_breaks, in_stock = changed.in_stock,
        price_confirmed_at = CASE
          WHEN changed.confirmed_at IS NOT NULL THEN changed.confirmed_at
          WHEN changed.confirms AND (changed.differs OR ${isOfEarlierDay(moment(typedAt))})
            THEN greatest(${products.priceConfirmedAt}, ${moment(typedAt)})
          ELSE ${products.priceConfirmedAt}
        END,
        price_reminders = coalesce(changed.reminders, ${products.priceReminders}), asleep = coalesce(changed.asleep, ${products.asleep}),
        version = ${products.version} + changed.differs::int,
        updated_at = CASE WHEN changed.differs THEN now() ELSE ${products.updatedAt} END
      FROM jsonb_to_recordset(${JSON.stringify(merged.map(({ row }) => row))}::jsonb) AS changed (
        id uuid, regular_price bigint, discount boolean, discount_price bigint, price_breaks jsonb, in_stock boolean,
        confirmed_at timestamptz, reminders int, asleep boolean, confirms boolean, differs boolean
      )
      WHERE ${products.id} = changed.id`)
    return await listPrices(tx, ids)
  })
}

type Asked = Pick<PriceChange, 'version' | 'priceConfirmedAt'> & { typedAt: Date | undefined }

/**
 * It was changed since it was read, or confirmed since the change was typed. What is so already was changed by the same call, whose answer
 * was lost; what is taken back is of its version alone.
 */
function isOutdated(
  { version: present, sale }: PriceRow,
  { version = present, priceConfirmedAt, typedAt }: Asked,
  merged: { row: RowChange } | undefined,
): boolean {
  if (!merged?.row.differs && priceConfirmedAt === undefined) return false
  return version !== present || (typedAt !== undefined && sale.priceConfirmedAt > typedAt)
}

type Wrong = { path: PropertyKey[]; message: string }

/** The row that a change makes, and what is wrong with it. */
function merge(change: PriceChange, present: PriceRow | undefined): { row: RowChange; wrong: Wrong[] } {
  if (!present) throw new Error('A price is missing')
  const was = sheetPrice(present)
  const { id, regularPrice, discountPrice, priceBreaks, inStock, priceConfirmedAt, reminders, asleep } =
    change
  const asked = {
    regularPrice: regularPrice ?? was.regularPrice,
    discount: discountPrice === undefined ? was.discount : discountPrice > 0,
    discountPrice: discountPrice ?? was.discountPrice,
    priceBreaks: priceBreaks ?? was.priceBreaks,
  }
  const wrong: Wrong[] = [...(ProductPrices.safeParse(asked).error?.issues ?? [])]
  if (priceConfirmedAt !== undefined && priceConfirmedAt > was.priceConfirmedAt)
    wrong.push({ path: ['priceConfirmedAt'], message: 'A confirmation can be taken back, not put forward' })
  const row = {
    id,
    regular_price: koboFromNaira(asked.regularPrice),
    discount: asked.discount,
    discount_price: koboFromNaira(asked.discountPrice),
    price_breaks: asked.priceBreaks.map(({ from, price }) => ({ from, price: koboFromNaira(price) })),
    in_stock: inStock ?? was.inStock,
    confirmed_at: priceConfirmedAt ?? null,
    reminders: priceConfirmedAt === undefined ? null : (reminders ?? null),
    asleep: priceConfirmedAt === undefined ? null : (asleep ?? null),
    confirms: regularPrice !== undefined || discountPrice !== undefined || priceBreaks !== undefined,
  }
  const differs =
    row.regular_price !== present.regularPrice ||
    row.discount !== present.discount ||
    row.discount_price !== present.discountPrice ||
    row.in_stock !== present.sale.inStock ||
    JSON.stringify(asked.priceBreaks) !== JSON.stringify(was.priceBreaks)
  return { row: { ...row, differs }, wrong }
}

/** Says how they are changed, too. @throws AppError not-found, forbidden */
async function lockOwn(tx: Transaction, { sellerId, link }: Sheet, ids: string[]): Promise<PriceRow[]> {
  await setWay(tx, link ? 'mail' : 'sheet')
  const rows = ids.every(isRowId) ? await lockPrices(tx, ids) : []
  if (rows.length < ids.length) throw new AppError('not-found', 'No product found.')
  if (rows.some(({ ownerId }) => ownerId !== sellerId))
    throw new AppError('forbidden', 'This is not your product')
  const opened = new Set(link?.offerIds ?? ids)
  if (ids.some((id) => !opened.has(id)))
    throw new AppError('forbidden', 'This link opens other prices. Sign in to see all of yours.')
  return rows
}
