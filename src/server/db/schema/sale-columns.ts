import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { COMPARED_UNITS, type ComparedUnit, type Parameters } from '#domain/materials/material.ts'
import type { ReadBy } from '#domain/materials/material-schema.ts'
import { PACK_KINDS, PACK_SIZE_UNITS, type PackKind, type PackSizeUnit } from '#domain/materials/pack.ts'
import {
  DELIVERY_AREAS,
  DELIVERY_BASES,
  DELIVERY_KINDS,
  PRICE_BREAKS_MAX,
} from '#domain/prices/terms-of-sale.ts'
import { kobo, oneOf, time } from './columns.ts'

/** How a product is sold and what its price is compared by (docs/product.md 18 and 19). */
export const saleColumns = {
  packKind: text().$type<PackKind>(),
  packSize: doublePrecision(),
  packUnit: text().$type<PackSizeUnit>(),
  minimumOrder: integer(),
  /** Prices in kobo. */
  priceBreaks: jsonb().$type<{ from: number; price: number }[]>().notNull().default([]),
  delivery: text().$type<(typeof DELIVERY_KINDS)[number]>(),
  deliveryWithin: text().$type<(typeof DELIVERY_AREAS)[number]>(),
  deliveryPrice: kobo(),
  deliveryPer: text().$type<(typeof DELIVERY_BASES)[number]>(),
  inStock: boolean().notNull().default(true),
  /** When its seller last said that this is the price. */
  priceConfirmedAt: time().notNull().defaultNow(),
  /** How often its seller has been reminded since. */
  priceReminders: smallint().notNull().default(0),
  /** It has left the lists because nobody confirms its price. */
  asleep: boolean().notNull().default(false),
  materialId: text(),
  parameters: jsonb().$type<Parameters>().notNull().default({}),
  brand: text(),
  /** What it is compared as: "rebar/12mm" (`specificationOf`). */
  specification: text(),
  /** How much of the material's compared unit one price buys. */
  comparableQuantity: doublePrecision(),
  comparableUnit: text().$type<ComparedUnit>(),
  conversion: text().$type<'exact' | 'nominal'>(),
  /** Why it cannot be compared. */
  notComparable: text(),
  /** The seller where they say the pack or the material. */
  readBy: text().$type<ReadBy>().notNull().default('reader'),
  /** Which of the two; null in rows of a release that knew of no halves: as `readBy`. */
  packReadBy: text().$type<ReadBy>(),
  materialReadBy: text().$type<ReadBy>(),
  /** Which version of the reader has read it; 0: none yet, where a release wrote it that knows of none. */
  readerVersion: smallint().notNull().default(0),
}

type SaleColumns = Record<keyof typeof saleColumns, AnyPgColumn>

export const saleChecks = (product: SaleColumns) => [
  check(
    'products_pack',
    sql`num_nulls(${product.packKind}, ${product.packSize}, ${product.packUnit}) IN (0, 3) AND ${oneOf(product.packKind, PACK_KINDS)} AND ${oneOf(product.packUnit, PACK_SIZE_UNITS)} AND ${product.packSize} > 0`,
  ),
  check('products_minimum_order', sql`${product.minimumOrder} >= 1`),
  check(
    'products_price_breaks',
    sql`jsonb_typeof(${product.priceBreaks}) = 'array' AND jsonb_array_length(${product.priceBreaks}) <= ${sql.raw(String(PRICE_BREAKS_MAX))}`,
  ),
  check(
    'products_delivery',
    sql`${oneOf(product.delivery, DELIVERY_KINDS)} AND (${product.delivery} = 'included') = (${product.deliveryWithin} IS NOT NULL) AND (${product.delivery} = 'charged') = (${product.deliveryPrice} IS NOT NULL) AND (${product.delivery} = 'charged') = (${product.deliveryPer} IS NOT NULL) AND ${oneOf(product.deliveryWithin, DELIVERY_AREAS)} AND ${oneOf(product.deliveryPer, DELIVERY_BASES)}`,
  ),
  check(
    'products_comparable',
    sql`num_nulls(${product.comparableQuantity}, ${product.comparableUnit}, ${product.conversion}) IN (0, 3) AND ${product.comparableQuantity} > 0 AND ${oneOf(product.comparableUnit, COMPARED_UNITS)} AND ${oneOf(product.conversion, ['exact', 'nominal'])}`,
  ),
]

/** What each seller has in the lists, by how long ago its price was confirmed. */
export const confirmedProducts = (
  product: Record<'ownerId' | 'priceConfirmedAt' | 'hidden' | 'asleep', AnyPgColumn>,
) =>
  index('products_confirmed')
    .on(product.ownerId, product.priceConfirmedAt)
    .concurrently()
    .where(sql`NOT ${product.hidden} AND NOT ${product.asleep}`)

/** The products that no reader has read, or one of a former version. */
export const readByVersion = (product: Record<'readerVersion', AnyPgColumn>) =>
  index('products_reader_version').on(product.readerVersion).concurrently()

type ComparedColumns = Record<
  'specification' | 'comparableQuantity' | 'hidden' | 'asleep' | 'inStock',
  AnyPgColumn
>

/** Whether an offer stands in comparisons (docs/product.md 18.7). */
export const isCompared = (product: ComparedColumns): SQL =>
  sql`${product.specification} IS NOT NULL AND ${product.comparableQuantity} IS NOT NULL AND NOT ${product.hidden} AND NOT ${product.asleep} AND ${product.inStock}`

/** Whether an offer of a known material is left out of comparisons: it says too little, or there is none of it now. */
export const isLeftOut = (product: ComparedColumns & Record<'materialId', AnyPgColumn>): SQL =>
  sql`${product.materialId} IS NOT NULL AND NOT ${product.hidden} AND NOT ${product.asleep} AND (${product.comparableQuantity} IS NULL OR NOT ${product.inStock})`

type IndexedColumns = SaleColumns &
  Record<
    'id' | 'ownerId' | 'location' | 'lga' | 'hidden' | 'regularPrice' | 'discount' | 'discountPrice',
    AnyPgColumn
  >

/**
 * The offers of each specification, with all that comparisons filter, count and put in order by: those of the commonest are read
 * without their rows (docs/decisions/0088).
 */
export const comparedProducts = (product: IndexedColumns) => [
  index('products_compared')
    .on(
      product.specification,
      product.location,
      product.lga,
      product.ownerId,
      product.id,
      product.regularPrice,
      product.discount,
      product.discountPrice,
      product.comparableQuantity,
      product.conversion,
      product.priceConfirmedAt,
      product.brand,
      product.minimumOrder,
      product.priceBreaks,
      product.delivery,
      product.deliveryPrice,
      product.deliveryPer,
    )
    .concurrently()
    .where(isCompared(product)),
  index('products_left_out')
    .on(
      product.materialId,
      product.specification,
      product.inStock,
      product.priceConfirmedAt,
      product.id,
      product.location,
      product.ownerId,
      product.comparableQuantity,
    )
    .concurrently()
    .where(isLeftOut(product)),
]
