import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { SAVED_MAX, type SavedKind } from '#domain/saved/saved-rules.ts'
import { SavedOffers } from '#domain/saved/saved-schema.ts'
import { users } from '#server/db/schema/accounts.ts'
import { listings } from '#server/db/schema/listings.ts'
import { products } from '#server/db/schema/products.ts'
import { savedOffers } from '#server/db/schema/saved.ts'
import { createListing, createProduct, createSeller } from '../../../tests/support/factories.ts'
import { createTestApi, signInAs } from '../../../tests/support/test-app.ts'

const { call, ctx, db, get } = await createTestApi()

const minute = (count: number) => new Date(Date.UTC(2026, 0, 1, 0, count)).toISOString()

const seen = { name: 'Sharp sand, 20 tonnes', price: 8_500.5, per: 'tonne' }
const save = (id: string, at = minute(0), kind: SavedKind = 'products') => ({ kind, id, at, saved: seen })
const takeOut = (id: string, at: string) => ({ kind: 'products', id, at, saved: null })

/** A person, and their two devices' calls. */
async function buyer() {
  const person = await createSeller(db)
  const headers = await signInAs(ctx, person)
  const path = `/user/saved/${person.id}`
  return {
    ...person,
    path,
    headers,
    tell: async (...changes: object[]) => {
      const answer = await call('POST', path, { changes }, headers)
      expect(answer.status, answer.text).toBe(200)
      return SavedOffers.parse(answer.body).saved
    },
    read: async () => SavedOffers.parse((await get(path, headers)).body).saved,
  }
}

describe('what somebody has saved', () => {
  it('is joined from all devices, the newest first, with what its card said', async () => {
    const { tell, read } = await buyer()
    const [sand, flat] = [randomUUID(), randomUUID()]
    await tell(save(sand, minute(1)))
    const all = await tell(save(flat, minute(2), 'listings'))
    expect(all).toEqual([
      { kind: 'listings', id: flat, ...seen, savedAt: minute(2) },
      { kind: 'products', id: sand, ...seen, savedAt: minute(1) },
    ])
    expect(await read()).toEqual(all)
  })

  it('keeps the price and the day of the first time, whatever another device says later', async () => {
    const { tell } = await buyer()
    const id = randomUUID()
    await tell(save(id, minute(1)))
    expect(await tell({ ...save(id, minute(5)), saved: { ...seen, price: 1 } })).toMatchObject([
      { price: 8_500.5, savedAt: minute(1) },
    ])
  })

  it('is taken out where that was done after it was saved, and stays where it was saved again since', async () => {
    const { tell } = await buyer()
    const [old, again] = [randomUUID(), randomUUID()]
    await tell(save(old, minute(1)), save(again, minute(9)))
    expect(await tell(takeOut(old, minute(5)), takeOut(again, minute(5)))).toMatchObject([{ id: again }])
  })

  it('is never saved in the future, so that it can be taken out', async () => {
    const { tell } = await buyer()
    const [saved] = await tell(save(randomUUID(), '2999-01-01T00:00:00.000Z'))
    expect(Date.parse(saved?.savedAt ?? '')).toBeLessThanOrEqual(Date.now() + 1_000)
  })

  it.each(['0000-01-01T00:00:00Z', '2026-01-01T00:00:00.0000000000000001Z'])(
    'is refused with a time that nothing can keep, %s',
    async (at) => {
      const { path, headers } = await buyer()
      for (const change of [save(randomUUID(), at), takeOut(randomUUID(), at)])
        expect((await call('POST', path, { changes: [change] }, headers)).status).toBe(422)
    },
  )

  it('is kept with what can be seen of its name', async () => {
    const { tell } = await buyer()
    const hidden = { ...seen, name: 'Sharp\u0000 \u202esand', per: 'to\u0000nne' }
    expect(await tell({ ...save(randomUUID()), saved: hidden })).toMatchObject([
      { name: 'Sharp sand', per: 'tonne' },
    ])
  })

  it('is bounded: the oldest go', async () => {
    const { tell } = await buyer()
    const first = randomUUID()
    const others = Array.from({ length: SAVED_MAX }, (_, n) => save(randomUUID(), minute(n + 1)))
    await tell(save(first, minute(0)))
    const all = await tell(...others)
    expect(all.map(({ id }) => id)).toEqual(others.map(({ id }) => id).reverse())
    const tooMany = Array.from({ length: 2 * SAVED_MAX + 1 }, () => save(randomUUID()))
    const { path, headers } = await buyer()
    expect((await call('POST', path, { changes: tooMany }, headers)).status).toBe(422)
  })

  it('is joined one device after the other where two tell at once', async () => {
    const { tell, read } = await buyer()
    const ids = Array.from({ length: 20 }, () => randomUUID())
    await Promise.all(ids.flatMap((id) => [tell(save(id)), tell(...ids.map((each) => save(each)))]))
    expect((await read()).map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  })

  it('is told to its owner alone, and kept by nobody on the way', async () => {
    const ada = await buyer()
    const bola = await buyer()
    await ada.tell(save(randomUUID()))
    expect((await get(ada.path)).status).toBe(401)
    expect((await get(ada.path, bola.headers)).status).toBe(403)
    expect((await call('POST', ada.path, { changes: [save(randomUUID())] }, bola.headers)).status).toBe(403)
    expect(await bola.read()).toEqual([])
    expect((await get(ada.path, ada.headers)).headers.get('Cache-Control')).toBe('private, no-store')
  })

  it('goes with its account', async () => {
    const { id, tell } = await buyer()
    await tell(save(randomUUID()))
    await db.delete(users).where(eq(users.id, id))
    expect(await db.$count(savedOffers)).toBe(0)
  })
})

describe('offers by their ids', () => {
  it('are answered in their order, in one request, without what is gone, hidden or waits', async () => {
    const [cement, hidden, sand] = [
      await createProduct(db),
      await createProduct(db, { hiddenReason: 'fraud' }),
      await createProduct(db),
    ]
    const flat = await createListing(db)
    const { status, body, headers } = await get(
      `/offers?products=${[sand.id, randomUUID(), hidden.id, cement.id]}&listings=${flat.id}`,
    )
    expect(status).toBe(200)
    expect(body).toMatchObject({
      products: [{ _id: sand.id }, { _id: cement.id }],
      listings: [{ _id: flat.id }],
    })
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate')
    await db.delete(listings).where(eq(listings.id, flat.id))
    expect((await get(`/offers?listings=${flat.id}`)).body).toEqual({ products: [], listings: [] })
  })

  it('with what sleeps, which says so', async () => {
    const asleep = await createProduct(db)
    await db
      .update(products)
      .set({ priceConfirmedAt: new Date('2020-01-01'), asleep: true })
      .where(eq(products.id, asleep.id))
    expect((await get(`/offers?products=${asleep.id}`)).body).toMatchObject({
      products: [{ freshness: 'asleep' }],
    })
  })

  it('are as many as somebody may have saved, and no more', async () => {
    const ids = Array.from({ length: SAVED_MAX + 1 }, () => randomUUID())
    expect((await get(`/offers?products=${ids.slice(1)}`)).status).toBe(200)
    expect((await get(`/offers?products=${ids}`)).status).toBe(400)
    expect((await get('/offers')).body).toEqual({ products: [], listings: [] })
  })
})

describe('an account says whether it sells', () => {
  it('once it has put up anything', async () => {
    const { id, headers } = await buyer()
    expect((await get('/auth/me', headers)).body).toMatchObject({ sells: false })
    await createListing(db, { ownerId: id })
    expect((await get('/auth/me', headers)).body).toMatchObject({ sells: true })
  })

  it.each([
    ['what it sells', { bio: 'Cement and blocks' }],
    ['where its store is', { storeAddress: '12 Allen Avenue, Ikeja' }],
    ['a number that is confirmed', { mobileNumber: '+2348031234567', phoneConfirmedAt: new Date() }],
  ])('once it has begun a shop by saying %s', async (_, begun) => {
    const headers = await signInAs(ctx, await createSeller(db, begun))
    expect((await get('/auth/me', headers)).body).toMatchObject({ sells: true })
  })

  it('not by a number alone', async () => {
    const headers = await signInAs(ctx, await createSeller(db, { mobileNumber: '+2348031234567' }))
    expect((await get('/auth/me', headers)).body).toMatchObject({ sells: false })
  })
})
