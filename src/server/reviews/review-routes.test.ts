import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { ReviewList } from '#domain/reviews/review-schema.ts'
import { users } from '#server/db/schema/accounts.ts'
import { contactedSellers, reviews } from '#server/db/schema/reviews.ts'
import { createReview, createSeller, type Seller } from '../../../tests/support/factories.ts'
import { createTestApi, signInAs } from '../../../tests/support/test-app.ts'

const { call, ctx, get, db } = await createTestApi()

const list = async (sellerId: string, query = '') =>
  ReviewList.parse((await get(`/review/get-reviews/${sellerId}?${query}`)).body)
const stars = async ({ id }: Seller) => {
  const { average, count } = await list(id)
  return { average, count }
}

describe('GET /review/get-reviews/{userId}', () => {
  it('answers exactly the fields of the contract, newest first', async () => {
    const seller = await createSeller(db, { name: 'Ada Homes', image: '/avatars/ada.webp' })
    const author = await createSeller(db, { name: 'Bola', image: '/avatars/bola.webp' })
    const older = await createReview(db, {
      sellerId: seller.id,
      authorId: author.id,
      name: 'Mr Bola',
      email: 'bola@mail.example',
      rating: 5,
      comment: 'Came on time.',
      reply: 'Thank you!',
      repliedAt: new Date('2026-01-03T03:04:05.678Z'),
      createdAt: new Date('2026-01-02T03:04:05.678Z'),
    })
    const newer = await createReview(db, { sellerId: seller.id, rating: 4 })

    const { status, body } = await get(`/review/get-reviews/${seller.id}`)
    expect(status).toBe(200)
    expect(body).toEqual({
      reviews: [
        expect.objectContaining({ id: newer.id }),
        {
          id: older.id,
          name: 'Mr Bola',
          rating: 5,
          comment: 'Came on time.',
          reply: 'Thank you!',
          repliedAt: '2026-01-03T03:04:05.678Z',
          createdAt: '2026-01-02T03:04:05.678Z',
          seller: { _id: seller.id, username: 'Ada Homes', avatar: '/avatars/ada.webp' },
          author: { _id: author.id, username: 'Bola', avatar: '/avatars/bola.webp' },
          contacted: false,
        },
      ],
      average: 4.5,
      count: 2,
    })
  })

  it('answers an empty list for a seller without reviews', async () => {
    const { id } = await createSeller(db)
    expect((await get(`/review/get-reviews/${id}`)).body).toEqual({ reviews: [], average: 0, count: 0 })
  })

  it('says "Deleted user" where the author is gone, and keeps the stars', async () => {
    const author = await createSeller(db)
    const { sellerId } = await createReview(db, { authorId: author.id, name: 'Mr Bola', rating: 2 })
    await db.delete(users).where(eq(users.id, author.id))
    expect(await list(sellerId)).toMatchObject({
      reviews: [{ name: 'Deleted user', author: null, rating: 2 }],
      average: 2,
      count: 1,
    })
  })

  it('pages, while average and count are of all', async () => {
    const seller = await createSeller(db)
    for (const rating of [1, 2, 3, 4, 5]) {
      const createdAt = new Date(Date.UTC(2026, 0, rating))
      await createReview(db, { sellerId: seller.id, rating, createdAt })
    }
    const ratings = async (query: string) => {
      const { reviews: page, average, count } = await list(seller.id, query)
      expect({ average, count }).toEqual({ average: 3, count: 5 })
      return page.map(({ rating }) => rating)
    }
    expect(await ratings('')).toEqual([5, 4, 3, 2, 1])
    expect(await ratings('limit=2')).toEqual([5, 4])
    expect(await ratings('limit=2&page=3')).toEqual([1])
    expect(await ratings('page=2')).toEqual([])
  })
})

describe('POST /review/contacted/{userId}', () => {
  const contact = (sellerId: string, headers?: Record<string, string>) =>
    call('POST', `/review/contacted/${sellerId}`, undefined, headers)

  it('has a review say that its author had contacted the seller, and nobody else', async () => {
    const [seller, buyer, other] = [await createSeller(db), await createSeller(db), await createSeller(db)]
    const asBuyer = await signInAs(ctx, buyer)
    expect((await contact(seller.id, asBuyer)).status).toBe(200)
    expect((await contact(seller.id, asBuyer)).status).toBe(200)
    await createReview(db, { sellerId: seller.id, authorId: buyer.id })
    await createReview(db, { sellerId: seller.id, authorId: other.id })
    const yesterday = sql`(now() AT TIME ZONE 'Africa/Lagos')::date - 1`
    const said = async () =>
      new Map((await list(seller.id)).reviews.map(({ author, contacted }) => [author?._id, contacted]))
    // A contact of the same day is a call that anybody makes before the review.
    expect((await said()).get(buyer.id)).toBe(false)
    await db.update(contactedSellers).set({ day: yesterday })
    expect(await said()).toEqual(
      new Map([
        [buyer.id, true],
        [other.id, false],
      ]),
    )
    await db.update(contactedSellers).set({ day: '2999-01-01' })
    expect((await said()).get(buyer.id)).toBe(false)
    await db.delete(users).where(eq(users.id, buyer.id))
    expect(await db.$count(contactedSellers)).toBe(0)
  })

  it('is of twenty sellers a day, and of confirmed addresses', async () => {
    const asBuyer = await signInAs(ctx, await createSeller(db))
    const sellers = []
    for (let count = 0; count < 21; count++) sellers.push(await createSeller(db))
    for (const { id } of sellers.slice(0, 20)) expect((await contact(id, asBuyer)).status).toBe(200)
    expect((await contact(`${sellers[0]?.id}`, asBuyer)).status).toBe(200)
    expect((await contact(`${sellers[20]?.id}`, asBuyer)).status).toBe(429)
    const unconfirmed = await signInAs(ctx, await createSeller(db, { emailVerified: false }))
    expect((await contact(`${sellers[0]?.id}`, unconfirmed)).status).toBe(403)
  })

  it('is of signed-in callers, about sellers that there are, and never of oneself', async () => {
    const seller = await createSeller(db)
    expect((await contact(seller.id)).status).toBe(401)
    const asSeller = await signInAs(ctx, seller)
    expect((await contact(crypto.randomUUID(), asSeller)).status).toBe(404)
    expect((await contact(seller.id, asSeller)).status).toBe(200)
    expect(await db.$count(contactedSellers)).toBe(0)
  })
})

describe('average and count', () => {
  it('are right after every insert, update and delete', async () => {
    const seller = await createSeller(db)
    const first = await createReview(db, { sellerId: seller.id, rating: 5 })
    expect(await stars(seller)).toEqual({ average: 5, count: 1 })
    const second = await createReview(db, { sellerId: seller.id, rating: 2 })
    expect(await stars(seller)).toEqual({ average: 3.5, count: 2 })
    await createReview(db, { sellerId: seller.id, rating: 1 })
    expect(await stars(seller)).toEqual({ average: 2.67, count: 3 })
    await db.update(reviews).set({ rating: 4 }).where(eq(reviews.id, second.id))
    expect(await stars(seller)).toEqual({ average: 3.33, count: 3 })
    await db.update(reviews).set({ comment: 'On reflection.' }).where(eq(reviews.id, second.id))
    expect(await stars(seller)).toEqual({ average: 3.33, count: 3 })
    await db.delete(reviews).where(eq(reviews.id, first.id))
    expect(await stars(seller)).toEqual({ average: 2.5, count: 2 })
    await db.delete(reviews)
    expect(await stars(seller)).toEqual({ average: 0, count: 0 })
  })

  it('are of each seller alone', async () => {
    const [ada, bola] = [await createSeller(db), await createSeller(db)]
    const review = await createReview(db, { sellerId: ada.id, rating: 5 })
    await createReview(db, { sellerId: bola.id, rating: 1 })
    await db.update(reviews).set({ sellerId: bola.id }).where(eq(reviews.id, review.id))
    expect([await stars(ada), await stars(bola)]).toEqual([
      { average: 0, count: 0 },
      { average: 3, count: 2 },
    ])
  })

  it('are right after 200 inserts and 200 updates at once', async () => {
    const seller = await createSeller(db)
    const buyers = await db
      .insert(users)
      .values(Array.from({ length: 200 }, (_, n) => ({ name: 'Buyer', email: `${n}@mail.example` })))
      .returning()
    const stored = await Promise.all(
      buyers.map(({ id }, n) => createReview(db, { sellerId: seller.id, authorId: id, rating: (n % 5) + 1 })),
    )
    expect(await stars(seller)).toEqual({ average: 3, count: 200 })
    await Promise.all(
      stored.map(({ id }, n) =>
        db
          .update(reviews)
          .set({ rating: n % 2 === 0 ? 5 : 4 })
          .where(eq(reviews.id, id)),
      ),
    )
    expect(await stars(seller)).toEqual({ average: 4.5, count: 200 })
  })

  it('go with a seller whose account is deleted', async () => {
    const { sellerId } = await createReview(db)
    await db.delete(users).where(eq(users.id, sellerId))
    expect(await db.$count(reviews)).toBe(0)
    expect((await get(`/review/get-reviews/${sellerId}`)).status).toBe(404)
  })
})
