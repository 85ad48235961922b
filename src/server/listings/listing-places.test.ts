import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Listing, ListingPage } from '#domain/listings/listing-schema.ts'
import { SEARCH_TOTAL_MAX } from '#domain/pagination.ts'
import { distanceKm, positionOf } from '#domain/places/distance.ts'
import { LOCAL_GOVERNMENTS } from '#domain/places/local-governments.ts'
import { STATES, type State } from '#domain/places.ts'
import { createListings, type ListingOverrides } from '../../../tests/support/factories.ts'
import { createTestApi } from '../../../tests/support/test-app.ts'

const { get, db } = await createTestApi()

const KANO = '12,8.52'

async function search(query: string) {
  const { status, body } = await get(`/listing/search?${query}`)
  expect(status).toBe(200)
  const { listings, ...answer } = ListingPage.parse(body)
  return { ...answer, listings: listings.map(placed) }
}
/** Named after its place alone. */
const placed = (home: Listing) => ({ ...home, name: home.name.replace('A home: ', '') })
const names = async (query: string) => (await search(query)).listings.map(({ name }) => name)

/** Homes named after where they are; the first is the oldest. */
const homes = (
  ...places: [state: State | null, lga?: string | null, more?: ListingOverrides][]
): ListingOverrides[] =>
  places.map(([state, lga = null, more], day) => ({
    name: `A home: ${[lga, state].filter(Boolean).join(', ') || 'nowhere'}`,
    state,
    lga,
    createdAt: new Date(Date.UTC(2026, 0, 1 + day)),
    ...more,
  }))

describe('a place', () => {
  it.each([
    ['state=Lagos&lga=Ikeja', ['Ikeja, Lagos']],
    ['state=lagos&lga=ikeja', ['Ikeja, Lagos']],
    // The only one of its name; a city is all its local governments.
    ['lga=Ikeja', ['Ikeja, Lagos']],
    ['state=Oyo&lga=Ibadan', ['Ibadan South West, Oyo', 'Ibadan North, Oyo']],
    ['state=Oyo', ['Ibadan South West, Oyo', 'Ibadan North, Oyo', 'Oyo']],
  ])('?%s', async (query, expected) => {
    await createListings(
      db,
      homes(
        ['Oyo'],
        ['Oyo', 'Ibadan North'],
        ['Oyo', 'Ibadan South West'],
        ['Lagos', 'Ikeja'],
        ['Lagos', 'Eti-Osa'],
      ),
    )
    expect(await names(query)).toEqual(expected)
    const { body, headers } = await get(`/listing/get?${query}`)
    expect(
      z
        .array(Listing)
        .parse(body)
        .map((home) => placed(home).name),
    ).toEqual(expected)
    expect(headers.get('X-Total-Count')).toBe(String(expected.length))
  })

  it.each(['state=Kano&lga=Ikeja', 'lga=Atlantis', 'lga=Surulere', 'near=lagos', 'near=91,3', 'near=6.5'])(
    'that does not exist is refused: %s',
    async (query) => {
      const { status, body } = await get(`/listing/search?${query}`)
      expect([status, body]).toMatchObject([400, { code: 'malformed' }])
    },
  )

  it('follows a home that moves', async () => {
    const [home] = await createListings(db, homes(['Lagos', 'Ikeja']))
    await db.execute(`UPDATE listings SET state = 'Kano', lga = 'Dala' WHERE id = '${home?.id}'`)
    expect((await search('state=Kano&lga=Dala')).listings).toHaveLength(1)
    await db.execute(`UPDATE listings SET lga = NULL WHERE id = '${home?.id}'`)
    expect((await search('state=Kano')).listings).toHaveLength(1)
    expect((await search('state=Kano&lga=Dala')).relaxed).toMatchObject({ kind: 'place' })
  })
})

describe('a home whose local government is unknown', () => {
  it.each([
    ['searchTerm=flat+in+maitama', ['in its area', 'in its address']],
    ['searchTerm=flat+in+ikeja', ['without a state']],
    ['state=Lagos&lga=Ikeja', ['without a state']],
  ])('is where it says that it is: ?%s', async (query, expected) => {
    const flat = (name: string, state: State | null, more: ListingOverrides): ListingOverrides => ({
      name: `A flat ${name}`,
      state,
      lga: null,
      ...more,
    })
    await createListings(db, [
      flat('in its address', 'FCT', { address: '4 Gana Street, Maitama' }),
      flat('in its area', 'FCT', { address: '4 Gana Street', area: 'Maitama' }),
      flat('elsewhere', 'FCT', { address: '4 Aminu Kano Crescent, Wuse' }),
      flat('in a state', 'Lagos', { address: '4 Broad Street' }),
      flat('without a state', null, { address: '4 Allen Avenue, Ikeja' }),
    ])
    expect((await names(query)).map((name) => name.replace('A flat ', ''))).toEqual(expected)
  })
})

describe('the nearest first', () => {
  const SPREAD = homes(
    [null],
    ['Lagos', 'Ikeja'],
    ['Kano'],
    ['Kaduna', 'Zaria'],
    ['Kano', 'Dala'],
    ['Kano', 'Dala'],
  )
  const BY_DISTANCE = ['Dala, Kano', 'Dala, Kano', 'Kano', 'Zaria, Kaduna', 'Ikeja, Lagos', 'nowhere']

  it('are those of the nearest place, the newest of a place first, and last what is nowhere', async () => {
    await createListings(db, SPREAD)
    const { listings } = await search(`sort=nearest&near=${KANO}`)
    expect(listings.map(({ name }) => name)).toEqual(BY_DISTANCE)
    expect(listings[0]?.createdAt.localeCompare(listings[1]?.createdAt ?? '')).toBe(1)
    const distances = listings.map(({ distanceKm }) => distanceKm)
    expect(distances.at(-1)).toBeUndefined()
    expect(distances[3]).toBeGreaterThan(100)
    expect(distances[3]).toBeLessThan(200)
  })

  it('begin at the place that is asked for where nobody says where they are, and change nothing without one', async () => {
    await createListings(db, homes(['Lagos', 'Ikeja'], ['Lagos', 'Epe'], ['Lagos', 'Agege']))
    expect(await names('sort=nearest&state=Lagos&near=6.58,3.98')).toEqual([
      'Epe, Lagos',
      'Ikeja, Lagos',
      'Agege, Lagos',
    ])
    expect((await names('sort=nearest&state=Lagos')).at(-1)).toBe('Epe, Lagos')
    expect(await names('sort=nearest')).toEqual(['Agege, Lagos', 'Epe, Lagos', 'Ikeja, Lagos'])
  })

  it('tells distances to nobody else, and keeps where somebody is out of caches', async () => {
    await createListings(db, SPREAD)
    const asked = await get(`/listing/search?near=${KANO}&sort=nearest`)
    expect(asked.headers.get('Cache-Control')).toBe('private, no-store')
    const { listings } = await search('')
    expect(listings.every(({ distanceKm }) => distanceKm === undefined)).toBe(true)
  })

  it('are the same homes in the same order however many there are', { tags: ['long'] }, async () => {
    const places = fc.sample(
      fc.constantFrom(
        ...STATES.slice(17, 27).flatMap((state): [State, string | null][] => [
          [state, null],
          ...LOCAL_GOVERNMENTS[state].slice(0, 3).map(([lga]): [State, string] => [state, lga]),
        ]),
        [null, null] as [null, null],
        // As an older release leaves one behind.
        ['Abia', 'Dala'] as [State, string],
      ),
      { numRuns: SEARCH_TOTAL_MAX + 60, seed: 15 },
    )
    await createListings(
      db,
      places.map(([state, lga], n) => ({
        name: n < SEARCH_TOTAL_MAX - 100 ? 'A flat somewhere' : 'A house somewhere',
        state,
        lga,
        createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, n)),
      })),
    )
    const from = { lat: 11, lon: 7.4 }
    for (const query of ['', 'searchTerm=flat']) {
      const read: Listing[] = []
      for (let page = 1; page === 1 || read.length % 50 === 0; page++) {
        const { listings } = await search(`${query}&sort=nearest&near=11,7.4&limit=50&page=${page}`)
        if (listings.length === 0) break
        read.push(...listings)
      }
      expect(new Set(read.map(({ _id }) => _id)).size).toBe(query ? SEARCH_TOTAL_MAX - 100 : places.length)
      const distances = read.map(({ state, lga }) =>
        state && state !== 'Abia' ? distanceKm(from, positionOf(state, lga)) : Number.POSITIVE_INFINITY,
      )
      expect(distances).toEqual(distances.toSorted((one, other) => one - other))
      for (const [index, { state, lga, createdAt }] of read.entries()) {
        const next = read[index + 1]
        if (next?.state === state && next?.lga === lga) expect(createdAt > next.createdAt).toBe(true)
      }
    }
  })
})

describe('where a place has none', () => {
  it('are those of the nearest places, which the answer names with their distances', async () => {
    await createListings(
      db,
      homes(['Lagos'], ['Kaduna'], ['Kaduna'], ['Katsina'], ['Jigawa', 'Dutse', { type: 'sale' }]),
    )
    const { listings, pagination, relaxed } = await search('state=Kano&type=rent')
    expect(listings.map(({ state }) => state)).toEqual(['Katsina', 'Kaduna', 'Kaduna', 'Lagos'])
    expect(pagination.total).toBe(4)
    expect(relaxed).toMatchObject({
      kind: 'place',
      places: [
        { state: 'Katsina', count: 1, capped: false },
        { state: 'Kaduna', count: 2, capped: false },
        { state: 'Lagos', count: 1, capped: false },
      ],
    })
    expect(relaxed?.message).toMatch(
      /^None in Kano yet\. 1 in Katsina, 1\d\d km; 2 in Kaduna, \d\d\d km; 1 in Lagos, 8\d\d km\.$/,
    )
    expect(listings[0]?.distanceKm).toBeGreaterThan(100)
  })

  it('are those of the nearest local governments, and of the rest of the state', async () => {
    await createListings(db, homes(['Lagos', 'Agege'], ['Lagos', 'Epe'], ['Lagos', 'Alimosho'], ['Lagos']))
    const { listings, relaxed } = await search('state=Lagos&lga=Ikeja')
    expect(relaxed?.message).toMatch(
      /^None in Ikeja yet\. 1 elsewhere in Lagos; 1 in A\w+, Lagos, \d+ km; 1 in A\w+, Lagos, \d+ km\.$/,
    )
    expect(listings).toHaveLength(4)
    expect(listings.at(-1)?.name).toBe('Epe, Lagos')
  })

  it('are called by the town that was typed', async () => {
    await createListings(db, homes(['Edo', null, { name: '3 Bedroom Bungalow' }]))
    const { relaxed } = await search('searchTerm=bungalow%20in%20Asaba')
    expect(relaxed?.message).toMatch(/^None in Asaba yet\./)
  })

  it('comes after another kind with as many bedrooms there', async () => {
    await createListings(db, [
      ...homes(['Oyo', 'Ibadan North', { name: '2 Bedroom Bungalow', bedrooms: 2 }]),
      ...homes(['Ogun', 'Abeokuta South', { name: '2 Bedroom Flat', bedrooms: 2 }]),
    ])
    const { listings, relaxed } = await search('searchTerm=2%20bedroom%20flat%20in%20Ibadan')
    expect(listings.map(({ name }) => name)).toEqual(['2 Bedroom Bungalow'])
    expect(relaxed).toEqual({
      kind: 'words',
      message: 'No flat with so many bedrooms in Ibadan yet. Showing other homes there.',
    })
  })

  it('is never said of a page beyond the last, nor of an array', async () => {
    await createListings(db, homes(['Kano'], ['Kaduna']))
    expect(await search('state=Kano&page=2')).toMatchObject({
      listings: [],
      relaxed: null,
      pagination: { total: 1 },
    })
    expect((await get('/listing/get?state=Lagos')).body).toEqual([])
  })

  it('a place with more homes than are counted says so', async () => {
    await createListings(
      db,
      Array.from({ length: SEARCH_TOTAL_MAX + 1 }, () => ({ state: 'Kaduna' as const })),
    )
    await createListings(db, homes(['Jigawa']))
    expect((await search('state=Kano')).relaxed?.message).toMatch(
      /^None in Kano yet\. 1 in Jigawa, \d+ km; 1,000\+ in Kaduna, \d+ km\.$/,
    )
  })
})

describe('where the whole country has none', () => {
  it.each([
    [
      'bedrooms=5&type=rent&state=Kano',
      'No home like this with this number of rooms in Nigeria yet. Showing others.',
      ['Kano'],
    ],
    [
      'bedrooms=5&type=rent&state=Kaduna',
      /^No home like this with this number of rooms in Nigeria yet\. 1 in Kano, \d+ km; 1 in Lagos, \d+ km\.$/,
      ['Kano', 'Lagos'],
    ],
    [
      'maxPrice=1000',
      'No home like this at this price in Nigeria yet. Showing others.',
      ['Abia', 'Kano', 'Lagos'],
    ],
    [
      'bedrooms=5&maxPrice=1000&parking=true&type=sale',
      'No home like this with this number of rooms and at this price and with these extras in Nigeria yet. Showing others.',
      ['Abia'],
    ],
  ])('?%s', async (query, message, expected) => {
    await createListings(db, homes(['Lagos'], ['Kano'], ['Abia', null, { type: 'sale' }]))
    const { relaxed, listings } = await search(query)
    expect(relaxed?.message).toEqual(message instanceof RegExp ? expect.stringMatching(message) : message)
    expect(listings.map(({ name }) => name)).toEqual(expected)
  })

  it.each(['bungalow dog', 'bungalow restaurant menu', 'bungalow music'])(
    '%s is no home, though homes have some of its words',
    async (searchTerm) => {
      await createListings(db, [{ name: 'Bungalow in Ikeja' }])
      const asked = (text: string) => search(new URLSearchParams({ searchTerm: text }).toString())
      expect(await asked(searchTerm)).toMatchObject({ listings: [], relaxed: null })
      expect((await asked(`${searchTerm} for rent`)).listings).toHaveLength(1)
    },
  )

  it('what is not known at all finds nothing', async () => {
    await createListings(db, homes(['Lagos'], ['Kano']))
    expect(await search('searchTerm=zzzzqqqq&state=Kano&bedrooms=2')).toMatchObject({
      listings: [],
      relaxed: null,
    })
  })
})
