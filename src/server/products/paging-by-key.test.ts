import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ProductPage } from '#domain/products/product-schema.ts'
import { products } from '#server/db/schema/products.ts'
import { createProducts, oneADay } from '../../../tests/support/factories.ts'
import { createTestApi } from '../../../tests/support/test-app.ts'

const { get, db } = await createTestApi()

const pageOf = async (query: string, after: string | null = null) => {
  const { status, body, headers } = await get(
    `/product/getCat?${query}${after ? `&after=${encodeURIComponent(after)}` : ''}`,
  )
  expect(status).toBe(200)
  return { ...ProductPage.parse(body), asOf: headers.get('X-As-Of') ?? '' }
}

const WRITES = fc.array(
  fc.record({
    write: fc.constantFrom('add', 'remove', 'move', 'fold'),
    which: fc.nat({ max: 40 }),
    price: fc.integer({ min: 10, max: 60 }),
    atOnce: fc.boolean(),
  }),
  { maxLength: 6 },
)

it('repeats and skips no product whose place stood still, whatever is written meanwhile', {
  timeout: 60_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(
        'sort=newest',
        'sort=price-asc',
        'sort=price-desc',
        'category=concrete',
        'location=Lagos&type=Material',
      ),
      fc.boolean(),
      fc.array(WRITES, { minLength: 8, maxLength: 8 }),
      async (list, asOfToo, writesBetween) => {
        await db.delete(products)
        const before = await createProducts(
          db,
          oneADay(20).map((day, n) => ({ ...day, regularPrice: 10 + (n % 7) })),
        )
        const touched = new Set<string>()
        const write = async (writes: (typeof writesBetween)[number]) => {
          for (const { write: kind, which, price, atOnce } of writes) {
            const id = before[which % before.length]?.id ?? ''
            if (kind === 'add')
              await createProducts(db, [
                {
                  regularPrice: price,
                  ...(atOnce && { createdAt: new Date(`2026-01-${10 + (which % 15)}`) }),
                },
              ])
            if (kind === 'remove' || kind === 'move') touched.add(id)
            if (kind === 'remove') await db.delete(products).where(eq(products.id, id))
            if (kind === 'move')
              await db
                .update(products)
                .set({ regularPrice: price * 100, createdAt: new Date() })
                .where(eq(products.id, id))
          }
        }
        const read: string[] = []
        let page = await pageOf(`${list}&limit=3`)
        const asOf = asOfToo ? `&asOf=${encodeURIComponent(page.asOf)}` : ''
        const whole = await pageOf(`${list}&limit=50`)
        for (let n = 0; ; n += 1) {
          read.push(...page.products.map(({ _id }) => _id))
          const { next } = page.pagination
          if (next === null) break
          await write(writesBetween[n % writesBetween.length] ?? [])
          page = await pageOf(`${list}&limit=3${asOf}`, next)
          if (n > 60) throw new Error('It does not end')
        }
        const stood = (ids: string[]) =>
          ids.filter((id) => before.some((each) => each.id === id) && !touched.has(id))
        expect(stood(read)).toEqual(stood(whole.products.map(({ _id }) => _id)))
      },
    ),
    { numRuns: 15 },
  )
})

const placed = (order: string, at: string) =>
  JSON.stringify({ order, at, id: '00000000-0000-0000-0000-000000000000' })

it.each([
  '',
  '{}',
  '{"rows":-1}',
  placed('newest', '2026-02-31T00:00:00.000000Z'),
  placed('newest', '5'),
  placed('price-asc', '2026-01-31T00:00:00.000000Z'),
  placed('price-asc', '9999999999999999999'),
])('after the place %s is refused, and says why', async (place) => {
  const after = Buffer.from(place).toString('base64url') || 'nonsense'
  expect(await get(`/product/getCat?after=${after}`)).toMatchObject({
    status: 400,
    body: { message: 'after must be the next of an answer' },
  })
})

it('goes on in the order that it began with', async () => {
  await createProducts(db, [{}, {}])
  const { next } = (await pageOf('limit=1')).pagination
  expect(await get(`/product/getCat?sort=price-asc&after=${next}`)).toMatchObject({
    status: 400,
    body: { message: 'after is the next of a list in another order' },
  })
})

it('of words goes on after as many rows', async () => {
  await createProducts(db, oneADay(7, { description: 'ordinary' }))
  const read: string[] = []
  for (let next: string | null = null, n = 0; n < 9; n += 1) {
    const page: Awaited<ReturnType<typeof pageOf>> = await pageOf('name=added&limit=2', next)
    read.push(...page.products.map(({ name }) => name))
    next = page.pagination.next
    if (next === null) break
  }
  expect(read).toEqual([7, 6, 5, 4, 3, 2, 1].map((day) => `Added on day ${day}`))
})

it.each(['99999999999999999999:99999999999999999999:', '18446744073709551615:18446744073709551615:'])(
  'a reading of the snapshot %s is refused',
  async (seenBy) => {
    const asOf = encodeURIComponent(`2026-11-29T04:00:00.000000Z~${seenBy}`)
    expect(await get(`/product/getCat?asOf=${asOf}`)).toMatchObject({ status: 400 })
  },
)
