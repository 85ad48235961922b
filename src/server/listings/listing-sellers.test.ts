import { expect, it } from 'vitest'
import { ListingPage } from '#domain/listings/listing-schema.ts'
import { createListings, createSeller } from '../../../tests/support/factories.ts'
import { createTestApi } from '../../../tests/support/test-app.ts'

const { get, db } = await createTestApi()

it.each([
  ['zumaview', ['A large duplex', 'A large bungalow']],
  ['Zumaview Flats', ['A large duplex', 'A large bungalow']],
  ['duplex zumaview', ['A large duplex']],
  // What says it of itself comes first.
  ['adebisi', ['A flat on Adebisi Street', 'A large house']],
  // What a home is, nobody's name tells.
  ['flat', ['A flat on Adebisi Street', 'A terrace flat']],
])('the homes of whom the search names: %s', async (typed, expected) => {
  const { id: zumaview } = await createSeller(db, { name: 'Zumaview Flats 7' })
  const { id: adebisi } = await createSeller(db, { name: 'Adebisi & Sons' })
  const { id: ownerId } = await createSeller(db)
  const others = { ownerId, address: '4 Broad Road', description: 'Good.' }
  await createListings(
    db,
    [
      { ...others, name: 'A terrace flat' },
      { ...others, name: 'A flat on Adebisi Street' },
      { ...others, name: 'A large house', ownerId: adebisi },
      { ...others, name: 'A large bungalow', ownerId: zumaview },
      { ...others, name: 'A large duplex', ownerId: zumaview },
    ].map((home, day) => ({ ...home, createdAt: new Date(Date.UTC(2026, 0, 1 + day)) })),
  )
  const { listings } = ListingPage.parse(
    (await get(`/listing/search?searchTerm=${encodeURIComponent(typed)}`)).body,
  )
  expect(listings.map(({ name }) => name)).toEqual(expected)
})
