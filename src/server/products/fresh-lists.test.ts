import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { products } from '#server/db/schema/products.ts'
import { sinkStale } from '#server/db/sink-stale.ts'
import { daysAgo } from '../../../tests/support/days.ts'
import { createProduct, createProducts, createSeller } from '../../../tests/support/factories.ts'
import { createTestApi } from '../../../tests/support/test-app.ts'

const { db, get } = await createTestApi()

type Page = { products: { name: string; freshness: string }[]; pagination: { total: number } }

async function listed(path: string): Promise<string[]> {
  const { body } = await get(path)
  const { products: rows } = 'data' in (body as object) ? (body as { data: Page }).data : (body as Page)
  return rows.map(({ name }) => name)
}

const totalOf = async (path: string) => ((await get(path)).body as Page).pagination.total

/** In the order of their creation: the last is the newest. */
const offer = (ownerId: string, several: Parameters<typeof createProducts>[1]) =>
  createProducts(
    db,
    several.map((each, index) => ({ ownerId, createdAt: daysAgo(200 - index), ...each })),
  )

const sink = () => sinkStale(db, 'products', new AbortController().signal, 2)

it('what is stale comes last in best match and newest, and stays where it is by price', async () => {
  const { id: ownerId } = await createSeller(db)
  await offer(ownerId, [
    { name: 'Fresh cement', regularPrice: 900 },
    { name: 'Ageing cement', regularPrice: 700, priceConfirmedAt: daysAgo(20) },
    { name: 'Stale cement', regularPrice: 800, priceConfirmedAt: daysAgo(29) },
  ])
  const newestFirst = ['Ageing cement', 'Fresh cement', 'Stale cement']
  expect(await listed('/product/getCat')).toEqual(newestFirst)
  expect(await listed('/product/getCat?name=cement')).toEqual(newestFirst)
  expect(await listed('/product/getCat?category=concrete&location=Lagos')).toEqual(newestFirst)
  expect(await listed('/product/getCat?sort=price-asc')).toEqual([
    'Ageing cement',
    'Stale cement',
    'Fresh cement',
  ])
  expect(await totalOf('/product/getCat')).toBe(3)
})

it('what sleeps is in no list but its own shop, at the end, and on its own page', async () => {
  const { id: ownerId } = await createSeller(db)
  const [fresh, , asleep] = await offer(ownerId, [
    { name: 'Fresh cement' },
    { name: 'Stale cement', priceConfirmedAt: daysAgo(60) },
    { name: 'Sleeping cement', priceConfirmedAt: daysAgo(100), asleep: true },
  ])
  const awake = ['Fresh cement', 'Stale cement']
  for (const query of ['', '?name=cement', '?category=concrete', '?sort=price-desc&name=cement'])
    expect((await listed(`/product/getCat${query}`)).sort()).toEqual(awake)
  expect(await totalOf('/product/getCat?name=cement')).toBe(2)
  expect(await listed('/product/getCat?name=sleeping')).toEqual([])
  const { body: facets } = await get('/product/facets')
  expect(facets).toMatchObject({ total: 2 })
  expect(await listed(`/product/getProduct/category/${fresh?.id}`)).toEqual(['Stale cement'])

  const shop = [...awake, 'Sleeping cement']
  expect(await listed(`/product/user/${ownerId}`)).toEqual(shop)
  expect(await listed(`/product/seller-products/${ownerId}?name=cement`)).toEqual(shop)
  const { body } = await get(`/product/get/${asleep?.id}`)
  expect(body).toMatchObject({ product: { freshness: 'asleep' } })
})

it('a price that becomes stale sinks with the next run, and rises at once where it is confirmed', async () => {
  const { id: ownerId } = await createSeller(db)
  const made = await offer(ownerId, [
    { name: 'Cement one' },
    { name: 'Cement two' },
    { name: 'Cement three' },
    { name: 'Cement four' },
  ])
  const ids = made.slice(1).map(({ id }) => id)
  expect(await listed('/product/getCat')).toEqual(['Cement four', 'Cement three', 'Cement two', 'Cement one'])
  // As if 29 days had passed since they were written.
  await db.execute(sql`ALTER TABLE products DISABLE TRIGGER USER`)
  await db
    .update(products)
    .set({ priceConfirmedAt: daysAgo(29) })
    .where(sql`id = ANY (${sql.param(ids)}::uuid[])`)
  await db.execute(sql`ALTER TABLE products ENABLE TRIGGER USER`)
  await db.execute(
    sql`UPDATE searchable_products SET sinks_at = sinks_at - interval '29 days' WHERE product_id = ANY (${sql.param(ids)}::uuid[])`,
  )
  await sink()
  expect(await listed('/product/getCat')).toEqual(['Cement one', 'Cement four', 'Cement three', 'Cement two'])
  await sink()

  await db.update(products).set({ priceConfirmedAt: new Date() }).where(eq(products.name, 'Cement three'))
  expect(await listed('/product/getCat')).toEqual(['Cement three', 'Cement one', 'Cement four', 'Cement two'])
})

it('the pages of a list that is old leave out what was put up later, also where it is stale by now', async () => {
  const asOf = daysAgo(50).toISOString()
  await createProducts(db, [
    { name: 'Put up before', createdAt: daysAgo(60), priceConfirmedAt: daysAgo(60) },
    { name: 'Put up after', createdAt: daysAgo(40), priceConfirmedAt: daysAgo(40) },
  ])
  expect(await listed(`/product/getCat?asOf=${asOf}`)).toEqual(['Put up before'])
  expect(await listed('/product/getCat')).toEqual(['Put up after', 'Put up before'])
})

it('pages of a list with what is stale repeat and skip nothing', async () => {
  const { id: ownerId } = await createSeller(db)
  const names = Array.from({ length: 12 }, (_, index) => `Bag number ${index}`)
  await offer(
    ownerId,
    names.map((name, index) => ({ name, ...(index % 3 === 0 && { priceConfirmedAt: daysAgo(30) }) })),
  )
  const { headers } = await get('/product/getCat?limit=5')
  const asOf = headers.get('X-As-Of')
  const pages = await Promise.all(
    [1, 2, 3].map((page) => listed(`/product/getCat?limit=5&page=${page}&asOf=${asOf}`)),
  )
  expect(pages.flat().sort()).toEqual([...names].sort())
  expect(pages.flat().slice(-4)).toEqual(['Bag number 9', 'Bag number 6', 'Bag number 3', 'Bag number 0'])
})

it('a price that anybody changes, in whatever way, is confirmed by that, and wakes its product', async () => {
  const { id } = await createProduct(db, { priceConfirmedAt: daysAgo(100), asleep: true, priceReminders: 2 })
  const stored = async () => (await db.select().from(products).where(eq(products.id, id)))[0]
  await db.update(products).set({ description: 'Another' })
  expect(await stored()).toMatchObject({ asleep: true, priceReminders: 2 })
  await db.update(products).set({ regularPrice: 990_000 })
  const row = await stored()
  expect(row).toMatchObject({ asleep: false, priceReminders: 0 })
  expect(Date.now() - (row?.priceConfirmedAt.getTime() ?? 0)).toBeLessThan(60_000)
})

it('a price and its confirmation go back together', async () => {
  const before = daysAgo(40)
  await createProduct(db, { regularPrice: 100 })
  await db.update(products).set({ regularPrice: 9_000, priceConfirmedAt: before })
  expect(await db.select().from(products)).toMatchObject([{ priceConfirmedAt: before }])
})
