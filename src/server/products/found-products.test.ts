import { inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { beginReading } from '#server/db/reading-moment.ts'
import { products } from '#server/db/schema/products.ts'
import type { ShareOf } from '#server/search/needed-words.ts'
import { createProducts, createSeller } from '../../../tests/support/factories.ts'
import { createTestApi } from '../../../tests/support/test-app.ts'
import { findProducts, type ProductOrder } from './found-products.ts'
import { distancesFrom, nearestPlaces } from './nearby-places.ts'
import type { ProductSearch, SearchBounds } from './product-search.ts'
import { countInFirst, findPlaced, tallyProducts } from './product-tally.ts'

const { db } = await createTestApi()

/** A large catalogue, in small. */
const BOUNDS = { few: 6, sample: 12, telling: 2, stretch: 24, rare: 0.01, depth: 100, tallied: 8 }
const PLACES = ['Kano', 'Lagos', 'Katsina', 'Oyo'] as const
/** Whatever is asked for is said to be rare (`isRare`). */
const RARELY: ShareOf = () => 0.001
const distances = distancesFrom({ lat: 12, lon: 8.5 })

/** Every product is a bag, every third a red one, the older half are old ones; no two cost the same. */
const bags = Array.from({ length: 60 }, (_, age) => ({
  name: `${age % 3 === 0 ? 'Red' : 'Blue'} bag${age >= 30 ? ' old' : ''} number ${age}`,
  regularPrice: 100 + ((age * 37) % 61),
  location: PLACES[age % 4] ?? 'Kano',
  createdAt: new Date(Date.UTC(2026, 0, 90 - age)),
}))
type Bag = (typeof bags)[number]

const km = ({ location }: Bag) => distances.get(`${location}/`) ?? 0
const isRed = ({ name }: Bag) => name.startsWith('Red')

type Known = { tiers?: string[]; bounds?: SearchBounds; shareOf?: ShareOf | undefined }

async function findAll(
  words: string,
  order: ProductOrder,
  { tiers = [], bounds = BOUNDS, shareOf }: Known = {},
): Promise<string[]> {
  const ids = new Map((await createProducts(db, bags)).map(({ id, name }) => [id, name]))
  const reading = await beginReading(db, 'products')
  const found: string[] = []
  for (let offset = 0; ; offset += 7) {
    const page = { offset, limit: 7 }
    const search = { ...reading, words, tiers, called: [], facts: '', shareOf }
    const { rows } = await findProducts(db, search, order, page, {}, bounds)
    found.push(...rows.map(({ id }) => ids.get(id) ?? ''))
    if (rows.length === 0) return found
  }
}

const named = (some: Bag[]) => some.map(({ name }) => name)

describe('of more than are put in order by hand', () => {
  describe.each([
    ['all of them', "'bag'", () => true],
    ['all of them, by words said to be rare', "'bag'", () => true, RARELY],
    ['every third', "'red'", isRed],
    ['none of the newest', "'old'", ({ name }: Bag) => name.includes('old')],
    ['none of the newest, by rare words', "'old'", ({ name }: Bag) => name.includes('old'), RARELY],
  ])('%s', (_what, words, isMeant: (bag: Bag) => boolean, shareOf?: ShareOf) => {
    const meant = bags.filter(isMeant)
    it.each<[string, ProductOrder, Bag[]]>([
      ['newest', { sort: 'newest' }, meant],
      [
        'price-asc',
        { sort: 'price-asc' },
        meant.toSorted((one, other) => one.regularPrice - other.regularPrice),
      ],
      [
        'price-desc',
        { sort: 'price-desc' },
        meant.toSorted((one, other) => other.regularPrice - one.regularPrice),
      ],
      ['nearest', { sort: 'nearest', distances }, meant.toSorted((one, other) => km(one) - km(other))],
    ])('are found once each, in the order %s, page by page', async (_order, order, expected) => {
      expect(await findAll(words, order, { shareOf })).toEqual(named(expected))
    })
  })

  it('a shop has what sleeps among the others, in the order of prices', async () => {
    const { id: ownerId } = await createSeller(db)
    await createProducts(
      db,
      bags.map((bag, age) => ({ ...bag, ownerId, asleep: age % 4 === 0 })),
    )
    const reading = await beginReading(db, 'products')
    const search = { ...reading, words: "'bag'", tiers: [], called: [], facts: '', shop: ownerId }
    const order = { sort: 'price-desc' } as const
    const found = await findProducts(db, search, order, { offset: 7, limit: 7 }, {}, BOUNDS)
    const shown = await db
      .select()
      .from(products)
      .where(
        inArray(
          products.id,
          found.rows.map(({ id }) => id),
        ),
      )
    const dearest = bags.toSorted((one, other) => other.regularPrice - one.regularPrice).slice(7, 14)
    expect(new Set(shown.map(({ name }) => name))).toEqual(new Set(named(dearest)))
  })

  it('the best match is first among the newest, then come the others, newest first', async () => {
    const [newest, others] = [bags.slice(0, BOUNDS.few), bags.slice(BOUNDS.few)]
    const ranked = newest.toSorted((one, other) => Number(isRed(other)) - Number(isRed(one)))
    expect(await findAll("'bag'", { sort: 'relevance' }, { tiers: ["'red':A", "'bag':A"] })).toEqual(
      named([...ranked, ...others]),
    )
  })

  it('what the counts say is many is not found whole', async () => {
    await createProducts(db, bags)
    const search = {
      ...(await beginReading(db, 'products')),
      words: "'red'",
      tiers: [],
      called: [],
      facts: '',
    }
    const find = async (counted: number) => {
      const page = { offset: 0, limit: 3 }
      const { rows, counted: found } = await findProducts(
        db,
        search,
        { sort: 'newest' },
        page,
        { counted },
        { ...BOUNDS, few: 40 },
      )
      return { ids: rows.map(({ id }) => id), found }
    }
    const whole = await find(0)
    expect(whole.found).toBeLessThan(40)
    expect(await find(81)).toEqual({ ids: whole.ids, found: 41 })
  })

  it('the list ends where it is deep enough', async () => {
    const found = await findAll("'bag'", { sort: 'newest' }, { bounds: { ...BOUNDS, depth: 10 } })
    expect(found).toEqual(named(bags.slice(0, 10)))
  })

  it.each([
    ['few', 110],
    ['many', 150],
  ])('%s of a price are all that cost so much, in their order, and counted', async (_how, maxPrice) => {
    const ids = new Map((await createProducts(db, bags)).map(({ id, name }) => [id, name]))
    const reading = await beginReading(db, 'products')
    const prices = { minPrice: 105, maxPrice }
    const search = { ...reading, words: "'bag'", tiers: [], called: [], facts: '', ...prices }
    const expected = bags.filter(({ regularPrice: price }) => price >= 105 && price <= maxPrice)
    const page = { offset: 0, limit: 60 }
    const { rows } = await findProducts(db, search, { sort: 'newest' }, page, {}, BOUNDS)
    expect(rows.map(({ id }) => ids.get(id))).toEqual(named(expected))
    const tally = await tallyProducts(db, search, BOUNDS)
    expect(tally.total).toBe(Math.min(expected.length, BOUNDS.few + 1))
  })

  it('as many are counted by what they are as may be, and it is said', async () => {
    await createProducts(db, bags)
    const reading = await beginReading(db, 'products')
    const search = { ...reading, words: "'bag'", tiers: [], called: [], facts: '' }
    const tally = await tallyProducts(db, search, BOUNDS)
    const counted = [...tally.places.values()].reduce((sum, count) => sum + count, 0)
    expect(tally).toMatchObject({ isAll: false, total: counted })
    expect(counted).toBe(BOUNDS.few + 1)
    const one = await tallyProducts(db, { ...search, words: "'7'" }, BOUNDS)
    expect(one).toMatchObject({ isAll: true, total: 1, places: new Map([['Oyo/', 1]]) })
  })

  it.each([
    ['the newest', "'bag'", undefined, { newest: BOUNDS.few + 1 }],
    ['the newest, of which the prices tell that there are others', "'red'", undefined, { newest: 4 }],
    ['the newest, where none of them is old', "'old'", undefined, { newest: 0 }],
    ['the newest, by words said to be rare', "'bag'", RARELY, { newest: BOUNDS.few + 1 }],
    ['all, of few', "'7'", undefined, { all: 1 }],
  ])('are placed: %s', async (_what, words, shareOf, expected) => {
    await createProducts(db, bags)
    const reading = await beginReading(db, 'products')
    const search: ProductSearch = { ...reading, words, tiers: [], called: [], facts: '', shareOf }
    const { all, newest } = await findPlaced(db, search, BOUNDS)
    expect(all ? { all: all.length } : { newest: newest.length }).toEqual(expected)
  })

  it.each(['Kano', 'Oyo'] as const)(
    'the places nearest to %s that have any are named, of many with at least how much',
    async (location) => {
      await createProducts(db, bags)
      const reading = await beginReading(db, 'products')
      const search: ProductSearch = { ...reading, words: "'red'", tiers: [], called: [], facts: '' }
      const place = { location }
      const few = await nearestPlaces(db, search, await findPlaced(db, search), place)
      expect(few).toHaveLength(3)
      expect(few[0]).toMatchObject({ state: location, count: 5, capped: false, distanceKm: 0 })
      const many = await nearestPlaces(db, search, await findPlaced(db, search, BOUNDS), place)
      expect(many[0]).toEqual({ ...few[0], capped: true })
      expect(many.map(({ state }) => state)).toEqual(few.map(({ state }) => state))
    },
  )

  it('an area is searched by the newest of each of its places, not by what sleeps there', async () => {
    await createProducts(db, [
      ...bags.slice(0, 12).map((bag) => ({ ...bag, location: 'Kano' as const, asleep: true })),
      { ...bags[30], name: 'Green bag of jute', location: 'Kano', createdAt: bags[58]?.createdAt },
      ...bags.slice(0, 12).map((bag) => ({ ...bag, location: 'Kano' as const, lga: 'Dala' })),
      { ...bags[59], name: 'Green bag of jute', location: 'Kano', lga: 'Gwale' },
    ])
    const reading = await beginReading(db, 'products')
    const search: ProductSearch = { ...reading, words: "'green'", tiers: [], called: [], facts: '' }
    const areas = [['Oyo/'], ['Kano/', 'Kano/Dala', 'Kano/Gwale']]
    const counted = await countInFirst(db, search, areas, { first: 3, most: 10, lookedAt: 9 })
    expect(counted).toEqual([{ at: 1, count: 2 }])
  })

  it('a place is named for what is known of it, where the newest there are all others', async () => {
    const reading = await beginReading(db, 'products')
    const search: ProductSearch = { ...reading, words: "'green'", tiers: [], called: [], facts: '' }
    const placed = { newest: [], some: [{ id: '1', place: 'Lagos/Ikeja' }] }
    expect(await nearestPlaces(db, search, placed, { location: 'Kano', lga: 'Dala' })).toMatchObject([
      { state: 'Lagos', lga: 'Ikeja', count: 1, capped: true },
    ])
  })

  it.each([
    ['the newest', "'bag'"],
    ['all that there are', "'red' & !'old' & !('0' | '3' | '6' | '9')"],
  ])('are found by %s that were read before', async (_what, words) => {
    await createProducts(db, bags)
    const reading = await beginReading(db, 'products')
    const search: ProductSearch = { ...reading, words, tiers: [], called: [], facts: '' }
    const find = (known?: Parameters<typeof findProducts>[4]) =>
      findProducts(db, search, { sort: 'nearest', distances }, { offset: 3, limit: 7 }, known, BOUNDS)
    for (const shareOf of [undefined, RARELY]) {
      const placed = await findPlaced(db, { ...search, shareOf }, BOUNDS)
      expect(placed.all !== undefined).toBe(words !== "'bag'")
      expect(await find({ placed })).toEqual(await find())
      expect((await find()).rows).not.toEqual([])
    }
  })
})
