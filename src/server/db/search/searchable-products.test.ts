import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createProduct } from '../../../../tests/support/factories.ts'
import { createTestDatabase } from '../../../../tests/support/test-database.ts'
import { searchableProducts } from '../schema/searchable-products.ts'

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
