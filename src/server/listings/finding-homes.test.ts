import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Listing, ListingFacets, ListingPage } from '#domain/listings/listing-schema.ts'
import { createListings, type ListingOverrides } from '../../../tests/support/factories.ts'
import { randomRuns } from '../../../tests/support/proof.ts'
import { createTestApi } from '../../../tests/support/test-app.ts'

const { get, db } = await createTestApi()

const ids = async (query: Record<string, string>) =>
  z
    .array(Listing)
    .parse((await get(`/listing/get?limit=50&${new URLSearchParams(query)}`)).body)
    .map(({ _id }) => _id)
    .sort()

describe('limits of a price', () => {
  /** Prices around one another: to the kobo, and where a year's rent has no exact twelfth. */
  const PRICES = [
    999_999.99, 1_000_000, 1_000_000.01, 1_000_000.05, 1_000_000.11, 1_200_000, 83_333, 83_333.33, 83_333.34,
    100_000,
  ]
  const HOMES: ListingOverrides[] = [
    ...PRICES.flatMap((regularPrice): ListingOverrides[] => [
      { type: 'rent', rentPeriod: 'year', regularPrice },
      { type: 'sale', regularPrice },
    ]),
    ...[83_333, 83_333.33, 83_333.34, 100_000, 100_000.01].map(
      (regularPrice): ListingOverrides => ({ type: 'rent', rentPeriod: 'month', regularPrice }),
    ),
  ]
  it('are those of a year or of a month exactly, of sales as they stand', async () => {
    const homes = (await createListings(db, HOMES)).map(({ id, type, rentPeriod, regularPrice }) => ({
      id,
      type,
      rentPeriod,
      kobo: Number(regularPrice),
    }))
    const limit = fc.option(
      fc.constantFrom(83_333, 83_334, 100_000, 999_999, 1_000_000, 1_000_001, 1_200_000),
      { nil: undefined },
    )
    await fc.assert(
      fc.asyncProperty(
        limit,
        limit,
        fc.constantFrom('month', 'year', undefined),
        fc.constantFrom('rent', 'sale', 'all'),
        async (minPrice, maxPrice, pricePeriod, type) => {
          const expected = homes.filter((home) => {
            if (type !== 'all' && home.type !== type) return false
            const months = (period: string) => (period === 'year' ? 12 : 1)
            // Both times what is left of the other side: whole numbers alone.
            const [price, scale] =
              home.type === 'sale'
                ? [home.kobo, 1]
                : [home.kobo * months(pricePeriod ?? 'month'), months(home.rentPeriod)]
            return price >= (minPrice ?? 0) * 100 * scale && price <= (maxPrice ?? 1e10) * 100 * scale
          })
          const query = {
            type,
            ...(minPrice && { minPrice: String(minPrice) }),
            ...(maxPrice && { maxPrice: String(maxPrice) }),
            ...(pricePeriod && { pricePeriod }),
          }
          expect(await ids(query)).toEqual(expected.map(({ id }) => id).sort())
        },
      ),
      { numRuns: randomRuns(120) },
    )
  })
})

describe('kinds of homes', () => {
  it('are a filter, also by the word, and are counted with the places beside them', async () => {
    await createListings(db, [
      { name: 'Duplex one', state: 'Kano', lga: 'Dala', bedrooms: 9 },
      { name: 'Semi detached duplex two', state: 'Kano', lga: 'Fagge', bedrooms: 9 },
      { name: 'A flat near a duplex', state: 'Kano', lga: 'Dala', bedrooms: 9 },
      { name: 'Bungalow one', state: 'Oyo', lga: 'Egbeda', bedrooms: 9 },
    ])
    const search = async (query: string) =>
      ListingPage.parse((await get(`/listing/search?bedrooms=9&${query}`)).body)
    const names = async (query: string) => (await search(query)).listings.map(({ name }) => name).sort()
    expect(await names('kind=duplex')).toEqual(['Duplex one', 'Semi detached duplex two'])
    const typed = await search('searchTerm=duplex+in+kano')
    expect(typed.listings.map(({ name }) => name).sort()).toEqual(['Duplex one', 'Semi detached duplex two'])
    expect(typed.understood).toMatchObject([
      { kind: 'kind', label: 'duplex', filter: { kind: 'duplex' } },
      { kind: 'place' },
    ])

    const facets = async (query: string) =>
      ListingFacets.parse((await get(`/listing/facets?bedrooms=9&${query}`)).body)
    const count = (n: number) => ({ count: n, capped: false })
    expect(await facets('state=Kano&kind=duplex')).toEqual({
      kinds: [
        { kind: 'flat', ...count(1) },
        { kind: 'duplex', ...count(2) },
      ],
      states: [{ state: 'Kano', ...count(2) }],
      lgas: [
        { lga: 'Dala', ...count(1) },
        { lga: 'Fagge', ...count(1) },
      ],
    })
    // Of words all are counted at once.
    expect((await facets('searchTerm=near')).kinds).toEqual([{ kind: 'flat', ...count(1) }])
  })

  it('of an unknown value are 400', async () => {
    expect(await get('/listing/get?kind=castle')).toMatchObject({ status: 400 })
    expect(await get('/listing/get?pricePeriod=night')).toMatchObject({ status: 400 })
  })
})
