import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { PriceHistory } from '#domain/prices/price-history.ts'
import { setWay } from '#server/db/price-way.ts'
import { users } from '#server/db/schema/accounts.ts'
import { priceEvents, sellerKeys } from '#server/db/schema/price-events.ts'
import { products } from '#server/db/schema/products.ts'
import { createProduct, createSeller } from '../../../tests/support/factories.ts'
import { createTestApi } from '../../../tests/support/test-app.ts'

const { db, get } = await createTestApi()

const BAG = {
  packKind: 'bag',
  packSize: 50,
  packUnit: 'kg',
  comparableQuantity: 50,
  comparableUnit: 'kg',
  conversion: 'exact',
} as const

/** A product whose past is told by these events: day of November, kind and naira. */
async function productWith(past: [number, (typeof priceEvents.$inferInsert)['kind'], number][]) {
  const owner = await createSeller(db)
  await createProduct(db, { ownerId: owner.id })
  const product = await db.transaction(async (tx) => {
    await setWay(tx, 'demo')
    return createProduct(tx, { ...BAG, ownerId: owner.id, regularPrice: past.at(-1)?.[2] ?? 0 })
  })
  const [seller] = await db.select().from(sellerKeys).where(eq(sellerKeys.ownerId, owner.id))
  await db.insert(priceEvents).values(
    past.map(([day, kind, naira]) => ({
      ...BAG,
      at: new Date(Date.UTC(2026, 10, day)),
      kind,
      way: 'demo' as const,
      productId: product.id,
      sellerKey: seller?.key ?? '',
      price: naira * 100,
      unit: 'bags' as const,
      parameters: {},
      state: 'Lagos' as const,
      inStock: true,
      confirmedAt: new Date(Date.UTC(2026, 10, day)),
    })),
  )
  return { owner, product }
}

const historyOf = async (id: string) => PriceHistory.parse((await get(`/product/price-history/${id}`)).body)

describe('GET /product/price-history/{id}', () => {
  it('answers what the product has cost, without confirmations', async () => {
    const { product } = await productWith([
      [1, 'offered', 9_000],
      [2, 'confirmed', 9_000],
      [4, 'changed', 9_500],
      [6, 'hidden', 9_500],
      [7, 'restored', 9_500],
    ])
    const { points, ...rest } = await historyOf(product.id)
    expect(points).toEqual([
      { at: '2026-11-01T00:00:00.000Z', price: 9_000, comparable: 180 },
      { at: '2026-11-04T00:00:00.000Z', price: 9_500, comparable: 190 },
      { at: '2026-11-06T00:00:00.000Z', price: null, comparable: null },
      { at: '2026-11-07T00:00:00.000Z', price: 9_500, comparable: 190 },
    ])
    expect(rest).toMatchObject({
      compared: { unit: 'kg', conversion: 'exact' },
      otherPack: false,
      since: '2026-11-01T00:00:00.000Z',
    })
    expect(Math.abs(Date.parse(rest.until) - Date.now())).toBeLessThan(3_600_000)
  })

  it('tells of what is written while nobody says how', async () => {
    const product = await createProduct(db, { regularPrice: 7_500 })
    const { points } = await historyOf(product.id)
    expect(points.map(({ price }) => price)).toEqual([7_500])
  })

  it('is that of nothing where there is no such product, and where nobody sees it', async () => {
    const { product, owner } = await productWith([[1, 'offered', 9_000]])
    const path = `/product/price-history/${product.id}`
    expect((await get(path)).status).toBe(200)
    await db.update(users).set({ hiddenReason: 'A fraud' }).where(eq(users.id, owner.id))
    expect((await get(path)).status).toBe(404)
    await db.update(users).set({ hiddenReason: null }).where(eq(users.id, owner.id))
    await db.update(products).set({ waitingFor: 'quota' }).where(eq(products.id, product.id))
    expect((await get(path)).status).toBe(404)
    expect((await get('/product/price-history/none')).status).toBe(404)
    expect((await get(`/product/price-history/${owner.id}`)).status).toBe(404)
  })

  it('says nothing of the seller', async () => {
    const { product } = await productWith([[1, 'offered', 9_000]])
    const { text } = await get(`/product/price-history/${product.id}`)
    const keys = await db.select({ key: sellerKeys.key }).from(sellerKeys)
    expect(keys.filter(({ key }) => text.includes(key))).toEqual([])
  })
})
