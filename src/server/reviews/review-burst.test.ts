import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { ModerationLog, WaitingReviews } from '#domain/moderation/moderation-schema.ts'
import { REVIEW_BURST } from '#domain/reviews/review-rules.ts'
import { ReviewList } from '#domain/reviews/review-schema.ts'
import { reviews } from '#server/db/schema/reviews.ts'
import { createReview, createSeller, type Seller } from '../../../tests/support/factories.ts'
import { createTestApi, signInAs } from '../../../tests/support/test-app.ts'

const { call, ctx, db, get } = await createTestApi()
ctx.settings.adminEmails = ['admin@mail.example']

const LONG_AGO = new Date('2025-01-01')

let seller: Seller
let asAdmin: Record<string, string>
beforeEach(async () => {
  seller = await createSeller(db)
  asAdmin = await signInAs(ctx, await createSeller(db, { email: 'admin@mail.example' }), {
    secondFactorAt: new Date(),
  })
})

/** One review by somebody who has not reviewed before. */
async function review(rating: number, author: { createdAt?: Date; emailVerified?: boolean } = {}) {
  const own = await signInAs(ctx, await createSeller(db, author))
  const input = {
    sellerId: seller.id,
    rating,
    name: 'Ada',
    email: 'ada@mail.example',
    message: 'Never came.',
  }
  const answer = await call('POST', '/review/create-review', input, own)
  return { own, answer, id: (answer.body as { review?: { id: string } }).review?.id ?? '' }
}
const several = (count: number, rating: number, author = {}) =>
  Promise.all(Array.from({ length: count }, () => review(rating, author)))
const stars = async () => {
  const { average, count } = ReviewList.parse((await get(`/review/get-reviews/${seller.id}`)).body)
  return { average, count }
}
const waiting = async () => WaitingReviews.parse((await get('/admin/waiting-reviews', asAdmin)).body)
const moderate = (action: string, id: string) =>
  call('POST', '/admin/moderate', { action, subject: 'review', id, reason: 'Looked at' }, asAdmin)

it('a review needs a confirmed address', async () => {
  const { answer } = await review(1, { emailVerified: false })
  expect(answer).toMatchObject({ status: 403, body: { code: 'unconfirmed' } })
})

it('25 new accounts at once do not move the stars of a seller', async () => {
  await Promise.all(
    Array.from({ length: 8 }, () =>
      createReview(db, { sellerId: seller.id, rating: 4, createdAt: LONG_AGO }),
    ),
  )
  const attack = await several(25, 1)
  expect(attack.every(({ answer }) => answer.status === 201)).toBe(true)
  expect(await stars()).toEqual({ average: 4, count: 8 })
  const queue = await waiting()
  expect(queue.pagination.total).toBe(25)
  expect(queue.things).toHaveLength(20)
  expect(queue.things[0]?.thing).toMatchObject({ waiting: true, hidden: true, review: { rating: 1 } })
})

it('some new buyers a day, and any number of older ones, are no burst', async () => {
  await several(REVIEW_BURST.reviews - 1, 5)
  await several(REVIEW_BURST.reviews + 1, 5, { createdAt: LONG_AGO })
  expect(await stars()).toEqual({ average: 5, count: 2 * REVIEW_BURST.reviews })
})

it('a burst is within a day', async () => {
  await several(REVIEW_BURST.reviews - 1, 5)
  const yesterday = new Date(Date.now() - 25 * 3_600_000)
  await db.update(reviews).set({ createdAt: yesterday }).where(eq(reviews.sellerId, seller.id))
  await review(5)
  expect(await stars()).toMatchObject({ count: REVIEW_BURST.reviews })
})

it('whoever wrote it sees that it waits, and can take it back', async () => {
  const written = await several(REVIEW_BURST.reviews, 2)
  const [first] = written
  const seen = await get(`/review/own/${seller.id}`, first?.own)
  expect(seen.body).toMatchObject({ review: { waiting: true, hidden: true } })
  expect(written.map(({ answer }) => answer.body)).toContainEqual(
    expect.objectContaining({ review: expect.objectContaining({ waiting: true }) }),
  )
  const others = await call('DELETE', `/review/${first?.id}`, undefined, written[1]?.own)
  expect(others.status).toBe(403)
  expect((await call('DELETE', `/review/${first?.id}`, undefined, first?.own)).status).toBe(200)
})

it('a moderator approves one for good and hides another', async () => {
  const [first, second, third] = await several(REVIEW_BURST.reviews, 5)
  expect((await moderate('approve', first?.id ?? '')).status).toBe(200)
  expect((await moderate('approve', first?.id ?? '')).status).toBe(409)
  expect(await stars()).toEqual({ average: 5, count: 1 })
  expect((await moderate('hide', second?.id ?? '')).status).toBe(200)
  expect(await stars()).toMatchObject({ count: 1 })
  expect((await waiting()).pagination.total).toBe(REVIEW_BURST.reviews - 2)
  await review(1)
  expect(await stars(), 'the burst goes on, and what is approved stays').toEqual({ average: 5, count: 1 })
  expect((await call('DELETE', `/review/${third?.id}`, undefined, third?.own)).status).toBe(200)
  const log = ModerationLog.parse((await get('/admin/log', asAdmin)).body)
  expect(log.entries.map(({ action }) => action)).toEqual(['hide', 'approve'])
})

it('only a review is approved, and only by an admin', async () => {
  const action = { action: 'approve', subject: 'user', id: seller.id, reason: 'Looked at' }
  expect((await call('POST', '/admin/moderate', action, asAdmin)).status).toBe(422)
  const own = await signInAs(ctx, seller)
  expect((await get('/admin/waiting-reviews', own)).status).toBe(403)
})
