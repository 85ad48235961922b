import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { SellerListings } from '#domain/listings/listing-schema.ts'
import { users } from '#server/db/schema/accounts.ts'
import {
  createListing,
  createListings,
  createProduct,
  createSeller,
  oneADay,
} from '../../../tests/support/factories.ts'
import { createTestApi } from '../../../tests/support/test-app.ts'

const { db, get } = await createTestApi()

const homesOf = async (id: string, query = '') =>
  SellerListings.parse((await get(`/listing/user/${id}${query}`)).body)

it('shows a seller’s homes as buyers find them, the newest first', async () => {
  const agent = await createSeller(db)
  await createListings(
    db,
    oneADay(12).map((home) => ({ ...home, ownerId: agent.id })),
  )
  await createListing(db)
  await createListings(db, [
    { name: 'Hidden home', ownerId: agent.id, hiddenReason: 'It is not there' },
    { name: 'Waiting home', ownerId: agent.id, waitingFor: 'quota' },
  ])
  const first = await homesOf(agent.id)
  expect(first.listings.map(({ name }) => name)).toEqual(
    [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((day) => `Added on day ${day}`),
  )
  expect(first.pagination).toEqual({
    page: 1,
    limit: 10,
    pages: 2,
    total: 12,
    totalCapped: false,
    next: expect.any(String),
  })
  const second = await homesOf(agent.id, '?page=2')
  expect(second.listings.map(({ name }) => name)).toEqual(['Added on day 2', 'Added on day 1'])
  expect((await homesOf(agent.id, '?page=3')).listings).toEqual([])
})

it('ends with what was let or sold of late, which counts as nothing that is offered', async () => {
  const agent = await createSeller(db)
  const now = Date.now()
  const homes = oneADay(11).map((home) => ({ ...home, ownerId: agent.id }))
  await createListings(db, [
    ...homes,
    { name: 'Let lately', ownerId: agent.id, availability: 'let' },
    { name: 'Sold lately', ownerId: agent.id, type: 'sale', availability: 'sold' },
    { name: 'Paused lately', ownerId: agent.id, availability: 'paused' },
    {
      name: 'Let long ago',
      ownerId: agent.id,
      availability: 'let',
      availabilitySince: new Date(now - 91 * 24 * 3_600_000),
    },
  ])
  const first = await homesOf(agent.id)
  expect(first.listings).toHaveLength(10)
  expect(first.pagination).toEqual({
    page: 1,
    limit: 10,
    pages: 2,
    total: 11,
    totalCapped: false,
    next: expect.any(String),
  })
  expect((await homesOf(agent.id, '?page=2')).listings.map(({ name }) => name)).toEqual([
    'Added on day 1',
    'Sold lately',
    'Let lately',
  ])
  expect((await homesOf(agent.id, '?page=3')).listings).toEqual([])
})

it('has none of a seller without homes, and is not there for whom nobody sees', async () => {
  const { ownerId } = await createProduct(db)
  expect(await homesOf(ownerId)).toMatchObject({ listings: [], pagination: { total: 0 } })
  await db.update(users).set({ hiddenReason: 'A fraud' }).where(eq(users.id, ownerId))
  expect((await get(`/listing/user/${ownerId}`)).status).toBe(404)
  expect((await get('/listing/user/nobody')).status).toBe(404)
})
