import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createProduct } from '../../../tests/support/factories.ts'
import { createTestApi } from '../../../tests/support/test-app.ts'
import type { SelectDb } from './client.ts'
import { prepareRows } from './prepared-rows.ts'
import { users } from './schema/accounts.ts'
import { products } from './schema/products.ts'

const { db } = await createTestApi()

const select = (reader: SelectDb) =>
  reader
    .select({
      ...{ price: products.regularPrice, confirmedAt: products.priceConfirmedAt, pack: products.packSize },
      twice: sql<number>`${products.regularPrice}::int * 2`,
      seller: { id: users.id, at: users.createdAt, image: users.image },
      breaks: products.priceBreaks,
      subCategories: products.subCategories,
    })
    .from(products)
    .innerJoin(users, eq(users.id, products.ownerId))
    .where(eq(products.id, sql.placeholder('id')))

it('has the rows that Drizzle makes of a select, in a transaction, too', async () => {
  const { id } = await createProduct(db, { priceBreaks: [{ from: 50, price: 9 }] })
  const [row, ...others] = await select(db).prepare('by_drizzle').execute({ id })
  expect(row).toMatchObject({ breaks: [{ from: 50, price: 9 }], pack: null, confirmedAt: expect.any(Date) })
  expect(others).toEqual([])
  expect(await prepareRows(db, 'rows', select(db)).execute({ id })).toStrictEqual([row])
  await db.transaction(async (tx) => {
    expect(await prepareRows(tx, 'rows', select(tx)).execute({ id })).toStrictEqual([row])
  })
})

it('takes no left join, whose missing fields Drizzle would gather into one null', () => {
  const query = db.select({ id: products.id }).from(products).leftJoin(users, eq(users.id, products.ownerId))
  // @ts-expect-error: users may be missing
  prepareRows(db, 'missing', query)
})
