import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Listing, ListingPage } from '#domain/listings/listing-schema.ts'
import { SEARCH_TOTAL_MAX } from '#domain/pagination.ts'
import {
  attachImages,
  createListing,
  createListings,
  createReview,
  createSeller,
  forgetIndexes,
  oneADay,
} from '../../../tests/support/factories.ts'
import { createTestApi, signInAs } from '../../../tests/support/test-app.ts'

const { ctx, get, db } = await createTestApi()

async function list(query = ''): Promise<{ names: string[]; total: number }> {
  const { body, headers } = await get(`/listing/get?${query}`)
  const names = z
    .array(Listing)
    .parse(body)
    .map(({ name }) => name)
  return { names, total: Number(headers.get('X-Total-Count')) }
}

describe('a listing', () => {
  it('has exactly the fields of the contract, in naira, with its seller', async () => {
    const seller = await createSeller(db, {
      name: 'Ada Homes',
      mobileNumber: '+2348051234567',
      emailVerified: false,
    })
    await createReview(db, { sellerId: seller.id, rating: 3 })
    const listing = await createListing(db, {
      ownerId: seller.id,
      name: 'Duplex with a garden',
      description: 'Five minutes from the market.',
      address: '4 Aso Drive',
      state: 'FCT',
      lga: 'Bwari',
      area: 'Maitama',
      type: 'rent',
      rentPeriod: 'year',
      bedrooms: 4,
      bathrooms: 5,
      regularPrice: 18_000_000,
      discountPrice: 17_500_000.5,
      parking: true,
      furnished: true,
      agencyFee: { percent: 7.5 },
      legalFee: { amount: 50_000_050 },
      cautionFee: { amount: 0 },
      serviceFee: { percent: 10 },
      minimumTerm: 24,
      rentIncludes: ['water'],
      availability: 'under-offer',
      availabilitySince: new Date('2026-02-05T04:05:06.789Z'),
      confirmedAt: new Date('2026-02-05T04:05:06.789Z'),

      createdAt: new Date('2026-02-03T04:05:06.789Z'),
      updatedAt: new Date('2026-03-04T05:06:07.890Z'),
    })
    await attachImages(db, { listing }, ['/l/front.webp', '/l/kitchen.webp'])
    await forgetIndexes(db, 'images', 'listing_images')

    const expected = {
      _id: listing.id,
      name: 'Duplex with a garden',
      description: 'Five minutes from the market.',
      address: '4 Aso Drive',
      state: 'FCT',
      lga: 'Bwari',
      area: 'Maitama',
      kind: 'duplex',
      kindGuessed: true,
      type: 'rent',
      rentPeriod: 'year',
      bedrooms: 4,
      bathrooms: 5,
      regularPrice: 18_000_000,
      discountPrice: 17_500_000.5,
      offer: true,
      parking: true,
      furnished: true,
      fees: {
        agency: { percent: 7.5 },
        legal: { amount: 500_000.5 },
        caution: { amount: 0 },
        service: { percent: 10 },
      },
      minimumTerm: 24,
      rentIncludes: ['water'],
      // 35,000,001 for two years, and 17.5 per cent of that, in kobo each.
      moveInCost: 41_625_001.68,
      availability: 'under-offer',
      availabilitySince: '2026-02-05T04:05:06.789Z',
      confirmedAt: '2026-02-05T04:05:06.789Z',
      freshness: 'stale',
      imageUrls: ['/l/front.webp', '/l/kitchen.webp'],
      images: ['/l/front.webp', '/l/kitchen.webp'].map((url) => ({
        url,
        width: 800,
        height: 600,
        placeholder: 'data:image/webp;base64,AAAA',
        widths: [400, 800],
      })),
      userRef: {
        _id: seller.id,
        username: 'Ada Homes',
        slug: null,
        avatar: null,
        mobileNumber: '+2348051234567',
        verified: false,
        rating: 3,
        reviewCount: 1,
      },
      createdAt: '2026-02-03T04:05:06.789Z',
      updatedAt: '2026-03-04T05:06:07.890Z',
    }
    expect((await get(`/listing/get/${listing.id}`)).body).toEqual(expected)
    expect((await get('/listing/get')).body).toEqual([expected])
    const own = await get(`/user/listings/${seller.id}`, await signInAs(ctx, seller))
    expect(own.body).toEqual([expected])
  })

  it('has the defaults of the specification', async () => {
    const { id } = await createListing(db)
    expect((await get(`/listing/get/${id}`)).body).toMatchObject({
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
      images: [],
    })
  })
})

describe('the filters of GET /listing/get', () => {
  const FLAT = 'Flat in Lekki'
  const HOUSE = 'House in Maitama'
  const ROOM = 'Room in Sabon Gari'

  it.each([
    ['', [FLAT, HOUSE, ROOM]],
    ['type=all', [FLAT, HOUSE, ROOM]],
    ['type=rent', [FLAT, ROOM]],
    ['type=sale', [HOUSE]],
    ['parking=true', [FLAT, HOUSE]],
    ['furnished=true', [FLAT]],
    ['offer=true', [HOUSE]],
    ['parking=false&furnished=false&offer=false', [FLAT, HOUSE, ROOM]],
    ['parking=1&furnished=yes&offer=TRUE', [FLAT, HOUSE, ROOM]],
    ['minPrice=100000', [FLAT, HOUSE]],
    ['maxPrice=100000', [FLAT, ROOM]],
    ['minPrice=30000&maxPrice=30000', [ROOM]],
    ['minPrice=100001&maxPrice=79999999', []],
    ['maxPrice=80000000', [FLAT, HOUSE, ROOM]],
    ['minPrice=10000000000', []],
    ['bedrooms=5', [HOUSE]],
    ['bedrooms=4', []],
    ['minBedrooms=2', [FLAT, HOUSE]],
    ['minBedrooms=5', [HOUSE]],
    ['minBathrooms=2', [HOUSE]],
    ['minBathrooms=0', [FLAT, HOUSE, ROOM]],
    ['state=Lagos', [FLAT]],
    ['state=abuja', [HOUSE]],
    ['area=LEKKI%20phase%201', [FLAT]],
    ['area=Lekki', [FLAT]],
    ['area=1+lekki', [FLAT]],
    ['area=Lekki%20Phase%202', []],
    ['area=Lek', []],
    ['area=%25', []],
    ['area=Lekki%20Phase%20_', [FLAT]],
    ['area=100%25%20_%5C', [ROOM]],
    ['area=%00', []],
    ['searchTerm=maitama', [HOUSE]],
    ['type=rent&parking=true', [FLAT]],
    ['type=sale&furnished=true', []],
    [
      'searchTerm=flat&type=rent&parking=true&furnished=true&state=Lagos&area=lekki+phase+1&minBedrooms=3&minPrice=1&maxPrice=200000',
      [FLAT],
    ],
    ['searchTerm=&type=&parking=&minPrice=&minBedrooms=&state=&area=&colour=red', [FLAT, HOUSE, ROOM]],
  ])('%s', async (query, expected) => {
    await createListings(db, [
      {
        name: FLAT,
        state: 'Lagos',
        area: 'Lekki Phase 1',
        bedrooms: 3,
        regularPrice: 1_200_000,
        rentPeriod: 'year',
        parking: true,
        furnished: true,
        createdAt: new Date('2026-01-03'),
      },
      {
        name: HOUSE,
        state: 'FCT',
        lga: 'Abuja Municipal',
        type: 'sale',
        bedrooms: 5,
        bathrooms: 4,
        regularPrice: 90_000_000,
        discountPrice: 80_000_000,
        parking: true,
        createdAt: new Date('2026-01-02'),
      },
      {
        name: ROOM,
        state: 'Kano',
        area: '100% _\\',
        regularPrice: 30_000,
        createdAt: new Date('2026-01-01'),
      },
    ])
    expect(await list(query)).toEqual({ names: expected, total: expected.length })
  })
})

describe('pages of listings', () => {
  it.each([
    ['', 10, 'Added on day 12'],
    ['startIndex=10', 2, 'Added on day 2'],
    ['startIndex=12', 0, undefined],
    ['limit=1&startIndex=3', 1, 'Added on day 9'],
    ['limit=50', 12, 'Added on day 12'],
  ])('?%s answers %d from %s on, and the total', async (query, count, first) => {
    await createListings(db, oneADay(12))
    const { names, total } = await list(query)
    expect(names).toHaveLength(count)
    expect(names[0]).toBe(first)
    expect(total).toBe(12)
  })

  it('are empty where there is nothing', async () => {
    expect(await list()).toEqual({ names: [], total: 0 })
  })
})

describe('GET /user/listings/{id}', () => {
  it('answers theirs alone, newest first, 50 from startIndex on', async () => {
    const { id } = await createSeller(db)
    const own = await signInAs(ctx, { id })
    await createListings(db, oneADay(51, { ownerId: id }))
    await createListing(db, { name: "Somebody else's" })
    const read = async (query: string) => {
      const { headers, body } = await get(`/user/listings/${id}?${query}`, own)
      expect(headers.get('X-Total-Count')).toBe('51')
      return z
        .array(Listing)
        .parse(body)
        .map(({ name }) => name)
    }
    const first = await read('')
    expect(first).toHaveLength(50)
    expect(first[0]).toBe('Added on day 51')
    expect(await read('startIndex=50')).toEqual(['Added on day 1'])
    expect(await read('startIndex=1&limit=2')).toEqual(['Added on day 50', 'Added on day 49'])
  })

  it('is for that person alone, and is kept by nobody', async () => {
    const seller = await createSeller(db)
    const headers = await signInAs(ctx, await createSeller(db))
    const own = await get(`/user/listings/${seller.id}`, await signInAs(ctx, seller))
    expect(own).toMatchObject({ status: 200, body: [] })
    expect(own.headers.get('Cache-Control')).toBe('private, no-store')
    expect(await get(`/user/listings/${seller.id}`)).toMatchObject({ status: 401 })
    expect(await get(`/user/listings/${seller.id}`, headers)).toMatchObject({ status: 403 })
    for (const id of [randomUUID(), 'nobody'])
      expect(await get(`/user/listings/${id}`, headers)).toMatchObject({
        status: 404,
        body: { message: 'No such person or shop.' },
      })
  })
})

describe('a total', () => {
  it('of other filters than state and type is counted to a thousand, and more pages follow as long as there are more homes', async () => {
    await createListings(
      db,
      Array.from({ length: SEARCH_TOTAL_MAX + 30 }, (_, n) => ({
        state: n < SEARCH_TOTAL_MAX ? 'Lagos' : 'Kano',
      })),
    )
    const headers = async (query: string) => {
      const answer = await get(`/listing/get?${query}`)
      return [answer.headers.get('X-Total-Count'), answer.headers.get('X-Total-Capped')]
    }
    expect(await headers('')).toEqual(['1030', 'false'])
    expect(await headers('minBedrooms=0')).toEqual(['1000', 'true'])
    expect(await headers('state=Lagos')).toEqual(['1000', 'false'])
    expect(await headers('state=Kano')).toEqual(['30', 'false'])

    const read = async (page: number) =>
      ListingPage.parse((await get(`/listing/search?minBedrooms=0&limit=50&page=${page}`)).body)
    const pagination = { limit: 50, total: 1_000, totalCapped: true }
    expect((await read(1)).pagination).toMatchObject({ ...pagination, page: 1, pages: 20 })
    expect((await read(20)).pagination).toMatchObject({ ...pagination, page: 20, pages: 21 })
    const last = await read(21)
    expect(last.pagination).toEqual({ ...pagination, page: 21, pages: 21, next: null })
    expect(last.listings).toHaveLength(30)
  })
})
