import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { OFFERS_ONLINE } from '#domain/offers/offer-quota.ts'
import { OfferQuota } from '#domain/offers/offer-schema.ts'
import { lockUsers } from '#server/db/lock-users.ts'
import { users } from '#server/db/schema/accounts.ts'
import { products } from '#server/db/schema/products.ts'
import {
  createListings,
  createProducts,
  createSeller,
  type Seller,
} from '../../../tests/support/factories.ts'
import { NEW_LISTING, NEW_PRODUCT, signedInSeller } from '../../../tests/support/new-offers.ts'
import { createTestApi, signInAs } from '../../../tests/support/test-app.ts'
import { countWaiting } from '../../../tests/support/waiting.ts'
import { askUnconfirmedSellers } from './confirmation-grace.ts'
import { releaseOffers } from './offer-quota.ts'

const { call, ctx, db, get, queued } = await createTestApi()

const DAY_MS = 24 * 3_600_000

type Own = Record<string, string>
const create = (own: Own, change: object = {}) =>
  call('POST', '/product/create-product', { ...NEW_PRODUCT, ...change }, own)

/** A seller whose quota has this many places left. */
async function sellerWithRoom(left: number): Promise<{ seller: Seller; own: Own }> {
  const signedIn = await signedInSeller(ctx)
  const { id: ownerId } = signedIn.seller
  const online = OFFERS_ONLINE.first - left
  await createProducts(db, Array(online - 1).fill({ ownerId }))
  await createListings(db, [{ ownerId }])
  return signedIn
}

const quotaOf = async ({ id }: { id: string }, own: Own) =>
  OfferQuota.parse((await get(`/user/quota/${id}`, own)).body)
const confirm = (seller: Seller, how: Partial<typeof users.$inferInsert>) =>
  db.update(users).set(how).where(eq(users.id, seller.id))

describe('a confirmed address', () => {
  it('comes before putting up a product or a home and before an import', async () => {
    const { seller, own } = await signedInSeller(ctx)
    await confirm(seller, { emailVerified: false })
    const refused = {
      status: 403,
      body: { code: 'unconfirmed', message: 'Please confirm your e-mail address first' },
    }
    expect(await create(own)).toMatchObject(refused)
    expect(await call('POST', '/listing/create', NEW_LISTING, own)).toMatchObject(refused)
    for (const kind of ['products', 'listings'])
      expect(
        await call('POST', `/import/${kind}`, undefined, { ...own, 'Content-Type': 'text/csv' }),
      ).toMatchObject(refused)
    await confirm(seller, { emailVerified: true })
    expect((await create(own)).status).toBe(201)
  })
})

describe('the quota', () => {
  it('counts products and homes together; what is beyond waits, for its owner alone', async () => {
    const { seller, own } = await sellerWithRoom(1)
    expect((await create(own)).body).not.toHaveProperty('waitingFor')
    const beyond = await call('POST', '/listing/create', NEW_LISTING, own)
    expect(beyond).toMatchObject({ status: 201, body: { hidden: true, waitingFor: 'quota' } })
    const { _id } = beyond.body as { _id: string }
    expect((await get(`/listing/get/${_id}`)).status).toBe(404)
    expect((await get(`/user/listings/${seller.id}`, own)).body).toContainEqual(
      expect.objectContaining({ _id, waitingFor: 'quota' }),
    )
    expect(await quotaOf(seller, own)).toEqual({
      online: 50,
      onlineCapped: false,
      waiting: 1,
      waitingCapped: false,
      quota: 50,
      confirmBy: null,
    })
    const other = await signInAs(ctx, await createSeller(db))
    expect((await get(`/user/quota/${seller.id}`, other)).status).toBe(403)
  })

  it('lets the oldest that waits online when another is deleted', async () => {
    const { seller, own } = await sellerWithRoom(1)
    const last = (await create(own)).body as { _id: string }
    const [older, newer] = [(await create(own)).body, (await create(own)).body] as { _id: string }[]
    await call('DELETE', `/product/delete/${last._id}`, undefined, own)
    expect((await get(`/product/get/${older?._id}`)).status).toBe(200)
    expect((await get(`/product/get/${newer?._id}`)).status).toBe(404)
    await call('DELETE', `/product/delete/${newer?._id}`, undefined, own)
    expect(await quotaOf(seller, own)).toMatchObject({ online: 50, waiting: 0 })
  })

  it('gives the place of a home that was let to what waits, by one tap or by the form, and lets it wait when it is back', async () => {
    const { seller, own } = await sellerWithRoom(1)
    const put = (data: object) => call('PUT', '/listing/availability', [data], own)
    const home = (await call('POST', '/listing/create', NEW_LISTING, own)).body as { _id: string }
    const waiting = (await create(own)).body as { _id: string }
    expect(await quotaOf(seller, own)).toMatchObject({ online: 50, waiting: 1 })
    await put({ id: home._id, availability: 'let' })
    expect((await get(`/product/get/${waiting._id}`)).status).toBe(200)
    expect(await quotaOf(seller, own)).toMatchObject({ online: 50, waiting: 0 })
    expect((await get(`/listing/get/${home._id}`)).status).toBe(200)

    await call('PUT', `/listing/update/${home._id}`, { availability: 'available' }, own)
    expect((await get(`/listing/get/${home._id}`)).status).toBe(404)
    expect(await quotaOf(seller, own)).toMatchObject({ online: 50, waiting: 1 })
    await call('DELETE', `/product/delete/${waiting._id}`, undefined, own)
    expect((await get(`/listing/get/${home._id}`)).status).toBe(200)
    await create(own)
    expect((await call('PUT', `/listing/update/${home._id}`, { availability: 'let' }, own)).status).toBe(200)
    expect(await quotaOf(seller, own)).toMatchObject({ online: 50, waiting: 0 })
    await put({ id: home._id, availability: 'paused' })
    expect(await quotaOf(seller, own)).toMatchObject({ online: 50, waiting: 1 })
  })

  it('is filled after a deletion that meets a suspension, and neither fails', async () => {
    const { seller, own } = await sellerWithRoom(1)
    const last = (await create(own)).body as { _id: string }
    await create(own)
    const deletion = await db.transaction(async (tx) => {
      await lockUsers(tx, eq(users.id, seller.id))
      const deleting = call('DELETE', `/product/delete/${last._id}`, undefined, own)
      await expect.poll(() => countWaiting(db)).toBe(1)
      await tx.update(products).set({ hiddenReason: 'A fraud' }).where(eq(products.id, last._id))
      return { deleting }
    })
    expect((await deletion.deleting).status).toBe(200)
    expect(await quotaOf(seller, own)).toMatchObject({ online: 50, waiting: 0 })
  })

  it('grows with a confirmed phone, and ends with a checked business', async () => {
    const { seller, own } = await sellerWithRoom(0)
    await create(own)
    await confirm(seller, { phoneConfirmedAt: new Date() })
    await releaseOffers(db)
    expect(await quotaOf(seller, own)).toMatchObject({ online: 51, waiting: 0, quota: 1_000 })
    await createProducts(db, Array(949).fill({ ownerId: seller.id }))
    await createProducts(db, Array(230).fill({ ownerId: seller.id, waitingFor: 'quota' }))
    expect((await create(own)).body).toMatchObject({ waitingFor: 'quota' })
    await confirm(seller, { businessCheckedAt: new Date() })
    await releaseOffers(db)
    expect(await quotaOf(seller, own)).toMatchObject({
      online: 1_000,
      onlineCapped: true,
      waiting: 0,
      quota: null,
    })
    expect((await create(own)).body).not.toHaveProperty('waitingFor')
    // A list of so many is counted no further, and read to its end.
    const { headers, body } = await get(`/user/products/${seller.id}?startIndex=1200`, own)
    expect(headers.get('X-Total-Count')).toBe('1000')
    expect(headers.get('X-Total-Capped')).toBe('true')
    expect(body).toHaveLength(31)
    expect((await get(`/user/prices/${seller.id}`, own)).body).toMatchObject({
      total: 1_000,
      totalCapped: true,
    })
  })

  it('holds when many are put up at the same time', async () => {
    const { seller, own } = await sellerWithRoom(3)
    const made = await Promise.all(Array.from({ length: 12 }, () => create(own)))
    expect(made.map(({ status }) => status)).toEqual(Array(12).fill(201))
    expect(await quotaOf(seller, own)).toMatchObject({ online: 50, waiting: 9 })
  })

  it('leaves alone what a release without a quota puts up', async () => {
    const { seller, own } = await sellerWithRoom(0)
    await db.execute(sql`
      INSERT INTO products (id, owner_id, name, description, regular_price, category, sub_categories, type, unit, location, store_address, mobile)
      SELECT gen_random_uuid(), owner_id, name, description, regular_price, category, sub_categories, type, unit, location, store_address, mobile
      FROM products WHERE owner_id = ${seller.id} LIMIT 1`)
    expect(await quotaOf(seller, own)).toMatchObject({ online: 51, waiting: 0 })
  })
})

describe('sellers who put something up before that needed a confirmed address', () => {
  async function unconfirmedSeller() {
    const seller = await createSeller(db, { emailVerified: false })
    const [product] = await createProducts(db, [{ ownerId: seller.id }])
    const own = await signInAs(ctx, seller)
    return { seller, own, page: `/product/get/${product?.id}` }
  }

  it('stay online for 30 days while they are asked, once', async () => {
    const { seller, own, page } = await unconfirmedSeller()
    await createSeller(db, { emailVerified: false })
    await createProducts(db, [{}])
    const now = new Date()
    await askUnconfirmedSellers(ctx, now)
    await askUnconfirmedSellers(ctx, new Date(now.getTime() + 30 * DAY_MS - 1))
    expect(await queued('mail')).toMatchObject([
      { to: seller.email, link: { url: 'http://localhost/shop-details' } },
    ])
    expect((await get(page)).status).toBe(200)
    expect(await quotaOf(seller, own)).toMatchObject({
      online: 1,
      confirmBy: new Date(now.getTime() + 30 * DAY_MS).toISOString(),
    })
  })

  it('wait after that until they confirm', async () => {
    const { seller, own, page } = await unconfirmedSeller()
    await askUnconfirmedSellers(ctx, new Date(Date.now() - 31 * DAY_MS))
    await askUnconfirmedSellers(ctx)
    await releaseOffers(db)
    expect((await get(page)).status).toBe(404)
    expect((await get(`/user/products/${seller.id}`, own)).body).toMatchObject([
      { waitingFor: 'confirmation' },
    ])
    await confirm(seller, { emailVerified: true })
    await releaseOffers(db)
    expect((await get(page)).status).toBe(200)
  })

  it('come online within the quota: the rest waits for room', async () => {
    const seller = await createSeller(db, { emailVerified: false })
    await createProducts(db, Array(60).fill({ ownerId: seller.id, waitingFor: 'confirmation' }))
    await confirm(seller, { emailVerified: true })
    await releaseOffers(db)
    expect(await db.$count(products, eq(products.waitingFor, 'quota'))).toBe(10)
    expect(await quotaOf(seller, await signInAs(ctx, seller))).toMatchObject({ online: 50, waiting: 10 })
  })
})
