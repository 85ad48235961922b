import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { MODERATION_ACTIONS, SUBJECTS } from '#domain/moderation/moderation-rules.ts'
import { ModerationLog, ReportQueue } from '#domain/moderation/moderation-schema.ts'
import { ACCESS_TOKEN_LIFE } from '#server/api/access-tokens.ts'
import { sessions, users } from '#server/db/schema/accounts.ts'
import { moderationLog, reports } from '#server/db/schema/moderation.ts'
import { products } from '#server/db/schema/products.ts'
import { reviews } from '#server/db/schema/reviews.ts'
import {
  createListing,
  createProduct,
  createReview,
  createSeller,
  type Seller,
} from '../../../tests/support/factories.ts'
import { createPerson, PASSWORD } from '../../../tests/support/people.ts'
import { createTestApi, signInAs } from '../../../tests/support/test-app.ts'

const { call, ctx, db, get, queued } = await createTestApi()
ctx.settings.adminEmails = ['admin@mail.example']

type Headers = Record<string, string>

let admin: Seller
let asAdmin: Headers
let owner: Seller
let asOwner: Headers
let asOther: Headers
let ids: Record<(typeof SUBJECTS)[number], string>
beforeEach(async () => {
  admin = await createSeller(db, { name: 'Desk', email: 'admin@mail.example', emailVerified: true })
  asAdmin = await signInAs(ctx, admin)
  owner = await createPerson(db, { name: 'Ada Blocks' })
  asOwner = await signInAs(ctx, owner)
  asOther = await signInAs(ctx, await createSeller(db, { name: 'Other' }))
  ids = {
    product: (await createProduct(db, { ownerId: owner.id, name: 'Hollow sandcrete blocks' })).id,
    listing: (await createListing(db, { ownerId: owner.id, name: 'Two bedroom flat, Yaba' })).id,
    user: owner.id,
    review: (await createReview(db, { authorId: owner.id, comment: 'Never came.' })).id,
  }
})

const report = (body: object, headers?: Headers) => call('POST', '/report', body, headers)
const moderate = (action: string, subject: keyof typeof ids, reason = 'Against the rules') =>
  call('POST', '/admin/moderate', { action, subject, id: ids[subject], reason }, asAdmin)
const queue = async () => ReportQueue.parse((await get('/admin/reports', asAdmin)).body)
const log = async (query = '') => ModerationLog.parse((await get(`/admin/log?${query}`, asAdmin)).body)

describe('POST /report', () => {
  it.each(SUBJECTS)('tells the admins of a %s once, until they have looked', async (subject) => {
    const body = { subject, id: ids[subject].toUpperCase(), reason: 'fraud', message: 'Wants money first.' }
    expect(await report(body, asOther)).toMatchObject({
      status: 201,
      body: { success: true, message: 'Thank you. We will look at it.' },
    })
    expect(await report(body, asOther)).toMatchObject({
      status: 409,
      body: { message: 'You have reported this already. We are looking at it.' },
    })
    expect((await report(body, asAdmin)).status).toBe(201)
    expect((await queue()).things).toMatchObject([
      { subject, id: ids[subject], reports: [{ reporter: { username: 'Other' } }, { reason: 'fraud' }] },
    ])
    await moderate('dismiss', subject)
    expect((await queue()).things).toEqual([])
    expect((await report(body, asOther)).status).toBe(201)
  })

  it('once, also when it is sent five times at once', async () => {
    const body = { subject: 'product', id: ids.product, reason: 'spam' }
    const answers = await Promise.all(Array.from({ length: 5 }, () => report(body, asOther)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
    expect(await db.$count(reports)).toBe(1)
  })

  it.each([
    [{ subject: 'shop' }, 'Subject must be one of product, listing, user, review'],
    [{ id: '' }, 'Id is required'],
    [{ reason: 'ugly' }, 'Reason must be one of those in the form'],
    [{ reason: undefined }, 'Reason is required'],
    [{ reason: 'other' }, 'Please say what is wrong'],
    [{ message: 'x'.repeat(1_001) }, 'Message must have at most 1000 characters'],
    [{ message: 'x'.repeat(50_000) }, 'Message must have at most 1000 characters'],
  ])('refuses %j', async (wrong, message) => {
    const answer = await report({ subject: 'product', id: ids.product, reason: 'spam', ...wrong }, asOther)
    expect(answer).toMatchObject({ status: 422, body: { message } })
  })

  it('is for signed-in people, about what is there and not their own', async () => {
    const body = { subject: 'product', id: ids.product, reason: 'spam' }
    expect((await report(body)).status).toBe(401)
    for (const subject of SUBJECTS)
      expect((await report({ ...body, subject, id: ids[subject] }, asOwner)).status).toBe(403)
    for (const id of [randomUUID(), 'x', '\0', ids.listing])
      expect((await report({ ...body, id }, asOther)).status).toBe(404)
    await moderate('hide', 'product')
    expect((await report(body, asOther)).status).toBe(404)
    expect(await db.$count(reports)).toBe(0)
  })

  it('is limited to 20 an hour', async () => {
    const answers = []
    for (let n = 0; n < 21; n += 1)
      answers.push(await report({ subject: 'product', id: randomUUID(), reason: 'spam' }, asOther))
    expect(answers.map(({ status }) => status)).toEqual([...Array(20).fill(404), 429])
  })
})

const BODY = { action: 'hide', subject: 'product', reason: 'x' }
describe.each([
  ['GET', '/admin/reports'],
  ['GET', '/admin/log'],
  ['POST', '/admin/moderate'],
])('%s %s', (method, path) => {
  const make = async (headers?: Headers, body: object = { ...BODY, id: ids.product }) =>
    (await call(method, path, method === 'POST' ? body : undefined, headers)).status

  it('is for admins alone', async () => {
    expect(await make()).toBe(401)
    for (const headers of [asOwner, asOther]) {
      expect(await make(headers)).toBe(403)
      expect(await make(headers, {})).toBe(403)
    }
    await db.update(users).set({ emailVerified: false }).where(eq(users.id, admin.id))
    expect(await make(asAdmin)).toBe(403)
    expect(await db.$count(moderationLog)).toBe(0)
    await db.update(users).set({ emailVerified: true }).where(eq(users.id, admin.id))
    expect(await make(asAdmin)).toBe(200)
  })

  it('refuses an expired token and a session that has ended', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - (ACCESS_TOKEN_LIFE + 1) * 1_000 })
    const expired = await signInAs(ctx, admin)
    vi.useRealTimers()
    expect(await make(expired)).toBe(401)
    await db.delete(sessions).where(eq(sessions.userId, admin.id))
    expect(await make(asAdmin)).toBe(401)
  })
})

it('an account is told whether it is an admin', async () => {
  expect((await get('/auth/me', asAdmin)).body).toMatchObject({ admin: true })
  expect((await get('/auth/me', asOther)).body).toMatchObject({ admin: false })
})

describe('POST /admin/moderate', () => {
  it('hides once, shows again once, and logs who did it, when and why', async () => {
    await report({ subject: 'product', id: ids.product, reason: 'false' }, asOther)
    expect((await moderate('hide', 'product', 'Sells air')).status).toBe(200)
    expect(await moderate('hide', 'product')).toMatchObject({
      status: 409,
      body: { message: 'It is hidden already' },
    })
    expect((await queue()).things).toEqual([])
    const [entry] = (await log()).entries
    expect(entry).toMatchObject({
      action: 'hide',
      subject: 'product',
      subjectId: ids.product,
      title: 'Hollow sandcrete blocks',
      reason: 'Sells air',
      admin: 'Desk',
      inForce: true,
    })
    expect((await log('inForce=true')).pagination.total).toBe(1)
    expect((await moderate('unhide', 'product')).status).toBe(200)
    expect((await moderate('unhide', 'product')).status).toBe(409)
    expect((await log()).entries.map(({ action, inForce }) => [action, inForce])).toEqual([
      ['unhide', false],
      ['hide', false],
    ])
    expect((await log('inForce=true')).entries).toEqual([])
    await moderate('hide', 'product')
    expect((await log('inForce=true')).entries).toHaveLength(1)
  })

  it.each(SUBJECTS)('tells the owner of a %s why, by mail', async (subject) => {
    await moderate('hide', subject, 'It breaks <b>rule 7</b>')
    await moderate('unhide', subject, 'We were wrong')
    const letters = await queued('mail')
    expect(letters).toMatchObject([
      { to: owner.email, greeting: 'Hello Ada Blocks,' },
      { to: owner.email, subject: expect.stringContaining('shown again') },
    ])
    expect(letters[0]?.paragraphs).toContain('The reason: It breaks <b>rule 7</b>')
    expect(letters[1]?.paragraphs).toContain('The reason: We were wrong')
  })

  it('answers what is said of all that an account has, when it hides or suspends the account', async () => {
    const elsewhere = await createProduct(db)
    for (const subject of SUBJECTS) await report({ subject, id: ids[subject], reason: 'spam' }, asOther)
    await report({ subject: 'product', id: elsewhere.id, reason: 'spam' }, asOther)
    await moderate('suspend', 'user')
    expect((await queue()).things).toMatchObject([{ id: elsewhere.id }])
  })

  it('does, logs and mails all or nothing', async () => {
    const broken = vi.spyOn(ctx.queue, 'send').mockRejectedValue(new Error('The queue is away'))
    expect((await moderate('hide', 'product')).status).toBe(500)
    broken.mockRestore()
    expect(await db.$count(moderationLog)).toBe(0)
    expect((await get(`/product/get/${ids.product}`)).status).toBe(200)
  })

  it.each([
    [{ reason: '' }, 'Reason is required'],
    [{ reason: 'x'.repeat(501) }, 'Reason must have at most 500 characters'],
    [{ action: 'burn' }, `Action must be one of ${MODERATION_ACTIONS.join(', ')}`],
    [{ action: 'suspend' }, 'Only an account can be suspended'],
    [{ subject: 'shop' }, 'Subject must be one of product, listing, user, review'],
  ])('refuses %j', async (wrong, message) => {
    const body = { ...BODY, id: ids.product, ...wrong }
    expect(await call('POST', '/admin/moderate', body, asAdmin)).toMatchObject({
      status: 422,
      body: { message },
    })
  })

  it('is 404 for what is not there, 409 where nothing is to be done, 403 against another admin', async () => {
    const on = async (action: string, subject: string, id: string) =>
      (await call('POST', '/admin/moderate', { action, subject, id, reason: 'x' }, asAdmin)).status
    for (const id of [randomUUID(), 'x']) expect(await on('hide', 'product', id)).toBe(404)
    expect(await on('dismiss', 'product', ids.product)).toBe(409)
    expect(await on('unsuspend', 'user', owner.id)).toBe(409)
    expect(await on('suspend', 'user', admin.id)).toBe(403)
    expect(await on('hide', 'user', admin.id)).toBe(403)
    expect(await db.$count(moderationLog)).toBe(0)
  })

  it('can dismiss what is said of a thing that is gone, and keeps the log of one that goes', async () => {
    await report({ subject: 'product', id: ids.product, reason: 'spam' }, asOther)
    await moderate('hide', 'listing')
    await call('DELETE', `/product/delete/${ids.product}`, undefined, asOwner)
    await call('DELETE', `/listing/delete/${ids.listing}`, undefined, asOwner)
    expect((await queue()).things).toMatchObject([{ thing: null }])
    expect((await moderate('dismiss', 'product')).status).toBe(200)
    expect((await moderate('unhide', 'listing')).status).toBe(404)
    expect((await log()).entries.map(({ title }) => title)).toEqual([
      'What is gone',
      'Two bedroom flat, Yaba',
    ])
  })
})

/** Every call that shows things to everybody: what it says while they are there has to be gone with them. */
const OPEN = {
  product: [
    '/product/getCat',
    '/product/getCat?category=Concrete',
    '/product/getCat?location=Lagos',
    '/product/getCat?name=sandcrete',
    '/product/market-search?name=hollow+blocks',
    '/product/get/{product}',
    '/product/getProduct/category/{neighbour}',
    '/product/getProduct/category/{product}',
    '/product/seller-products/{user}',
    '/product/seller-products/{user}?name=sandcrete',
    '/product/user/{user}',
  ],
  listing: [
    '/listing/get',
    '/listing/get?type=rent',
    '/listing/get?sort=regularPrice',
    '/listing/get?state=Lagos',
    '/listing/get?area=Yaba',
    '/listing/get?searchTerm=flat+yaba',
    '/listing/get/{listing}',
    '/listing/similar/{home}',
    '/listing/similar/{listing}',
  ],
  user: [
    '/user/{user}',
    '/product/user/{user}',
    '/product/seller-products/{user}',
    '/review/get-reviews/{user}',
  ],
  review: ['/review/get-reviews/{reviewed}'],
}

describe('what is hidden', () => {
  let known: Record<string, string>
  let reviewed: string
  beforeEach(async () => {
    await db.execute(sql`UPDATE listings SET state = 'Lagos', area = 'Yaba'`)
    const [row] = await db.select().from(reviews).where(eq(reviews.id, ids.review))
    reviewed = row?.sellerId ?? ''
    known = {
      ...ids,
      reviewed,
      neighbour: (await createProduct(db)).id,
      home: (await createListing(db, { state: 'Lagos', area: 'Yaba', name: 'Another home, Yaba' })).id,
    }
    await createReview(db, { sellerId: owner.id, comment: 'Good blocks.' })
    await createReview(db, { sellerId: reviewed, rating: 5, comment: 'Good.' })
  })
  const read = async (path: string, headers?: Headers) => {
    const filled = path.replace(/\{(\w+)\}/, (_, name) => known[name] ?? '')
    const { status, text, headers: answered } = await get(filled, headers)
    const total = answered.get('X-Total-Count')
    return { status, text: total === null ? text : `${total} ${text}` }
  }
  /** What these calls say of a thing and its owner. */
  const shows = (text: string, subject: keyof typeof ids) =>
    text.includes(ids[subject]) || (subject === 'user' && text.includes('Ada Blocks'))

  it.each(SUBJECTS)(
    'is gone from every public answer, and back when it is shown again: a %s',
    async (subject) => {
      const before = new Map<string, string>()
      for (const path of OPEN[subject]) {
        const { status, text } = await read(path)
        const own = path.includes(`similar/{${subject}}`) || path.includes(`category/{${subject}}`)
        expect({ path, status, shows: own || shows(text, subject) }).toEqual({
          path,
          status: 200,
          shows: true,
        })
        before.set(path, text)
      }
      await moderate('hide', subject)
      for (const headers of [undefined, asOther, asAdmin])
        for (const path of OPEN[subject]) {
          const { text } = await read(path, headers)
          expect({ path, shows: shows(text, subject) }).toEqual({ path, shows: false })
          // Nor do the counts know of it.
          expect({ path, same: text === before.get(path) }).toEqual({ path, same: false })
        }
      await moderate('unhide', subject)
      for (const path of OPEN[subject])
        expect({ path, text: (await read(path)).text.replace(/"requestId":"[^"]*"/, '') }).toEqual({
          path,
          text: before.get(path),
        })
    },
  )

  it.each([
    ['hide', 'unhide'],
    ['suspend', 'unsuspend'],
  ])(
    'with an account (%s) is all that it offers and has written; %s brings back what is not hidden itself',
    async (away, back) => {
      await moderate('hide', 'listing')
      await moderate(away, 'user')
      for (const subject of SUBJECTS)
        for (const path of OPEN[subject]) {
          const { text } = await read(path)
          expect({ path, shows: SUBJECTS.some((each) => shows(text, each)) }).toEqual({ path, shows: false })
        }
      expect((await get(`/review/get-reviews/${reviewed}`)).body).toMatchObject({ average: 5, count: 1 })
      await moderate(back, 'user')
      expect((await read('/product/get/{product}')).status).toBe(200)
      expect((await read('/listing/get/{listing}')).status).toBe(404)
      expect((await get(`/review/get-reviews/${reviewed}`)).body).toMatchObject({ average: 4.5, count: 2 })
    },
  )

  it('counts neither among products and homes nor among the stars', async () => {
    expect((await get('/product/getCat')).body).toMatchObject({ pagination: { total: 2 } })
    for (const subject of ['product', 'listing', 'review'] as const) await moderate('hide', subject)
    expect((await get('/product/getCat')).body).toMatchObject({ pagination: { total: 1 } })
    expect((await get(`/product/user/${owner.id}`)).body).toMatchObject({ pagination: { total: 0 } })
    expect((await get('/listing/get')).headers.get('X-Total-Count')).toBe('1')
    expect((await get(`/user/${reviewed}`)).body).toMatchObject({ rating: 5, reviewCount: 1 })
  })

  it('is there for its owner, marked as hidden, to be changed and to stay hidden', async () => {
    for (const subject of ['product', 'listing', 'review'] as const) await moderate('hide', subject)
    const own = async (path: string) => (await get(path, asOwner)).body
    expect(await own(`/user/products/${owner.id}`)).toMatchObject([{ _id: ids.product, hidden: true }])
    expect(await own(`/user/listings/${owner.id}`)).toMatchObject([{ _id: ids.listing, hidden: true }])
    expect(await own(`/product/edit/${ids.product}`)).toMatchObject({ product: { hidden: true } })
    expect(await own(`/review/own/${reviewed}`)).toMatchObject({ review: { hidden: true } })
    const shown = await get(`/listing/get/${ids.listing}`, asOwner)
    expect(shown).toMatchObject({ status: 200, body: { hidden: true } })
    expect(shown.headers.get('Cache-Control')).toMatch(/private, no-store/)
    const changes = { name: 'Changed by its owner' }
    for (const kind of ['product', 'listing'] as const)
      expect((await call('PUT', `/${kind}/update/${ids[kind]}`, changes, asOwner)).status).toBe(200)
    const again = { sellerId: reviewed, name: 'Ada', email: owner.email, message: 'Again', rating: 1 }
    expect((await call('POST', '/review/create-review', again, asOwner)).status).toBe(201)
    for (const path of ['/product/get/{product}', '/listing/get/{listing}'])
      expect((await read(path)).status).toBe(404)
    expect((await get(`/review/get-reviews/${reviewed}`)).body).toMatchObject({ average: 5, count: 1 })
    await moderate('unhide', 'product')
    expect(JSON.stringify(await own(`/user/products/${owner.id}`))).not.toContain('hidden')
  })

  it('includes what comes in while its owner is being hidden', async () => {
    await Promise.all([
      moderate('hide', 'user'),
      ...Array.from({ length: 40 }, () => createProduct(db, { ownerId: owner.id })),
    ])
    await createProduct(db, { ownerId: owner.id })
    expect(await db.$count(products, eq(products.hidden, false))).toBe(1)
    await moderate('unhide', 'user')
    expect(await db.$count(products, eq(products.hidden, true))).toBe(0)
  })

  it('needs no more than an index that knows only what can be seen', async () => {
    await db.execute(sql`SET enable_seqscan = off`)
    const plan = await db.execute(
      sql`EXPLAIN SELECT id FROM products WHERE NOT hidden ORDER BY created_at DESC, id DESC LIMIT 10`,
    )
    expect(JSON.stringify(plan)).toContain('Index Only Scan Backward using products_newest')
  })
})

describe('a suspended account', () => {
  const signIn = () => call('POST', '/auth/sign-in', { email: owner.email, password: PASSWORD })

  it('is signed out at once, and signing in says so', async () => {
    expect((await signIn()).status).toBe(200)
    await moderate('suspend', 'user', 'Fraud')
    expect((await get('/auth/me', asOwner)).status).toBe(401)
    expect(await db.select().from(sessions).where(eq(sessions.userId, owner.id))).toEqual([])
    const refused = await signIn()
    expect(refused).toMatchObject({
      status: 403,
      body: { message: expect.stringMatching(/^This account is suspended\..+@/) },
    })
    expect(refused.headers.getSetCookie()).toEqual([])
    expect(await db.select().from(sessions).where(eq(sessions.userId, owner.id))).toEqual([])
    const wrong = { email: owner.email, password: 'not this one' }
    expect((await call('POST', '/auth/sign-in', wrong)).status).toBe(401)
    await moderate('unsuspend', 'user', 'A mistake')
    expect((await signIn()).status).toBe(200)
  })

  it('is told by mail, both times', async () => {
    await moderate('suspend', 'user', 'Fraud')
    await moderate('unsuspend', 'user', 'A mistake')
    expect(await queued('mail')).toMatchObject([
      { to: owner.email, subject: 'Your ADLM account is suspended' },
      { to: owner.email, subject: 'Your ADLM account is open again' },
    ])
  })

  it('keeps no session that began at the same moment', async () => {
    for (let round = 0; round < 3; round += 1) {
      await Promise.all([signIn(), signIn(), moderate('suspend', 'user'), signIn()])
      expect(await db.select().from(sessions).where(eq(sessions.userId, owner.id))).toEqual([])
      await moderate('unsuspend', 'user')
    }
  })

  it('stays hidden when its shop was hidden before and the suspension ends', async () => {
    await moderate('hide', 'user')
    await moderate('suspend', 'user')
    await moderate('unsuspend', 'user')
    expect((await get(`/user/${owner.id}`)).status).toBe(404)
    await moderate('unhide', 'user')
    expect((await get(`/user/${owner.id}`)).status).toBe(200)
  })
})
