import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ConfirmedPrices, PriceSheet, SheetPrice } from '#domain/prices/price-sheet-schema.ts'
import { createOfferLink, removeOldOfferLinks } from '#server/api/offer-links.ts'
import { accounts, users } from '#server/db/schema/accounts.ts'
import { offerLinks } from '#server/db/schema/offer-links.ts'
import { priceEvents } from '#server/db/schema/price-events.ts'
import { products } from '#server/db/schema/products.ts'
import { daysAgo } from '../../../tests/support/days.ts'
import {
  attachImages,
  createProduct,
  createProducts,
  createSeller,
  type ProductOverrides,
  type Seller,
} from '../../../tests/support/factories.ts'
import { createTestApi, signInAs } from '../../../tests/support/test-app.ts'

const { call, ctx, db, get, lines } = await createTestApi()

let seller: Seller
let own: Record<string, string>

beforeEach(async () => {
  seller = await createSeller(db)
  own = await signInAs(ctx, seller)
})

const offers = (...several: ProductOverrides[]) =>
  createProducts(
    db,
    several.map((each) => ({ ownerId: seller.id, priceConfirmedAt: daysAgo(20), ...each })),
  )

const confirm = async (ids: string[], headers = own) => {
  const { status, body } = await call('POST', '/product/confirm-prices', { ids }, headers)
  return { status, body: body as ConfirmedPrices }
}
const change = async (changes: object[], headers = own) => {
  const { status, body } = await call('PUT', '/product/prices', changes, headers)
  return {
    status,
    body: (body as { prices: SheetPrice[] }).prices,
    failed: body as { errors: unknown; current?: { prices: SheetPrice[] } },
  }
}
const sheet = async (headers = own, path = `/user/prices/${seller.id}`) => {
  const { status, body } = await get(path, headers)
  return { status, body: body as PriceSheet }
}
const stored = async (id: string) => (await db.select().from(products).where(eq(products.id, id)))[0]
const eventsOf = async (id: string) =>
  (await db.select().from(priceEvents).where(eq(priceEvents.productId, id)).orderBy(priceEvents.id)).map(
    ({ kind, way }) => `${kind} ${way}`,
  )

describe('the sheet', () => {
  it('has all own offers, also those that nobody else sees, the oldest price first', async () => {
    const [, asleep] = await offers(
      { name: 'Confirmed today', priceConfirmedAt: new Date() },
      { name: 'Asleep for long', priceConfirmedAt: daysAgo(100), asleep: true },
      { name: 'Hidden by an admin', priceConfirmedAt: daysAgo(30), hiddenReason: 'A joke' },
    )
    await createProduct(db, { name: 'Of somebody else' })
    if (asleep) await attachImages(db, { product: asleep }, ['/p/cover.webp', '/p/side.webp'])
    const { body } = await sheet()
    expect(body.prices.map(({ name, freshness }) => [name, freshness])).toEqual([
      ['Asleep for long', 'asleep'],
      ['Hidden by an admin', 'stale'],
      ['Confirmed today', 'fresh'],
    ])
    expect((await sheet(own, '/user/prices')).body).toEqual(body)
    expect(body).toMatchObject({ total: 3, openUntil: null, reminders: true })
    expect(body.prices.map(({ image }) => image)).toEqual(['/p/cover.webp', null, null])
    expect(body.prices[0]).toMatchObject({ regularPrice: 7_500, discountPrice: 0, inStock: true, version: 1 })
  })
})

describe('confirming', () => {
  it('counts once a day, says when it was before, and keeps the version', async () => {
    const [one, two] = await offers({}, {})
    const ids = [two?.id ?? '', one?.id ?? '', two?.id ?? '']
    const first = await confirm(ids)
    expect(first.status).toBe(200)
    expect(first.body.confirmed.map(({ id }) => id)).toEqual(ids.slice(0, 2))
    for (const { before, priceConfirmedAt } of first.body.confirmed) {
      expect(before).toBe(two?.priceConfirmedAt.toISOString())
      expect(Date.now() - Date.parse(priceConfirmedAt)).toBeLessThan(60_000)
    }
    const again = await confirm(ids)
    for (const { id, before, priceConfirmedAt } of again.body.confirmed) {
      expect(before).toBe(priceConfirmedAt)
      expect(await eventsOf(id)).toEqual(['offered system', 'confirmed sheet'])
    }
    expect(await stored(ids[0] ?? '')).toMatchObject({ version: 1 })
  })

  it('is undone with what it ended: the reminders, and that the offer slept', async () => {
    const [one] = await offers({ priceConfirmedAt: daysAgo(100), priceReminders: 2, asleep: true })
    const id = one?.id ?? ''
    const [was] = (await sheet()).body.prices
    expect(was).toMatchObject({ freshness: 'asleep', reminders: 2 })
    await confirm([id])
    expect(await stored(id)).toMatchObject({ asleep: false, priceReminders: 0 })
    // Nothing of it without the time of the confirmation.
    await change([{ id, reminders: 2, asleep: true }])
    expect(await stored(id)).toMatchObject({ asleep: false, priceReminders: 0 })
    const undo = { id, priceConfirmedAt: was?.priceConfirmedAt, reminders: 2, asleep: true }
    const { body } = await change([undo])
    expect(body[0]).toEqual({ ...was, version: body[0]?.version })
    expect(await stored(id)).toMatchObject({ asleep: true, priceReminders: 2 })
  })

  it('is undone to the very moment', async () => {
    const [one] = await offers({ priceConfirmedAt: new Date('2026-09-01T07:08:09.123Z') })
    const id = one?.id ?? ''
    const { body } = await confirm([id])
    const undone = await change([{ id, priceConfirmedAt: body.confirmed[0]?.before }])
    expect(undone.body[0]?.priceConfirmedAt).toBe('2026-09-01T07:08:09.123Z')
    expect(await stored(id)).toMatchObject({ version: 1, updatedAt: one?.updatedAt })
    expect(await eventsOf(id)).toEqual(['offered system', 'confirmed sheet', 'changed sheet'])
  })

  it('wakes what sleeps: it is in the lists at once', async () => {
    const [one] = await offers({ priceConfirmedAt: daysAgo(100), asleep: true, priceReminders: 2 })
    const total = async () =>
      ((await get('/product/getCat')).body as { pagination: { total: number } }).pagination.total
    expect(await total()).toBe(0)
    await confirm([one?.id ?? ''])
    expect(await total()).toBe(1)
    expect(await stored(one?.id ?? '')).toMatchObject({ asleep: false, priceReminders: 0 })
  })

  it('is for all or for none, of own products alone', async () => {
    const [one] = await offers({})
    const id = one?.id ?? ''
    const other = await createProduct(db)
    expect((await confirm([id, other.id])).status).toBe(403)
    expect((await confirm([id, '00000000-0000-7000-8000-000000000000'])).status).toBe(404)
    expect((await confirm([id, 'nothing'])).status).toBe(404)
    expect((await confirm([])).status).toBe(422)
    expect((await confirm(Array.from({ length: 201 }, () => id))).status).toBe(422)
    expect((await stored(id))?.priceConfirmedAt).toEqual(one?.priceConfirmedAt)
  })
})

describe('changing', () => {
  it('confirms a price that is sent, and not what is in stock', async () => {
    const [one, two] = await offers({}, { priceConfirmedAt: daysAgo(40) })
    const { status, body } = await change([
      { id: one?.id, regularPrice: 9_600, discountPrice: 9_000, priceBreaks: [{ from: 50, price: 8_900.5 }] },
      { id: two?.id, inStock: false },
    ])
    expect(status).toBe(200)
    expect(body).toMatchObject([
      {
        id: one?.id,
        regularPrice: 9_600,
        discount: true,
        discountPrice: 9_000,
        priceBreaks: [{ from: 50, price: 8_900.5 }],
        freshness: 'fresh',
        version: 2,
      },
      { id: two?.id, inStock: false, freshness: 'stale', version: 2 },
    ])
    expect(await eventsOf(one?.id ?? '')).toEqual(['offered system', 'changed sheet'])
    const listed = (await get('/product/getCat?sort=price-desc')).body as { products: { inStock: boolean }[] }
    expect(listed.products.map(({ inStock }) => inStock)).toEqual([true, false])
  })

  it('is undone with its confirmation', async () => {
    const [one] = await offers({ regularPrice: 500, discountPrice: 400 })
    const id = one?.id ?? ''
    const [before] = (await sheet()).body.prices
    await change([{ id, regularPrice: 600, discountPrice: 0 }])
    const { body } = await change([
      { id, regularPrice: 500, discountPrice: 400, priceConfirmedAt: before?.priceConfirmedAt },
    ])
    expect(body[0]).toEqual({ ...before, version: 3 })
  })

  it.each([
    [{ regularPrice: 9 }, '0.regularPrice'],
    [{ discountPrice: 7_500 }, '0.discountPrice'],
    [{ priceBreaks: [{ from: 50, price: 8_000 }] }, '0.priceBreaks.0.price'],
    [{ priceConfirmedAt: '2999-01-01T00:00:00.000Z' }, '0.priceConfirmedAt'],
    [{ priceConfirmedAt: '0000-01-01T00:00:00.000Z' }, '0.priceConfirmedAt'],
  ])('refuses %j', async (wrong, path) => {
    const [one, two] = await offers({}, {})
    const { status, failed } = await change([
      { id: one?.id, ...wrong },
      { id: two?.id, regularPrice: 100 },
    ])
    expect([status, failed.errors]).toEqual([422, [expect.objectContaining({ path })]])
    expect(await stored(two?.id ?? '')).toMatchObject({ regularPrice: 750_000 })
  })

  it('refuses what is based on another version, and shows the present one', async () => {
    const [one] = await offers({})
    const id = one?.id ?? ''
    await change([{ id, regularPrice: 8_000, version: 1 }])
    const { status, failed } = await change([{ id, regularPrice: 9_000, version: 1 }])
    expect([status, failed.current?.prices]).toEqual([
      412,
      [expect.objectContaining({ id, regularPrice: 8_000, version: 2 })],
    ])
    expect((await change([{ id }, { id }])).status).toBe(422)
  })
})

describe('what has waited for a line', () => {
  const hours = (count: number) => ({ ...own, 'X-Waited': String(count * 3_600) })
  const age = (at: string | undefined) => Math.round((Date.now() - Date.parse(at ?? '')) / 3_600_000)

  it('is confirmed as of when it was typed', async () => {
    const [one, two] = await offers({}, {})
    const { body } = await confirm([one?.id ?? ''], hours(5))
    expect(age(body.confirmed[0]?.priceConfirmedAt)).toBe(5)
    const changed = await change([{ id: two?.id, regularPrice: 8_000 }], hours(23))
    expect(age(changed.body[0]?.priceConfirmedAt)).toBe(23)
  })

  it('does not put back a later confirmation, and is told where it would change what was confirmed since', async () => {
    const [one, two] = await offers(
      { priceConfirmedAt: new Date(Date.now() - 3_600_000) },
      { priceConfirmedAt: new Date(Date.now() - 3_600_000) },
    )
    await confirm([one?.id ?? ''], hours(20))
    expect(await stored(one?.id ?? '')).toMatchObject({ priceConfirmedAt: one?.priceConfirmedAt })
    expect((await change([{ id: two?.id, regularPrice: 8_000 }], hours(2))).status).toBe(412)
    expect((await change([{ id: two?.id, regularPrice: 7_500 }], hours(2))).status).toBe(200)
    expect(await stored(two?.id ?? '')).toMatchObject({ regularPrice: 750_000, version: 1 })
  })

  it('is refused after a day', async () => {
    const [one] = await offers({})
    expect((await confirm([one?.id ?? ''], hours(25))).status).toBe(422)
    expect((await change([{ id: one?.id, regularPrice: 8_000 }], hours(25))).status).toBe(422)
    expect((await confirm([one?.id ?? ''], { ...own, 'X-Waited': '-3' })).status).toBe(400)
    expect(await stored(one?.id ?? '')).toMatchObject({ priceConfirmedAt: one?.priceConfirmedAt, version: 1 })
  })

  it('is done once, also where the answer to a first try was lost', async () => {
    const [one] = await offers({})
    const send = () => change([{ id: one?.id, regularPrice: 8_000, version: 1 }], hours(1))
    expect([(await send()).status, (await send()).status]).toEqual([200, 200])
    expect(await stored(one?.id ?? '')).toMatchObject({ regularPrice: 800_000, version: 2 })
  })
})

describe("a mail's link", () => {
  const linkTo = async (ids: string[], now = new Date()) => ({
    'X-Price-Token': await createOfferLink(db, { userId: seller.id, kind: 'products', offerIds: ids }, now),
  })

  it('opens the sheet of its prices without a sign-in, and nothing else', async () => {
    const [one, two] = await offers({ name: 'Of the link' }, { name: 'Not of the link' })
    const [id = '', other = ''] = [one?.id, two?.id]
    const token = await linkTo([id])
    const { body } = await sheet(token, '/user/prices')
    expect(body.prices.map(({ name }) => name)).toEqual(['Of the link'])
    expect(body).toMatchObject({ total: 1, openUntil: expect.any(String) })
    expect((await confirm([id], token)).status).toBe(200)
    expect((await change([{ id, regularPrice: 900 }], token)).status).toBe(200)
    expect(await eventsOf(id)).toEqual(['offered system', 'confirmed mail', 'changed mail'])

    expect((await confirm([id, other], token)).status).toBe(403)
    expect((await change([{ id: other, regularPrice: 100 }], token)).status).toBe(403)
    for (const path of [
      `/user/prices/${seller.id}`,
      `/user/products/${seller.id}`,
      '/auth/me',
      `/product/edit/${id}`,
    ])
      expect((await get(path, token)).status).toBe(401)
    expect((await call('PUT', `/product/update/${id}`, { name: 'Another name' }, token)).status).toBe(401)
    expect((await call('DELETE', `/product/delete/${id}`, undefined, token)).status).toBe(401)
  })

  it('ends with the next one, an hour later where it is being used', async () => {
    const ids = (await offers({})).map(({ id }) => id)
    const statusOf = async (token: Record<string, string>) => (await sheet(token, '/user/prices')).status
    const unused = await linkTo(ids)
    const used = await linkTo(ids)
    expect([await statusOf(unused), await statusOf(used)]).toEqual([401, 200])
    const next = await linkTo(ids)
    expect([await statusOf(used), await statusOf(next)]).toEqual([200, 200])
    const { body } = await sheet(used, '/user/prices')
    const left = Date.parse(String((body as { openUntil?: string }).openUntil)) - Date.now()
    expect(left).toBeGreaterThan(59 * 60_000)
    expect(left).toBeLessThanOrEqual(3_600_000)
    await db.update(offerLinks).set({ usedAt: sql`now() - interval '61 minutes'` })
    const last = await linkTo(ids)
    expect([await statusOf(used), await statusOf(next), await statusOf(last)]).toEqual([401, 401, 200])
  })

  it('stands for its seller also where somebody else is signed in', async () => {
    const [one] = await offers({})
    const somebody = await signInAs(ctx, await createSeller(db))
    const token = { ...(await linkTo([one?.id ?? ''])), ...somebody }
    expect((await confirm([one?.id ?? ''], token)).status).toBe(200)
  })

  it('opens nothing after 7 days, another address or password, a suspension, or with another token', async () => {
    const [one] = await offers({})
    const ids = [one?.id ?? '']
    const statusOf = async (token: Record<string, string>) => (await sheet(token, '/user/prices')).status
    const token = await linkTo(ids)
    expect(await statusOf(token)).toBe(200)
    expect(await statusOf(await linkTo(ids, daysAgo(8)))).toBe(401)
    expect(await statusOf({ 'X-Price-Token': `${token['X-Price-Token']}x` })).toBe(401)
    expect(await statusOf({ ...own, 'X-Price-Token': '' })).toBe(401)

    await db.update(users).set({ email: 'another@mail.example' })
    expect(await statusOf(token)).toBe(401)
    await db.update(users).set({ email: seller.email })
    await db.update(users).set({ suspendedReason: 'Fraud' })
    expect(await statusOf(token)).toBe(401)
    await db.update(users).set({ suspendedReason: null })
    expect(await statusOf(token)).toBe(200)
    await db
      .insert(accounts)
      .values({ userId: seller.id, accountId: seller.id, providerId: 'credential', password: 'a hash' })
    expect(await statusOf(token)).toBe(401)
    expect(await statusOf(await linkTo(ids))).toBe(200)
  })

  it('is kept as a hash, is in no log, and is forgotten when it is old', async () => {
    const [one] = await offers({})
    const { 'X-Price-Token': token } = await linkTo([one?.id ?? ''])
    await sheet({ 'X-Price-Token': token }, '/user/prices')
    expect(JSON.stringify(await db.select().from(offerLinks))).not.toContain(token)
    expect(lines.join('\n')).not.toContain(token)
    await db.update(offerLinks).set({ expiresAt: sql`now() - interval '1 second'` })
    await removeOldOfferLinks(db)
    expect(await db.$count(offerLinks)).toBe(0)
  })

  it('is guessed by nobody: too many wrong tokens are refused, the right one is not', async () => {
    const [one] = await offers({})
    const token = await linkTo([one?.id ?? ''])
    const wrong = () => sheet({ 'X-Price-Token': 'wrong' }, '/user/prices')
    let status = 401
    for (let tries = 0; status === 401; tries += 1) {
      expect(tries).toBeLessThan(1_000)
      status = (await wrong()).status
    }
    expect(status).toBe(429)
    expect((await sheet(token, '/user/prices')).status).toBe(200)
  })
})
