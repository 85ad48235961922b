import { sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { createProducts, createSeller } from '../../../tests/support/factories.ts'
import { createTestDatabase } from '../../../tests/support/test-database.ts'
import { wordShares } from './word-shares.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)

it('a word is as frequent as the statistics of the catalogue say', async () => {
  const seller = await createSeller(db)
  const names = Array.from({ length: 40 }, (_, n) => (n % 4 === 0 ? 'Iron rod in bundles' : 'Cement in bags'))
  await createProducts(
    db,
    names.map((name) => ({ name, ownerId: seller.id })),
  )
  await db.execute(sql`ANALYZE searchable_products`)
  const shareOf = await wordShares(db)
  expect(shareOf?.('bag')).toBeCloseTo(0.75)
  expect(shareOf?.('rod')).toBeCloseTo(0.25)
  expect(shareOf?.('marble')).toBeLessThan(0.01)
})
