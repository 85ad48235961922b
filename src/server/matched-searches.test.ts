import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AlertKind } from '#domain/alerts/alert-rules.ts'
import { hrefOfSearch } from '#domain/alerts/search-name.ts'
import { MAX_PAGE_SIZE } from '#domain/pagination.ts'
import { alertOffers, freshOffers, searchAlerts } from '#server/db/schema/alerts.ts'
import { listings } from '#server/db/schema/listings.ts'
import { products } from '#server/db/schema/products.ts'
import { searchedListings } from '#server/listings/listed-among.ts'
import { searchedComparisons } from '#server/materials/listed-among.ts'
import { searchedProducts } from '#server/products/listed-among.ts'
import { CEMENT } from '../../tests/support/compared-offers.ts'
import {
  createListings,
  createProducts,
  createSeller,
  type ListingOverrides,
  type ProductOverrides,
} from '../../tests/support/factories.ts'
import { createTestApi } from '../../tests/support/test-app.ts'
import { matchFreshOffers } from './alerts/match-offers.ts'
import { normalizedSearch } from './alerts/normalized-search.ts'

const { ctx, db, get } = await createTestApi()

const searched = {
  products: searchedProducts(ctx),
  listings: searchedListings(ctx),
  comparisons: searchedComparisons(ctx),
}

type Search = Record<string, string>
type Saved = { kind: AlertKind; search: Search }

/** A filter that is set by a quarter of the searches, so that those with several still find something. */
const some = <Value>(values: readonly Value[], { set = 1, unset = 3 } = {}) =>
  fc.oneof(
    { arbitrary: fc.constantFrom(...values), weight: set },
    { arbitrary: fc.constant(undefined), weight: unset },
  )
const often = { set: 3, unset: 1 }

/** Without the filters that are not set. */
const filters = (
  kind: AlertKind,
  model: Record<string, fc.Arbitrary<string | undefined>>,
): fc.Arbitrary<Saved> =>
  fc
    .record(model)
    .map((search) => ({
      kind,
      search: normalizedSearch(
        kind,
        Object.fromEntries(
          Object.entries(search).filter((entry): entry is [string, string] => entry[1] !== undefined),
        ),
      ),
    }))
    .filter(({ search }) => Object.keys(search).length > 0)

/** What makers are known of. */
const MADE: readonly ProductOverrides[] = [
  { name: 'Dangote cement 42.5R', brand: 'Dangote' },
  { name: 'BUA cement', brand: 'BUA' },
  // Its maker stands in the column alone.
  { name: 'Cement, 50 kg bag', brand: 'Dangote', materialId: 'cement' },
  { name: 'Supaset cement for floors', brand: 'Supaset' },
]
const PRODUCTS: readonly ProductOverrides[] = [
  ...MADE,
  { name: '12 mm iron rod', category: 'reinforcement', subCategories: ['Reinforcement Bar'], unit: 'tonnes' },
  {
    name: 'Y16 rebar, bundle',
    category: 'reinforcement',
    subCategories: ['Reinforcement Bar'],
    unit: 'tonnes',
  },
  { name: 'Marine plywood 18mm', category: 'formwork', subCategories: ['Hardwood'], unit: 'nr' },
  { name: 'Fibre cement roofing sheet', category: 'roofing', subCategories: ['Others'], unit: 'nr' },
  { name: 'Zorbium dust' },
  { name: 'Sharp sand, a trip', subCategories: ['Sharp Sand'], unit: 'tonnes' },
  {
    name: 'Mixer for cement',
    description: 'Mixes sand, too.',
    category: 'reinforcement',
    subCategories: ['Binding Wire'],
  },
]
const { name: _name, unit: _unit, ...COMPARED } = CEMENT

/** Whose an offer is: the search's author's, who is not told of it, or somebody's who is verified, or is not. */
const SELLERS = ['author', 'verified', 'other'] as const

const STATES = ['Lagos', 'Kano'] as const
const ADDRESSES = ['12 Allen Avenue, Ikeja', 'Market Road', 'Lekki Phase 1'] as const

const product = (of: readonly ProductOverrides[]) =>
  fc
    .record({
      of: fc.constantFrom(...of),
      location: fc.constantFrom(...STATES),
      storeAddress: fc.constantFrom(...ADDRESSES),
      regularPrice: fc.constantFrom(4_000, 7_500, 12_000),
      isDiscounted: fc.boolean(),
      isCompared: fc.boolean(),
      strength: fc.constantFrom('32.5', '42.5'),
      by: fc.constantFrom(...SELLERS),
    })
    .map(({ of, isDiscounted, isCompared, strength, by, regularPrice, ...place }) => ({
      by,
      row: {
        ...of,
        ...place,
        ...(isCompared && /cement/i.test(of.name ?? '') && { ...COMPARED, parameters: { strength } }),
        regularPrice,
        discountPrice: isDiscounted ? regularPrice - 1_000 : 0,
      } as ProductOverrides,
    }))

const home = fc
  .record({
    name: fc.constantFrom(
      '3 bedroom flat',
      'Fine duplex',
      'Mini flat near the market',
      'Fine bungalow',
      'Zumaview Penthouses: a home',
      'Terrace Gardens estate plot 4',
    ),
    state: fc.constantFrom<(typeof STATES)[number] | null>(...STATES, null),
    address: fc.constantFrom('7 Admiralty Way, Lekki', '4 Zoo Road', 'Ikeja GRA'),
    area: fc.constantFrom('Lekki Phase 1', null),
    rent: fc.constantFrom('month' as const, 'year' as const, null),
    bedrooms: fc.constantFrom(1, 3),
    bathrooms: fc.constantFrom(1, 2, 4),
    parking: fc.boolean(),
    furnished: fc.boolean(),
    isDiscounted: fc.boolean(),
    regularPrice: fc.constantFrom(80_000, 300_000, 1_000_000),
    agencyFee: fc.constantFrom({ amount: 0 }, { percent: 10 }, null),
    by: fc.constantFrom(...SELLERS),
  })
  .map(({ by, rent, isDiscounted, ...row }) => ({
    by,
    row: {
      ...row,
      discountPrice: isDiscounted ? row.regularPrice - 10_000 : 0,
      type: rent ? 'rent' : 'sale',
      rentPeriod: rent ?? 'month',
      // Where it is not known, its seller may yet be called so.
      ...(/Zumaview|Terrace/.test(row.name) && { kind: null }),
    } as ListingOverrides,
  }))

const MAKERS = ['Dangote', 'BUA', 'Supaset', 'Lafarge']
/** Of makers whom somebody sells, nobody, or only somebody elsewhere. */
const MADE_WORDS = [
  'dangote',
  'dangote cement',
  'lafarge cement',
  'superset cement kano',
  'bua cement under 8000',
  'dangote or bua cement',
]
const WORDS = [
  ...MADE_WORDS,
  'cement',
  'cement in kano',
  '12mm rod',
  'iron rod',
  'rebar under 8000',
  'ply wood',
  'zorbium',
  'cemnt',
  'zorbum',
  'sharp sand ikeja',
  'roofing',
  'sand cement',
  '12',
  'cement lekki under 8k',
  'plywood ikeja',
  'rods between 5000 and 9000 in lagos',
  'roofing sheet kano',
  'cement for flooring in kano',
  'cement per tonne',
  'rod per tonne in lagos',
  '5 tonnes of sharp sand',
]
const HOMES = [
  '3 bedroom flat',
  'duplex in lekki',
  'flat for rent under 1.2m a year',
  'bungalow in ikeja under 400k',
  'penthouse lagos',
  'self contained in kano',
  'terrace under 1m a year',
  'room for rent zoo road',
  'zumaview',
  'duplex or bungalow',
  'mini flat',
  'zoo road',
  'bungalw',
  'penthouse',
  'zumaview penthouse in kano',
  'at least 2 bedroom flat with parking',
  'flat with good road',
]

const search = fc.oneof(
  filters('products', {
    name: some(WORDS, often),
    location: some(STATES),
    lga: some(['Ikeja', 'Eti Osa']),
    category: some(['Concrete', 'Reinforcement']),
    subCategory: some(['Cement', 'Sharp Sand']),
    type: some(['Material', 'Labour']),
    brand: some(MAKERS),
    minPrice: some(['5000']),
    maxPrice: some(['6500', '8000']),
    verified: some(['true']),
  }),
  filters('listings', {
    searchTerm: some(HOMES, often),
    state: some(STATES),
    lga: some(['Eti Osa']),
    area: some(['lekki']),
    type: some(['rent', 'sale']),
    bedrooms: some(['3']),
    minBedrooms: some(['2']),
    minBathrooms: some(['2', '3']),
    parking: some(['true']),
    furnished: some(['true']),
    offer: some(['true']),
    verified: some(['true']),
    kind: some(['duplex', 'mini-flat', 'penthouse', 'terrace']),
    minPrice: some(['90000']),
    maxPrice: some(['100000', '1000000']),
    pricePeriod: some(['month', 'year']),
    maxMoveIn: some(['350000', '1000000']),
    noAgencyFee: some(['true']),
  }),
  filters('comparisons', {
    specification: fc.constant('cement'),
    state: some(STATES),
    brand: some(['dangote', 'BUA']),
    detail: some(['strength:42.5', 'strength:52.5', 'strong']),
    verified: some(['true']),
  }),
)

const madeBy = fc.oneof(
  filters('products', { name: fc.constantFrom(...MADE_WORDS), location: some(STATES) }),
  filters('products', {
    name: some(['cement', 'floor', 'sand']),
    brand: fc.constantFrom(...MAKERS),
    location: some(STATES),
  }),
)

type Listed = { relaxed?: unknown; offers?: Row[]; listings?: Row[]; data?: { products: Row[] } }
type Row = { _id: string }

/** What the page of a search lists now, where nothing of it was given up. */
async function listedBy({ kind, search }: Saved): Promise<string[]> {
  const path = hrefOfSearch({ kind, search })
    .replace(/^\/marketplace/, '/product/market-search')
    .replace(/^\/search/, '/listing/search')
  const { status, body } = await get(`${path}${path.includes('?') ? '&' : '?'}limit=${MAX_PAGE_SIZE}`)
  expect(status, path).toBe(200)
  const { relaxed = null, offers, listings, data } = body as Listed
  return relaxed === null ? (offers ?? listings ?? data?.products ?? []).map(({ _id }) => _id) : []
}

type Given<Row> = { row: Row; by: (typeof SELLERS)[number] }

/** Saves the searches between the offers, and compares what each is told of with what its page lists. */
async function expectToldAsListed(
  searches: Saved[],
  before: Given<ProductOverrides>[],
  after: Given<ProductOverrides>[],
  homes: Given<ListingOverrides>[],
): Promise<void> {
  await db.execute(sql`DELETE FROM users`)
  await db.execute(sql`DELETE FROM search_words`)
  await db.delete(searchAlerts)
  await db.delete(alertOffers)
  await db.delete(freshOffers)
  const author = await createSeller(db)
  const sellers = {
    author,
    verified: await createSeller(db, { phoneConfirmedAt: new Date(), businessCheckedAt: new Date() }),
    other: await createSeller(db),
  }
  const rowsOf = <Row>(given: Given<Row>[]) =>
    given.map(({ row, by }) => ({ ...row, ownerId: sellers[by].id }))
  if (before.length > 0) await createProducts(db, rowsOf(before))
  const alerts = await db
    .insert(searchAlerts)
    .values(
      searches.map((each) => ({
        ...each,
        email: author.email,
        userId: author.id,
        way: 'daily' as const,
        confirmedAt: sql`now()`,
        // As what is saved a moment later.
        createdAt: sql`clock_timestamp() + interval '1 millisecond'`,
      })),
    )
    .returning({ id: searchAlerts.id })
  await db.execute(sql`SELECT pg_sleep(0.003)`)
  const fresh = [
    ...(await createProducts(db, rowsOf(after))),
    ...(homes.length > 0 ? await createListings(db, rowsOf(homes)) : []),
  ]
  await matchFreshOffers(ctx, searched, new AbortController().signal)
  const found = await db.select().from(alertOffers)
  const isNew = new Set(fresh.filter(({ ownerId }) => ownerId !== author.id).map(({ id }) => id))
  for (const [index, saved] of searches.entries()) {
    const told = found.flatMap(({ alertId, offerId }) => (alertId === alerts[index]?.id ? [offerId] : []))
    const listed = (await listedBy(saved)).filter((id) => isNew.has(id))
    expect(told.sort(), JSON.stringify(saved)).toEqual(listed.sort())
  }
  expect(await db.$count(freshOffers)).toBe(0)
}

const several = (one: fc.Arbitrary<Saved>, length: { minLength: number; maxLength: number }) =>
  fc.uniqueArray(one, { ...length, selector: (each) => JSON.stringify(each) })

/** Keeps these searches and no others. @returns which of them have found something since the last time, by their places */
async function savedAlone(kind: AlertKind, limits: readonly Search[]): Promise<() => Promise<number[]>> {
  await db.delete(searchAlerts)
  await db.delete(alertOffers)
  const author = await createSeller(db)
  const alerts = await db
    .insert(searchAlerts)
    .values(
      limits.map((search) => ({
        kind,
        search,
        email: author.email,
        userId: author.id,
        confirmedAt: sql`now()`,
      })),
    )
    .returning({ id: searchAlerts.id })
  return async () => {
    await matchFreshOffers(ctx, searched, new AbortController().signal)
    const finds = await db.select().from(alertOffers)
    await db.delete(alertOffers)
    return finds.map(({ alertId }) => alerts.findIndex(({ id }) => id === alertId)).sort()
  }
}

describe('a search that is saved', { tags: ['slow'] }, () => {
  it('finds exactly what its page would list, of what is new and somebody else’s', async () => {
    await fc.assert(
      fc.asyncProperty(
        several(search, { minLength: 12, maxLength: 40 }),
        fc.array(product(PRODUCTS), { maxLength: 6 }),
        fc.array(product(PRODUCTS), { minLength: 3, maxLength: 14 }),
        fc.array(home, { minLength: 2, maxLength: 8 }),
        expectToldAsListed,
      ),
      { numRuns: 5, endOnFailure: true },
    )
  })

  it('finds the makers that its page would list', async () => {
    await fc.assert(
      fc.asyncProperty(
        several(madeBy, { minLength: 12, maxLength: 20 }),
        fc.array(product(MADE), { maxLength: 3 }),
        fc.array(product(MADE), { minLength: 6, maxLength: 12 }),
        fc.constant<Given<ListingOverrides>[]>([]),
        expectToldAsListed,
      ),
      { numRuns: 5, endOnFailure: true },
    )
  })

  it('is found by a price that fell below its limit, and by no other', async () => {
    const found = await savedAlone('products', [
      { name: 'cement', maxPrice: '6000' },
      { name: 'cement', maxPrice: '7000' },
      { name: 'cement', maxPrice: '9000' },
      { name: 'cement' },
    ])
    const [cement] = await createProducts(db, [{ name: 'Dangote cement', regularPrice: 8_000 }])
    await db.delete(freshOffers)
    await db.update(products).set({ discount: true, discountPrice: 650_000 }).where(sql`id = ${cement?.id}`)
    expect(await found()).toEqual([1])
  })

  it('is not found by a home that is let instead of sold, which costs no less', async () => {
    await savedAlone('listings', [{ maxPrice: '400000' }])
    const [home] = await createListings(db, [{ type: 'sale', regularPrice: 9_000_000 }])
    await db.delete(freshOffers)
    const change = (to: object) => db.update(listings).set(to).where(sql`id = ${home?.id}`)
    await change({ type: 'rent', rentPeriod: 'month', regularPrice: 50_000_000 })
    expect(await db.$count(freshOffers)).toBe(0)
    await change({ regularPrice: 30_000_000 })
    expect(await db.$count(freshOffers)).toBe(1)
  })

  it('is found by a home that costs less to move in than its limit, though its rent is the same', async () => {
    const found = await savedAlone('listings', [
      { maxMoveIn: '1000000' },
      { maxMoveIn: '1300000' },
      { maxMoveIn: '2000000' },
      { maxPrice: '1300000', pricePeriod: 'year' },
      { type: 'rent' },
    ])
    const none = { amount: 0 }
    const [home] = await createListings(db, [
      {
        type: 'rent',
        rentPeriod: 'year',
        regularPrice: 1_200_000,
        legalFee: none,
        cautionFee: none,
        serviceFee: none,
      },
    ])
    const change = (to: object) => db.update(listings).set(to).where(sql`id = ${home?.id}`)
    // Nobody knows what it costs to move in: it is found by nothing that asks for it.
    expect(await found()).toEqual([3, 4])
    await change({ agencyFee: { percent: 20 } })
    expect(await found()).toEqual([2])
    await change({ agencyFee: { percent: 5 } })
    expect(await found()).toEqual([1])
    await change({ agencyFee: { percent: 10 } })
    expect(await found()).toEqual([])
  })

  it('has its prices for the period that it asks for', async () => {
    const found = await savedAlone('listings', [
      { minPrice: '1000000', pricePeriod: 'year' },
      { maxPrice: '1500000', pricePeriod: 'year' },
      { maxPrice: '1500000' },
      { minPrice: '1000000' },
    ])
    const home = { type: 'rent' as const, rentPeriod: 'year' as const, regularPrice: 1_600_000 }
    const [rented] = await createListings(db, [home])
    expect(await found()).toEqual([0, 2])
    await db.update(listings).set({ regularPrice: 120_000_000 }).where(sql`id = ${rented?.id}`)
    expect(await found()).toEqual([1])
  })
})
