import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Listing } from '#domain/listings/listing-schema.ts'
import { SEARCH_TOTAL_MAX } from '#domain/pagination.ts'
import { listings } from '#server/db/schema/listings.ts'
import {
  createListing,
  createListings,
  forgetIndexes,
  type ListingOverrides,
  oneADay,
} from '../../../tests/support/factories.ts'
import { createTestApi } from '../../../tests/support/test-app.ts'

const { get, db } = await createTestApi()

const list = async (query: string) => z.array(Listing).parse((await get(`/listing/get?${query}`)).body)
const listNames = async (query: string) => (await list(query)).map(({ name }) => name)

describe('the order of GET /listing/get', () => {
  const byTime = oneADay(3)
  /** Dearest first: the shown price a month. */
  const byPrice: ListingOverrides[] = [
    { name: '500,000 a month', regularPrice: 500_000 },
    { name: '5,000,000 a year', regularPrice: 5_000_000, rentPeriod: 'year' },
    { name: '400,000 a month by offer', regularPrice: 900_000, discountPrice: 400_000 },
    {
      name: '3,600,000 a year by offer',
      regularPrice: 12_000_000,
      discountPrice: 3_600_000,
      rentPeriod: 'year',
    },
    { name: '200,000 for sale', regularPrice: 200_000, type: 'sale' },
    { name: '150,000 for sale by offer', regularPrice: 800_000, discountPrice: 150_000, type: 'sale' },
    { name: '100,000 a month', regularPrice: 100_000 },
  ]
  const dearestFirst = byPrice.map(({ name }) => name)

  it.each([
    ['', ['Added on day 3', 'Added on day 2', 'Added on day 1']],
    ['sort=created_at&order=desc', ['Added on day 3', 'Added on day 2', 'Added on day 1']],
    ['sort=created_at&order=asc', ['Added on day 1', 'Added on day 2', 'Added on day 3']],
    ['sort=createdAt&order=asc', ['Added on day 1', 'Added on day 2', 'Added on day 3']],
    ['order=asc', ['Added on day 1', 'Added on day 2', 'Added on day 3']],
  ])('?%s', async (query, expected) => {
    await createListings(db, byTime)
    expect(await listNames(query)).toEqual(expected)
  })

  it('by price is by the price shown: the offer, a year as its twelfth', async () => {
    await createListings(db, byPrice.toReversed())
    expect(await listNames('sort=regularPrice')).toEqual(dearestFirst)
    expect(await listNames('sort=regularPrice&order=desc')).toEqual(dearestFirst)
    expect(await listNames('sort=regularPrice&order=asc')).toEqual(dearestFirst.toReversed())
  })

  it('by price is by id among equals, in both directions and over the pages', async () => {
    const ids = Array.from({ length: 12 }, () => randomUUID())
    await createListings(
      db,
      ids.map((id) => ({ id, regularPrice: 50_000 })),
    )
    ids.sort()
    await forgetIndexes(db, 'searchable_listings')
    const read = async (query: string) =>
      z
        .array(Listing)
        .parse((await get(`/listing/get?sort=regularPrice&limit=5&${query}`)).body)
        .map(({ _id }) => _id)
    const pages = async (order: string) =>
      (await Promise.all([0, 5, 10].map((start) => read(`order=${order}&startIndex=${start}`)))).flat()
    expect(await pages('asc')).toEqual(ids)
    expect(await pages('desc')).toEqual(ids.toReversed())
  })

  it.each([
    ['minPrice=400000', dearestFirst.slice(0, 3)],
    ['maxPrice=300000', dearestFirst.slice(3)],
    ['type=rent&minPrice=300000&maxPrice=416667', dearestFirst.slice(1, 4)],
  ])('?%s filters by the same price', async (query, expected) => {
    await createListings(db, byPrice)
    expect(await listNames(`sort=regularPrice&${query}`)).toEqual(expected)
  })

  it('of a search is the best match first, unless a sort is asked for', async () => {
    await createListings(db, [
      { name: 'Courtyard in Lekki', regularPrice: 50_000 },
      { name: 'Ordinary home', address: '1 Courtyard Street', regularPrice: 70_000 },
      { name: 'Another home', description: 'Near the courtyard.', regularPrice: 60_000 },
    ])
    const best = ['Courtyard in Lekki', 'Ordinary home', 'Another home']
    expect(await listNames('searchTerm=courtyard')).toEqual(best)
    expect(await listNames('searchTerm=courtyard&sort=regularPrice')).toEqual([
      'Ordinary home',
      'Another home',
      'Courtyard in Lekki',
    ])
  })

  it('of a search that more than a thousand homes match is the best of the newest thousand, then the others', async () => {
    const homes = (count: number): ListingOverrides[] =>
      Array.from({ length: count }, (_, n) => ({
        name: n === 0 ? 'Courtyard, the oldest' : 'Home in Lekki',
        description: 'A courtyard.',
        createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, n)),
      }))
    await createListings(db, homes(SEARCH_TOTAL_MAX))
    expect((await listNames('searchTerm=courtyard'))[0]).toBe('Courtyard, the oldest')
    await createListing(db, { name: 'Home, the newest', description: 'A courtyard.' })
    await createListing(db, { name: 'A courtyard in Yaba', createdAt: new Date('2026-01-01T00:00:05Z') })
    expect(await listNames('searchTerm=courtyard&limit=3')).toEqual([
      'A courtyard in Yaba',
      'Home, the newest',
      'Home in Lekki',
    ])
    const last = await list(`searchTerm=courtyard&limit=4&startIndex=${SEARCH_TOTAL_MAX - 2}`)
    expect(last.map(({ name }) => name)).toEqual([
      'Home in Lekki',
      'Home in Lekki',
      'Home in Lekki',
      'Courtyard, the oldest',
    ])
    expect(new Set(last.map(({ _id }) => _id)).size).toBe(4)
  })
})

describe('a search of listings', () => {
  it.each([
    ['a word of the name', 'duplex', ['Duplex with a garden']],
    ['a word of the address', 'aso', ['Duplex with a garden']],
    ['the area', 'maitama', ['Duplex with a garden']],
    ['the state', 'kaduna', ['Flat beside the bank']],
    ['a word of the description', 'borehole', ['Duplex with a garden']],
    ['words of different places', 'duplex maitama borehole', ['Duplex with a garden']],
    ['the beginning of a word', 'dupl', ['Duplex with a garden']],
    ['nothing by the beginning of a word of the description', 'gues', []],
    ['another form of a word', 'gardens boreholes', ['Duplex with a garden']],
    ['a word written wrongly', 'maitma', ['Duplex with a garden']],
    ['a word of the description although it resembles one of a name', 'tank', ['Duplex with a garden']],
    ['nothing by a mistake in a word that stands in descriptions alone', 'hamock', []],
    ['nothing where one word is missing', 'duplex kaduna', []],
    ['nothing by LIKE characters', '%', []],
    ['nothing by a NUL', '\0', []],
    ['nothing by one long word', 'x'.repeat(10_000), []],
  ])('finds %s', async (_what, searchTerm, expected) => {
    await createListings(db, [
      {
        name: 'Duplex with a garden',
        address: '4 Aso Drive',
        area: 'Maitama',
        state: 'FCT',
        lga: 'Abuja Municipal',
        description: 'A borehole, a guesthouse, a hammock and a tank.',
      },
      { name: 'Flat beside the bank', state: 'Kaduna' },
    ])
    expect(await listNames(`searchTerm=${encodeURIComponent(searchTerm)}`)).toEqual(expected)
  })

  it('finds the words of names that begin so', async () => {
    const alphabet = Array.from({ length: 26 }, (_, n) => String.fromCharCode(97 + n))
    await createListings(
      db,
      ['b', 'c', 'd'].flatMap((second) => alphabet.map((third) => ({ name: `House qa${second}${third}x` }))),
    )
    for (const [begun, count] of [
      ['qab', 26],
      ['qabz', 1],
    ])
      expect((await get(`/listing/get?searchTerm=${begun}`)).headers.get('X-Total-Count')).toBe(String(count))
  })

  it('corrects a mistake to a word of descriptions once it stands in a name', async () => {
    await createListing(db, { name: 'House in Yaba', description: 'With a borehole.' })
    await createListing(db, { name: 'Borehole house' })
    expect(await listNames('searchTerm=borehle')).toEqual(['Borehole house', 'House in Yaba'])
  })

  it('follows what is written, hidden and deleted', async () => {
    const { id } = await createListing(db, { name: 'House in Yaba', state: 'Lagos' })
    const change = (to: Partial<typeof listings.$inferInsert>) =>
      db.update(listings).set(to).where(eq(listings.id, id))
    await change({ name: 'Duplex in Jos', state: 'Plateau', lga: 'Jos North', regularPrice: 5_000_000 })
    expect(await listNames('searchTerm=duplex+jos&state=plateau&maxPrice=50000')).toEqual(['Duplex in Jos'])
    expect(await listNames('searchTerm=yaba')).toEqual([])
    await change({ hiddenReason: 'Not theirs' })
    expect(await listNames('')).toEqual([])
    await change({ hiddenReason: null })
    expect(await listNames('searchTerm=jos')).toEqual(['Duplex in Jos'])
    await db.delete(listings)
    expect(await listNames('')).toEqual([])
  })

  it('counts what was there at the time', async () => {
    await createListings(db, oneADay(3))
    const counted = async (query: string) =>
      (await get(`/listing/get?searchTerm=added&${query}`)).headers.get('X-Total-Count')
    expect(await counted('')).toBe('3')
    expect(await counted('asOf=2026-01-02T12:00:00Z')).toBe('2')
    expect(await counted('asOf=2026-01-02T12:00:00Z&limit=1&startIndex=1')).toBe('2')
    expect(await counted('asOf=2025-01-01T00:00:00Z')).toBe('0')
  })

  it.each([
    ['the word as it was mistyped', 'duplxe', 'A Duplxe that came later'],
    [
      'all the words, which none had',
      'cottage garden fountain',
      'A cottage with fountain and garden that came later',
    ],
  ])(
    'goes on with the homes of the first page when one is added that has %s',
    async (_what, typed, later) => {
      await createListings(db, [
        ...Array.from({ length: 6 }, (_, home) => ({ name: `Duplex, number ${home + 1}` })),
        ...Array.from({ length: 6 }, (_, home) => ({ name: `Cottage with garden ${home + 1}` })),
      ])
      const path = `/listing/get?searchTerm=${encodeURIComponent(typed)}&limit=4`
      const first = await get(path)
      const asOf = encodeURIComponent(first.headers.get('X-As-Of') ?? '')
      await createListing(db, { name: later })
      const second = await get(`${path}&startIndex=4&asOf=${asOf}`)
      expect(second.headers.get('X-Total-Count')).toBe('6')
      const found = [first, second].flatMap(({ body }) =>
        z
          .array(Listing)
          .parse(body)
          .map(({ _id }) => _id),
      )
      expect(new Set(found).size).toBe(6)
    },
  )
})
