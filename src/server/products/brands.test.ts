import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { ProductPage } from '#domain/products/product-schema.ts'
import { ProductFacets } from '#domain/search/search-schema.ts'
import { countKeyOf, readProductCounts } from '#server/db/product-counts.ts'
import { createProducts } from '../../../tests/support/factories.ts'
import { createTestApi } from '../../../tests/support/test-app.ts'
import { fillProductMaking } from './fill-product-making.ts'

const { get, db } = await createTestApi()

const search = async (query: string) => ProductPage.parse((await get(`/product/getCat?${query}`)).body)
const names = async (query: string) => (await search(query)).products.map(({ name }) => name).toSorted()

const OFFERS = [
  { name: 'Cement, 50 kg bag', brand: 'Dangote', materialId: 'cement', location: 'Lagos' as const },
  { name: 'Dangote Cement 3X', location: 'Lagos' as const },
  { name: 'Elephant cement, 50 kg', brand: 'Elephant', materialId: 'cement', location: 'Kano' as const },
]

it('a maker that is read or said is a filter, a word and a count', async () => {
  await createProducts(db, OFFERS)
  const dangote = ['Cement, 50 kg bag', 'Dangote Cement 3X']
  expect(await names('brand=dangote')).toEqual(dangote)
  expect(await names('brand=Elephant&location=Kano')).toEqual(['Elephant cement, 50 kg'])
  for (const unknown of ['Nobody', 'n'.repeat(3_000)]) expect(await names(`brand=${unknown}`)).toEqual([])
  const kept = countKeyOf({ category: 'concrete', location: 'Kano', brand: 'Elephant' })
  expect(await readProductCounts(db, [kept])).toEqual(new Map([[kept, 1]]))

  const typed = await search('name=dangote+cement')
  expect(typed.products.map(({ name }) => name).toSorted()).toEqual(dangote)
  expect(typed.understood).toContainEqual(
    expect.objectContaining({ kind: 'brand', filter: { brand: 'Dangote' } }),
  )

  const facets = ProductFacets.parse((await get('/product/facets?brand=Elephant')).body)
  expect(facets.total).toBe(1)
  expect(facets.brands.map(({ brand, count }) => [brand, count])).toEqual([
    ['Dangote', 1],
    ['Elephant', 1],
  ])
})

it('a maker that nobody offers stays a word', async () => {
  await createProducts(db, OFFERS)
  const { understood } = await search('name=lafarge+cement')
  expect(understood.find(({ kind }) => kind === 'brand')?.filter).toEqual({})
})

it('offers that were there before get their makers among their words', async () => {
  await createProducts(db, OFFERS)
  await db.execute(
    sql`UPDATE searchable_products SET words = ts_delete(words, ARRAY['@brand:elephant', 'eleph'])`,
  )
  await db.execute(sql`DELETE FROM table_fills WHERE name = 'product_making'`)
  await fillProductMaking(db, new AbortController().signal, 2)
  const { rows } = await db.execute(
    sql`SELECT FROM searchable_products WHERE words @@ '''@brand:elephant'''::tsquery`,
  )
  expect(rows).toHaveLength(1)
})
