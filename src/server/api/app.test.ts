import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { connect, type Transaction } from '#server/db/client.ts'
import { breakableLine } from '../../../tests/support/breakable-line.ts'
import {
  attachImages,
  createListing,
  createProduct,
  createReview,
  createSeller,
} from '../../../tests/support/factories.ts'
import {
  answerOf,
  apiOn,
  collectingLog,
  createTestApi,
  signInAs,
  testContext,
} from '../../../tests/support/test-app.ts'
import { countWaiting } from '../../../tests/support/waiting.ts'

const { api, call, ctx, get, db, databaseUrl, lines } = await createTestApi()

/** A marketplace with one of everything, and every call that reads it. */
async function everyCall(): Promise<string[]> {
  const seller = await createSeller(db, { email: 'ada@mail.example', bio: 'Since 1998.' })
  const product = await createProduct(db, { ownerId: seller.id })
  await createProduct(db, { ownerId: seller.id })
  const listing = await createListing(db, { ownerId: seller.id })
  await createReview(db, { sellerId: seller.id, email: 'typed@mail.example' })
  await attachImages(db, { product }, ['/p/1.webp'])
  return [
    '/product/getCategories',
    '/product/getCat',
    '/product/market-search',
    `/product/get/${product.id}`,
    `/product/getProduct/category/${product.id}`,
    `/product/seller-products/${seller.id}`,
    `/product/user/${seller.id}`,
    '/listing/get',
    `/listing/get/${listing.id}`,
    `/user/${seller.id}`,
    `/review/get-reviews/${seller.id}`,
  ]
}

const ONE_OBJECT = [
  ['/product/get/', 'No product found.'],
  ['/product/getProduct/category/', 'No product found.'],
  ['/product/seller-products/', 'No such person or shop.'],
  ['/product/user/', 'No such person or shop.'],
  ['/listing/get/', 'No Listing Found!'],
  ['/user/', 'No such person or shop.'],
  ['/review/get-reviews/', 'No such person or shop.'],
] as const

const failure = (statusCode: number, code: string, message: string) => ({
  success: false,
  statusCode,
  code,
  message,
  errors: [],
  requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
})

describe('what is not there', () => {
  const STRANGE_IDS = [
    '1',
    'undefined',
    '%00',
    '%FF',
    "'",
    '%F0%9F%98%80',
    'x'.repeat(10_000),
    '..%2f..%2fetc',
  ]

  it.each(ONE_OBJECT)('%s{id} is 404, also for an id of the wrong form', async (path, message) => {
    const absent = randomUUID()
    for (const id of [absent, `${absent}0`, `{${absent}}`, absent.replaceAll('-', ''), ...STRANGE_IDS]) {
      const { status, headers, body } = await get(path + id)
      expect({ id, status, body }).toEqual({ id, status: 404, body: failure(404, 'not-found', message) })
      expect(headers.get('Cache-Control')).toBe('no-store')
    }
  })

  it.each([
    ['GET', '/nothing'],
    ['GET', '/'],
    ['GET', '/product'],
    ['GET', '/product/get'],
    ['GET', '/product/get/'],
    ['POST', '/product/getCat'],
    ['DELETE', '/user/1'],
    ['GET', '/docs/package.json'],
    ['GET', '/docs/..%2fpackage.json'],
  ])('%s %s is 404', async (method, path) => {
    const { status, body } = await answerOf(await api.request(`/api${path}`, { method }))
    expect(status).toBe(404)
    expect(body).toEqual(
      failure(404, 'not-found', 'There is no such call. The calls are listed at /api/docs.'),
    )
  })
})

describe('what goes wrong inside', () => {
  it('is a bare 500 for the caller and everything for the log, under one request id', async () => {
    await db.execute('ALTER TABLE products RENAME TO mislaid')
    const { status, headers, text, body } = await get('/product/getCat')
    await db.execute('ALTER TABLE mislaid RENAME TO products')
    expect(status).toBe(500)
    expect(body).toEqual(failure(500, 'internal', 'An error occured, please try again.'))
    expect(text).not.toMatch(/products|select|relation/i)
    expect(headers.get('Cache-Control')).toBe('no-store')
    const [line = '{}'] = lines
    const { requestId, err } = JSON.parse(line)
    expect(body).toMatchObject({ requestId })
    expect(err.stack).toContain('relation "products" does not exist')
  })

  it('is logged with its SQL and its reason, without what was searched for', async () => {
    await db.execute('ALTER TABLE searchable_products RENAME TO mislaid')
    await get('/product/getCat?location=Kano&asOf=2026-01-31T09:30:00Z')
    await get('/product/getCat?name=secret+wish&location=Kano&asOf=2026-01-31T09:30:00Z')
    await db.execute('ALTER TABLE mislaid RENAME TO searchable_products')
    const [line = '{}'] = lines
    const { err } = JSON.parse(line)
    expect(err).toMatchObject({ message: 'relation "searchable_products" does not exist', code: '42P01' })
    expect(err.query).toMatch(/FROM "searchable_products" WHERE [^;]*"words" @@ \$\d/)
    expect(lines).toHaveLength(2)
    expect(lines.join()).not.toMatch(/secret|wish|Kano/)
  })

  it('is 503 with Retry-After where a statement takes longer than it may', async () => {
    const impatient = connect(databaseUrl)
    await impatient.execute('SET statement_timeout = 50')
    const { log, lines: logged } = collectingLog()
    const answer = await db.transaction(async (tx) => {
      await tx.execute('LOCK TABLE products IN ACCESS EXCLUSIVE MODE')
      return answerOf(await apiOn(testContext(impatient, log)).request('/api/product/getCat'))
    })
    await impatient.$client.end()
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5'])
    expect(logged.join()).toContain('57014')
  })

  it('is 503 with Retry-After where it has to give way, because two wait for each other', {
    tags: ['slow'],
  }, async () => {
    const [first, second] = [await createSeller(db), await createSeller(db)]
    const hold = (tx: Transaction, { id }: { id: string }) =>
      tx.execute(sql`SELECT FROM users WHERE id = ${id} FOR UPDATE`)
    const review = {
      sellerId: second.id,
      name: 'Bola',
      email: 'bola@mail.example',
      rating: 4,
      message: 'Good.',
    }
    const { called } = await db.transaction(async (tx) => {
      await tx.execute(sql`SET LOCAL deadlock_timeout = '10s'`)
      await hold(tx, second)
      const called = call('POST', '/review/create-review', review, await signInAs(ctx, first))
      await vi.waitUntil(async () => (await countWaiting(db)) === 1)
      await hold(tx, first)
      return { called }
    })
    const { status, headers } = await called
    expect([status, headers.get('Retry-After')]).toEqual([503, '5'])
    expect(lines.join()).toContain('40P01')
  })

  it('is 503 with Retry-After where the connection is lost before the answer', async () => {
    const line = await breakableLine(databaseUrl)
    const far = connect(line.url)
    const { log, lines: logged } = collectingLog()
    const { pending } = await db.transaction(async (tx) => {
      await tx.execute('LOCK TABLE products IN ACCESS EXCLUSIVE MODE')
      const pending = apiOn(testContext(far, log)).request('/api/product/getCat')
      await vi.waitUntil(async () => (await countWaiting(db)) > 0)
      await line.cut()
      return { pending }
    })
    const { status, headers } = await pending
    await far.$client.end()
    expect([status, headers.get('Retry-After')]).toEqual([503, '5'])
    expect(logged.join()).toContain('Connection terminated')
  })

  it('is 503 with Retry-After where the database does not answer', async () => {
    const nowhere = connect('postgres://adlm@127.0.0.1:1/adlm')
    const { log, lines: logged } = collectingLog()
    const cut = apiOn(testContext(nowhere, log))
    const { status, headers, body } = await answerOf(await cut.request('/api/product/getCat'))
    await nowhere.$client.end()
    expect(status).toBe(503)
    expect(body).toEqual(
      failure(503, 'unavailable', 'The service is not available for a moment, please try again.'),
    )
    expect(headers.get('Retry-After')).toBe('5')
    expect(logged.join()).toContain('ECONNREFUSED')
  })
})

describe('while the database lets nobody in, the answer is 503:', () => {
  const name = new URL(databaseUrl).pathname.slice(1)

  async function statusAt(url: string): Promise<[number, string]> {
    const refused = connect(url, { connections: 1 })
    const { log, lines: logged } = collectingLog()
    const { status } = await apiOn(testContext(refused, log)).request('/api/product/getCat')
    await refused.$client.end()
    return [status, logged.join()]
  }

  it('there is no such database, or no such account', async () => {
    expect(await statusAt(Object.assign(new URL(databaseUrl), { pathname: `/${name}_gone` }).href)).toEqual([
      503,
      expect.stringContaining('3D000'),
    ])
    expect(await statusAt(Object.assign(new URL(databaseUrl), { username: 'nobody_here' }).href)).toEqual([
      503,
      expect.stringMatching(/"28[0-9A-Z]{3}"/),
    ])
  })

  it('it accepts no connections', async () => {
    const maintenance = connect(Object.assign(new URL(databaseUrl), { pathname: '/postgres' }).href)
    const allow = (answer: 'true' | 'false') =>
      maintenance.execute(sql`ALTER DATABASE ${sql.identifier(name)} ALLOW_CONNECTIONS ${sql.raw(answer)}`)
    await allow('false')
    try {
      expect(await statusAt(databaseUrl)).toEqual([503, expect.stringContaining('55000')])
    } finally {
      await allow('true')
      await maintenance.$client.end()
    }
  })
})

it('no answer contains an e-mail address', async () => {
  for (const path of await everyCall()) {
    const { status, text } = await get(path)
    expect({ path, status, text }).toEqual({ path, status: 200, text: expect.not.stringContaining('mail') })
  }
})

it('an answer to a browser that has it already is 304 without a body', async () => {
  for (const path of await everyCall()) {
    const first = await get(path)
    const etag = first.headers.get('ETag') ?? 'none'
    const second = await get(path, { 'If-None-Match': etag })
    expect({ path, status: second.status, text: second.text }).toEqual({ path, status: 304, text: '' })
    for (const header of ['ETag', 'Cache-Control', 'X-Total-Count'])
      expect(second.headers.get(header)).toBe(first.headers.get(header))
    expect((await get(path, { 'If-None-Match': '"another"' })).status).toBe(200)
  }
})

it('an answer to a browser that has an older one is the new one', async () => {
  const seller = await createSeller(db)
  const product = await createProduct(db, { ownerId: seller.id })
  const listing = await createListing(db, { ownerId: seller.id })
  const paths = [
    '/product/getCat',
    `/product/get/${product.id}`,
    '/listing/get',
    `/listing/get/${listing.id}`,
  ]
  const tags = await Promise.all(paths.map(async (path) => (await get(path)).headers.get('ETag') ?? 'none'))
  // The seller's stars stand in every one of these answers.
  await createReview(db, { sellerId: seller.id })
  for (const [index, path] of paths.entries())
    expect((await get(path, { 'If-None-Match': tags[index] ?? '' })).status).toBe(200)
})

it('a single object is tagged by its version', async () => {
  const product = await createProduct(db, { version: 7 })
  const listing = await createListing(db, { version: 8 })
  expect((await get(`/product/get/${product.id}`)).headers.get('ETag')).toMatch(/^"7-[\w-]{12}"$/)
  expect((await get(`/listing/get/${listing.id}`)).headers.get('ETag')).toMatch(/^"8-[\w-]{12}"$/)
})

it('public answers may be cached, the answer about a person may not', async () => {
  for (const path of await everyCall()) {
    const expected = /^\/user\/[^/]+$/.test(path) ? 'private, no-store' : 'public, max-age=0, must-revalidate'
    expect({ path, cache: (await get(path)).headers.get('Cache-Control') }).toEqual({ path, cache: expected })
  }
})

it('lists that are paged say when they were read, unless they were told', async () => {
  const { id } = await createSeller(db)
  const lists = [
    '/product/getCat',
    '/product/market-search',
    `/product/seller-products/${id}`,
    `/product/user/${id}`,
    '/listing/get',
  ]
  const now = async () => {
    const { rows } = await db.execute<{ now: string }>('SELECT now()::text')
    return Date.parse(rows[0]?.now ?? '')
  }
  for (const path of lists) {
    const before = await now()
    const asOf = (await get(path)).headers.get('X-As-Of') ?? ''
    const [moment = '', seen] = asOf.split('~')
    expect(Date.parse(moment)).toBeGreaterThanOrEqual(before)
    expect(Date.parse(moment)).toBeLessThanOrEqual(await now())
    expect(seen).toMatch(/^\d+:\d+:/)
    expect((await get(`${path}?asOf=${asOf}`)).headers.has('X-As-Of')).toBe(false)
  }
})
