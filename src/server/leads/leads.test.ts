import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { DEVICES_A_NETWORK, LEADS_AT_ONCE } from '#domain/leads/lead-rules.ts'
import type { Lead, LeadsInput } from '#domain/leads/lead-schema.ts'
import { users } from '#server/db/schema/accounts.ts'
import { leadDevices, listingLeads, productLeads } from '#server/db/schema/leads.ts'
import { dailySalts, missedSearches } from '#server/db/schema/search-demand.ts'
import { createLog } from '#server/log.ts'
import {
  attachImages,
  createListing,
  createListings,
  createProduct,
  createReview,
  createSeller,
} from '../../../tests/support/factories.ts'
import { createTestApi, signInAs } from '../../../tests/support/test-app.ts'
import { createLeadCounter } from './lead-counter.ts'
import { leadsOfWeek } from './lead-queries.ts'
import { removeOldLeads } from './store-leads.ts'

const { api, call, ctx, db, lines } = await createTestApi()

const PHONE =
  'Mozilla/5.0 (Linux; Android 13; TECNO KI5k) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36'
const DAY = 24 * 3_600_000
const DESKTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0'

type From = { address?: string; headers?: Record<string, string>; state?: string }

async function beacon(leads: unknown, { address = '102.89.1.1', headers = {}, state }: From = {}) {
  const env = { incoming: { socket: { remoteAddress: address } } }
  const body = JSON.stringify({ leads, ...(state && { state }) })
  const sent = { 'Content-Type': 'application/json', 'User-Agent': PHONE, ...headers }
  return api.request('/api/leads', { method: 'POST', body, headers: sent }, env)
}

const ofProduct = ({ id }: { id: string }, lead: Lead = 'shown') => ({ lead, kind: 'product' as const, id })

/** Stores what waits, and reads the counts. */
async function counted() {
  await ctx.leads.flush()
  return db.select().from(productLeads)
}

beforeEach(async () => {
  await ctx.leads.flush()
  await db.delete(leadDevices)
})

describe('a beacon', () => {
  it('counts each kind of lead of an offer, by the chosen state or none', async () => {
    const product = await createProduct(db)
    const listing = await createListing(db)
    const answer = await beacon(
      [ofProduct(product), ofProduct(product, 'opened'), { lead: 'email', kind: 'listing', id: listing.id }],
      { state: 'Kano' },
    )
    expect([answer.status, await answer.text()]).toEqual([204, ''])
    await beacon([ofProduct(product)], { address: '102.89.1.2', state: 'Atlantis' })
    const rows = await counted()
    expect(rows).toHaveLength(2)
    expect(rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ offerId: product.id, state: 'Kano', shown: 1, opened: 1, whatsapp: 0 }),
        expect.objectContaining({ offerId: product.id, state: null, shown: 1, opened: 0 }),
      ]),
    )
    expect(await db.select().from(listingLeads)).toMatchObject([{ offerId: listing.id, email: 1, shown: 0 }])
  })

  it('counts a device once a day, in whichever beacon, state and spelling of the id', async () => {
    const product = await createProduct(db)
    for (const state of ['Kano', 'Lagos']) await beacon([ofProduct(product), ofProduct(product)], { state })
    await ctx.leads.flush()
    await beacon([ofProduct({ id: product.id.toUpperCase() })])
    expect(await counted()).toMatchObject([{ shown: 1, state: 'Lagos' }])
  })

  it('counts no more than so many devices of a network, whatever they call themselves', async () => {
    const product = await createProduct(db)
    for (let n = 0; n < 300; n++)
      await beacon([ofProduct(product)], { headers: { 'User-Agent': `${PHONE} ${n}` } })
    const [row] = await counted()
    expect(row?.shown).toBe(DEVICES_A_NETWORK)
    for (const network of ['2a00:1:2:3::1', '2a00:1:2:4::1'])
      await beacon([ofProduct(product, 'whatsapp')], { address: network })
    expect(await counted()).toMatchObject([{ whatsapp: 1 }])
  })

  it('of the owner or an admin is not counted; of another seller it is', async () => {
    const owner = await createSeller(db)
    const admin = await createSeller(db, { email: 'admin@adlm.example' })
    ctx.settings.adminEmails = ['admin@adlm.example']
    const product = await createProduct(db, { ownerId: owner.id })
    for (const viewer of [owner, admin])
      await beacon([ofProduct(product)], { headers: await signInAs(ctx, viewer) })
    expect(await counted()).toEqual([])
    await beacon([ofProduct(product)], { headers: await signInAs(ctx, await createSeller(db)) })
    expect(await counted()).toMatchObject([{ shown: 1 }])
  })

  it.each([
    ['User-Agent', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    ['User-Agent', 'curl/8.5.0'],
    ['User-Agent', 'WhatsApp/2.23.20.0 A'],
    ['User-Agent', 'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/126.0'],
    ['User-Agent', ''],
    ['Sec-GPC', '1'],
    ['DNT', '1'],
  ])('with %s: %s is not counted', async (name, value) => {
    const product = await createProduct(db)
    expect((await beacon([ofProduct(product)], { headers: { [name]: value } })).status).toBe(204)
    expect(await counted()).toEqual([])
  })

  it('of what is not there, or hidden, counts nothing', async () => {
    const hidden = await createProduct(db, { hiddenReason: 'fraud' })
    await beacon([ofProduct(hidden), ofProduct({ id: '00000000-0000-4000-8000-000000000000' })])
    await beacon([{ lead: 'shown', kind: 'listing', id: (await createProduct(db)).id }])
    expect(await counted()).toEqual([])
    expect(await db.select().from(leadDevices)).toEqual([])
  })

  it('is refused where it is no beacon, is huge, or comes from another site', async () => {
    const product = await createProduct(db)
    const many = Array.from({ length: LEADS_AT_ONCE + 1 }, () => ofProduct(product))
    for (const wrong of [
      [],
      many,
      [{ ...ofProduct(product), id: "1' OR 1=1" }],
      [{ ...ofProduct(product), lead: 'sold' }],
      'x',
    ])
      expect((await beacon(wrong)).status).toBe(422)
    expect((await beacon([{ ...ofProduct(product), more: 'x'.repeat(9_000) }])).status).toBe(413)
    expect(
      (await beacon([ofProduct(product)], { headers: { Origin: 'https://other.example' } })).status,
    ).toBe(403)
    expect((await beacon([ofProduct(product)], { headers: { 'Sec-Fetch-Site': 'cross-site' } })).status).toBe(
      403,
    )
    expect(await counted()).toEqual([])
  })

  it('is answered while the database is away, and says so in the log', async () => {
    const product = await createProduct(db)
    await db.execute(sql`ALTER TABLE lead_devices RENAME TO away`)
    await beacon([ofProduct(product)])
    await ctx.leads.flush()
    expect(lines.join('')).toContain('leads were not stored')
    await db.execute(sql`ALTER TABLE away RENAME TO lead_devices`)
    expect(await counted()).toMatchObject([{ shown: 1 }])
  })
})

describe('the counter', () => {
  const device = (n: number) => ({ address: `10.0.${n >> 8}.${n & 255}`, userAgent: DESKTOP, viewerId: null })
  const counter = (options: Partial<Parameters<typeof createLeadCounter>[0]> = {}) =>
    createLeadCounter({ db, log: createLog('silent'), scale: 1, ...options })

  it('keeps no more than so many in memory', async () => {
    const product = await createProduct(db)
    const small = counter({ waitingMax: 5 })
    for (let n = 0; n < 9; n++) await small.count({ leads: [ofProduct(product)] } as LeadsInput, device(n))
    await small.close()
    expect(await counted()).toMatchObject([{ shown: 5 }])
  })

  it('of two processes that store the same devices at once counts each once', async () => {
    const products = await Promise.all(Array.from({ length: 20 }, () => createProduct(db)))
    const two = [counter(), counter()]
    for (const [at, each] of two.entries())
      for (let n = 0; n < 60; n++) {
        const leads = (at ? products : products.toReversed()).map((product) => ofProduct(product))
        await each.count({ leads } as LeadsInput, device(at ? n : 59 - n))
      }
    await Promise.all(two.map((each) => each.flush()))
    await Promise.all(two.map((each) => each.close()))
    const rows = await counted()
    expect(rows.map(({ shown }) => shown)).toEqual(Array(20).fill(60))
  })

  it('reads the salt of each day once, and knows nobody again the next day', async () => {
    const product = await createProduct(db)
    let today = new Date('2026-03-01T22:59:00Z')
    const daily = counter({ now: () => today })
    for (const moment of ['2026-03-01T22:59:00Z', '2026-03-01T23:01:00Z', '2026-03-02T22:59:00Z']) {
      today = new Date(moment)
      await daily.count({ leads: [ofProduct(product)] } as LeadsInput, device(1))
      await daily.flush()
    }
    expect((await counted()).map(({ day, shown }) => [day, shown])).toEqual([
      ['2026-03-01', 1],
      ['2026-03-02', 1],
    ])
    const hashes = await db.select().from(leadDevices)
    expect(new Set(hashes.map(({ device }) => device)).size).toBe(2)
    await daily.close()
  })

  it('counts on after the salt could not be read', async () => {
    const product = await createProduct(db)
    const late = counter()
    await db.execute(sql`ALTER TABLE daily_salts RENAME TO away`)
    await expect(late.count({ leads: [ofProduct(product)] } as LeadsInput, device(1))).rejects.toThrow()
    await db.execute(sql`ALTER TABLE away RENAME TO daily_salts`)
    await late.count({ leads: [ofProduct(product)] } as LeadsInput, device(1))
    await late.close()
    expect(await counted()).toMatchObject([{ shown: 1 }])
  })
})

describe('what is kept', () => {
  it('forgets devices the day after, counts after 400 days, and what is of a deleted account at once', async () => {
    const product = await createProduct(db)
    await beacon([ofProduct(product)])
    await db.insert(productLeads).values([
      { offerId: product.id, day: '2024-01-01', shown: 7 },
      { offerId: product.id, day: '2026-01-01', shown: 8 },
    ])
    await counted()
    await removeOldLeads(db)
    expect(await db.select().from(leadDevices)).toHaveLength(1)
    await removeOldLeads(db, new Date(Date.now() + 24 * 3_600_000))
    expect(await db.select().from(leadDevices)).toEqual([])
    expect((await counted()).map(({ shown }) => shown)).not.toContain(7)
    await db.delete(users)
    expect(await counted()).toEqual([])
  })

  it('has no address and no browser in it', async () => {
    await beacon([ofProduct(await createProduct(db))])
    const kept = JSON.stringify([await counted(), await db.select().from(dailySalts)])
    expect(kept).not.toMatch(/102\.89|TECNO/)
  })
})

describe('the own leads', () => {
  const day = (ago: number) => sql<string>`(now() AT TIME ZONE 'Africa/Lagos')::date - ${ago}::int`

  async function seller() {
    const owner = await createSeller(db)
    const cement = await createProduct(db, { ownerId: owner.id, name: 'Cement 42.5 grade', location: 'Kano' })
    const duplex = await createListing(db, { ownerId: owner.id, name: 'Duplex in Yaba' })
    await db.insert(productLeads).values([
      { offerId: cement.id, day: day(0), shown: 10, opened: 4, whatsapp: 2 },
      { offerId: cement.id, day: day(3), state: 'Lagos', shown: 5, number: 1 },
      { offerId: cement.id, day: day(40), shown: 20, opened: 2 },
    ])
    await db.insert(listingLeads).values([{ offerId: duplex.id, day: day(1), shown: 3, email: 1 }])
    return { owner, cement, duplex, headers: await signInAs(ctx, owner) }
  }

  it('are added up by day, offer and state, with the time before', async () => {
    const { owner, cement, duplex, headers } = await seller()
    const { status, body } = await call('GET', `/user/leads/${owner.id}`, undefined, headers)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      days: 30,
      total: { shown: 18, opened: 4, whatsapp: 2, number: 1, email: 1, saved: 0 },
      before: { shown: 20, opened: 2, whatsapp: 0 },
      offers: [
        { kind: 'product', id: cement.id, name: 'Cement 42.5 grade', shown: 15 },
        { kind: 'listing', id: duplex.id, shown: 3 },
      ],
      states: [
        { state: 'Kano', chosen: false, shown: 10 },
        { state: 'Lagos', chosen: true, shown: 5 },
        { state: null, chosen: false, shown: 3 },
      ],
    })
    const { daily } = body as { daily: { shown: number }[] }
    expect(daily).toHaveLength(30)
    expect(daily.slice(-4).map(({ shown }) => shown)).toEqual([5, 0, 3, 10])
    const week = await call('GET', `/user/leads/${owner.id}?days=7`, undefined, headers)
    expect(week.body).toMatchObject({ days: 7, before: { shown: 0 } })
    expect((await call('GET', `/user/leads/${owner.id}?days=8`, undefined, headers)).status).toBe(400)
  })

  it("are the owner's alone", async () => {
    const { owner } = await seller()
    expect((await call('GET', `/user/leads/${owner.id}`)).status).toBe(401)
    const other = await signInAs(ctx, await createSeller(db))
    expect((await call('GET', `/user/leads/${owner.id}`, undefined, other)).status).toBe(403)
    expect((await call('GET', '/user/leads/x', undefined, other)).status).toBe(404)
  })

  it('of a week end with yesterday', async () => {
    const { owner, cement } = await seller()
    await db.update(productLeads).set({ number: 0 }).where(eq(productLeads.offerId, cement.id))
    expect(await leadsOfWeek(db, owner.id)).toEqual({
      shown: 8,
      opened: 0,
      contacts: 1,
      before: { shown: 0, opened: 0, contacts: 0 },
      best: { name: 'Duplex in Yaba' },
    })
    const nobody = await createSeller(db)
    expect(await leadsOfWeek(db, nobody.id)).toMatchObject({ shown: 0, best: undefined })
  })
})

describe('the overview of a seller', () => {
  it('names what can be mended, answered and offered', async () => {
    const owner = await createSeller(db)
    const kano = { ownerId: owner.id, location: 'Kano' as const }
    const old = await createProduct(db, { ...kano, priceConfirmedAt: new Date(Date.now() - 20 * DAY) })
    const pictured = await createProduct(db, { ...kano, name: 'Has a picture' })
    await attachImages(db, { product: pictured }, ['/pictures/1'])
    const monthAgo = new Date(Date.now() - 31 * DAY)
    const homes = await createListings(db, [
      { ownerId: owner.id, state: 'Kano', confirmedAt: monthAgo },
      { ownerId: owner.id, state: 'Kano', confirmedAt: monthAgo, availability: 'let' },
      { ownerId: owner.id, state: 'Kano', confirmedAt: new Date(Date.now() - 29 * DAY) },
    ])
    for (const listing of homes) await attachImages(db, { listing }, [`/pictures/of/${listing.id}`])
    await createReview(db, { sellerId: owner.id })
    await createReview(db, { sellerId: owner.id, reply: 'Thank you.' })
    await db.insert(missedSearches).values(
      [
        ['marble', 'Kano', 3],
        ['slate', 'Kano', 2],
        ['mica', 'Lagos', 4],
        ['gypsum', '', 4],
      ].flatMap(([words, place, devices]) =>
        Array.from({ length: Number(devices) }, (_, n) => ({
          kind: 'products' as const,
          words: String(words),
          place: String(place),
          day: sql<string>`current_date`,
          device: String(n),
        })),
      ),
    )
    const { status, body } = await call(
      'GET',
      `/user/overview/${owner.id}`,
      undefined,
      await signInAs(ctx, owner),
    )
    expect([status, body]).toEqual([
      200,
      {
        offers: 5,
        withoutPicture: { count: 1, offers: [{ kind: 'product', id: old.id, name: old.name }] },
        withoutState: { count: 0, offers: [] },
        oldPrices: 1,
        homesToConfirm: 1,
        reviewsToAnswer: 1,
        searchedInVain: [{ kind: 'products', words: 'marble', state: 'Kano', count: 3 }],
      },
    ])
  })

  it("is the seller's alone", async () => {
    const owner = await createSeller(db)
    expect((await call('GET', `/user/overview/${owner.id}`)).status).toBe(401)
    const other = await signInAs(ctx, await createSeller(db))
    expect((await call('GET', `/user/overview/${owner.id}`, undefined, other)).status).toBe(403)
  })
})
