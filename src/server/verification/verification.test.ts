import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { type BusinessQueue, CheckedBusinesses } from '#domain/verification/verification-schema.ts'
import { users } from '#server/db/schema/accounts.ts'
import { phoneCodes } from '#server/db/schema/one-time-codes.ts'
import { sellerEvents, sellerKeys } from '#server/db/schema/price-events.ts'
import { businessChecks, businessDocuments } from '#server/db/schema/verification.ts'
import { removeFiles } from '#server/images/unused-images.ts'
import type { PhoneMessage } from '#server/messages/message-gateway.ts'
import { createListing, createProduct, createSeller } from '../../../tests/support/factories.ts'
import { answerOf, createTestApi, signInAs, TEST_SECRET } from '../../../tests/support/test-app.ts'
import { endOldChecks } from './business-commands.ts'
import { removeOldDocuments, settleDocument } from './business-documents.ts'
import { phoneCodeMessage } from './phone-confirmation.ts'

const { api, call, ctx, db, get, lines, queued } = await createTestApi()

const NUMBER = '+2348031234567'
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])
const PDF = new TextEncoder().encode('%PDF-1.7 a certificate')
const RUN = { id: 'run', signal: new AbortController().signal }

async function newSeller(overrides: Parameters<typeof createSeller>[1] = {}) {
  const seller = await createSeller(db, overrides)
  return { ...seller, headers: await signInAs(ctx, seller) }
}
type Person = Awaited<ReturnType<typeof newSeller>>

async function newAdmin(): Promise<Person> {
  const admin = await createSeller(db, { email: 'boss@mail.example', name: 'Boss' })
  Object.assign(ctx.settings, { adminEmails: ['boss@mail.example'] })
  return { ...admin, headers: await signInAs(ctx, admin, { secondFactorAt: new Date() }) }
}

const stored = async ({ id }: { id: string }) => (await db.select().from(users).where(eq(users.id, id)))[0]
const own = async ({ headers }: Person) => (await get('/verification', headers)).body

/** What the job does that writes what a search knows of sellers anew. */
const followSellers = () =>
  db.execute(sql`
    SELECT follow_renamed_seller(owner_id, uuid_nil, 9), follow_renamed_seller_of_homes(owner_id, uuid_nil, 9)
    FROM renamed_sellers, (VALUES ('00000000-0000-0000-0000-000000000000'::uuid)) AS nil (uuid_nil)`)

/** Asks for a code, and takes what comes. */
async function receiveCode(person: Person, mobileNumber = '0803 123 4567'): Promise<PhoneMessage> {
  const { status } = await call('POST', '/verification/phone', { mobileNumber }, person.headers)
  expect(status).toBe(200)
  return deliver()
}

/** Does what waits in the queue last. */
async function deliver(): Promise<PhoneMessage> {
  const sent: PhoneMessage[] = []
  const [job] = (await queued('phone-code')).slice(-1)
  if (!job) throw new Error('No message waits')
  await phoneCodeMessage(ctx, async (message) => void sent.push(message))(job, RUN)
  const [message] = sent
  if (!message) throw new Error('Nothing was sent')
  return message
}

const confirm = (person: Person, code: string) =>
  call('POST', '/verification/phone/confirm', { code }, person.headers)

const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('a phone', () => {
  it('is confirmed by the code that went to it, whatever form it was typed in', async () => {
    const seller = await newSeller()
    const { to, text, code } = await receiveCode(seller, '0803-123 4567')
    expect(to).toBe(NUMBER)
    expect(text).toContain(code)
    expect(code).toMatch(/^\d{6}$/)
    expect(await own(seller)).toMatchObject({
      phone: { confirmedAt: null, channel: 'outbox', sentTo: NUMBER },
    })
    expect((await confirm(seller, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200)
    expect(await stored(seller)).toMatchObject({
      mobileNumber: NUMBER,
      phoneConfirmedAt: expect.any(Date),
      phoneConfirmedBy: 'code',
    })
    expect(await own(seller)).toMatchObject({
      phone: { mobileNumber: NUMBER, confirmedAt: expect.any(String), sentTo: null },
    })
    expect(await queued('release-offers')).toHaveLength(1)
  })

  it('takes a code once, and only its newest', async () => {
    const seller = await newSeller()
    const first = await receiveCode(seller)
    const second = await receiveCode(seller)
    if (first.code !== second.code) expect((await confirm(seller, first.code)).status).toBe(422)
    const answers = await Promise.all([confirm(seller, second.code), confirm(seller, second.code)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect((await confirm(seller, second.code)).status).toBe(422)
  })

  it('takes no more than five tries, however many at once', async () => {
    const seller = await newSeller()
    const { code } = await receiveCode(seller)
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(seller, other(code))))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([422]))
    expect(answers.map(({ body }) => body)).toContainEqual(
      expect.objectContaining({ message: 'The code is not right. Look at it again in the newest message.' }),
    )
    expect((await confirm(seller, code)).status).toBe(422)
    expect((await db.select().from(phoneCodes))[0]?.tries).toBe(5)
    expect((await stored(seller))?.phoneConfirmedAt).toBeNull()
  })

  it('takes no code after ten minutes, and sends none that has waited so long', async () => {
    const seller = await newSeller()
    const { code } = await receiveCode(seller)
    const [row] = await db.select().from(phoneCodes)
    const minutes = (Number(row?.expiresAt) - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(9.9)
    expect(minutes).toBeLessThanOrEqual(10)
    await db.update(phoneCodes).set({ expiresAt: new Date(Date.now() - 1) })
    expect((await confirm(seller, code)).status).toBe(422)
    const send = phoneCodeMessage(ctx, () => Promise.reject(new Error('sent')))
    const askedAt = new Date(Date.now() - 11 * 60_000).toISOString()
    await send({ userId: seller.id, mobileNumber: NUMBER, askedAt }, RUN)
  })

  it('of one account is not confirmed by the code of another', async () => {
    const [victim, thief] = [await newSeller(), await newSeller()]
    const { code } = await receiveCode(victim)
    expect((await confirm(thief, code)).status).toBe(422)
    expect((await stored(thief))?.phoneConfirmedAt).toBeNull()
  })

  it('keeps only a hash of the code, and logs neither it nor the number', async () => {
    const seller = await newSeller()
    const { code } = await receiveCode(seller)
    expect(JSON.stringify(await db.select().from(phoneCodes))).not.toContain(code)
    expect(JSON.stringify(await queued('phone-code'))).not.toContain(code)
    expect(lines.join()).not.toMatch(new RegExp(`${code}|8031234567`))
    expect(TEST_SECRET).not.toContain(code)
  })

  it('gets so many codes an hour, from whichever accounts', async () => {
    const ask = async (mobileNumber: string) => {
      const { headers } = await newSeller()
      return (await call('POST', '/verification/phone', { mobileNumber }, headers)).status
    }
    const statuses = []
    for (let tries = 0; tries < 4; tries++) statuses.push(await ask('08031234567'))
    expect(statuses).toEqual([200, 200, 200, 429])
    expect(await ask('08031234568')).toBe(200)
  })

  it('an account asks for so many codes an hour, to whichever numbers', async () => {
    const { headers } = await newSeller()
    const statuses = []
    for (let digit = 0; digit < 6; digit++)
      statuses.push(
        (await call('POST', '/verification/phone', { mobileNumber: `0803123456${digit}` }, headers)).status,
      )
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  it('is asked for by nobody without a confirmed address, and answers alike whoever has the number', async () => {
    const unconfirmed = await newSeller({ emailVerified: false })
    const mobileNumber = NUMBER
    const refused = await call('POST', '/verification/phone', { mobileNumber }, unconfirmed.headers)
    expect(refused.body).toMatchObject({ code: 'unconfirmed' })
    expect((await call('POST', '/verification/phone', { mobileNumber })).status).toBe(401)
    await newSeller({ mobileNumber, phoneConfirmedAt: new Date() })
    const taken = await call('POST', '/verification/phone', { mobileNumber }, (await newSeller()).headers)
    const free = await call(
      'POST',
      '/verification/phone',
      { mobileNumber: '+2348031234568' },
      (await newSeller()).headers,
    )
    expect([taken.status, taken.body]).toEqual([free.status, free.body])
  })

  it('is refused where it is no Nigerian mobile number, or confirmed already', async () => {
    const seller = await newSeller({ mobileNumber: NUMBER, phoneConfirmedAt: new Date() })
    const ask = (mobileNumber: string) =>
      call('POST', '/verification/phone', { mobileNumber }, seller.headers)
    expect((await ask('12345')).body).toMatchObject({ errors: [{ path: 'mobileNumber' }] })
    expect((await ask('0803 123 4567')).status).toBe(409)
  })

  it('that is changed in the profile is to be confirmed anew, and no code for another one counts', async () => {
    const seller = await newSeller({ mobileNumber: NUMBER, phoneConfirmedAt: new Date() })
    const { code } = await receiveCode(seller, '08031234568')
    await call('POST', `/user/update/${seller.id}`, { mobileNumber: '08031234569' }, seller.headers)
    expect(await stored(seller)).toMatchObject({ phoneConfirmedAt: null, mobileNumber: '+2348031234569' })
    expect((await confirm(seller, code)).status).toBe(422)
  })

  it('that is confirmed in place of another is a new proof, and joins its sellers in the price index', async () => {
    const first = await newSeller({ mobileNumber: NUMBER, phoneConfirmedAt: new Date() })
    const second = await newSeller({ mobileNumber: '+2348031234568', phoneConfirmedAt: new Date() })
    for (const { id } of [first, second]) await createProduct(db, { ownerId: id })
    await confirm(second, (await receiveCode(second)).code)
    const events = await db
      .select({ kind: sellerEvents.kind, into: sellerEvents.intoKey })
      .from(sellerEvents)
      .innerJoin(sellerKeys, eq(sellerKeys.key, sellerEvents.sellerKey))
      .where(and(eq(sellerKeys.ownerId, second.id), eq(sellerEvents.proof, 'phone')))
      .orderBy(sellerEvents.id)
    expect(events.map(({ kind }) => kind)).toEqual(['verified', 'unverified', 'verified', 'merged'])
    const [key] = await db.select().from(sellerKeys).where(eq(sellerKeys.ownerId, first.id))
    expect(events.at(-1)?.into).toBe(key?.key)
  })

  it('cannot be confirmed without a gateway, and says so', async () => {
    const seller = await newSeller()
    Object.assign(ctx.settings, { messageChannel: null })
    lines.length = 0
    const answer = await call('POST', '/verification/phone', { mobileNumber: NUMBER }, seller.headers)
    expect(answer.status).toBe(503)
    const [{ level, msg }] = lines.map((line) => JSON.parse(line)).filter((line) => 'reason' in line)
    expect([level, msg]).toEqual([40, 'request refused'])
    expect(await own(seller)).toMatchObject({ phone: { channel: null } })
    Object.assign(ctx.settings, { messageChannel: 'outbox' })
  })
})

const CAC = { basis: 'cac', businessName: 'Danladi Cement Ltd', cacNumber: 'rc1234567' }
const send = (person: Person, business: object = CAC) =>
  call('POST', '/verification/business', business, person.headers)
const versionOf = async (admin: Person, { id }: { id: string }): Promise<string> => {
  const { businesses = [] } = (await get('/admin/businesses', admin.headers)).body as Partial<BusinessQueue>
  return businesses.find(({ owner }) => owner._id === id)?.version ?? 'not in the queue'
}
const decide = async (
  admin: Person,
  { id }: { id: string },
  decision: string,
  { reason = '', version }: { reason?: string; version?: string } = {},
) => {
  const seen = version ?? (await versionOf(admin, { id }))
  return call(
    'POST',
    '/admin/businesses/decide',
    { userId: id, decision, reason, version: seen },
    admin.headers,
  )
}

const upload = async ({ headers }: Person, bytes: Uint8Array<ArrayBuffer>, name = 'certificate.png') =>
  answerOf(
    await api.request(`/api/verification/documents?${new URLSearchParams({ name })}`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'image/png' },
      body: bytes,
    }),
  )
const uploaded = async (person: Person, name?: string): Promise<string> => {
  const { body } = await upload(person, PNG, name)
  return (body as { id: string }).id
}

describe('a business', () => {
  it('that a moderator approves makes a seller with a confirmed phone verified, everywhere', async () => {
    const [seller, admin] = [await newSeller({ mobileNumber: NUMBER }), await newAdmin()]
    const product = await createProduct(db, { ownerId: seller.id, name: 'Bags of cement' })
    await createProduct(db, { name: 'Others of cement' })
    const home = await createListing(db, { ownerId: seller.id, name: 'A quiet duplex' })
    const others = await createListing(db, { name: 'Another duplex' })
    const shown = async () => {
      await followSellers()
      const found = await Promise.all([
        get('/product/getCat?verified=true'),
        get('/product/market-search?verified=true&name=cement'),
        get('/listing/get?verified=true'),
        get('/listing/search?verified=true&searchTerm=duplex'),
      ])
      return found.map(({ text }) => [product.id, home.id, others.id].filter((id) => text.includes(id)))
    }
    expect(await send(seller)).toMatchObject({ status: 200 })
    expect(await own(seller)).toMatchObject({
      business: { state: 'waiting', details: { cacNumber: 'RC 1234567' } },
    })
    expect((await get('/admin/businesses', admin.headers)).body).toMatchObject({
      businesses: [{ owner: { _id: seller.id }, cacNumber: 'RC 1234567', documents: [] }],
      pagination: { total: 1 },
    })
    expect((await decide(admin, seller, 'approve')).status).toBe(200)
    // The phone is missing.
    expect((await get(`/user/${seller.id}`)).body).toMatchObject({ verified: false })
    expect(await shown()).toEqual([[], [], [], []])
    await confirm(seller, (await receiveCode(seller)).code)
    expect((await get(`/user/${seller.id}`)).body).toMatchObject({
      verified: true,
      verification: { businessBasis: 'cac' },
    })
    expect(await shown()).toEqual([[product.id], [product.id], [home.id], [home.id]])
    expect((await get('/product/facets?verified=true')).body).toMatchObject({ total: 1 })
    expect((await get('/admin/log', admin.headers)).body).toMatchObject({
      entries: [{ action: 'approve', subject: 'user', reason: 'Business (RC 1234567)', admin: 'Boss' }],
    })
    expect(await queued('mail')).toMatchObject(
      [{ to: seller.email, subject: /checked/ }].map(() => ({ to: seller.email })),
    )
    // Another number takes it away again.
    await call('POST', `/user/update/${seller.id}`, { mobileNumber: '08031234569' }, seller.headers)
    expect(await shown()).toEqual([[], [], [], []])
  })

  it('is good for a year', async () => {
    const [seller, admin] = [await newSeller(), await newAdmin()]
    await send(seller)
    await decide(admin, seller, 'approve')
    const { businessExpiresAt, businessCheckedAt } = (await stored(seller)) ?? {}
    expect(Number(businessExpiresAt) - Number(businessCheckedAt)).toBe(365 * 86_400_000)
    await endOldChecks(db)
    expect((await stored(seller))?.businessCheckedAt).toEqual(businessCheckedAt)
    await db.update(users).set({ businessExpiresAt: new Date(Date.now() - 1) })
    await endOldChecks(db)
    expect(await stored(seller)).toMatchObject({ businessCheckedAt: null, businessBasis: null })
    expect(await own(seller)).toMatchObject({ business: { state: 'none' } })
  })

  it('is asked about, sent again, and refused, each time with what is missing', async () => {
    const [seller, admin] = [await newSeller(), await newAdmin()]
    await send(seller, {
      basis: 'works',
      works: 'Tiles in Surulere',
      referees: 'Ada, 0803 123 4567',
      place: 'Mushin',
    })
    expect((await decide(admin, seller, 'ask')).status).toBe(422)
    expect((await decide(admin, seller, 'ask', { reason: 'Which house?' })).status).toBe(200)
    expect(await own(seller)).toMatchObject({ business: { state: 'asked', answer: 'Which house?' } })
    expect((await decide(admin, seller, 'approve')).status).toBe(409)
    await send(seller, { basis: 'works', works: '7 Bode Thomas', referees: 'Ada', place: 'Mushin' })
    expect((await decide(admin, seller, 'refuse', { reason: 'Nobody knows you there' })).status).toBe(200)
    expect(await own(seller)).toMatchObject({
      business: { state: 'refused', answer: 'Nobody knows you there', checkedAt: null },
    })
    const mails = await queued('mail')
    expect(mails.map(({ paragraphs }) => paragraphs[1])).toEqual([
      'Our message: Which house?',
      'Our message: Nobody knows you there',
    ])
    for (const { link, paragraphs } of mails) {
      expect(link?.url).toBe(`${ctx.settings.baseUrl}/seller-shop#verified`)
      expect(paragraphs[2]).toContain('under Shop')
    }
  })

  it('that was changed since somebody looked at it is not approved', async () => {
    const [seller, admin] = [await newSeller(), await newAdmin()]
    const works = { basis: 'works', works: 'Tiles in Surulere', referees: 'Ada', place: 'Mushin' }
    await send(seller, works)
    const version = await versionOf(admin, seller)
    await send(seller, CAC)
    expect((await decide(admin, seller, 'approve', { version })).status).toBe(409)
    await send(seller, works)
    const forged = await uploaded(seller)
    expect((await decide(admin, seller, 'approve', { version })).status).toBe(409)
    await call('DELETE', `/verification/documents/${forged}`, undefined, seller.headers)
    const blind = { userId: seller.id, decision: 'approve' }
    expect((await call('POST', '/admin/businesses/decide', blind, admin.headers)).status).toBe(422)
    expect((await decide(admin, seller, 'approve', { version })).status).toBe(200)
    expect(await stored(seller)).toMatchObject({ businessBasis: 'works' })
  })

  it('that was checked under one name has no badge under another until somebody has looked again', async () => {
    const [seller, admin] = [
      await newSeller({ name: 'Danladi Cement', mobileNumber: NUMBER }),
      await newAdmin(),
    ]
    await db.update(users).set({ phoneConfirmedAt: new Date() }).where(eq(users.id, seller.id))
    await send(seller)
    await decide(admin, seller, 'approve')
    const rename = (username: string) =>
      call('POST', `/user/update/${seller.id}`, { username }, seller.headers)
    const verified = async () => (await get(`/user/${seller.id}`)).body
    await rename('DANLADI cement')
    expect(await verified()).toMatchObject({ verified: true })
    const seen = await versionOf(admin, seller)
    await rename('Dangote Official')
    expect(await verified()).toMatchObject({ verified: false })
    expect((await get('/admin/businesses', admin.headers)).body).toMatchObject({
      businesses: [
        {
          owner: { username: 'Dangote Official' },
          answer: 'The shop has another name now. It was checked as “DANLADI cement”.',
        },
      ],
    })
    expect((await decide(admin, seller, 'approve', { version: seen })).status).toBe(409)
    const version = await versionOf(admin, seller)
    await rename('Dangote Cement Official')
    expect((await decide(admin, seller, 'approve', { version })).status).toBe(409)
    expect((await decide(admin, seller, 'approve')).status).toBe(200)
    expect(await verified()).toMatchObject({ verified: true })
  })

  it('that was approved can be refused later', async () => {
    const [seller, admin] = [await newSeller({ phoneConfirmedAt: new Date() }), await newAdmin()]
    await send(seller)
    await decide(admin, seller, 'approve')
    const checked = async () => (await get('/admin/businesses/checked', admin.headers)).body
    expect(await checked()).toMatchObject({
      businesses: [{ owner: { _id: seller.id }, cacNumber: 'RC 1234567', checkedBy: 'Boss' }],
      next: null,
    })
    expect((await decide(admin, seller, 'refuse')).status).toBe(422)
    expect((await decide(admin, seller, 'refuse', { reason: 'It was forged' })).status).toBe(200)
    expect((await get(`/user/${seller.id}`)).body).toMatchObject({ verified: false })
    expect(await checked()).toEqual({ businesses: [], next: null })
  })

  it('is one voter with whoever is checked by the number that its check was made by, whatever it has sent since', async () => {
    const [first, second, third, admin] = [
      await newSeller(),
      await newSeller(),
      await newSeller(),
      await newAdmin(),
    ]
    for (const { id } of [first, second, third]) await createProduct(db, { ownerId: id })
    const merged = async () => {
      const { rows } = await db.execute<{ seller: string; into: string }>(sql`
        SELECT own.owner_id AS seller, others.owner_id AS into FROM seller_events
        JOIN seller_keys AS own ON own.key = seller_key JOIN seller_keys AS others ON others.key = into_key
        WHERE kind = 'merged' AND proof = 'business' ORDER BY seller_events.id`)
      return rows.map(({ seller, into }) => [seller, into])
    }
    await send(first)
    await decide(admin, first, 'approve')
    // Its check is good while another number waits, and while it is asked for.
    await send(first, { ...CAC, cacNumber: 'RC 2222222' })
    await decide(admin, first, 'ask', { reason: 'Which of the two is it?' })
    await send(second)
    await decide(admin, second, 'approve')
    expect(await merged()).toEqual([[second.id, first.id]])
    // By the number that was never checked it is nobody's.
    await send(third, { ...CAC, cacNumber: 'RC 2222222' })
    await decide(admin, third, 'approve')
    expect(await merged()).toHaveLength(1)
  })

  it('is among those that are checked as long as that is good, the last one first', async () => {
    const [first, second, admin] = [await newSeller(), await newSeller(), await newAdmin()]
    for (const seller of [first, second]) {
      await send(seller)
      await decide(admin, seller, 'approve')
    }
    const checked = async (query = '') =>
      CheckedBusinesses.parse((await get(`/admin/businesses/checked?${query}`, admin.headers)).body)
    const page = await checked('limit=1')
    expect(page.businesses).toMatchObject([{ owner: { _id: second.id } }])
    expect(await checked(`limit=1&after=${page.next}`)).toMatchObject({
      businesses: [{ owner: { _id: first.id } }],
      next: null,
    })
    await db.update(users).set({ businessExpiresAt: new Date(Date.now() - 1) })
    await endOldChecks(db)
    expect(await checked()).toEqual({ businesses: [], next: null })
  })

  it.each([
    ['no CAC number', { ...CAC, cacNumber: '1234567' }, 'cacNumber'],
    ['a national identity number', { ...CAC, cacNumber: 'NIN 12345678901' }, 'cacNumber'],
    ['no name', { ...CAC, businessName: '' }, 'businessName'],
    ['no works', { basis: 'works', referees: 'Ada', place: 'Mushin' }, 'works'],
    ['no place', { basis: 'works', works: 'Tiles', referees: 'Ada' }, 'place'],
  ])('with %s is refused', async (_, business, path) => {
    expect((await send(await newSeller(), business)).body).toMatchObject({ errors: [{ path }] })
  })

  it('is decided by admins alone, and by nobody about their own', async () => {
    const [seller, admin] = [await newSeller(), await newAdmin()]
    await send(seller)
    await send(admin)
    const halfAdmin = { ...admin, headers: await signInAs(ctx, admin) }
    for (const person of [seller, halfAdmin]) {
      expect((await decide(person, seller, 'approve')).status).toBe(403)
      expect((await get('/admin/businesses', person.headers)).status).toBe(403)
    }
    expect((await decide(admin, admin, 'approve')).status).toBe(403)
    expect((await decide(admin, { id: '0' }, 'approve')).status).toBe(404)
    const answers = await Promise.all([
      decide(admin, seller, 'approve'),
      decide(admin, seller, 'ask', { reason: 'Which?' }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('the oldest comes first, and whoever corrects what waits keeps the place', async () => {
    const [first, second, admin] = [await newSeller(), await newSeller(), await newAdmin()]
    await send(first)
    await send(second)
    await send(first, { ...CAC, cacNumber: 'BN 7654321' })
    const { body } = await get('/admin/businesses', admin.headers)
    expect(body).toMatchObject({
      businesses: [{ owner: { _id: first.id }, cacNumber: 'BN 7654321' }, { owner: { _id: second.id } }],
    })
  })

  it('the admins see who have confirmed one number', async () => {
    const admin = await newAdmin()
    const confirmed = { mobileNumber: NUMBER, phoneConfirmedAt: new Date() }
    const [one, two] = [await newSeller(confirmed), await newSeller(confirmed)]
    await newSeller({ mobileNumber: NUMBER })
    await newSeller({ ...confirmed, mobileNumber: '+2348031234568' })
    const { body } = await get('/admin/businesses', admin.headers)
    expect(body).toMatchObject({ sharedNumbers: [{ mobileNumber: NUMBER }] })
    const [shared] = (body as { sharedNumbers: { people: { _id: string }[] }[] }).sharedNumbers
    expect(shared?.people.map(({ _id }) => _id).sort()).toEqual([one.id, two.id].sort())
  })
})

describe('a document', () => {
  it('is read by its owner and the admins alone, to be saved', async () => {
    const [seller, stranger, admin] = [await newSeller(), await newSeller(), await newAdmin()]
    const id = await uploaded(seller, '../../Certificate "of" Ada.png')
    for (const [path, { headers }] of [
      [`/verification/documents/${id}`, seller],
      [`/admin/documents/${id}`, admin],
    ] as const) {
      const answer = await get(path, headers)
      expect(answer.status).toBe(200)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'content-disposition': expect.stringMatching(
          /^attachment; filename="document"; filename\*=UTF-8''Certificate%20_of_%20Ada\.png$/,
        ),
      })
    }
    expect((await get(`/verification/documents/${id}`, stranger.headers)).status).toBe(404)
    expect((await get(`/verification/documents/${id}`, admin.headers)).status).toBe(404)
    expect((await get(`/admin/documents/${id}`, seller.headers)).status).toBe(403)
    expect((await get(`/verification/documents/${id}`)).status).toBe(401)
    expect((await get(`/admin/documents/${id}`)).status).toBe(401)
    expect((await call('DELETE', `/verification/documents/${id}`, undefined, stranger.headers)).status).toBe(
      404,
    )
  })

  it.each([
    ['certificate.html', 'certificate.html.pdf'],
    ['Certificate.PDF', 'Certificate.PDF'],
    ['.exe', 'exe.pdf'],
    ['', 'document.pdf'],
  ])('that is called %j is saved as %j, as what it is', async (name, saved) => {
    const page = new TextEncoder().encode('%PDF-1.7 <script>alert(1)</script>')
    expect((await upload(await newSeller(), page, name)).body).toMatchObject({ name: saved })
  })

  it('has no public address, and no path leads out of its folder', async () => {
    const seller = await newSeller()
    await uploaded(seller)
    const [{ key } = { key: '' }] = await db.select().from(businessDocuments)
    for (const path of [`/${key}`, `/pictures/${key}`, `/api/upload/file?key=${key}`])
      expect((await api.request(path)).status).toBe(404)
    for (const id of ['..%2F..%2Fauth-secret', key.replace('/', '%2F'), '%00'])
      expect((await get(`/verification/documents/${id}`, seller.headers)).status).toBe(404)
  })

  it.each([
    ['a page', new TextEncoder().encode('<!doctype html><script>alert(1)</script>')],
    ['a drawing', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>')],
    ['a program', new Uint8Array([0x4d, 0x5a, 0x90, 0])],
    ['almost a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47])],
  ])('that claims to be a picture and is %s is refused', async (_, bytes) => {
    expect((await upload(await newSeller(), bytes)).status).toBe(415)
    expect(await db.select().from(businessDocuments)).toEqual([])
  })

  it('may have 5 MB, and there are five at most, however many come at once', async () => {
    const seller = await newSeller()
    const large = new Uint8Array(5 * 1024 * 1024 + 1)
    large.set(PNG)
    expect((await upload(seller, large)).status).toBe(413)
    expect((await upload(seller, new Uint8Array())).status).toBe(400)
    const answers = await Promise.all(Array.from({ length: 8 }, () => upload(seller, PDF, 'a.pdf')))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3)
  })

  it('goes when its owner takes it away, and with the account', async () => {
    const seller = await newSeller()
    const [first] = [await uploaded(seller), await uploaded(seller)]
    const keys = (await db.select().from(businessDocuments)).map(({ key }) => key)
    expect((await call('DELETE', `/verification/documents/${first}`, undefined, seller.headers)).status).toBe(
      200,
    )
    expect((await get(`/verification/documents/${first}`, seller.headers)).status).toBe(404)
    expect((await call('DELETE', `/user/delete/${seller.id}`, {}, seller.headers)).status).toBe(200)
    for (const { keys } of await queued('remove-files')) await removeFiles(ctx, keys)
    for (const key of keys) expect(await ctx.storage.find(key)).toBeUndefined()
  })

  it('and its row are both there, or neither, wherever the product ended between them', async () => {
    const seller = await newSeller()
    const [kept, lost] = [await uploaded(seller), await uploaded(seller)]
    const keyOf = async (id: string) =>
      (await db.select().from(businessDocuments).where(eq(businessDocuments.id, id)))[0]?.key ?? ''
    const keys = { kept: await keyOf(kept), lost: await keyOf(lost), late: `documents/${'a'.repeat(32)}` }
    await ctx.storage.delete(keys.lost)
    await ctx.storage.put(keys.late, PNG, 'image/png')
    const waiting = (await queued('settle-document')).map(({ key }) => key)
    expect(waiting).toEqual(expect.arrayContaining([keys.kept, keys.lost]))
    for (const key of Object.values(keys)) await settleDocument(ctx, key)
    expect(await own(seller)).toMatchObject({ documents: [{ id: kept }] })
    expect(await ctx.storage.find(keys.kept)).toBeDefined()
    expect(await ctx.storage.find(keys.late)).toBeUndefined()
  })

  it('goes 30 days after the decision, and not while the business waits', async () => {
    const [seller, waiting, never, admin] = [
      await newSeller(),
      await newSeller(),
      await newSeller(),
      await newAdmin(),
    ]
    for (const each of [seller, waiting, never]) await uploaded(each)
    await send(seller)
    await send(waiting)
    await decide(admin, seller, 'approve')
    const left = async () => {
      await removeOldDocuments(ctx)
      const rows = await db.select({ userId: businessDocuments.userId }).from(businessDocuments)
      return [seller, waiting, never].filter(({ id }) => rows.some(({ userId }) => userId === id))
    }
    expect(await left()).toEqual([seller, waiting, never])
    await db.update(businessDocuments).set({ createdAt: sql`now() - interval '31 days'` })
    expect(await left()).toEqual([seller, waiting])
    await db
      .update(businessChecks)
      .set({ decidedAt: sql`now() - interval '31 days'` })
      .where(eq(businessChecks.userId, seller.id))
    expect(await left()).toEqual([waiting])
    expect((await queued('remove-files')).flatMap(({ keys }) => keys)).toHaveLength(2)
  })
})
