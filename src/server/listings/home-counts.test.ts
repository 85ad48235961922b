import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { LISTING_TYPES } from '#domain/listings/listing-rules.ts'
import { ListingFacets, ListingPage, SellerListings } from '#domain/listings/listing-schema.ts'
import { users } from '#server/db/schema/accounts.ts'
import { productCountChanges, productCounts } from '#server/db/schema/listed-products.ts'
import { listings } from '#server/db/schema/listings.ts'
import { tableFills } from '#server/db/schema/searchable-products.ts'
import { createListings, createSeller } from '../../../tests/support/factories.ts'
import { createTestApi } from '../../../tests/support/test-app.ts'

const { get, db } = await createTestApi()

const wrong = async () => (await db.execute(sql`SELECT * FROM wrong_home_counts()`)).rows
const fold = () => db.execute(sql`SELECT fold_product_counts(1000)`)

it('are exact, by state, local government, type and seller', async () => {
  const { id: ownerId } = await createSeller(db)
  for (const place of [
    { state: 'Lagos', lga: 'Ikeja', type: 'rent' },
    { state: 'Kano', lga: 'Dala', type: 'sale' },
  ] as const)
    await createListings(
      db,
      Array.from({ length: 1_010 }, () => ({ ownerId, ...place })),
    )
  await createListings(db, [
    { ownerId },
    { ownerId, hiddenReason: 'A joke' },
    { ownerId, availability: 'let' },
  ])
  const totalOf = async (query: string) => {
    const { pagination } = ListingPage.parse((await get(`/listing/search?${query}`)).body)
    return [pagination.total, pagination.totalCapped]
  }
  expect(await totalOf('')).toEqual([2_021, false])
  expect(await totalOf('state=Lagos')).toEqual([1_010, false])
  expect(await totalOf('state=Lagos&type=rent')).toEqual([1_010, false])
  expect(await totalOf('state=Lagos&minBedrooms=0')).toEqual([1_000, true])
  expect(ListingFacets.parse((await get('/listing/facets')).body).states).toEqual([
    { state: 'Kano', count: 1_010, capped: false },
    { state: 'Lagos', count: 1_010, capped: false },
  ])
  const lgasOf = async (query: string) =>
    ListingFacets.parse((await get(`/listing/facets?${query}`)).body).lgas
  expect(await lgasOf('state=Lagos&type=rent')).toEqual([{ lga: 'Ikeja', count: 1_010, capped: false }])
  expect(await lgasOf('state=Kano&type=rent')).toEqual([])
  const { pagination } = SellerListings.parse((await get(`/listing/user/${ownerId}`)).body)
  expect([pagination.total, pagination.totalCapped]).toEqual([2_021, false])
})

it('of a moment leave out what was added after it', async () => {
  const first = await get('/listing/search?state=Oyo')
  const asOf = encodeURIComponent(first.headers.get('X-As-Of') ?? '')
  await createListings(db, [{ state: 'Oyo' }, { state: 'Oyo' }])
  const totalOf = async (query: string) =>
    ListingPage.parse((await get(`/listing/search?state=Oyo${query}`)).body).pagination.total
  expect([await totalOf(`&asOf=${asOf}`), await totalOf('')]).toEqual([0, 2])
})

const STEPS = fc.record({
  step: fc.constantFrom('create', 'move', 'hide', 'sleep', 'let', 'delete', 'suspend', 'fold'),
  which: fc.nat({ max: 30 }),
  state: fc.constantFrom('Lagos', 'Kano', null),
  lga: fc.constantFrom('Ikeja', 'Dala', null),
  type: fc.constantFrom(...LISTING_TYPES),
})

it('are what is counted anew, whatever is written', { timeout: 30_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(STEPS, { minLength: 5, maxLength: 25 }), async (steps) => {
      const sellers = [await createSeller(db), await createSeller(db)]
      const ids: string[] = []
      for (const { step, which, type, ...place } of steps) {
        const owner = sellers[which % 2]?.id ?? ''
        const one = eq(listings.id, ids[which % Math.max(ids.length, 1)] ?? owner)
        const set = (values: Partial<typeof listings.$inferInsert>) =>
          db.update(listings).set(values).where(one)
        if (step === 'create')
          ids.push(...(await createListings(db, [{ ownerId: owner, ...place, type }])).map(({ id }) => id))
        else if (step === 'move') await set({ ...place, type })
        else if (step === 'hide') await set({ hiddenReason: which % 3 ? 'fake' : null })
        else if (step === 'sleep') await set({ asleep: which % 3 > 0 })
        else if (step === 'let') await set({ availability: which % 3 ? 'let' : 'available' })
        else if (step === 'delete') await db.delete(listings).where(one)
        else if (step === 'suspend')
          await db
            .update(users)
            .set({ suspendedReason: which % 3 ? 'fraud' : null })
            .where(eq(users.id, owner))
        else await fold()
      }
      expect(await wrong()).toEqual([])
    }),
    { numRuns: 25 },
  )
})

it('count what was there before them once, and what is wrong is made right', async () => {
  await createListings(db, [{ state: 'Abia' }])
  await db.delete(productCounts)
  await db.delete(productCountChanges)
  await db.delete(tableFills).where(eq(tableFills.name, 'home_counts_by_place'))
  expect(await wrong()).not.toEqual([])
  await db.execute(sql`SELECT count_present_homes()`)
  expect(await wrong()).toEqual([])
  await fold()
  await db.update(productCounts).set({ count: 7 }).where(eq(productCounts.key, 'homes:Abia|'))
  await db.execute(sql`SELECT count_present_homes()`)
  expect(await wrong()).toEqual([{ key: 'homes:Abia|', kept: '7', counted: '1' }])
  await db.execute(sql`SELECT mend_home_counts()`)
  expect(await wrong()).toEqual([])
})
