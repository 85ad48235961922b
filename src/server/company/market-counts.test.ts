import { expect, it } from 'vitest'
import { createListing, createProducts, createSeller } from '../../../tests/support/factories.ts'
import { createTestApi } from '../../../tests/support/test-app.ts'

const { db, get } = await createTestApi()

it('counts the offers that buyers see, their sellers and the states they are in', async () => {
  const [ada, bayo, chika, dele] = [
    await createSeller(db),
    await createSeller(db),
    await createSeller(db),
    await createSeller(db),
  ]
  await createProducts(db, [
    { ownerId: ada.id, location: 'Lagos' },
    { ownerId: ada.id, location: 'Kano' },
    { ownerId: chika.id, location: 'Abia', hiddenReason: 'A joke' },
    { ownerId: dele.id, location: 'Oyo', asleep: true },
  ])
  await createListing(db, { ownerId: bayo.id, state: 'Kano' })
  expect(await get('/site/counts')).toMatchObject({ status: 200, body: { sellers: 2, offers: 3, states: 2 } })
})
