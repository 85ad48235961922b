import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ListingPage } from '#domain/listings/listing-schema.ts'
import { listings } from '#server/db/schema/listings.ts'
import { createListings, oneADay } from '../../../tests/support/factories.ts'
import { createTestApi } from '../../../tests/support/test-app.ts'

const { get, db } = await createTestApi()

const pageOf = async (query: string, after: string | null = null) => {
  const path = `/listing/search?${query}${after ? `&after=${encodeURIComponent(after)}` : ''}`
  const { status, body, headers } = await get(path)
  expect(status).toBe(200)
  return { ...ListingPage.parse(body), asOf: headers.get('X-As-Of') ?? '' }
}

const WRITES = fc.array(
  fc.record({
    write: fc.constantFrom('add', 'remove', 'move'),
    which: fc.nat({ max: 40 }),
    price: fc.integer({ min: 10, max: 60 }),
    amongThem: fc.boolean(),
  }),
  { maxLength: 6 },
)

it('repeats and skips no home whose place stood still, whatever is written meanwhile', {
  timeout: 60_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(
        '',
        'sort=regularPrice&order=asc',
        'sort=regularPrice&order=desc',
        'state=Lagos',
        'type=rent&minBedrooms=0',
        'searchTerm=added&sort=regularPrice',
      ),
      fc.boolean(),
      fc.array(WRITES, { minLength: 8, maxLength: 8 }),
      async (list, asOfToo, writesBetween) => {
        await db.delete(listings)
        const before = await createListings(
          db,
          oneADay(20).map((day, n) => ({ ...day, state: 'Lagos' as const, regularPrice: 60_000 + (n % 7) })),
        )
        const touched = new Set<string>()
        const write = async (writes: (typeof writesBetween)[number]) => {
          for (const { write: kind, which, price, amongThem } of writes) {
            const id = before[which % before.length]?.id ?? ''
            if (kind === 'add')
              await createListings(db, [
                {
                  state: 'Lagos',
                  regularPrice: 60_000 + (price % 7),
                  ...(amongThem && { createdAt: new Date(`2026-01-${10 + (which % 15)}`) }),
                },
              ])
            else touched.add(id)
            if (kind === 'remove') await db.delete(listings).where(eq(listings.id, id))
            if (kind === 'move')
              await db
                .update(listings)
                .set({ regularPrice: price * 1_000_000, createdAt: new Date() })
                .where(eq(listings.id, id))
          }
        }
        const read: string[] = []
        let page = await pageOf(`${list}&limit=3`)
        const asOf = asOfToo ? `&asOf=${encodeURIComponent(page.asOf)}` : ''
        const whole = await pageOf(`${list}&limit=50`)
        for (let n = 0; ; n += 1) {
          read.push(...page.listings.map(({ _id }) => _id))
          const { next } = page.pagination
          if (next === null) break
          await write(writesBetween[n % writesBetween.length] ?? [])
          page = await pageOf(`${list}&limit=3${asOf}`, next)
          if (n > 60) throw new Error('It does not end')
        }
        const stood = (ids: string[]) =>
          ids.filter((id) => before.some((each) => each.id === id) && !touched.has(id))
        expect(stood(read)).toEqual(stood(whole.listings.map(({ _id }) => _id)))
      },
    ),
    { numRuns: 20 },
  )
})

it('goes on in the order that it began with', async () => {
  await createListings(db, [{}, {}])
  const { next } = (await pageOf('limit=1')).pagination
  expect(await get(`/listing/search?sort=regularPrice&after=${next}`)).toMatchObject({
    status: 400,
    body: { message: 'after is the next of a list in another order' },
  })
})
