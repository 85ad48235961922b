import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accounts, sessions, users } from '#server/db/schema/accounts.ts'
import { images } from '#server/db/schema/images.ts'
import { listings } from '#server/db/schema/listings.ts'
import { products } from '#server/db/schema/products.ts'
import { reviews } from '#server/db/schema/reviews.ts'
import { hashPassword } from '#server/password-hash.ts'
import {
  createImages,
  createListing,
  createProduct,
  createReview,
  createSeller,
} from '../../../tests/support/factories.ts'
import {
  LISTING_IMAGES,
  NEW_LISTING,
  NEW_PRODUCT,
  PRODUCT_IMAGES,
  signedInSeller,
} from '../../../tests/support/new-offers.ts'
import { createPerson, PASSWORD } from '../../../tests/support/people.ts'
import { createTestApi, signInAs } from '../../../tests/support/test-app.ts'
import { countWaiting } from '../../../tests/support/waiting.ts'
import { createLinkToken } from './link-tokens.ts'
import { replacePassword } from './passwords.ts'

const { call, ctx, db, get, queued } = await createTestApi()

const update = (id: string, body: unknown, headers: Record<string, string>) =>
  call('POST', `/user/update/${id}`, body, headers)

const confirm = (token: string, headers: Record<string, string>) =>
  call('POST', '/auth/confirm-email', { token }, headers)

const stored = async (id: string) => (await db.select().from(users).where(eq(users.id, id)))[0]

/** Their session began long enough ago that it proves nothing by itself. */
async function withOldSession(person: { id: string }) {
  const headers = await signInAs(ctx, person)
  await db.execute(sql`UPDATE sessions SET created_at = now() - interval '16 minutes'`)
  return headers
}

describe('the profile', () => {
  it('takes what the update names and keeps the rest', async () => {
    const person = await createPerson(db, { bio: 'Since 1998.', storeAddress: '7 Marina Road' })
    const headers = await signInAs(ctx, person)
    const answer = await update(
      person.id,
      { username: 'Ada’s Blocks', mobileNumber: '0803 123 4567' },
      headers,
    )
    expect(answer).toMatchObject({
      status: 200,
      body: {
        username: "Ada's Blocks",
        mobileNumber: '+2348031234567',
        bio: 'Since 1998.',
        storeAddress: '7 Marina Road',
        email: person.email,
      },
    })
    expect(await update(person.id, { bio: '', mobileNumber: '' }, headers)).toMatchObject({
      body: { bio: '', mobileNumber: null },
    })
    expect((await update(person.id, {}, headers)).status).toBe(200)
    expect(await stored(person.id)).toMatchObject({ name: "Ada's Blocks", version: 3 })
  })

  it('says of another number no more that it is confirmed', async () => {
    const person = await createPerson(db, {
      mobileNumber: '+2348031234567',
      phoneConfirmedAt: new Date(),
      phoneConfirmedBy: 'Ada',
    })
    const headers = await signInAs(ctx, person)
    await update(person.id, { mobileNumber: '0803 123 4567', bio: 'Since 1998.' }, headers)
    expect(await stored(person.id)).toMatchObject({ phoneConfirmedBy: 'Ada' })
    await update(person.id, { mobileNumber: '0803 765 4321' }, headers)
    expect(await stored(person.id)).toMatchObject({ phoneConfirmedAt: null, phoneConfirmedBy: null })
  })

  it('may be sent whole, with the passwords blank', async () => {
    const person = await createPerson(db)
    const whole = {
      username: 'Ada Blocks',
      email: person.email,
      mobileNumber: '08031234567',
      currentPassword: '',
      password: '',
      password_confirmation: '',
    }
    expect(await update(person.id, whole, await withOldSession(person))).toMatchObject({
      status: 200,
      body: { username: 'Ada Blocks', mobileNumber: '+2348031234567' },
    })
    expect((await call('POST', '/auth/sign-in', { email: person.email, password: PASSWORD })).status).toBe(
      200,
    )
  })

  it.each([
    [
      { password: '', password_confirmation: 'x' },
      'password_confirmation',
      'The two passwords are not the same',
    ],
    [
      { password: 'short', password_confirmation: 'short' },
      'password',
      'Password must have 8 to 128 characters',
    ],
    [{ username: 'Al' }, 'username', 'Username must have 3 to 30 characters'],
    [
      { mobileNumber: '12345' },
      'mobileNumber',
      'Mobile number must be a Nigerian mobile number such as 0803 123 4567',
    ],
    [{ bio: 'x'.repeat(1_001) }, 'bio', 'Bio must have at most 1000 characters'],
    [{ storeAddress: 'x'.repeat(201) }, 'storeAddress', 'Store address must have at most 200 characters'],
    [{ password: 'new words here' }, 'password_confirmation', 'The two passwords are not the same'],
    [{ email: 'not an address' }, 'email', 'Email must be an address such as name@example.com'],
  ])('refuses %j', async (wrong, path, message) => {
    const person = await createPerson(db)
    const answer = await update(person.id, wrong, await signInAs(ctx, person))
    expect(answer).toMatchObject({ status: 422, body: { message, errors: [{ path, message }] } })
    expect(await stored(person.id)).toMatchObject({ version: 1 })
  })

  it('is an object', async () => {
    const person = await createPerson(db)
    const headers = await signInAs(ctx, person)
    for (const wrong of [null, 'text', 1, []])
      expect((await call('POST', `/user/update/${person.id}`, wrong, headers)).status).toBe(422)
  })

  it('takes no picture that is not an upload of theirs', async () => {
    const person = await createPerson(db)
    for (const avatar of ['https://elsewhere.example/a.png', '/pictures/of-somebody-else.webp', '/a\0.webp'])
      expect((await update(person.id, { avatar }, await signInAs(ctx, person))).status).toBe(422)
  })

  it('tells who saves second, and shows how it is now', async () => {
    const person = await createPerson(db)
    const headers = await signInAs(ctx, person)
    const first = await get('/auth/me', headers)
    const match = { 'If-Match': first.headers.get('ETag') ?? 'none' }
    expect((await update(person.id, { bio: 'First' }, { ...headers, ...match })).status).toBe(200)
    expect(await update(person.id, { bio: 'Second' }, { ...headers, ...match })).toMatchObject({
      status: 412,
      body: { current: { _id: person.id, bio: 'First' } },
    })
    expect(await stored(person.id)).toMatchObject({ bio: 'First' })
  })
})

describe('a new password', () => {
  const password = 'another roof over the head'
  const change = { password, password_confirmation: password }

  it('needs the current one where the sign-in is not recent', async () => {
    const person = await createPerson(db)
    const headers = await withOldSession(person)
    const missing = await update(person.id, change, headers)
    expect(missing).toMatchObject({ status: 422, body: { errors: [{ path: 'currentPassword' }] } })
    const wrong = await update(person.id, { ...change, currentPassword: 'wrong' }, headers)
    expect(wrong).toMatchObject({ status: 422, body: { errors: [{ path: 'currentPassword' }] } })
    expect((await update(person.id, { ...change, currentPassword: PASSWORD }, headers)).status).toBe(200)
  })

  it('ends every session but gives this browser a new one, and tells the owner by mail', async () => {
    const person = await createPerson(db)
    const elsewhere = await signInAs(ctx, person)
    const here = await signInAs(ctx, person)
    const answer = await update(person.id, change, here)
    expect(answer.status).toBe(200)
    for (const headers of [elsewhere, here]) expect((await get('/auth/me', headers)).status).toBe(401)
    const access = answer.headers.getSetCookie().find((line) => line.startsWith('access_token='))
    expect((await get('/auth/me', { Cookie: access?.split(';')[0] ?? '' })).status).toBe(200)
    expect(await db.select().from(sessions)).toHaveLength(1)
    expect(await queued('mail')).toMatchObject([{ to: person.email }])
    expect((await call('POST', '/auth/sign-in', { email: person.email, password })).status).toBe(200)
  })

  it('is not set by whoever has lost the account while it was made', async () => {
    const person = await createPerson(db)
    const thief = await signInAs(ctx, person)
    const hash = await hashPassword('what the owner has chosen now')
    let late: ReturnType<typeof update> | undefined
    await db.transaction(async (tx) => {
      await tx.select().from(users).where(eq(users.id, person.id)).for('update')
      late = update(person.id, { ...change, currentPassword: PASSWORD }, thief)
      await expect.poll(() => countWaiting(db), { timeout: 5_000 }).toBe(1)
      await replacePassword(tx, person.id, hash)
    })
    expect(await late).toMatchObject({ status: 401 })
    const [account] = await db.select().from(accounts).where(eq(accounts.userId, person.id))
    expect(account?.password).toBe(hash)
  })

  it('is told at an address that nobody has proved without the name, and so often at most', async () => {
    const person = await createPerson(db, { name: 'Call Bola and win', emailVerified: false })
    let headers: Record<string, string> = await signInAs(ctx, person)
    const statuses: number[] = []
    for (let tries = 0; tries < 11; tries++) {
      const answer = await update(person.id, change, headers)
      statuses.push(answer.status)
      const access = answer.headers.getSetCookie().find((line) => line.startsWith('access_token='))
      headers = { Cookie: access?.split(';')[0] ?? '' }
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429])
    const mails = await queued('mail')
    expect(mails).toHaveLength(10)
    expect(JSON.stringify(mails)).not.toContain('Bola')
  })

  it('may be the first, for somebody who came by Google', async () => {
    const person = await createSeller(db)
    expect(await get('/auth/me', await signInAs(ctx, person))).toMatchObject({ body: { hasPassword: false } })
    const answer = await update(person.id, change, await signInAs(ctx, person))
    expect(answer).toMatchObject({ status: 200, body: { hasPassword: true } })
    const other = await createSeller(db)
    expect((await update(other.id, change, await withOldSession(other))).status).toBe(403)
  })

  it('cannot be guessed at by whoever found an open session', async () => {
    const person = await createPerson(db)
    const headers = await withOldSession(person)
    const guess = () => update(person.id, { ...change, currentPassword: 'a guess' }, headers)
    for (let tries = 0; tries < 10; tries++) expect((await guess()).status).toBe(422)
    expect((await guess()).status).toBe(429)
  })
})

describe('a new e-mail address', () => {
  const email = 'new@mail.example'

  it('waits until it is confirmed; then the former one is told', async () => {
    const person = await createPerson(db, { emailVerified: false })
    const headers = await signInAs(ctx, person)
    const answer = await update(person.id, { email: 'New@Mail.example' }, headers)
    expect(answer).toMatchObject({ status: 200, body: { email: person.email, pendingEmail: email } })
    expect(await queued('confirmation-mail')).toEqual([{ userId: person.id, email }])
    const token = await createLinkToken(ctx, 'confirm-email', { userId: person.id, email })
    expect((await confirm(token, headers)).status).toBe(200)
    expect(await get('/auth/me', headers)).toMatchObject({
      body: { email, pendingEmail: null, emailVerified: true },
    })
    expect(await queued('mail')).toMatchObject([{ to: person.email }])
  })

  it('counts as a change of the account once it is confirmed', async () => {
    const person = await createPerson(db)
    const headers = await signInAs(ctx, person)
    await update(person.id, { email }, headers)
    const seen = { 'If-Match': (await get('/auth/me', headers)).headers.get('ETag') ?? 'none' }
    const token = await createLinkToken(ctx, 'confirm-email', { userId: person.id, email })
    expect((await confirm(token, headers)).status).toBe(200)
    expect(await update(person.id, { bio: 'Hello' }, { ...headers, ...seen })).toMatchObject({
      status: 412,
      body: { current: { email } },
    })
  })

  it('stays out where it is taken, then or by the time that it is confirmed', async () => {
    const person = await createPerson(db)
    const headers = await signInAs(ctx, person)
    await update(person.id, { email }, headers)
    const token = await createLinkToken(ctx, 'confirm-email', { userId: person.id, email })
    await createPerson(db, { email })
    expect((await confirm(token, headers)).status).toBe(409)
    const other = await createPerson(db)
    expect(await update(other.id, { email }, await signInAs(ctx, other))).toMatchObject({
      status: 409,
      body: { errors: [{ path: 'email' }] },
    })
    expect(await stored(other.id)).toMatchObject({ pendingEmail: null })
  })

  it('is no more confirmed once another was asked for, or the password changed', async () => {
    const person = await createPerson(db)
    const headers = await signInAs(ctx, person)
    await update(person.id, { email }, headers)
    const former = await createLinkToken(ctx, 'confirm-email', { userId: person.id, email })
    await update(person.id, { email: 'newer@mail.example' }, headers)
    expect((await confirm(former, headers)).status).toBe(422)
    const later = { userId: person.id, email: 'newer@mail.example' }
    const token = await createLinkToken(ctx, 'confirm-email', later)
    const password = 'another roof over the head'
    await update(person.id, { password, password_confirmation: password }, headers)
    const late = await call('POST', '/auth/confirm-email', { token, password })
    expect(late).toMatchObject({ status: 422, body: { errors: [] } })
  })

  it('is asked for by five mails an hour at most, whosever addresses they are', async () => {
    const person = await createPerson(db)
    const headers = await signInAs(ctx, person)
    const statuses: number[] = []
    for (let tries = 0; tries < 6; tries++)
      statuses.push((await update(person.id, { email: `victim-${tries % 2}@mail.example` }, headers)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect(await queued('confirmation-mail')).toHaveLength(5)
  })

  it('keeps nobody from signing up with it, however many accounts ask for it', async () => {
    const address = { email: 'victim@mail.example' }
    const statuses: number[] = []
    for (let accounts = 0; accounts < 7; accounts++) {
      const person = await createPerson(db)
      statuses.push((await update(person.id, address, await signInAs(ctx, person))).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429])
    const owner = { ...address, username: 'Ada Blocks', password: 'granite and sharp sand' }
    expect((await call('POST', '/auth/sign-up', owner)).status).toBe(201)
  })

  it('stays as it is when the form sends the present one along', async () => {
    const person = await createPerson(db)
    const headers = await withOldSession(person)
    expect((await update(person.id, { email: person.email, bio: 'Hello' }, headers)).status).toBe(200)
    expect(await queued('confirmation-mail')).toEqual([])
  })
})

describe('deleting an account', () => {
  const remove = (id: string, headers: Record<string, string>, body: unknown = {}) =>
    call('DELETE', `/user/delete/${id}`, body, headers)

  it('removes what it sells and the reviews of its shop, and keeps what it wrote without its name', async () => {
    const person = await createPerson(db)
    const other = await createSeller(db)
    await createProduct(db, { ownerId: person.id })
    await createListing(db, { ownerId: person.id })
    const remaining = await createProduct(db, { ownerId: other.id })
    await createReview(db, { sellerId: person.id, authorId: other.id })
    const written = await createReview(db, { sellerId: other.id, authorId: person.id, email: person.email })
    expect((await remove(person.id, await signInAs(ctx, person))).status).toBe(200)
    expect((await db.select().from(users)).map(({ id }) => id)).toEqual([other.id])
    expect((await db.select().from(products)).map(({ id }) => id)).toEqual([remaining.id])
    expect(await db.select().from(listings)).toEqual([])
    expect(await db.select().from(reviews)).toMatchObject([
      { id: written.id, authorId: null, name: null, email: null, comment: written.comment },
    ])
    expect(await db.select().from(sessions)).toEqual([])
    expect(await stored(other.id)).toMatchObject({ reviewCount: 1 })
  })

  it('removes the images of what it sells, their files too', async () => {
    const { seller, own } = await signedInSeller(ctx)
    for (const [path, offer] of [
      ['/product/create-product', { ...NEW_PRODUCT, imageUrls: PRODUCT_IMAGES }],
      ['/listing/create', { ...NEW_LISTING, imageUrls: LISTING_IMAGES }],
    ] as const)
      expect((await call('POST', path, offer, own)).status).toBe(201)
    const other = await createSeller(db)
    await createImages(db, other.id, 'product', ['/p/other.webp'])
    expect((await remove(seller.id, own)).status).toBe(200)
    for (const { table, owner } of [
      { table: products, owner: products.ownerId },
      { table: listings, owner: listings.ownerId },
      { table: images, owner: images.ownerId },
    ])
      expect(await db.$count(table, eq(owner, seller.id))).toBe(0)
    expect(await db.$count(images, eq(images.ownerId, other.id))).toBe(1)
    expect(await queued('remove-files')).toHaveLength(1)
  })

  it('removes files once more that come after it, as long as some may be on their way', async () => {
    const { seller, own } = await signedInSeller(ctx)
    await createImages(db, seller.id, 'product', ['/pictures/one/300.webp'])
    const wanted = { fileName: 'a.png', contentType: 'image/png', size: 3, purpose: 'product' }
    const ticket = (await call('POST', '/upload/sign', wanted, own)).body as {
      key: string
      expiresAt: string
    }
    expect((await remove(seller.id, own)).status).toBe(200)
    const { rows } = await db.execute<{ keys: string[]; late: boolean }>(sql`
      SELECT data -> 'keys' AS keys, start_after > ${ticket.expiresAt}::timestamptz AS late
      FROM pgboss.job WHERE name = 'remove-files' ORDER BY start_after`)
    const keys = expect.arrayContaining([ticket.key, 'pictures/one/400.webp'])
    expect(rows).toEqual([
      { keys, late: false },
      { keys, late: true },
    ])
  })

  it('is not done by whoever has lost the account meanwhile', async () => {
    const person = await createPerson(db)
    const thief = await signInAs(ctx, person)
    let late: ReturnType<typeof remove> | undefined
    await db.transaction(async (tx) => {
      await tx.select().from(users).where(eq(users.id, person.id)).for('update')
      late = remove(person.id, thief)
      await expect.poll(() => countWaiting(db), { timeout: 5_000 }).toBe(1)
      await tx.delete(sessions)
    })
    expect(await late).toMatchObject({ status: 401 })
    expect(await stored(person.id)).toBeDefined()
  })

  it('asks for the password where the sign-in is not recent', async () => {
    const person = await createPerson(db)
    const headers = await withOldSession(person)
    expect(await remove(person.id, headers)).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'currentPassword' }] },
    })
    expect((await remove(person.id, headers, { currentPassword: PASSWORD })).status).toBe(200)
  })

  it('lets the same address sign up again', async () => {
    const person = await createPerson(db)
    await remove(person.id, await signInAs(ctx, person))
    const again = { username: 'Ada again', email: person.email, password: 'granite and sharp sand' }
    expect((await call('POST', '/auth/sign-up', again)).status).toBe(201)
  })
})

describe('the address of somebody else', () => {
  it('is shown to who is signed in alone', async () => {
    const seller = await createSeller(db)
    expect((await get(`/user/${seller.id}`)).body).not.toHaveProperty('email')
    const reader = await signInAs(ctx, await createSeller(db))
    expect(await get(`/user/${seller.id}`, reader)).toMatchObject({ body: { email: seller.email } })
  })

  it('is shown of thirty different people an hour', async () => {
    const reader = await signInAs(ctx, await createSeller(db))
    const sellers = []
    for (let count = 0; count < 31; count++) sellers.push(await createSeller(db))
    for (const { id } of sellers.slice(0, 30)) expect((await get(`/user/${id}`, reader)).status).toBe(200)
    // Then what everybody may know.
    const { status, body } = await get(`/user/${sellers[30]?.id}`, reader)
    expect([status, body]).toEqual([200, expect.not.objectContaining({ email: expect.anything() })])
    expect(body).toMatchObject({ username: sellers[30]?.name })
    expect((await get(`/user/${sellers[0]?.id}`, reader)).status).toBe(200)
  })
})
