import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { createCachingInstance } from '../../../tests/support/caching-instance.ts'
import { createListing, createProduct, createReview, createSeller } from '../../../tests/support/factories.ts'
import { collectingLog, testContext } from '../../../tests/support/test-app.ts'
import { createTestDatabase } from '../../../tests/support/test-database.ts'

const { url, drop } = await createTestDatabase()
const { log } = collectingLog()
const clock = { ms: Date.now() }
const here = await createCachingInstance(url, {
  contextOf: (own) => testContext(own, log),
  now: () => clock.ms,
})
afterAll(async () => {
  await here.close()
  await drop()
})
const { db, ask, cache, channel } = here

/** How often it was made, asked twice. */
async function madeFor(path: string): Promise<number> {
  const before = here.made()
  for (let time = 0; time < 2; time++) await (await ask(path)).text()
  return here.made() - before
}
/** Whether it is cached now. */
async function isCached(path: string): Promise<boolean> {
  const before = here.made()
  await (await ask(path)).text()
  return here.made() === before
}
/** What a command does before it is answered. */
const written = () => here.command()

it('what was answered is cached, until something is written that it depends on', async () => {
  const product = await createProduct(db, { regularPrice: 5_000 })
  const other = await createProduct(db, { location: 'Kano' })
  await written()
  const path = `/api/product/get/${product.id}`
  expect(await madeFor(path)).toBe(1)
  await db.execute(sql`UPDATE products SET regular_price = 600000 WHERE id = ${other.id}`)
  await written()
  expect(await isCached(path)).toBe(true)
  await db.execute(sql`UPDATE products SET regular_price = 700000 WHERE id = ${product.id}`)
  await written()
  expect(await (await ask(path)).json()).toMatchObject({ product: { regularPrice: 7_000 } })
})

describe('lists', () => {
  it('depend on what they are narrowed to, and on the sellers that they show', async () => {
    const seller = await createSeller(db)
    const inLagos = await createProduct(db, { location: 'Lagos', ownerId: seller.id })
    const inKano = await createProduct(db, { location: 'Kano' })
    await written()
    const lagos = '/api/product/getCat?location=Lagos&category=concrete'
    const all = '/api/product/getCat'
    for (const path of [lagos, all]) expect(await madeFor(path)).toBe(1)
    await db.execute(sql`UPDATE products SET in_stock = false WHERE id = ${inKano.id}`)
    await written()
    expect([await isCached(lagos), await isCached(all)]).toEqual([true, false])
    await db.execute(sql`UPDATE products SET location = 'Lagos' WHERE id = ${inKano.id}`)
    await written()
    expect(await isCached(lagos)).toBe(false)
    await createReview(db, { sellerId: seller.id })
    await written()
    expect([await isCached(lagos), await isCached(all)]).toEqual([false, false])
    await db.execute(sql`DELETE FROM products WHERE id = ${inLagos.id}`)
    await written()
    expect(await isCached(lagos)).toBe(false)
  })

  it('of homes do, too', async () => {
    const home = await createListing(db, { state: 'Lagos' })
    await createListing(db, { state: 'Kano' })
    await written()
    const [lagos, kano] = ['/api/listing/get?state=Lagos', '/api/listing/get?state=Kano']
    for (const path of [lagos, kano, `/api/listing/get/${home.id}`]) expect(await madeFor(path)).toBe(1)
    await db.execute(sql`UPDATE listings SET availability = 'let' WHERE id = ${home.id}`)
    await written()
    expect([await isCached(lagos), await isCached(kano)]).toEqual([false, true])
  })
})

it('what nobody sees invalidates nothing', async () => {
  const seller = await createSeller(db)
  const product = await createProduct(db, { ownerId: seller.id })
  await written()
  const paths = [`/api/product/get/${product.id}`, '/api/product/getCat', `/api/product/user/${seller.id}`]
  for (const path of paths) expect(await madeFor(path)).toBe(1)
  await db.execute(sql`UPDATE users SET digest_at = now(), updated_at = now() WHERE id = ${seller.id}`)
  await db.execute(sql`UPDATE products SET price_reminders = 1, placed = true WHERE id = ${product.id}`)
  await written()
  for (const path of paths) expect(await isCached(path)).toBe(true)
})

it('is cached for everybody: what asks who asks is not', async () => {
  const seller = await createSeller(db)
  await createListing(db, { ownerId: seller.id, hiddenReason: 'spam' })
  for (const path of [
    `/api/user/${seller.id}`,
    '/api/product/getCat?sort=nearest&near=6.5,3.4',
    '/api/product/getCat?name=zzzyyyxxx',
    '/api/product/get/00000000-0000-7000-8000-000000000000',
  ])
    expect(await madeFor(path)).toBe(2)
})

it('ends with the day in Nigeria, and with the days that a price is old', async () => {
  const product = await createProduct(db)
  await written()
  const path = `/api/product/get/${product.id}`
  expect(await madeFor(path)).toBe(1)
  clock.ms += 24 * 3_600_000
  expect(await isCached(path)).toBe(false)
  clock.ms = Date.now()
})

it('nothing cached is served while the channel is lost', async () => {
  await written()
  const path = '/api/product/getCategories'
  await ask(path)
  expect(await isCached(path)).toBe(true)
  channel.cut()
  expect(await isCached(path)).toBe(false)
  expect(cache.stats()).toMatchObject({ answers: 0, isAlive: false })
  channel.mend()
  await expect.poll(() => cache.stats().isAlive).toBe(true)
  expect(await madeFor(path)).toBe(1)
})

it('one transaction is one message', async () => {
  const seller = await createSeller(db)
  const heard: string[] = []
  const client = await db.$client.connect()
  client.on('notification', ({ payload = '' }) => heard.push(payload))
  await client.query('LISTEN adlm_dropped_answers')
  await db.transaction(async (tx) => {
    await createProduct(tx, { ownerId: seller.id })
    await createListing(tx, { ownerId: seller.id })
    await tx.execute(sql`UPDATE users SET bio = 'New' WHERE id = ${seller.id}`)
    await tx
      .transaction(async (inner) => {
        await inner
          .execute(sql`INSERT INTO added_words (word, finds) VALUES ('a', '{b}')`)
          .catch(() => undefined)
        inner.rollback()
      })
      .catch(() => undefined)
  })
  await client.query('SELECT 1')
  client.release(true)
  expect(heard).toHaveLength(1)
  expect(heard[0]?.split('\n')).toEqual(
    expect.arrayContaining([`seller:${seller.id}`, 'products:*|*', 'homes:*']),
  )
  const { rows } = await db.execute(sql`SELECT FROM dropped_answers`)
  expect(rows).toHaveLength(0)
})

it('a crowd is answered by one', async () => {
  await createProduct(db)
  await written()
  const before = here.made()
  await Promise.all(Array.from({ length: 20 }, () => ask('/api/product/getCat?limit=3')))
  expect(here.made() - before).toBe(1)
})
