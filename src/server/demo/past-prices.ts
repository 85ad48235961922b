import { sql } from 'drizzle-orm'
import { koboFromNaira } from '#domain/money.ts'
import type { Transaction } from '#server/db/client.ts'
import type { PastPrice } from './demo-calendar.ts'

/** Since when a seller is verified, in a demonstration. */
export type PastSeller = { ownerId: string; key: string; phone: Date; business: Date }

/** Writes who was verified when, and gives all who sell their keys; the triggers write what they are verified by now. */
export async function insertPastSellers(tx: Transaction, sellers: readonly PastSeller[]): Promise<void> {
  const proofs = sellers.flatMap(({ key, phone, business }) => [
    { key, proof: 'phone', at: phone.toISOString() },
    { key, proof: 'business', at: business.toISOString() },
  ])
  await tx.execute(sql`
    INSERT INTO seller_events (at, seller_key, kind, proof)
    SELECT at, key, 'verified', proof FROM unnest(${sql.param(proofs.map(({ at }) => at))}::timestamptz[],
      ${sql.param(proofs.map(({ key }) => key))}::uuid[], ${sql.param(proofs.map(({ proof }) => proof))}::text[]) AS event (at, key, proof)
    ORDER BY at, key`)
  await tx.execute(sql`
    INSERT INTO seller_keys (owner_id, key)
    SELECT * FROM unnest(${sql.param(sellers.map(({ ownerId }) => ownerId))}::uuid[], ${sql.param(sellers.map(({ key }) => key))}::uuid[])`)
  await tx.execute(sql`SELECT make_seller_keys(ARRAY(SELECT DISTINCT owner_id FROM products))`)
}

/** Writes what offers have cost until now, as the triggers write what they cost from now on (`db/price-events.sql`). */
export async function insertPastPrices(
  tx: Transaction,
  past: readonly (PastPrice & { productId: string })[],
): Promise<void> {
  const inOrder = past.toSorted((one, other) => one.at.getTime() - other.at.getTime())
  const column = <Value>(value: (each: (typeof inOrder)[number]) => Value) => sql.param(inOrder.map(value))
  await tx.execute(sql`
    INSERT INTO price_events (at, seller_key, kind, way, product_id, price, unit, pack_kind, pack_size, pack_unit, comparable_quantity,
      comparable_unit, conversion, material_id, parameters, specification, state, in_stock, confirmed_at)
    SELECT event.at, seller_keys.key, event.kind, 'demo', product.id, event.price, product.unit, product.pack_kind, product.pack_size,
      product.pack_unit, product.comparable_quantity, product.comparable_unit, product.conversion, product.material_id, product.parameters,
      product.specification, product.location, true, event.at
    FROM unnest(${column(({ productId }) => productId)}::uuid[], ${column(({ at }) => at.toISOString())}::timestamptz[],
      ${column(({ kind }) => kind)}::text[], ${column(({ price }) => koboFromNaira(price))}::bigint[])
      WITH ORDINALITY AS event (product_id, at, kind, price, place)
    JOIN products AS product ON product.id = event.product_id
    JOIN seller_keys ON seller_keys.owner_id = product.owner_id
    ORDER BY event.place`)
}
