import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Product } from '#domain/products/product-schema.ts'
import { createProduct, createProducts } from '../../../tests/support/factories.ts'
import { createTestApi } from '../../../tests/support/test-app.ts'

const { get, db } = await createTestApi()

const names = (products: Product[]) => products.map(({ name }) => name)

describe('GET /product/getProduct/category/{id}', () => {
  const related = async (id: string) =>
    z.object({ products: z.array(Product) }).parse((await get(`/product/getProduct/category/${id}`)).body)
      .products

  it('answers the nearest of its category and type first, and never the product itself', async () => {
    const granite = { subCategories: ['Granite'] }
    const kano = { location: 'Kano' } as const
    const { id } = await createProduct(db, { name: 'The product itself' })
    await createProducts(db, [
      { name: 'Same sub-category and state, older', createdAt: new Date('2026-01-01') },
      { name: 'Same sub-category and state, newer', createdAt: new Date('2026-01-02') },
      { name: 'Several sub-categories, same state', subCategories: ['Granite', 'Cement'] },
      { name: 'Same sub-category, elsewhere', ...kano },
      { name: 'Same state, other sub-category', ...granite },
      { name: 'Only the category', ...granite, ...kano },
      { name: 'Another type, same sub-category and state', type: 'Labour' },
      { name: 'Another category', category: 'formwork', subCategories: ['Nails'] },
    ])
    expect(names(await related(id))).toEqual([
      'Several sub-categories, same state',
      'Same sub-category and state, newer',
      'Same sub-category and state, older',
      'Same sub-category, elsewhere',
      'Same state, other sub-category',
      'Only the category',
    ])
  })

  it('answers the same trade before others of the sub-category, however new', async () => {
    const work = { type: 'Labour', materialId: 'labour-concreting', location: 'Kano' } as const
    const { id } = await createProduct(db, { ...work, location: 'Lagos' })
    await createProducts(db, [
      { ...work, name: 'The same trade, older', createdAt: new Date('2026-01-01') },
      { ...work, name: 'Another trade', materialId: 'labour-offloading', createdAt: new Date('2026-01-02') },
    ])
    expect(names(await related(id))).toEqual(['The same trade, older', 'Another trade'])
  })

  it('answers eight at most: an old near one before a new far one', async () => {
    const { id } = await createProduct(db)
    await createProducts(
      db,
      Array.from({ length: 20 }, () => ({ location: 'Kano', createdAt: new Date('2026-03-01') }) as const),
    )
    await createProduct(db, { name: 'Old but near', createdAt: new Date('2025-01-01') })
    const products = await related(id)
    expect(products).toHaveLength(8)
    expect(products[0]?.name).toBe('Old but near')
  })

  it('answers an empty list where there is none', async () => {
    expect(await related((await createProduct(db)).id)).toEqual([])
  })
})
