import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { count, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import * as z from 'zod/mini'
import {
  HOME_ASLEEP_DAYS,
  HOME_GONE_DAYS,
  HOME_UNCONFIRMED_DAYS,
  isTaken,
} from '#domain/listings/availability.ts'
import { AGEING_DAYS, ASLEEP_DAYS, FRESH_DAYS } from '#domain/prices/freshness.ts'
import { connect } from '#server/db/client.ts'
import { accounts, sessions, users } from '#server/db/schema/accounts.ts'
import { images } from '#server/db/schema/images.ts'
import { listingImages, listings } from '#server/db/schema/listings.ts'
import { productImages, products } from '#server/db/schema/products.ts'
import { reviews } from '#server/db/schema/reviews.ts'
import { shops } from '#server/db/schema/shops.ts'
import { readEnv } from '#server/env.ts'
import { imageKeys } from '#server/images/image-keys.ts'
import { createLog } from '#server/log.ts'
import { isPassword } from '#server/password-hash.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import { apiOn, testContext } from '../../../tests/support/test-app.ts'
import {
  createTestDatabase,
  type TestDatabase,
  waitingForLocks,
} from '../../../tests/support/test-database.ts'
import { confirmDemoHomes } from './confirm-demo-homes.ts'
import { confirmDemoPrices } from './confirm-demo-prices.ts'
import { canOpenDemoAccounts, closeDemoAccounts, openDemoAccounts } from './demo-accounts.ts'
import { readDemoCatalogue } from './demo-catalogue.ts'
import { fillDemoLeads } from './demo-leads.ts'
import { demoRows, seedDemo } from './seed-demo.ts'

const folder = await mkdtemp(join(tmpdir(), 'adlm-demo-'))
afterAll(() => rm(folder, { recursive: true }))
const storage = openStorage(readEnv({ DATA_DIR: folder }), 'a secret of thirty-two characters')

const catalogue = await readDemoCatalogue()
const NOW = new Date('2026-11-22T12:00:00Z')
const rows = demoRows(catalogue, NOW)

/** So many homes a page of all of them shows. */
const PAGE = 10

let database: TestDatabase
let seeded: Awaited<ReturnType<typeof seedDemo>>[]
beforeAll(async () => {
  database = await createTestDatabase()
  seeded = await Promise.all([seedDemo(database.db, storage, NOW), seedDemo(database.db, storage, NOW)])
})
afterAll(() => database.drop())

it('its pictures are there in every size, and show what their product or home is', async () => {
  const { db } = database
  const shown = await db
    .select({ materialId: products.materialId, image: images })
    .from(productImages)
    .innerJoin(products, eq(products.id, productImages.offerId))
    .innerJoin(images, eq(images.id, productImages.imageId))
  expect(shown.length).toBeGreaterThan(100)
  for (const { image } of shown)
    for (const key of imageKeys(image)) expect(await storage.findSize(key), key).toBeGreaterThan(500)
  // A bag of cement is no plaster of Paris, and of a curtain wall there is no picture.
  const urlsOf = (id: string) =>
    new Set(shown.filter(({ materialId }) => materialId === id).map(({ image }) => image.url))
  expect(urlsOf('pop-cement').size).toBeGreaterThan(0)
  expect([...urlsOf('pop-cement')].filter((url) => urlsOf('cement').has(url))).toEqual([])
  expect(urlsOf('curtain-wall').size).toBe(0)
  const covers = await db.select().from(listingImages).where(eq(listingImages.position, 0))
  expect(covers.length).toBeGreaterThan(20)
  const ofShops = await db.select().from(shops).innerJoin(images, eq(images.id, shops.coverId))
  expect(ofShops.length).toBeGreaterThanOrEqual(3)
  for (const { shops: shop, images: image } of ofShops) {
    expect(image.purpose).toBe('cover')
    // Nobody has taken it of the shop: it says that it is an example.
    expect(image.ownerId).not.toBe(shop.userId)
  }
})

it('no two homes of a state or of a page look the same: not beside the homes that are like one, nor among the newest', async () => {
  const { db } = database
  const api = apiOn(testContext(db, createLog('silent')))
  const Homes = z.array(z.object({ _id: z.string() }))
  const lists: [string, string[]][] = [...Map.groupBy(rows.listings, ({ state }) => state)].map(
    ([state, homes]) => [state, homes.map(({ id }) => id)],
  )
  for (const { id, name } of rows.listings) {
    const similar = Homes.parse(await (await api.request(`/api/listing/similar/${id}`)).json())
    expect(similar.length, name).toBeGreaterThan(0)
    lists.push([name, [id, ...similar.map(({ _id }) => _id)]])
  }
  for (let start = 0; start < rows.listings.length; start += PAGE) {
    const page = await api.request(`/api/listing/get?limit=${PAGE}&startIndex=${start}`)
    lists.push([`from ${start}`, Homes.parse(await page.json()).map(({ _id }) => _id)])
  }
  const pictureOf = new Map(rows.homes.map(({ id, picture }) => [id, picture]))
  for (const [list, homes] of lists) {
    const shown = homes.map((id) => pictureOf.get(id))
    expect(new Set(shown).size, list).toBe(homes.length)
  }
})

describe('the demonstration catalogue', () => {
  it('fills an empty database once, also when two instances start together', async () => {
    const { db } = database
    expect(seeded.filter((each) => each !== undefined)).toHaveLength(1)
    expect(await seedDemo(db, storage)).toBeUndefined()
    const counted = await Promise.all(
      [users, products, listings, reviews].map(
        async (table) => (await db.select({ rows: count() }).from(table))[0],
      ),
    )
    expect(counted.map((each) => each?.rows)).toEqual(
      [rows.users, rows.products, rows.listings, rows.reviews].map(({ length }) => length),
    )
  })

  it('waits for the instance that fills it, longer than a statement may take', async () => {
    const { db, url } = database
    const impatient = connect(url, { connections: 1 })
    onTestFinished(() => impatient.$client.end())
    await impatient.execute('SET statement_timeout = 50')
    const second = await db.transaction(async (tx) => {
      await tx.execute('LOCK TABLE users IN SHARE ROW EXCLUSIVE MODE')
      const waiting = seedDemo(impatient, storage)
      await expect.poll(() => waitingForLocks(db), { timeout: 30_000 }).toBe(1)
      await Promise.race([waiting, setTimeout(200)])
      return { waiting }
    })
    expect(await second.waiting).toBeUndefined()
  })

  it('is the same every time, and names its rows by version 8 UUIDs', () => {
    const { users: people, ...rest } = rows
    expect(rows).toEqual(demoRows(catalogue, NOW))
    const ids = [people, rest.products, rest.listings, rest.reviews].flatMap((rows) =>
      rows.map(({ id }) => id),
    )
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })

  it('tells one story: who sells or reviews has joined before, and nothing is of the future', async () => {
    const early = sql`${users.createdAt} > ${products.createdAt} OR ${products.createdAt} >= ${NOW.toISOString()}`
    const { db } = database
    expect(
      await db.select().from(products).innerJoin(users, eq(users.id, products.ownerId)).where(early),
    ).toEqual([])
    const { rows: strangers } = await db.execute(sql`
      SELECT FROM reviews JOIN users ON users.id IN (reviews.author_id, reviews.seller_id)
      WHERE users.created_at >= reviews.created_at OR reviews.replied_at <= reviews.created_at
        OR greatest(reviews.replied_at, reviews.created_at) >= ${NOW.toISOString()}`)
    expect(strangers).toHaveLength(0)
    const { rows: months } = await db.execute(
      sql`SELECT DISTINCT date_trunc('month', created_at) FROM products`,
    )
    expect(months.length).toBeGreaterThan(6)
  })

  it('stores prices in kobo, numbers in E.164, and an offer with its price', async () => {
    const { db } = database
    const offers = await db.select().from(products).where(eq(products.discount, true))
    expect(offers.length).toBeGreaterThan(0)
    const [product] = await db.select().from(products).limit(1)
    const written = rows.products.find(({ id }) => id === product?.id)
    expect(product).toMatchObject({ ...written })
    expect(product?.mobile).toMatch(/^\+234709\d{7}$/)
  })
})

const DAY_MS = 86_400_000
const daysLater = (days: number) => new Date(NOW.getTime() + days * DAY_MS)
const daysFrom = (moment: Date, at: Date) => (at.getTime() - moment.getTime()) / DAY_MS
const share = (all: number[], days: number) => all.filter((age) => age <= days).length / all.length

describe('its prices', () => {
  const ages = async (at: Date) => {
    const found = await database.db.select({ confirmed: products.priceConfirmedAt }).from(products)
    return found.map(({ confirmed }) => daysFrom(confirmed, at))
  }

  it('have a past of twelve months that ends at what is asked today', async () => {
    const { rows: offers } = await database.db.execute<{
      days: number
      changes: number
      is_asked: boolean
    }>(sql`
      SELECT extract(epoch FROM ${NOW.toISOString()}::timestamptz - min(at))::float8 / 86400 AS days,
        count(*) FILTER (WHERE kind = 'changed')::int AS changes,
        (array_agg(price_events.price ORDER BY price_events.id DESC))[1] = CASE WHEN discount THEN discount_price ELSE regular_price END AND max(at) = max(price_confirmed_at) AS is_asked
      FROM price_events JOIN products ON products.id = product_id WHERE way = 'demo' GROUP BY products.id`)
    expect(offers).toHaveLength(rows.products.length)
    expect(offers.filter(({ is_asked }) => !is_asked)).toEqual([])
    expect(offers.filter(({ days }) => days >= 365).length).toBeGreaterThan(800)
    expect(offers.reduce((sum, { changes }) => sum + changes, 0) / offers.length).toBeGreaterThan(2)
    const { rows: disordered } = await database.db.execute(sql`
      SELECT FROM (SELECT at, lag(at) OVER (PARTITION BY product_id ORDER BY id) AS before FROM price_events) AS event WHERE at < before`)
    expect(disordered).toHaveLength(0)
  })

  it('have gone ways of their own in a year: some up, some down, some nowhere', async () => {
    const { rows: materials } = await database.db.execute<{ specification: string; change: number }>(sql`
      WITH moved AS (
        SELECT products.specification, (CASE WHEN discount THEN discount_price ELSE regular_price END) / (array_agg(price_events.price ORDER BY price_events.id))[1]::float8 AS ratio
        FROM price_events JOIN products ON products.id = product_id
        WHERE way = 'demo' AND products.specification = ANY(${sql.param(catalogue.commonMaterials.map(({ material }) => material))}::text[])
        GROUP BY products.id HAVING min(at) < ${daysLater(-365).toISOString()}
      )
      SELECT specification, percentile_cont(0.5) WITHIN GROUP (ORDER BY ratio) - 1 AS change FROM moved GROUP BY specification`)
    expect(materials).toHaveLength(catalogue.commonMaterials.length)
    const change = new Map(materials.map((each) => [each.specification, each.change]))
    for (const { material, past } of catalogue.commonMaterials)
      expect(Math.abs((change.get(material) ?? 1) - (1 / past[0] - 1)), material).toBeLessThan(0.03)
    const changes = [...change.values()]
    expect(changes.filter((each) => each > 0.03).length).toBeGreaterThan(5)
    expect(changes.filter((each) => each < -0.03).length).toBeGreaterThan(3)
    expect(changes.filter((each) => Math.abs(each) < 0.02).length).toBeGreaterThan(2)
    expect(new Set(changes.map((each) => Math.round(each * 100))).size).toBeGreaterThan(8)
  })

  it('stay as fresh as they are, whenever somebody looks, and each confirmation is an event', {
    tags: ['long'],
  }, async () => {
    const { db } = database
    const [edited] = await db.select().from(products).limit(1)
    if (!edited) throw new Error('Nothing is offered')
    for (const days of [0, 30, 400]) {
      const later = daysLater(days)
      await confirmDemoPrices(db, later)
      const now = await ages(later)
      expect(share(now, FRESH_DAYS)).toBeGreaterThan(0.85)
      expect(share(now, AGEING_DAYS)).toBeGreaterThan(0.95)
      expect(share(now, AGEING_DAYS)).toBeLessThan(1)
      expect(Math.max(...now)).toBeLessThan(ASLEEP_DAYS)
      expect(Math.min(...now)).toBeGreaterThanOrEqual(0)
    }
    const { rows: events } = await db.execute(sql`
      SELECT FROM price_events JOIN products ON products.id = product_id
      WHERE kind = 'confirmed' AND way = 'demo' AND confirmed_at = price_confirmed_at AND at > ${NOW.toISOString()}`)
    expect(events.length).toBeGreaterThan(0)

    const own = daysLater(500)
    await db.update(products).set({ priceConfirmedAt: own }).where(eq(products.id, edited.id))
    await confirmDemoPrices(db, daysLater(401))
    const [kept] = await db.select().from(products).where(eq(products.id, edited.id))
    expect(kept?.priceConfirmedAt).toEqual(own)
  })
})

describe('its homes', () => {
  it('stay confirmed whenever somebody looks, and what was let or sold is never gone', async () => {
    const { db } = database
    for (const days of [0, 30, 400]) {
      const later = daysLater(days)
      await confirmDemoHomes(db, later)
      const homes = await db.select().from(listings)
      const ages = homes.map(({ confirmedAt }) => daysFrom(confirmedAt, later))
      expect(share(ages, HOME_UNCONFIRMED_DAYS)).toBeGreaterThan(0.9)
      expect(Math.max(...ages)).toBeLessThan(HOME_ASLEEP_DAYS)
      expect(Math.min(...ages)).toBeGreaterThanOrEqual(0)
      const taken = homes.filter(({ availability }) => isTaken(availability))
      expect(taken.length).toBeGreaterThan(0)
      for (const { availabilitySince } of taken) {
        expect(daysFrom(availabilitySince, later)).toBeGreaterThanOrEqual(0)
        expect(daysFrom(availabilitySince, later)).toBeLessThan(HOME_GONE_DAYS)
      }
    }
  })

  it('are left alone where their owner has confirmed them since', async () => {
    const { db } = database
    const [home] = await db.select().from(listings).limit(1)
    if (!home) throw new Error('Nothing is offered')
    const own = daysLater(500)
    await db.update(listings).set({ confirmedAt: own }).where(eq(listings.id, home.id))
    await confirmDemoHomes(db, daysLater(401))
    expect(await db.select().from(listings).where(eq(listings.id, home.id))).toMatchObject([
      { confirmedAt: own, availabilitySince: home.availabilitySince },
    ])
  })
})

describe('its leads', () => {
  it('are the same however often they are filled in, and move with the clock', async () => {
    const { db } = database
    const countedUntil = async (now: Date) => {
      await fillDemoLeads(db, now)
      const { rows } = await db.execute<{ day: string; shown: number; opened: number; asked: number }>(sql`
        SELECT day::text, sum(shown)::int AS shown, sum(opened)::int AS opened, sum(whatsapp + number + email)::int AS asked
        FROM (SELECT * FROM product_leads UNION ALL SELECT * FROM listing_leads) AS leads GROUP BY day ORDER BY day`)
      return rows
    }
    const first = await countedUntil(NOW)
    expect(first).toHaveLength(60)
    expect(await countedUntil(NOW)).toEqual(first)
    for (const { shown, opened, asked } of first.slice(0, -1)) {
      expect(shown).toBeGreaterThan(opened)
      expect(opened).toBeGreaterThan(asked)
      expect(asked).toBeGreaterThan(0)
    }
    const next = await countedUntil(new Date(NOW.getTime() + 86_400_000))
    expect(next.slice(0, 59)).toEqual(first.slice(0, 59))
    expect(next[59]?.shown).toBeGreaterThan(first[59]?.shown ?? Number.NaN)
    expect(next).toHaveLength(61)
  })
})

describe('its doors', () => {
  it('open on nothing but one’s own machine and database', () => {
    const canOpen = (variables: Record<string, string>) => canOpenDemoAccounts(readEnv(variables))
    expect(canOpen({})).toBe(true)
    expect(canOpen({ HOST: '::1', BASE_URL: 'http://127.0.0.1:3000' })).toBe(true)
    expect(canOpen({ HOST: '0.0.0.0' })).toBe(false)
    expect(canOpen({ BASE_URL: 'https://adlm.example' })).toBe(false)
    expect(canOpen({ BASE_URL: 'http://localhost.example' })).toBe(false)
    expect(canOpen({ DATABASE_URL: 'postgres://127.0.0.1/adlm', DEMO: '1' })).toBe(false)
  })

  it('are four accounts whose known password is stored as every other', async () => {
    const { db } = database
    expect(await db.select().from(accounts)).toEqual([])
    const demoAccounts = await openDemoAccounts(db)
    expect(await openDemoAccounts(db)).toEqual(demoAccounts)
    expect(demoAccounts.map(({ role }) => role)).toEqual([
      'seller of materials',
      'seller of homes',
      'buyer',
      'admin',
    ])

    const stored = await db.select().from(accounts).innerJoin(users, eq(users.id, accounts.userId))
    expect(stored).toHaveLength(4)
    for (const { accounts: account, users: user } of stored) {
      expect(account).toMatchObject({ providerId: 'credential', accountId: user.id })
      const password = demoAccounts.find(({ email }) => email === user.email)?.password ?? ''
      expect(await isPassword(password, account.password ?? '')).toBe(true)
    }
  })

  it('close: the known passwords and whoever came in by them are gone, a changed password stays', async () => {
    const { db } = database
    await openDemoAccounts(db)
    const [changed, known] = await db.select().from(accounts)
    if (!changed || !known) throw new Error('No doors')
    await db.update(accounts).set({ password: 'salt:changed' }).where(eq(accounts.id, changed.id))
    const google = { userId: changed.userId, providerId: 'google' }
    const [ofGoogle] = await db
      .insert(accounts)
      .values([
        { ...google, accountId: '1234567890' },
        { ...google, userId: known.userId, accountId: 'demo-customer' },
      ])
      .returning()
    const expiresAt = new Date(Date.now() + 60_000)
    await db.insert(sessions).values([
      { userId: changed.userId, token: 'kept', expiresAt },
      { userId: known.userId, token: 'ended', expiresAt },
    ])
    expect(await openDemoAccounts(db)).toHaveLength(3)

    await closeDemoAccounts(db)
    const remaining = await db.select().from(accounts)
    expect(remaining.map(({ id }) => id).sort()).toEqual([changed.id, ofGoogle?.id].sort())
    expect((await db.select().from(sessions)).map(({ token }) => token)).toEqual(['kept'])
  })

  it('do not exist where there are no people of the demonstration', async () => {
    const empty = await createTestDatabase()
    try {
      expect(await openDemoAccounts(empty.db)).toEqual([])
      await closeDemoAccounts(empty.db)
    } finally {
      await empty.drop()
    }
  })
})
