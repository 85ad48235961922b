import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import type { OwnHome } from '#domain/listings/availability-schema.ts'
import { type Fee, moveInCost } from '#domain/listings/move-in.ts'
import { nairaFromKobo } from '#domain/money.ts'
import { letFallAsleep } from '#server/db/old-offers.ts'
import { users } from '#server/db/schema/accounts.ts'
import { listings } from '#server/db/schema/listings.ts'
import { searchableListings } from '#server/db/schema/searchable-listings.ts'
import { sinkStale } from '#server/db/sink-stale.ts'
import { daysAgo, inDays } from '../../../tests/support/days.ts'
import {
  createListing,
  createListings,
  createSeller,
  type ListingOverrides,
  type Seller,
} from '../../../tests/support/factories.ts'
import { createTestApi, signInAs } from '../../../tests/support/test-app.ts'
import { costColumns } from './home-rows.ts'
import { HOMES, homesDigest } from './old-homes.ts'

const { call, ctx, db, get } = await createTestApi()

const { signal } = new AbortController()
const part = homesDigest(ctx)

let seller: Seller
let own: Record<string, string>

beforeEach(async () => {
  seller = await createSeller(db, { name: 'Ada Homes' })
  own = await signInAs(ctx, seller)
})

/** In the order of their creation: the last is the newest. */
const homes = (...several: ListingOverrides[]) =>
  createListings(
    db,
    several.map((each, index) => ({ ownerId: seller.id, createdAt: daysAgo(200 - index), ...each })),
  )

const listed = async (query = '') => {
  const { body } = await get(`/listing/get${query}`)
  return (body as { name: string; freshness: string }[]).map(({ name }) => name)
}
const stored = async (id: string) => (await db.select().from(listings).where(eq(listings.id, id)))[0]
const say = async (changes: object[], headers = own) => {
  const { status, body } = await call('PUT', '/listing/availability', changes, headers)
  return { status, homes: (body as { homes?: OwnHome[] }).homes ?? [] }
}

describe('in the lists', () => {
  it('a home that nobody confirms comes last in newest, oldest and best match, and stays where it is by price', async () => {
    await homes(
      { name: 'Fresh duplex', regularPrice: 900 },
      { name: 'Stale duplex', regularPrice: 800, confirmedAt: daysAgo(46) },
      { name: 'Ageing duplex', regularPrice: 700, confirmedAt: daysAgo(44) },
    )
    expect(await listed()).toEqual(['Ageing duplex', 'Fresh duplex', 'Stale duplex'])
    expect(await listed('?searchTerm=duplex')).toEqual(['Ageing duplex', 'Fresh duplex', 'Stale duplex'])
    expect(await listed('?sort=created_at&order=asc')).toEqual([
      'Fresh duplex',
      'Ageing duplex',
      'Stale duplex',
    ])
    expect(await listed('?sort=regularPrice&order=asc')).toEqual([
      'Ageing duplex',
      'Stale duplex',
      'Fresh duplex',
    ])
  })

  it('sinks by the clock alone, and rises when it is confirmed', async () => {
    const [, newer] = await homes({ name: 'Older duplex' }, { name: 'Newer duplex' })
    const id = newer?.id ?? ''
    // As a home that was confirmed long ago, before the job has seen it.
    await db
      .update(listings)
      .set({ confirmedAt: daysAgo(60) })
      .where(eq(listings.id, id))
    await db
      .update(searchableListings)
      .set({ createdAt: daysAgo(1), sinksAt: daysAgo(1) })
      .where(eq(searchableListings.listingId, id))
    expect(await listed()).toEqual(['Newer duplex', 'Older duplex'])
    await sinkStale(db, 'listings', signal, 1)
    expect(await listed()).toEqual(['Older duplex', 'Newer duplex'])
    expect((await say([{ id, availability: 'available' }])).status).toBe(200)
    expect(await listed()).toEqual(['Newer duplex', 'Older duplex'])
  })

  it('only what can be had is there; the page of the rest stays', async () => {
    const all = await homes(
      { name: 'Available home' },
      { name: 'Reserved home', availability: 'under-offer' },
      { name: 'Let home now', availability: 'let' },
      { name: 'Sold home now', availability: 'sold', type: 'sale' },
      { name: 'Paused home', availability: 'paused' },
      { name: 'Sleeping home', asleep: true, confirmedAt: daysAgo(80) },
    )
    expect(await listed()).toEqual(['Reserved home', 'Available home'])
    for (const { id } of all) {
      expect((await get(`/listing/get/${id}`)).status).toBe(200)
      const { body } = await get(`/listing/similar/${id}`)
      expect((body as { name: string }[]).every(({ name }) => /^(Available|Reserved)/.test(name))).toBe(true)
    }
  })

  it('ninety days after it was let or sold its page is gone for machines, and what it says is not', async () => {
    const [longAgo, lately, paused] = await homes(
      { name: 'Let long ago', availability: 'let', availabilitySince: daysAgo(91) },
      { name: 'Let lately now', availability: 'let', availabilitySince: daysAgo(89) },
      { name: 'Paused long ago', availability: 'paused', availabilitySince: daysAgo(300) },
    )
    expect(await get(`/listing/get/${longAgo?.id}`)).toMatchObject({
      status: 410,
      body: { name: 'Let long ago', availability: 'let' },
    })
    expect((await get(`/listing/get/${lately?.id}`)).status).toBe(200)
    expect((await get(`/listing/get/${paused?.id}`)).status).toBe(200)
  })
})

describe('saying what a home is', () => {
  it('confirms it, wakes it, and dates the change', async () => {
    const [home] = await homes({
      name: 'Sleeping home',
      confirmedAt: daysAgo(80),
      availabilitySince: daysAgo(80),
      reminders: 2,
      asleep: true,
    })
    const id = home?.id ?? ''
    expect(await say([{ id, availability: 'available' }])).toMatchObject({
      status: 200,
      homes: [{ id, availability: 'available', freshness: 'fresh' }],
    })
    const confirmed = await stored(id)
    expect(confirmed).toMatchObject({ asleep: false, reminders: 0, version: 1 })
    expect(confirmed?.availabilitySince).toEqual(home?.availabilitySince)
    await say([{ id, availability: 'let' }])
    const taken = await stored(id)
    expect(taken).toMatchObject({ availability: 'let', version: 2 })
    expect(Number(taken?.availabilitySince)).toBeGreaterThan(Number(daysAgo(1)))
    expect(await listed()).toEqual([])
  })

  it('is for its seller alone, of all or of none, and nobody lets what is for sale', async () => {
    const [home, sale] = await homes({ name: 'A home to let' }, { name: 'A home to buy', type: 'sale' })
    const foreign = await createListing(db)
    expect((await say([{ id: home?.id, availability: 'let' }], {})).status).toBe(401)
    expect((await say([{ id: foreign.id, availability: 'let' }])).status).toBe(403)
    expect((await say([{ id: 'nothing', availability: 'let' }])).status).toBe(404)
    expect((await say([{ id: home?.id, availability: 'gone' }])).status).toBe(422)
    const both = [
      { id: home?.id, availability: 'let' },
      { id: sale?.id, availability: 'let' },
    ]
    expect((await say(both)).status).toBe(422)
    expect(await stored(home?.id ?? '')).toMatchObject({ availability: 'available' })
  })

  it('also happens by a price that changes, whatever release writes it', async () => {
    const [home] = await homes({ confirmedAt: daysAgo(60) })
    await db
      .update(listings)
      .set({ description: 'Another.' })
      .where(eq(listings.id, home?.id ?? ''))
    expect((await stored(home?.id ?? ''))?.confirmedAt).toEqual(home?.confirmedAt)
    await db
      .update(listings)
      .set({ regularPrice: 20_000_000 })
      .where(eq(listings.id, home?.id ?? ''))
    expect(Number((await stored(home?.id ?? ''))?.confirmedAt)).toBeGreaterThan(Number(daysAgo(1)))
  })
})

describe('the weekly mail', () => {
  const news = (now = new Date()) => part.findNews({ userId: seller.id, username: seller.name }, now)

  it('asks after 30 days, with a link that opens just these', async () => {
    const [asked] = await homes(
      { name: 'Asked about this', confirmedAt: daysAgo(31) },
      { name: 'Still fresh now', confirmedAt: daysAgo(29) },
      { name: 'Let for long now', availability: 'let', confirmedAt: daysAgo(60) },
    )
    const mayHave = await db.select({ id: users.id }).from(users).where(part.mayHaveNews(new Date()))
    expect(mayHave.map(({ id }) => id)).toContain(seller.id)
    const found = await news()
    expect(found?.headline).toBe('1 home to confirm')
    expect(found?.section.paragraphs[0]).toContain('Asked about this')
    const token = found?.section.link?.url.split('#')[1] ?? ''
    const byLink = { 'X-Homes-Token': token }
    expect((await get('/user/homes-to-confirm', byLink)).body).toMatchObject({
      homes: [{ id: asked?.id }],
      openUntil: expect.any(String),
    })
    const [other] = await homes({ name: 'Not of the mail' })
    expect((await say([{ id: other?.id, availability: 'let' }], byLink)).status).toBe(403)
    expect((await say([{ id: asked?.id, availability: 'let' }], byLink)).status).toBe(200)
    // It opens no prices.
    expect((await get('/user/prices', { 'X-Price-Token': token })).status).toBe(401)
    expect((await get('/user/homes-to-confirm', { 'X-Homes-Token': 'x' })).status).toBe(401)
  })

  it('a home leaves the search after 75 days and two reminders, and not before', async () => {
    const [home] = await homes({ name: 'A home to let', confirmedAt: daysAgo(31) })
    const id = home?.id ?? ''
    const sleep = (now: Date) => letFallAsleep(db, signal, HOMES, now, 1)
    await (await news())?.onSent?.()
    await sleep(inDays(60))
    expect(await stored(id)).toMatchObject({ reminders: 1, asleep: false })
    await (await news())?.onSent?.()
    await sleep(inDays(43))
    expect(await stored(id)).toMatchObject({ reminders: 2, asleep: false })
    await sleep(inDays(45))
    expect(await stored(id)).toMatchObject({ asleep: true })
    expect(await listed()).toEqual([])
  })

  it('to whoever wants none reminders count as given', async () => {
    await db
      .update(users)
      .set({ digestOff: ['homes'] })
      .where(eq(users.id, seller.id))
    const [home] = await homes({ confirmedAt: daysAgo(76) })
    await letFallAsleep(db, signal, HOMES)
    expect(await stored(home?.id ?? '')).toMatchObject({ asleep: true })
  })
})

/** The driver looks at what objects are made of. */
const PLAIN = { noNullPrototype: true }
const amount = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((kobo) => kobo / 100)
const fee: fc.Arbitrary<Fee | null> = fc.option(
  fc.oneof(
    fc.record({ amount: amount(1_000_000) }, PLAIN),
    fc.record({ percent: fc.integer({ min: 0, max: 1_000 }).map((tenths) => tenths / 10) }, PLAIN),
  ),
)

describe('what it costs to move in', () => {
  it('the database reckons as the page does', async () => {
    const several = fc.sample(
      fc.record({
        type: fc.constantFrom('rent' as const, 'sale' as const),
        rentPeriod: fc.constantFrom('month' as const, 'year' as const),
        regularPrice: amount(900_000).map((naira) => naira + 20),
        offer: fc.boolean(),
        fees: fc.record({ agency: fee, legal: fee, caution: fee, service: fee }, PLAIN),
        minimumTerm: fc.option(fc.integer({ min: 1, max: 60 })),
      }),
      200,
    )
    const costed = several.map((home) => ({ ...home, discountPrice: home.offer ? 10.55 : 0 }))
    const rows = await homes(
      ...costed.map(({ fees, minimumTerm, ...home }) => ({
        ...home,
        ...costColumns({ type: home.type, fees, minimumTerm, rentIncludes: [] }),
      })),
    )
    const found = await db.select().from(searchableListings)
    const byId = new Map(found.map((row) => [row.listingId, row.moveInCost]))
    for (const [index, row] of rows.entries()) {
      const home = costed[index]
      if (!home) throw new Error('There are as many')
      const cost = byId.get(row.id)
      expect(cost === null || cost === undefined ? null : nairaFromKobo(cost)).toBe(moveInCost(home))
    }
  })

  it('is a filter, and so is no agency fee', async () => {
    const none = { amount: 0 }
    const known = { agencyFee: none, legalFee: none, cautionFee: none, serviceFee: none }
    await homes(
      { name: 'Nothing besides', ...known, regularPrice: 500_000 },
      { name: 'A tenth besides', ...known, agencyFee: { percent: 10 }, regularPrice: 500_000 },
      { name: 'Nobody says what', regularPrice: 10_000 },
      { name: 'A tenth of one per cent', ...known, agencyFee: { percent: 0.1 }, regularPrice: 600_000 },
    )
    expect(await listed('?maxMoveIn=500000')).toEqual(['Nothing besides'])
    expect((await listed('?maxMoveIn=550000')).sort()).toEqual(['A tenth besides', 'Nothing besides'])
    expect(await listed('?noAgencyFee=true')).toEqual(['Nothing besides'])
    expect((await get('/listing/get?maxMoveIn=much')).status).toBe(400)
  })
})
