import { expect, it } from 'vitest'
import { createProducts, createSeller } from '../../../tests/support/factories.ts'
import { createTestApi } from '../../../tests/support/test-app.ts'

const { db, get } = await createTestApi()

it('the shop to look at is the one with most products that can be seen', async () => {
  expect(await get('/site/example-shop')).toMatchObject({ status: 200, body: { userId: null } })
  const [small, large, hidden] = [await createSeller(db), await createSeller(db), await createSeller(db)]
  await createProducts(db, [
    { ownerId: small.id },
    ...Array(3).fill({ ownerId: large.id }),
    ...Array(9).fill({ ownerId: hidden.id, hiddenReason: 'A joke' }),
  ])
  expect(await get('/site/example-shop')).toMatchObject({ body: { userId: large.id } })
})
