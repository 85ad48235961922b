import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Listing } from '#domain/listings/listing-schema.ts'
import { createListings, type ListingOverrides } from '../../../tests/support/factories.ts'
import { randomRuns } from '../../../tests/support/proof.ts'
import { createTestApi } from '../../../tests/support/test-app.ts'

const { get, db } = await createTestApi()

/** What may be asked, each with what it means for a home as it was answered. */
const MEANINGS = {
  type: { all: () => true, rent: (home) => home.type === 'rent', sale: (home) => home.type === 'sale' },
  parking: { true: (home) => home.parking, false: () => true },
  furnished: { true: (home) => home.furnished, false: () => true },
  offer: { true: (home) => home.offer, false: () => true },
  minPrice: { '90000': (home) => monthly(home) >= 90_000, '300000': (home) => monthly(home) >= 300_000 },
  maxPrice: { '300000': (home) => monthly(home) <= 300_000, '90000': (home) => monthly(home) <= 90_000 },
  minBedrooms: { '2': (home) => home.bedrooms >= 2, '4': (home) => home.bedrooms >= 4 },
  minBathrooms: { '2': (home) => home.bathrooms >= 2 },
  state: { Lagos: (home) => home.state === 'Lagos', FCT: (home) => home.state === 'FCT' },
  area: { yaba: (home) => home.area === 'Yaba' },
  searchTerm: {
    duplex: (home) => home.name.includes('Duplex'),
    'garden duplx': (home) => home.name.includes('Duplex') && home.description.includes('garden'),
  },
} satisfies Record<string, Record<string, (home: Listing) => boolean>>

const monthly = ({ offer, discountPrice, regularPrice, type, rentPeriod }: Listing) =>
  (offer ? discountPrice : regularPrice) / (type === 'rent' && rentPeriod === 'year' ? 12 : 1)

/** Homes in which every answer to every question meets every other. */
const HOMES: ListingOverrides[] = Array.from({ length: 144 }, (_, n) => ({
  name: `${n % 2 ? 'Duplex' : 'Bungalow'} number ${n}`,
  description: n % 3 ? 'With a garden.' : 'Near the road.',
  type: n % 5 < 3 ? 'rent' : 'sale',
  rentPeriod: n % 7 < 3 ? 'year' : 'month',
  regularPrice: 100_000 * (1 + (n % 8)),
  discountPrice: n % 4 === 1 ? 80_000 * (1 + (n % 8)) : 0,
  bedrooms: 1 + (n % 5),
  bathrooms: 1 + (n % 3),
  parking: n % 11 < 6,
  furnished: n % 13 < 5,
  state: n % 6 < 3 ? 'Lagos' : n % 6 < 5 ? 'FCT' : null,
  area: n % 9 < 4 ? 'Yaba' : null,
}))

const question = fc.record(
  {
    ...Object.fromEntries(
      Object.entries(MEANINGS).map(([name, answers]) => [name, fc.constantFrom(...Object.keys(answers))]),
    ),
    sort: fc.constantFrom('created_at', 'createdAt', 'regularPrice'),
    order: fc.constantFrom('asc', 'desc'),
  },
  { requiredKeys: [] },
)

async function read(query: Record<string, string>) {
  const { body, headers } = await get(`/listing/get?${new URLSearchParams(query)}`)
  return {
    homes: z.array(Listing).parse(body),
    total: Number(headers.get('X-Total-Count')),
    asOf: headers.get('X-As-Of') ?? '',
  }
}

describe('any combination of filters of GET /listing/get', () => {
  it('answers, over all pages, those homes that meet every one of them, in the order that was asked for', async () => {
    await createListings(db, HOMES)
    const everything: Listing[] = []
    for (const startIndex of ['0', '50', '100'])
      everything.push(...(await read({ limit: '50', startIndex })).homes)
    expect(everything).toHaveLength(HOMES.length)

    await fc.assert(
      fc.asyncProperty(question, async (queried: Record<string, string>) => {
        const filters: Record<string, Record<string, (home: Listing) => boolean>> = MEANINGS
        const expected = everything.filter((home) =>
          Object.entries(queried).every(([name, value]) => filters[name]?.[value]?.(home) ?? true),
        )
        const first = await read({ ...queried, limit: '50' })
        const paged = [...first.homes]
        while (paged.length < first.total) {
          const rest = { limit: '50', startIndex: String(paged.length), asOf: first.asOf }
          paged.push(...(await read({ ...queried, ...rest })).homes)
        }
        const key = (home: Listing) => (queried.sort === 'regularPrice' ? monthly(home) : home.createdAt)
        expect(first.total).toBe(expected.length)
        expect(paged.map(({ _id }) => _id).sort()).toEqual(expected.map(({ _id }) => _id).sort())
        if (queried.searchTerm && !queried.sort) return
        const keys = paged.map(key)
        const inOrder = keys.toSorted((one, other) => (one < other ? -1 : Number(one > other)))
        expect(keys).toEqual(queried.order === 'asc' ? inOrder : inOrder.reverse())
      }),
      { numRuns: randomRuns(150) },
    )
  })
})
