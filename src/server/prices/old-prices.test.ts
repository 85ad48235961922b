import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { PRICE_SHEET_MAX, type PriceSheet } from '#domain/prices/price-sheet-schema.ts'
import { signedId } from '#server/api/signed-id.ts'
import { letFallAsleep } from '#server/db/old-offers.ts'
import { users } from '#server/db/schema/accounts.ts'
import { products } from '#server/db/schema/products.ts'
import { daysAgo, inDays } from '../../../tests/support/days.ts'
import {
  createProducts,
  createSeller,
  type ProductOverrides,
  type Seller,
} from '../../../tests/support/factories.ts'
import { createTestApi, signInAs } from '../../../tests/support/test-app.ts'
import { PRICES, pricesDigest } from './old-prices.ts'

const { call, ctx, db, get } = await createTestApi()

const { signal } = new AbortController()
const part = pricesDigest(ctx)

let seller: Seller

beforeEach(async () => {
  seller = await createSeller(db, { name: 'Ojota Stores' })
})

const offers = (...several: ProductOverrides[]) =>
  createProducts(
    db,
    several.map((each) => ({ ownerId: seller.id, priceConfirmedAt: daysAgo(20), ...each })),
  )

const news = (now = new Date()) => part.findNews({ userId: seller.id, username: seller.name }, now)
const mayHaveNews = async () =>
  (await db.select({ id: users.id }).from(users).where(part.mayHaveNews(new Date()))).map(({ id }) => id)
const tokenOf = (found: Awaited<ReturnType<typeof news>>) => found?.section.link?.url.split('#')[1] ?? ''

const countsOf = async () =>
  (await db.select().from(products).orderBy(products.name)).map(({ priceReminders }) => priceReminders)

describe('who may have prices to confirm', () => {
  it('is a seller of old ones that are in the lists', async () => {
    const [fresh, away] = await Promise.all([createSeller(db), createSeller(db)])
    await createProducts(db, [{ ownerId: fresh.id, priceConfirmedAt: daysAgo(5) }])
    await createProducts(db, [
      { ownerId: away.id, hiddenReason: 'A joke', priceConfirmedAt: daysAgo(20) },
      { ownerId: away.id, asleep: true, priceConfirmedAt: daysAgo(100) },
    ])
    await offers({}, {})
    expect(await mayHaveNews()).toEqual([seller.id])
  })
})

describe('the part', () => {
  it('says which are how old, with a link to just these', async () => {
    await offers(
      { name: 'Fresh cement', priceConfirmedAt: daysAgo(2) },
      { name: 'Ageing cement', priceConfirmedAt: daysAgo(20) },
      { name: 'Stale cement', priceConfirmedAt: daysAgo(40) },
      { name: 'Sleeping cement', priceConfirmedAt: daysAgo(100), asleep: true },
    )
    const found = await news()
    expect(found).toMatchObject({
      headline: '3 prices to confirm',
      section: { title: 'Are these 3 prices still right?' },
    })
    const text = found?.section.paragraphs.join('\n') ?? ''
    expect(text).toContain('Stale cement; Ageing cement; Sleeping cement.')
    expect(text).toContain('1 price is older than 14 days')
    expect(text).toContain('1 price is older than 28 days')
    expect(text).toContain('1 has left the lists')
    expect(text).not.toContain('Fresh cement')

    expect(found?.section.link?.url).toMatch(/^http:\/\/localhost\/prices\/confirm#[\w-]{32}$/)
    const { body } = await get('/user/prices', { 'X-Price-Token': tokenOf(found) })
    expect((body as PriceSheet).prices.map(({ name }) => name)).toEqual([
      'Sleeping cement',
      'Stale cement',
      'Ageing cement',
    ])
  })

  it('says nothing when everything was confirmed meanwhile', async () => {
    const [one] = await offers({}, { asleep: true, priceConfirmedAt: daysAgo(100) })
    expect(await news()).toBeDefined()
    await db
      .update(products)
      .set({ priceConfirmedAt: new Date() })
      .where(eq(products.id, one?.id ?? ''))
    expect(await news()).toBeUndefined()
  })

  it('reminds of all, however many there are', { tags: ['slow'] }, async () => {
    await offers(...Array.from({ length: PRICE_SHEET_MAX + 50 }, () => ({})))
    const found = await news()
    expect(found?.headline).toBe('1,050 prices to confirm')
    expect(found?.section.paragraphs[0]).toContain('; and 1,040 more.')
    await found?.onSent?.()
    expect(new Set(await countsOf())).toEqual(new Set([1]))
    const { body } = await get('/user/prices', { 'X-Price-Token': tokenOf(found) })
    expect(body).toMatchObject({ total: PRICE_SHEET_MAX, totalCapped: true })
    expect((body as PriceSheet).prices).toHaveLength(PRICE_SHEET_MAX)
  })

  it('counts as a reminder when it was sent, twice at most', async () => {
    await offers({}, {})
    await news()
    expect(await countsOf()).toEqual([0, 0])
    for (const counts of [
      [1, 1],
      [2, 2],
      [2, 2],
    ]) {
      await (await news())?.onSent?.()
      expect(await countsOf()).toEqual(counts)
    }
  })
})

describe('the links of reminders from before the weekly mail', () => {
  const isOff = async () =>
    (await db.select().from(users).where(eq(users.id, seller.id)))[0]?.priceRemindersOff
  const stop = (path: string, body?: object) => call('POST', `/user/price-reminders${path}`, body)
  const token = () => signedId(ctx, 'links that end price reminders', seller.id)

  it('end the reminders by one press, and the seller has them again in the sheet', async () => {
    await stop('/stop', { token: `${await token()}x` })
    expect(await isOff()).toBe(false)
    expect((await stop(`/stop/one-click?token=${await token()}`)).status).toBe(200)
    expect(await isOff()).toBe(true)

    const own = await signInAs(ctx, seller)
    const on = await call('PUT', `/user/price-reminders/${seller.id}`, { reminders: true }, own)
    expect([on.status, on.body, await isOff()]).toEqual([200, { reminders: true }, false])
    expect((await stop('/stop', { token: await token() })).status).toBe(200)
    expect(await isOff()).toBe(true)
    // It opens no prices.
    expect((await get('/user/prices', { 'X-Price-Token': await token() })).status).toBe(401)
  })

  it('work from an address that has guessed too often', async () => {
    for (let count = 0; count < 200; count++) await stop('/stop', { token: `guess ${count}` })
    expect((await stop('/stop', { token: 'guess' })).status).toBe(429)
    expect((await stop(`/stop/one-click?token=${await token()}`)).status).toBe(200)
    expect(await isOff()).toBe(true)
  })
})

describe('falling asleep', () => {
  const sleep = (now?: Date) => letFallAsleep(db, signal, PRICES, now, 2)
  const asleep = async () =>
    (await db.select().from(products).where(eq(products.asleep, true)).orderBy(products.name)).map(
      ({ name }) => name,
    )

  it('needs 90 days without a confirmation, and two reminders', async () => {
    await offers(
      { name: 'Reminded twice, one', priceConfirmedAt: daysAgo(91), priceReminders: 2 },
      { name: 'Reminded twice, two', priceConfirmedAt: daysAgo(99), priceReminders: 2 },
      { name: 'Reminded twice, three', priceConfirmedAt: daysAgo(99), priceReminders: 2 },
      { name: 'Reminded once', priceConfirmedAt: daysAgo(99), priceReminders: 1 },
      { name: 'Not so old yet', priceConfirmedAt: daysAgo(89), priceReminders: 2 },
    )
    await sleep()
    expect(await asleep()).toEqual(['Reminded twice, one', 'Reminded twice, three', 'Reminded twice, two'])
    await sleep(inDays(2))
    expect(await asleep()).toContain('Not so old yet')
  })

  it('needs no reminder of whoever wants none', async () => {
    await offers({ name: 'Never reminded', priceConfirmedAt: daysAgo(91) })
    await sleep()
    expect(await asleep()).toEqual([])
    await db.update(users).set({ priceRemindersOff: true })
    await sleep()
    expect(await asleep()).toEqual(['Never reminded'])
  })
})
