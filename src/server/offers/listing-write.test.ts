import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Listing } from '#domain/listings/listing-schema.ts'
import { listings } from '#server/db/schema/listings.ts'
import { NEW_LISTING, signedInSeller } from '../../../tests/support/new-offers.ts'
import { createTestApi } from '../../../tests/support/test-app.ts'

const { call, ctx, db, get } = await createTestApi()

let own: Record<string, string>

beforeEach(async () => {
  ;({ own } = await signedInSeller(ctx))
})

const good = {
  ...NEW_LISTING,
  description: 'Tiled,\nprepaid meter.',
  type: 'rent',
  bedrooms: 2,
  bathrooms: 2,
  discountPrice: 230_000,
  offer: true,
  parking: true,
  furnished: false,
  imageUrls: ['/l/2.webp', '/l/1.webp'],
}

const create = (changes: object = {}) => call('POST', '/listing/create', { ...good, ...changes }, own)
const update = (id: string, changes: object) => call('PUT', `/listing/update/${id}`, changes, own)
const idOf = (body: unknown) => z.object({ _id: z.string() }).parse(body)._id
const shown = async (id: string) => Listing.parse((await get(`/listing/get/${id}`)).body)

describe('POST /listing/create', () => {
  it('fills in the defaults of the specification, the price apart', async () => {
    const { body } = await call('POST', '/listing/create', NEW_LISTING, own)
    expect(body).toMatchObject({
      type: 'rent',
      rentPeriod: 'month',
      bedrooms: 1,
      bathrooms: 1,
      discountPrice: 0,
      offer: false,
      parking: false,
      furnished: false,
      state: null,
      area: null,
    })
  })

  it.each<[object, string]>([
    [{ name: 'too short' }, 'Listing name must have 10 to 62 characters'],
    [{ name: 'x'.repeat(63) }, 'Listing name must have 10 to 62 characters'],
    [{ description: '' }, 'Listing description is required'],
    [{ address: null }, 'Listing address is required'],
    [{ type: 'both' }, 'Listing type must be one of rent, sale'],
    [{ bedrooms: 0 }, 'Listing bedrooms must be a whole number from 1 to 10'],
    [{ bathrooms: 11 }, 'Listing bathrooms must be a whole number from 1 to 10'],
    [{ bedrooms: 1.5 }, 'Listing bedrooms must be a whole number from 1 to 10'],
    [{ regularPrice: 9, offer: false }, 'Listing price for rent must be at least 10 naira a month'],
    [{ regularPrice: 1_000_001 }, 'Listing price for rent must be at most 1,000,000 naira a month'],
    [{ discountPrice: 250_000 }, 'Discount price must be lower than regular price'],
    [{ discountPrice: 260_000 }, 'Discount price must be lower than regular price'],
    [{ imageUrls: undefined }, 'You must upload atleast one image'],
    [{ imageUrls: [] }, 'You must upload atleast one image'],
    [{ offer: 'yes' }, 'Listing offer must be true or false'],
  ])('refuses %j', async (changes, message) => {
    expect(await create(changes)).toMatchObject({ status: 422, body: { success: false, message } })
    expect(await db.$count(listings)).toBe(0)
  })

  it('lets a home for sale cost what homes cost', async () => {
    expect(await create({ type: 'sale', regularPrice: 10_000_000_000 })).toMatchObject({ status: 201 })
    expect(await create({ rentPeriod: 'year', regularPrice: 1_000_000_000 })).toMatchObject({ status: 201 })
  })
})

describe('PUT /listing/update/{id}', () => {
  it('changes what it names, and keeps the rest', async () => {
    const id = idOf((await create({ state: 'Lagos', area: 'Yaba', bedrooms: 5, furnished: true })).body)
    const before = await shown(id)
    const { status, body, headers } = await update(id, { parking: false, area: null })
    expect(status).toBe(200)
    const after = await shown(id)
    expect(body).toEqual(after)
    expect(after).toEqual({
      ...before,
      parking: false,
      area: null,
      updatedAt: after.updatedAt,
      confirmedAt: after.confirmedAt,
    })
    expect(after.updatedAt > before.updatedAt).toBe(true)
    expect(after.confirmedAt > before.confirmedAt).toBe(true)
    expect(headers.get('ETag')).toMatch(/^"2-/)
  })

  it.each<[object, string]>([
    [{ regularPrice: 2_000_000 }, 'Listing price for rent must be at most 1,000,000 naira a month'],
    [{ imageUrls: [] }, 'You must upload atleast one image'],
  ])('holds the rules of the whole listing for %j', async (changes, message) => {
    const id = idOf((await create()).body)
    const before = await shown(id)
    expect(await update(id, changes)).toMatchObject({ status: 422, body: { message } })
    expect(await shown(id)).toEqual(before)
  })

  it('from sale to rent asks for a price that a rent can be', async () => {
    const id = idOf((await create({ type: 'sale', regularPrice: 85_000_000, offer: false })).body)
    expect(await update(id, { type: 'rent' })).toMatchObject({ status: 422 })
    expect(await update(id, { type: 'rent', rentPeriod: 'year' })).toMatchObject({ status: 200 })
  })

  it('without its offer forgets the price of it', async () => {
    const id = idOf((await create()).body)
    expect(await update(id, { offer: false })).toMatchObject({ body: { offer: false, discountPrice: 0 } })
  })
})
