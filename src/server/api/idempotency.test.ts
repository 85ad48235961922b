import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { NO_ACCOUNT } from '#domain/accounts/account-rules.ts'
import { users } from '#server/db/schema/accounts.ts'
import { idempotencyKeys } from '#server/db/schema/idempotency-keys.ts'
import { listings } from '#server/db/schema/listings.ts'
import { products } from '#server/db/schema/products.ts'
import { createImages, createSeller } from '../../../tests/support/factories.ts'
import { NEW_LISTING, NEW_PRODUCT, signedInSeller } from '../../../tests/support/new-offers.ts'
import { createTestApi, signInAs } from '../../../tests/support/test-app.ts'
import { countWaiting } from '../../../tests/support/waiting.ts'
import { removeOldIdempotencyKeys } from './idempotency.ts'

const { call, ctx, db } = await createTestApi()

let own: Record<string, string>

beforeEach(async () => {
  own = (await signedInSeller(ctx)).own
})

const create = (key: string, changes: object = {}, headers = own) =>
  call(
    'POST',
    '/product/create-product',
    { ...NEW_PRODUCT, ...changes },
    { ...headers, 'Idempotency-Key': key },
  )
const aged = (age: string) => db.update(idempotencyKeys).set({ createdAt: sql`now() - ${age}::interval` })

describe('a create with an Idempotency-Key', () => {
  it.each([
    ['/product/create-product', NEW_PRODUCT, products],
    ['/listing/create', NEW_LISTING, listings],
  ] as const)(
    'POST %s answers again what it answered then, and creates nothing',
    async (path, body, table) => {
      const headers = { ...own, 'Idempotency-Key': randomUUID() }
      const first = await call('POST', path, body, headers)
      const second = await call('POST', path, body, headers)
      expect([first.status, second.status, second.text]).toEqual([201, 201, first.text])
      expect(second.headers.get('ETag')).toBe(first.headers.get('ETag'))
      expect(await db.$count(table)).toBe(1)
    },
  )

  it('that is meant for another account is refused, and creates nothing', async () => {
    const other = await createSeller(db)
    const headers = { ...own, 'X-Account': other.id }
    expect(await create(randomUUID(), {}, headers)).toMatchObject({
      status: 403,
      body: { message: 'This was typed by another account' },
    })
    expect(await db.$count(products)).toBe(0)
  })

  it('that is meant for a visitor, or for whom no session is left, is nobody else’s', async () => {
    const { status } = await create(randomUUID(), {}, { ...own, 'X-Account': NO_ACCOUNT })
    expect(status).toBe(403)
    const someone = await createSeller(db)
    const report = (headers: Record<string, string>) =>
      call(
        'POST',
        '/report',
        { subject: 'user', id: someone.id, reason: 'other', message: 'Asks for a transfer first' },
        headers,
      )
    expect((await report({ 'X-Account': someone.id })).status).toBe(401)
    expect((await report({ 'X-Account': NO_ACCOUNT })).status).toBe(201)
  })

  it('creates once, however many arrive at once', async () => {
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(key)))
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(20).fill(201))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(await db.$count(products)).toBe(1)
  })

  it('creates as many as there are keys, all at once', async () => {
    const keys = Array.from({ length: 10 }, () => randomUUID())
    await Promise.all([...keys, ...keys].map((key) => create(key)))
    expect(await db.$count(products)).toBe(10)
  })

  it('is refused with another body, and with another call', async () => {
    const key = randomUUID()
    await create(key)
    const refusal = {
      status: 422,
      body: { message: 'This Idempotency-Key was sent before with another body' },
    }
    expect(await create(key, { regularPrice: 11_000 })).toMatchObject(refusal)
    const headers = { ...own, 'Idempotency-Key': key }
    expect(await call('POST', '/listing/create', NEW_LISTING, headers)).toMatchObject(refusal)
    expect(await db.$count(products)).toBe(1)
  })

  it('is the same whatever its letters are, and whatever blanks and order the body has', async () => {
    const key = randomUUID()
    const { regularPrice, ...rest } = NEW_PRODUCT
    const first = await create(key)
    const second = await call(
      'POST',
      '/product/create-product',
      { regularPrice, ...rest, name: ` ${rest.name} ` },
      { ...own, 'Idempotency-Key': key.toUpperCase() },
    )
    expect(second.text).toBe(first.text)
  })

  it("is the caller's own", async () => {
    const key = randomUUID()
    const other = await createSeller(db)
    await createImages(db, other.id, 'product', ['/p/theirs.webp'])
    await create(key)
    const theirs = await create(key, { imageUrls: ['/p/theirs.webp'] }, await signInAs(ctx, other))
    expect(theirs.status).toBe(201)
    expect(await db.$count(products)).toBe(2)
  })

  it('that failed can be tried again', async () => {
    const key = randomUUID()
    expect((await create(key, { imageUrls: ['/p/none.webp'] })).status).toBe(422)
    expect((await create(key)).status).toBe(201)
  })

  it.each(['', 'x', '123', `${randomUUID()}0`])('that is %j is refused', async (key) => {
    expect(await create(key)).toMatchObject({
      status: 400,
      body: { message: 'Idempotency-Key must be a UUID' },
    })
  })

  it('means nothing any more after 24 hours', async () => {
    const key = randomUUID()
    await create(key)
    await aged('23 hours 59 minutes')
    await removeOldIdempotencyKeys(db)
    await create(key)
    expect(await db.$count(products)).toBe(1)
    await aged('24 hours 1 minute')
    expect((await create(key, { regularPrice: 11_000 })).status).toBe(201)
    expect(await db.$count(products)).toBe(2)
    await aged('24 hours 1 minute')
    await removeOldIdempotencyKeys(db)
    expect(await db.$count(idempotencyKeys)).toBe(0)
  })
})

it('somebody whose account goes away while they create is not signed in', async () => {
  let answer: Promise<{ status: number }> | undefined
  await db.transaction(async (tx) => {
    await tx.execute(sql`DELETE FROM images`)
    await tx.delete(users)
    answer = call('POST', '/product/create-product', NEW_PRODUCT, { ...own, 'Idempotency-Key': randomUUID() })
    // It waits for the account, which is still there for it.
    await expect.poll(() => countWaiting(db)).toBeGreaterThan(0)
  })
  expect((await answer)?.status).toBe(401)
})
