import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { cutOffOf } from '#domain/prices/index-method/weeks.ts'
import type { Db } from '#server/db/client.ts'
import { priceEvents, sellerEvents } from '#server/db/schema/price-events.ts'

/** A week of the price index, and moments before its cut-off. */
export const WEEK = '2026-11-16'
export const CUT_OFF = cutOffOf(WEEK) ?? new Date(Number.NaN)
export const daysBefore = (days: number) => new Date(CUT_OFF.getTime() - days * 86_400_000)

/** What is written to these tables stays, so they are emptied as nobody else can. */
export const emptyIndex = (db: Db) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL session_replication_role = replica`)
    for (const table of ['index_values', 'index_runs', 'index_reviews', 'price_events', 'seller_events'])
      await tx.execute(sql.raw(`DELETE FROM ${table}`))
  })

export type Asked = {
  price?: number
  at?: Date
  state?: 'Kano' | 'Lagos'
  way?: 'form' | 'demo'
  seller?: string
  product?: string
  kind?: 'offered' | 'changed' | 'confirmed' | 'hidden'
}

/** What verified sellers ask for a bag of cement of 50 kg, in naira. */
export async function askedForCement(db: Db, ...prices: Asked[]): Promise<{ seller: string; product: string }[]> {
  const offers = prices.map((each) => ({ seller: randomUUID(), product: randomUUID(), ...each }))
  const sellers = [...new Set(offers.map(({ seller }) => seller))]
  await db.insert(sellerEvents).values(
    sellers.flatMap((sellerKey) =>
      (['phone', 'business'] as const).map((proof) => ({
        at: daysBefore(400),
        sellerKey,
        kind: 'verified' as const,
        proof,
      })),
    ),
  )
  await db.insert(priceEvents).values(
    offers.map(
      ({
        seller,
        product,
        price = 10_000,
        at = daysBefore(3),
        state = 'Kano',
        way = 'form',
        kind = 'offered',
      }) => ({
        at,
        sellerKey: seller,
        kind,
        way,
        productId: product,
        price: price * 100,
        unit: 'bags' as const,
        comparableQuantity: 50,
        comparableUnit: 'kg' as const,
        conversion: 'exact' as const,
        materialId: 'cement',
        parameters: {},
        specification: 'cement',
        state,
        inStock: true,
        confirmedAt: at,
      }),
    ),
  )
  return offers.map(({ seller, product }) => ({ seller, product }))
}

export const fivePrices = (price = 10_000, each: Asked = {}) =>
  [-200, -100, 0, 100, 200].map((more) => ({ ...each, price: price + more }))
