import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { SUBJECTS, type Subject } from '#domain/moderation/moderation-rules.ts'
import { ReceivedReviews } from '#domain/reviews/review-schema.ts'
import { products } from '#server/db/schema/products.ts'
import { reviews } from '#server/db/schema/reviews.ts'
import { createListing, createProduct, createReview } from '../../../tests/support/factories.ts'
import { createModerationApi, OPEN_CALLS, type People } from '../../../tests/support/moderation-api.ts'

const { call, db, get, here, moderate } = await createModerationApi()

let asAdmin: People['asAdmin']
let owner: People['owner']
let asOwner: People['asOwner']
let asOther: People['asOther']
let ids: People['ids']
beforeEach(() => {
  ;({ asAdmin, owner, asOwner, asOther, ids } = here())
})

describe('what is hidden', () => {
  let known: Record<string, string>
  let reviewed: string
  beforeEach(async () => {
    await db.execute(sql`UPDATE listings SET state = 'Lagos', area = 'Yaba', lga = 'Lagos Mainland'`)
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
  const read = async (path: string, headers?: Record<string, string>) => {
    const filled = path.replace(/\{(\w+)\}/, (_, name) => known[name] ?? '')
    const { status, text, headers: answered } = await get(filled, headers)
    const total = answered.get('X-Total-Count')
    return { status, text: total === null ? text : `${total} ${text}` }
  }
  /** What these calls say of a thing and its owner. */
  const shows = (text: string, subject: Subject) =>
    text.includes(ids[subject]) || (subject === 'user' && text.includes('Ada Blocks'))

  it.each(SUBJECTS)(
    'is gone from every public answer, and back when it is shown again: a %s',
    async (subject) => {
      const before = new Map<string, string>()
      for (const path of OPEN_CALLS[subject]) {
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
        for (const path of OPEN_CALLS[subject]) {
          const { text } = await read(path, headers)
          expect({ path, shows: shows(text, subject) }).toEqual({ path, shows: false })
          // Nor do the counts know of it.
          expect({ path, same: text === before.get(path) }).toEqual({ path, same: false })
        }
      await moderate('unhide', subject)
      for (const path of OPEN_CALLS[subject])
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
        for (const path of OPEN_CALLS[subject]) {
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

  it('with a shop are not the reviews of it that its owner reads', async () => {
    await moderate('hide', 'user')
    const { reviews: received, count } = ReceivedReviews.parse((await get('/review/received', asOwner)).body)
    expect([received.map(({ comment }) => comment), count]).toEqual([['Good blocks.'], 1])
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
    const { rows: plan } = await db.execute(
      sql`EXPLAIN SELECT id FROM products WHERE NOT hidden ORDER BY created_at DESC, id DESC LIMIT 10`,
    )
    expect(JSON.stringify(plan)).toContain('Index Only Scan Backward using products_newest')
  })
})
