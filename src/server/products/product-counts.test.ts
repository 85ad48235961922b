import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CATEGORIES, PRODUCT_TYPES } from '#domain/catalogue.ts'
import { ProductPage } from '#domain/products/product-schema.ts'
import { users } from '#server/db/schema/accounts.ts'
import { productCountChanges, productCounts } from '#server/db/schema/listed-products.ts'
import { products } from '#server/db/schema/products.ts'
import { createProduct, createProducts, createSeller } from '../../../tests/support/factories.ts'
import { createTestApi } from '../../../tests/support/test-app.ts'
import { foldProductCounts } from './fold-product-counts.ts'
import { recountProducts } from './recount-products.ts'

const { get, db } = await createTestApi()

const totalOf = async (query: string) => {
  const { pagination } = ProductPage.parse((await get(`/product/getCat?${query}`)).body)
  return [pagination.total, pagination.totalCapped]
}
const never = new AbortController().signal
const wrong = () => recountProducts(db, { mend: false })

it('are exact however many there are, by each filter and by several', async () => {
  for (let times = 0; times < 2; times += 1)
    await createProducts(
      db,
      Array.from({ length: 520 }, (_, n) => ({ location: n % 2 ? 'Kano' : 'Lagos' }) as const),
    )
  await createProduct(db, { type: 'Labour', category: 'roofing', subCategories: ['Roof Covering'] })
  expect(await totalOf('')).toEqual([1_041, false])
  expect(await totalOf('category=concrete')).toEqual([1_040, false])
  expect(await totalOf('category=concrete&subCategory=Cement&location=Kano&type=Material')).toEqual([
    520,
    false,
  ])
  expect(await totalOf('type=Labour')).toEqual([1, false])
  expect(await totalOf('location=Lagos')).toEqual([521, false])
})

const STEPS = fc.record({
  step: fc.constantFrom('create', 'move', 'hide', 'sleep', 'delete', 'suspend', 'fold'),
  which: fc.nat({ max: 30 }),
  category: fc.constantFrom(...CATEGORIES),
  state: fc.constantFrom('Lagos', 'Kano', 'Oyo'),
  type: fc.constantFrom(...PRODUCT_TYPES),
})

it('are what is counted anew, whatever is written', { timeout: 30_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(STEPS, { minLength: 5, maxLength: 25 }), async (steps) => {
      const sellers = [await createSeller(db), await createSeller(db)]
      const ids: string[] = []
      for (const { step, which, category, state, type } of steps) {
        const ownerId = sellers[which % 2]?.id ?? ''
        const id = ids[which % Math.max(ids.length, 1)] ?? '00000000-0000-0000-0000-000000000000'
        const one = eq(products.id, id)
        const filed = {
          category: category.id,
          subCategories: category.subCategories.slice(0, 1 + (which % 2)),
        }
        if (step === 'create') {
          const made = await createProducts(db, [{ ownerId, type, location: state, ...filed }, { ownerId }])
          ids.push(...made.map((each) => each.id))
        } else if (step === 'move')
          await db
            .update(products)
            .set({ location: state, type, ...filed })
            .where(one)
        else if (step === 'hide')
          await db
            .update(products)
            .set({ hiddenReason: which % 2 ? 'fake' : null })
            .where(one)
        else if (step === 'sleep')
          await db
            .update(products)
            .set({ asleep: which % 2 === 0 })
            .where(one)
        else if (step === 'delete') await db.delete(products).where(one)
        else if (step === 'suspend')
          await db
            .update(users)
            .set({ suspendedReason: which % 2 ? 'fake' : null })
            .where(eq(users.id, ownerId))
        else await foldProductCounts(db, never, 7)
      }
      expect(await wrong()).toEqual([])
    }),
    { numRuns: 12 },
  )
})

it('are folded with nothing lost', async () => {
  await createProducts(db, [{}, {}])
  await foldProductCounts(db, never)
  expect(await db.$count(productCountChanges)).toBe(0)
  expect(await totalOf('')).toEqual([2, false])
  expect(await wrong()).toEqual([])
})

it('are found wrong, and mended', async () => {
  await createProduct(db)
  await foldProductCounts(db, never)
  await db.update(productCounts).set({ count: 7 }).where(eq(productCounts.key, '||'))
  expect(await wrong()).toEqual([{ key: '||', kept: 7, counted: 1 }])
  await recountProducts(db, { mend: true })
  expect(await wrong()).toEqual([])
  expect(await totalOf('')).toEqual([1, false])
})

it('wait for nobody who writes', async () => {
  await createProduct(db)
  await db.transaction(async (tx) => {
    await createProduct(tx)
    await db.execute(sql`SET lock_timeout = '2s'`)
    await createProduct(db)
    await foldProductCounts(db, never)
    expect(await totalOf('')).toEqual([2, false])
  })
  expect(await totalOf('')).toEqual([3, false])
})
