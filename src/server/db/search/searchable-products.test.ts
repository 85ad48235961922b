import { eq, type SQL, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import {
  createListings,
  createProduct,
  createProducts,
  createSeller,
} from '../../../../tests/support/factories.ts'
import { createTestDatabase } from '../../../../tests/support/test-database.ts'
import { followRenamedSellers } from '../../products/follow-renamed-sellers.ts'
import { users } from '../schema/accounts.ts'
import { products } from '../schema/products.ts'
import { searchableListings } from '../schema/searchable-listings.ts'
import { isAwake, renamedSellers, searchableProducts, tableFills } from '../schema/searchable-products.ts'
import { fillFromProducts } from './fill-from-products.ts'

const { db } = await createTestDatabase()

const rowOf = async (id: string) =>
  (await db.select().from(searchableProducts).where(eq(searchableProducts.productId, id)))[0]

it('a product is searchable as soon as it is written, by its words and its facts', async () => {
  const { id, ownerId } = await createProduct(db, {
    name: 'Dangote cement',
    location: 'Kano',
    regularPrice: 900,
  })
  const row = await rowOf(id)
  expect(row).toMatchObject({ price: 90_000, place: 'Kano/', ownerId })
  for (const fact of [
    '@category:concrete',
    '@sub:Cement',
    '@type:Material',
    '@state:Kano',
    '@place:Kano/',
    `@owner:${ownerId}`,
  ])
    expect(row?.words).toContain(`'${fact}'`)
})

it('words of many rows are in the indexes when their statement ends, those of few wait to be merged', async () => {
  const waitingPages = async () => {
    const { rows } = await db.execute<{ pages: string }>(
      sql`SELECT gin_clean_pending_list('searchable_products_awake') + gin_clean_pending_list('searchable_products_priced') AS pages`,
    )
    return Number(rows[0]?.pages)
  }
  await waitingPages()
  await createProduct(db, { name: 'Washed river sand' })
  expect(await waitingPages()).toBeGreaterThan(0)
  await createProducts(
    db,
    Array.from({ length: 100 }, (_, index) => ({ name: `Sandcrete block ${index}` })),
  )
  expect(await waitingPages()).toBe(0)
  await db.delete(products)
})

it('follows what is written, hidden, shown and deleted', async () => {
  const { id } = await createProduct(db, { name: 'Dangote cement' })
  await db
    .update(products)
    .set({ name: 'Washed river sand', location: 'Oyo', lga: null, regularPrice: 100_000 })
  expect(await rowOf(id)).toMatchObject({
    price: 100_000,
    place: 'Oyo/',
    words: expect.stringContaining("'river'"),
  })
  await db.update(products).set({ hiddenReason: 'A joke' })
  expect(await rowOf(id)).toBeUndefined()
  await db.update(products).set({ hiddenReason: null })
  expect(await rowOf(id)).toBeDefined()
  await db.delete(products)
  expect(await rowOf(id)).toBeUndefined()
})

it('a renamed seller is found by the new name when the job has run, in batches', async () => {
  const { id: ownerId } = await createSeller(db, { name: 'Ojota Stores' })
  const made = await createProducts(db, [{ ownerId }, { ownerId }, { ownerId }])
  await createListings(db, [{ ownerId }, { ownerId }, { ownerId, hiddenReason: 'A joke' }])
  await db.update(users).set({ name: 'Mushin Stores' }).where(eq(users.id, ownerId))
  await followRenamedSellers(db, new AbortController().signal, 2)
  for (const { id } of made) expect((await rowOf(id))?.words).toMatch(/'mushin'/)
  const homes = await db.select().from(searchableListings)
  expect(homes.map(({ words }) => /@seller:mushin/.test(words))).toEqual([true, true])
  expect(await db.$count(renamedSellers)).toBe(0)
})

it('is filled from where a fill was stopped, without what is hidden', async () => {
  await db.delete(products)
  const made = await createProducts(db, [{}, {}, {}, {}, { hiddenReason: 'A joke' }])
  const before = await db.select().from(searchableProducts).orderBy(searchableProducts.productId)
  await db.delete(searchableProducts)
  await db.delete(tableFills)
  await db.execute(sql`SELECT fill_searchable_products(2)`)
  expect(await db.$count(searchableProducts)).toBeLessThanOrEqual(2)
  const client = await db.$client.connect()
  try {
    await fillFromProducts(client, 'searchable_products', { batch: 2 })
  } finally {
    client.release()
  }
  expect(await db.select().from(searchableProducts).orderBy(searchableProducts.productId)).toEqual(before)
  expect(before).toHaveLength(made.length - 1)
})

it('what sleeps is in no index that a search by words asks, until it wakes', async () => {
  await db.delete(products)
  const [, asleep] = await createProducts(db, [
    { name: 'Awake slumberstone', regularPrice: 900 },
    { name: 'Asleep slumberstone', regularPrice: 900, asleep: true },
  ])
  const rowsFrom = (index: string, where: SQL) =>
    db.transaction(async (tx) => {
      await tx.execute(
        sql`SELECT set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true)`,
      )
      const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(
        sql`EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF) SELECT FROM searchable_products
          WHERE ${where} AND ${isAwake(searchableProducts.createdAt)}`,
      )
      const plan = rows.map((row) => row['QUERY PLAN']).join()
      return Number(new RegExp(`Bitmap Index Scan on ${index} [(]actual rows=([0-9]+)`).exec(plan)?.[1])
    })
  const found = async () => [
    await rowsFrom('searchable_products_awake', sql`words @@ 'slumberstone'`),
    await rowsFrom(
      'searchable_products_priced',
      sql`priced_words(words, price) @@ format('%L', 'slumberstone~' || price_class(90000))::tsquery`,
    ),
  ]
  expect(await found()).toEqual([1, 1])
  await db
    .update(products)
    .set({ asleep: false })
    .where(eq(products.id, asleep?.id ?? ''))
  expect(await found()).toEqual([2, 2])
})
