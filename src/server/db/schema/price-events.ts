import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ComparedUnit, Parameters } from '#domain/materials/material.ts'
import type { PackKind, PackSizeUnit } from '#domain/materials/pack.ts'
import {
  PRICE_EVENT_KINDS,
  PRICE_WAYS,
  type PriceEventKind,
  type PriceWay,
  SELLER_EVENT_KINDS,
  SELLER_PROOFS,
  type SellerEventKind,
  type SellerProof,
} from '#domain/prices/price-event.ts'
import { users } from './accounts.ts'
import { kobo, oneOf, time } from './columns.ts'
import { state, unit } from './enums.ts'

/** Of the event, by the database's clock: rows of one offer have their times in the order of their ids. */
const eventColumns = {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  sellerKey: uuid().notNull(),
}

/**
 * Whose offers have which random key. It goes with the account: then nothing says any more whose events they were. The key is never
 * changed, and stays in the events.
 */
export const sellerKeys = pgTable('seller_keys', {
  ownerId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  key: uuid().notNull().unique().default(sql`gen_random_uuid()`),
})

/**
 * What happened to each offer, and how it was from then on (docs/product.md 19.4). Append-only: the database refuses every change.
 * Written by triggers on `products` (`price-events.sql`), in the transaction of the change. Nothing refers to it, so that it outlives offers.
 */
export const priceEvents = pgTable(
  'price_events',
  {
    ...eventColumns,
    kind: text().$type<PriceEventKind>().notNull(),
    way: text().$type<PriceWay>().notNull(),
    productId: uuid().notNull(),
    /** For one pack, after a discount. */
    price: kobo().notNull(),
    unit: unit().notNull(),
    packKind: text().$type<PackKind>(),
    packSize: doublePrecision(),
    packUnit: text().$type<PackSizeUnit>(),
    comparableQuantity: doublePrecision(),
    comparableUnit: text().$type<ComparedUnit>(),
    conversion: text().$type<'exact' | 'nominal'>(),
    materialId: text(),
    parameters: jsonb().$type<Parameters>().notNull(),
    specification: text(),
    state: state().notNull(),
    inStock: boolean().notNull(),
    /** Until when its seller had said that this is the price. */
    confirmedAt: time().notNull(),
  },
  (event) => [
    index('price_events_product').on(event.productId, event.id),
    index('price_events_seller').on(event.sellerKey, event.id).concurrently(),
    // For the week that the index is of; rows come in the order of their times.
    index('price_events_at').using('brin', event.at).concurrently(),
    // Few of many: all others are visible.
    index('price_events_hidden')
      .on(event.productId)
      .concurrently()
      .where(sql`${event.kind} IN ('hidden', 'withdrawn')`),
    check('price_events_kind', oneOf(event.kind, PRICE_EVENT_KINDS)),
    check('price_events_way', oneOf(event.way, PRICE_WAYS)),
  ],
)

/** What happened to each seller. Append-only. `intoKey`: both are one from then on, or, separated, are not. */
export const sellerEvents = pgTable(
  'seller_events',
  {
    ...eventColumns,
    kind: text().$type<SellerEventKind>().notNull(),
    proof: text().$type<SellerProof>().notNull(),
    intoKey: uuid(),
  },
  (event) => [
    index('seller_events_seller').on(event.sellerKey, event.id).concurrently(),
    check('seller_events_kind', oneOf(event.kind, SELLER_EVENT_KINDS)),
    check('seller_events_proof', oneOf(event.proof, SELLER_PROOFS)),
    check(
      'seller_events_into',
      sql`(${event.kind} IN ('merged', 'separated')) = (${event.intoKey} IS NOT NULL)`,
    ),
  ],
)
