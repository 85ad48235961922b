import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { ReviewInput } from '#domain/reviews/review-input.ts'
import { OwnReview, ReceivedReviews, ReviewList } from '#domain/reviews/review-schema.ts'
import { ACCESS_TOKEN_LIFE } from '#server/api/access-tokens.ts'
import { sessions, users } from '#server/db/schema/accounts.ts'
import { reviews } from '#server/db/schema/reviews.ts'
import { createReview, createSeller, type Seller } from '../../../tests/support/factories.ts'
import { randomRuns } from '../../../tests/support/proof.ts'
import { createTestApi, signInAs } from '../../../tests/support/test-app.ts'

const { call, ctx, db, get } = await createTestApi()
ctx.settings.adminEmails = ['admin@mail.example']

const REVIEW = { name: 'Mr Bola', email: 'bola@mail.example', message: 'Came on time.', rating: 4 }
const REQUIRED = 'All form fields are required to submit a review'

const create = (body: object, headers?: Record<string, string>) =>
  call('POST', '/review/create-review', body, headers)
const list = async (sellerId: string) =>
  ReviewList.parse((await get(`/review/get-reviews/${sellerId}?limit=50`)).body)
const stars = async (sellerId: string) => {
  const { average, count } = await list(sellerId)
  return { average, count }
}

let seller: Seller
let buyer: Seller
let asBuyer: Record<string, string>
let asSeller: Record<string, string>
beforeEach(async () => {
  seller = await createSeller(db, { name: 'Ada Homes' })
  buyer = await createSeller(db, { name: 'Bola' })
  asBuyer = await signInAs(ctx, buyer)
  asSeller = await signInAs(ctx, seller)
})
afterEach(() => {
  vi.useRealTimers()
})

describe('POST /review/create-review', () => {
  it('stores the review, which everybody reads without the address', async () => {
    const { status, body, headers } = await create({ ...REVIEW, sellerId: seller.id }, asBuyer)
    expect(status).toBe(201)
    expect(headers.get('Cache-Control')).toMatch(/no-store/)
    expect(body).toEqual({
      success: true,
      message: 'Review submitted',
      review: expect.objectContaining({ name: 'Mr Bola', email: 'bola@mail.example', hidden: false }),
    })
    const { text } = await get(`/review/get-reviews/${seller.id}`)
    expect(JSON.parse(text)).toMatchObject({
      reviews: [
        {
          name: 'Mr Bola',
          rating: 4,
          comment: 'Came on time.',
          reply: null,
          repliedAt: null,
          author: { _id: buyer.id, username: 'Bola' },
        },
      ],
      average: 4,
      count: 1,
    })
    expect(text).not.toContain('@')
  })

  it.each([
    ['sellerId', 'SellerId is required', undefined],
    ['sellerId', 'SellerId is required', ''],
    ['name', REQUIRED, undefined],
    ['name', REQUIRED, ' \u200b '],
    ['email', REQUIRED, ''],
    ['email', 'Email must be an address such as name@example.com', 'nobody'],
    ['message', REQUIRED, ''],
    ['message', REQUIRED, null],
    ['message', 'Your Review must have at most 2000 characters', 'x'.repeat(2_001)],
    ['message', 'Your Review must have at most 2000 characters', 'x'.repeat(50_000)],
    ['name', 'Name must have at most 60 characters', 'x'.repeat(61)],
    ['rating', REQUIRED, undefined],
    ['rating', REQUIRED, 0],
    ['rating', 'Rating must be a whole number from 1 to 5', 6],
    ['rating', 'Rating must be a whole number from 1 to 5', -1],
    ['rating', 'Rating must be a whole number from 1 to 5', 4.5],
    ['rating', 'Rating must be a whole number from 1 to 5', '5'],
  ])('refuses a wrong %s, saying “%s”', async (path, message, value) => {
    const answer = await create({ ...REVIEW, sellerId: seller.id, [path]: value }, asBuyer)
    expect(answer).toMatchObject({ status: 422, body: { message, errors: [{ path, message }] } })
    expect(await db.$count(reviews)).toBe(0)
  })

  it('says first that the seller is missing, and refuses half a megabyte outright', async () => {
    expect((await create({}, asBuyer)).body).toMatchObject({ message: 'SellerId is required' })
    const large = await create({ ...REVIEW, sellerId: seller.id, message: 'x'.repeat(500_000) }, asBuyer)
    expect(large.status).toBe(413)
  })

  it('lets nobody review themselves, however their id is written, nor somebody who is not there', async () => {
    for (const sellerId of [seller.id, seller.id.toUpperCase()])
      expect(await create({ ...REVIEW, sellerId }, asSeller)).toMatchObject({
        status: 403,
        body: { message: 'You cannot review yourself' },
      })
    for (const sellerId of [randomUUID(), 'nobody', '\0'])
      expect((await create({ ...REVIEW, sellerId }, asBuyer)).status).toBe(404)
    expect(await db.$count(reviews)).toBe(0)
  })

  it('puts a second review in the place of the first, and its reply goes', async () => {
    const first = await create({ ...REVIEW, sellerId: seller.id }, asBuyer)
    const { id } = z.object({ review: OwnReview }).parse(first.body).review
    expect((await call('POST', `/review/${id}/reply`, { message: 'Thank you' }, asSeller)).status).toBe(200)
    await createReview(db, { sellerId: seller.id, rating: 5 })
    await create(
      { ...REVIEW, rating: 1, message: 'Never again.', sellerId: seller.id.toUpperCase() },
      asBuyer,
    )
    expect(await list(seller.id)).toMatchObject({
      reviews: [{ id, rating: 1, comment: 'Never again.', reply: null, repliedAt: null }, { rating: 5 }],
      average: 3,
      count: 2,
    })
    const again = await call('POST', `/review/${id}/reply`, { message: 'What happened?' }, asSeller)
    expect(again.status).toBe(200)
  })

  it('with the same Idempotency-Key writes once', async () => {
    const once = { ...asBuyer, 'Idempotency-Key': randomUUID() }
    const first = await create({ ...REVIEW, sellerId: seller.id }, once)
    expect((await create({ ...REVIEW, sellerId: seller.id }, once)).body).toEqual(first.body)
    expect((await create({ ...REVIEW, rating: 1, sellerId: seller.id }, once)).status).toBe(422)
    expect(await db.select().from(reviews)).toMatchObject([{ version: 1, rating: 4 }])
  })

  it('is limited to 30 an hour', async () => {
    const sellerIds = await Promise.all(Array.from({ length: 31 }, async () => (await createSeller(db)).id))
    const answers = []
    for (const sellerId of sellerIds) answers.push(await create({ ...REVIEW, sellerId }, asBuyer))
    expect(answers.map(({ status }) => status)).toEqual([...Array(30).fill(201), 429])
    expect(Number(answers.at(-1)?.headers.get('Retry-After'))).toBeGreaterThan(0)
  })
})

describe('many at once', () => {
  const OF_LONG_AGO = { name: 'Buyer', emailVerified: true, createdAt: new Date('2025-01-01') }

  it('200 reviews of one seller by 200 people are all counted', { tags: ['long'] }, async () => {
    const people = await db
      .insert(users)
      .values(Array.from({ length: 200 }, (_, n) => ({ ...OF_LONG_AGO, email: `${n}@mail.example` })))
      .returning()
    const callers = await Promise.all(people.map((person) => signInAs(ctx, person)))
    const answers = await Promise.all(
      callers.map((headers, n) => create({ ...REVIEW, rating: (n % 5) + 1, sellerId: seller.id }, headers)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(await stars(seller.id)).toEqual({ average: 3, count: 200 })
  })

  it('people who review each other, take it back and write again never wait in a circle', async () => {
    const people = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const person = await createSeller(db)
        return { ...person, headers: await signInAs(ctx, person) }
      }),
    )
    const pairs = people.flatMap((author) =>
      people.filter(({ id }) => id !== author.id).map(({ id }) => ({ author, sellerId: id })),
    )
    const statuses = await Promise.all(
      [1, 2, 3].flatMap((round) =>
        pairs.map(async ({ author, sellerId }, n) => {
          const rating = ((n + round) % 5) + 1
          const written = await create({ ...REVIEW, rating, sellerId }, author.headers)
          if (n % 3 > 0 || written.status !== 201) return written.status
          const { id } = z.object({ review: OwnReview }).parse(written.body).review
          return (await call('DELETE', `/review/${id}`, undefined, author.headers)).status
        }),
      ),
    )
    // Whoever was about to take back what another call has taken back already is told so.
    expect(statuses.filter((status) => ![200, 201, 404].includes(status))).toEqual([])
    for (const { id } of people) {
      const { reviews: all, average, count } = await list(id)
      const total = all.reduce((sum, { rating }) => sum + rating, 0)
      expect({ average, count }).toEqual({
        average: all.length === 0 ? 0 : Math.round((total / all.length) * 100) / 100,
        count: all.length,
      })
    }
  })

  it('whoever reads while a review is replaced reads the one or the other, and the stars of what is read', async () => {
    await create({ ...REVIEW, rating: 1, message: 'Rating 1', sellerId: seller.id }, asBuyer)
    let writing = true
    const read = async () => {
      const seen: string[] = []
      while (writing) {
        const { reviews: all, average, count } = await list(seller.id)
        seen.push(`${count} ${all.map(({ rating, comment }) => `${rating} ${comment}`)} ${average}`)
      }
      return seen
    }
    const readers = [read(), read(), read()]
    for (let n = 0; n < 28; n += 1) {
      const rating = n % 2 === 0 ? 5 : 1
      await create({ ...REVIEW, rating, message: `Rating ${rating}`, sellerId: seller.id }, asBuyer)
    }
    writing = false
    const seen = new Set((await Promise.all(readers)).flat())
    expect([...seen].filter((each) => !['1 1 Rating 1 1', '1 5 Rating 5 5'].includes(each))).toEqual([])
    expect(seen.size).toBe(2)
  })
})

describe('GET /review/own/{userId}', () => {
  it("answers the caller's own review, or null", async () => {
    const own = `/review/own/${seller.id}`
    expect((await get(own, asBuyer)).body).toEqual({ review: null })
    await create({ ...REVIEW, sellerId: seller.id }, asBuyer)
    const { body, headers } = await get(own, asBuyer)
    expect(body).toMatchObject({ review: { rating: 4, email: 'bola@mail.example', hidden: false } })
    expect(headers.get('Cache-Control')).toMatch(/no-store/)
    expect((await get(own, asSeller)).body).toEqual({ review: null })
    expect((await get(own)).status).toBe(401)
  })
})

describe('GET /review/received', () => {
  it('answers what is said of the caller, unanswered first, with the spread of the stars', async () => {
    const day = (n: number) => new Date(Date.UTC(2026, 0, n))
    const answered = { reply: 'Thank you', repliedAt: day(9) }
    const rows = [
      { rating: 5, createdAt: day(4), ...answered },
      { rating: 2, createdAt: day(2) },
      { rating: 5, createdAt: day(3) },
      { rating: 4, createdAt: day(1), ...answered },
      { rating: 1, createdAt: day(5), hiddenReason: 'Insulting' },
    ]
    for (const row of rows) await createReview(db, { sellerId: seller.id, ...row })
    const ask = async (query = '') =>
      ReceivedReviews.parse((await get(`/review/received?${query}`, asSeller)).body)
    const all = await ask()
    expect(all).toMatchObject({ average: 4, count: 4, spread: [0, 1, 0, 1, 2], unanswered: 2 })
    expect(all.reviews.map(({ rating, reply }) => [rating, reply])).toEqual([
      [5, null],
      [2, null],
      [5, 'Thank you'],
      [4, 'Thank you'],
    ])
    const second = await ask('limit=3&page=2')
    expect(second.reviews).toHaveLength(1)
    expect(second.pagination).toEqual({ page: 2, limit: 3, pages: 2, total: 4, totalCapped: false })
    expect((await get('/review/received', asBuyer)).body).toMatchObject({
      reviews: [],
      spread: [0, 0, 0, 0, 0],
      pagination: { total: 0 },
    })
  })
})

/** Who may make each call: `own` is the writer of the review, `about` the seller. */
const CALLS = [
  {
    name: 'create',
    make: ['POST', '/review/create-review'],
    visitor: 401,
    other: 201,
    own: 201,
    about: 403,
    admin: 201,
  },
  {
    name: 'reply',
    make: ['POST', '/review/{id}/reply'],
    visitor: 401,
    other: 403,
    own: 403,
    about: 200,
    admin: 403,
  },
  {
    name: 'remove',
    make: ['DELETE', '/review/{id}'],
    visitor: 401,
    other: 403,
    own: 200,
    about: 403,
    admin: 403,
  },
] as const

describe.each(CALLS)('whoever wants to $name', ({ make: [method, path], ...expected }) => {
  const body = () => (method === 'DELETE' ? undefined : { ...REVIEW, sellerId: seller.id })
  const attempt = async (id: string, headers?: Record<string, string>) =>
    (await call(method, path.replace('{id}', id), body(), headers)).status
  let id: string
  beforeEach(async () => {
    id = (await createReview(db, { sellerId: seller.id, authorId: buyer.id })).id
  })

  it('has to be the right one', async () => {
    const admin = await createSeller(db, { email: 'admin@mail.example', emailVerified: true })
    const other = await createSeller(db)
    expect(await attempt(id)).toBe(expected.visitor)
    expect(await attempt(id, await signInAs(ctx, other))).toBe(expected.other)
    expect(await attempt(id, await signInAs(ctx, admin))).toBe(expected.admin)
    const [first, second] = expected.name === 'remove' ? [asSeller, asBuyer] : [asBuyer, asSeller]
    expect(await attempt(id, first)).toBe(first === asBuyer ? expected.own : expected.about)
    expect(await attempt(id, second)).toBe(second === asBuyer ? expected.own : expected.about)
  })

  it('has to be there still: an expired token, a forged one and an ended session are 401', async () => {
    const right = expected.name === 'reply' ? seller : buyer
    const headers = await signInAs(ctx, right)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - (ACCESS_TOKEN_LIFE + 1) * 1_000 })
    const expired = await signInAs(ctx, right)
    vi.useRealTimers()
    expect(await attempt(id, expired)).toBe(401)
    expect(await attempt(id, { Authorization: `${headers.Authorization}x` })).toBe(401)
    await db.delete(sessions).where(eq(sessions.userId, right.id))
    expect(await attempt(id, headers)).toBe(401)
    expect(await db.select().from(reviews)).toMatchObject([{ id, rating: 4, reply: null, version: 1 }])
  })

  it.runIf(path.includes('{id}'))('finds nothing where nothing is', async () => {
    const hidden = await createReview(db, {
      sellerId: seller.id,
      authorId: (await createSeller(db)).id,
      hiddenReason: 'Insulting',
    })
    for (const missing of [randomUUID(), 'x', '%00', hidden.id])
      expect(await attempt(missing, expected.name === 'reply' ? asSeller : asBuyer)).toBe(404)
  })
})

describe('a reply', () => {
  it('is published once, and nobody changes it', async () => {
    const { id } = await createReview(db, { sellerId: seller.id, authorId: buyer.id })
    const replies = await Promise.all(
      ['First', 'Second', 'Third'].map((message) =>
        call('POST', `/review/${id}/reply`, { message }, asSeller),
      ),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const [review] = (await list(seller.id)).reviews
    expect(review).toMatchObject({ id, reply: expect.stringMatching(/First|Second|Third/) })
    expect(Date.now() - Date.parse(review?.repliedAt ?? '')).toBeLessThan(60_000)
  })

  it('that is sent again because its answer was lost is the same one', async () => {
    const { id } = await createReview(db, { sellerId: seller.id, authorId: buyer.id })
    const send = () => call('POST', `/review/${id}/reply`, { message: 'Thank you' }, asSeller)
    expect([(await send()).status, (await send()).status]).toEqual([200, 200])
    expect((await list(seller.id)).reviews).toMatchObject([{ reply: 'Thank you' }])
    expect(await db.select().from(reviews)).toMatchObject([{ version: 2 }])
  })

  it.each([
    ['', 'Reply is required'],
    ['x'.repeat(2_001), 'Reply must have at most 2000 characters'],
    [7, 'Reply must be text'],
  ])('%j is refused', async (message, errorMessage) => {
    const { id } = await createReview(db, { sellerId: seller.id })
    const answer = await call('POST', `/review/${id}/reply`, { message }, asSeller)
    expect(answer).toMatchObject({ status: 422, body: { message: errorMessage } })
  })
})

it('any text is kept as the form reads it, or refused as the form refuses it', {
  tags: ['slow'],
}, async () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 80 }),
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.constantFrom(
      '<script>alert(1)</script>',
      'أفضل أسمنت في السوق',
      '\u202eevil',
      '👩🏾‍🔧'.repeat(9),
      "' OR 1=1 --",
    ),
  )
  ctx.limits.consume = async () => undefined
  await fc.assert(
    fc.asyncProperty(text, text, fc.integer({ min: -1, max: 7 }), async (name, message, rating) => {
      const body = JSON.parse(
        JSON.stringify({ ...REVIEW, name: name.toWellFormed(), message: message.toWellFormed(), rating }),
      )
      const input = ReviewInput.safeParse({ ...body, sellerId: seller.id })
      const answer = await create({ ...body, sellerId: seller.id }, asBuyer)
      expect(answer.status).toBe(input.success ? 201 : 422)
      if (!input.success) return
      const [stored] = (await list(seller.id)).reviews
      const { name: shown, comment, rating: given } = stored ?? {}
      expect({ shown, comment, given }).toEqual({
        shown: input.data.name,
        comment: input.data.message,
        given: input.data.rating,
      })
    }),
    { numRuns: randomRuns(150) },
  )
})
