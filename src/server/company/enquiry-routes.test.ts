import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { EXAMPLE_COMPANY } from '#domain/company/company-schema.ts'
import { enquiries } from '#server/db/schema/company.ts'
import { createSeller } from '../../../tests/support/factories.ts'
import { answerOf, apiOn, createTestApi, signInAs } from '../../../tests/support/test-app.ts'
import { removeOldEnquiries } from './enquiry-commands.ts'

const { call, ctx, db, get, queued } = await createTestApi()

const ENQUIRY = {
  topic: 'Register for course: Bluebeam',
  name: 'Ngozi Eze',
  email: 'Ngozi@Mail.example',
  phone: '0803 123 4567',
  message: 'When does it begin?\nIs there an evening class?',
}

const stored = () => db.select().from(enquiries)

describe('POST /enquiry', () => {
  it('keeps what somebody asks, and mails it to the company so that it can be answered', async () => {
    await db.delete(enquiries)
    const { status, body } = await call('POST', '/enquiry', ENQUIRY)
    expect([status, body]).toEqual([201, { success: true, message: expect.stringMatching(/^Thank you/) }])
    expect(await stored()).toEqual([
      expect.objectContaining({
        ...ENQUIRY,
        email: 'ngozi@mail.example',
        phone: '+2348031234567',
        createdAt: expect.any(Date),
      }),
    ])
    expect(await queued('mail')).toEqual([
      {
        to: EXAMPLE_COMPANY.email,
        replyTo: 'ngozi@mail.example',
        subject: 'Enquiry: Register for course: Bluebeam',
        greeting: 'Hello,',
        paragraphs: [
          'From Ngozi Eze, ngozi@mail.example, +2348031234567:',
          'When does it begin?',
          'Is there an evening class?',
        ],
      },
    ])
  })

  it('is one enquiry, however often it is sent under one key', async () => {
    await db.delete(enquiries)
    const headers = { 'Idempotency-Key': '3f1b7a52-6d3c-4a53-9d0e-0d7b8f6f1c11' }
    const mails = (await queued('mail')).length
    for (const _ of ['first', 'again'])
      expect((await call('POST', '/enquiry', ENQUIRY, headers)).status).toBe(201)
    expect(await stored()).toHaveLength(1)
    expect(await queued('mail')).toHaveLength(mails + 1)
    expect((await call('POST', '/enquiry', ENQUIRY, { 'Idempotency-Key': 'x' })).status).toBe(400)
  })

  it.each([
    [{ email: '' }, { email: null, phone: '+2348031234567' }],
    [{ phone: '' }, { email: 'ngozi@mail.example', phone: null }],
    [
      { email: null, phone: '+44 20 7946 0958' },
      { email: null, phone: '+442079460958' },
    ],
  ])('is content with one way to answer: %j', async (given, expected) => {
    await db.delete(enquiries)
    expect((await call('POST', '/enquiry', { ...ENQUIRY, ...given })).status).toBe(201)
    expect(await stored()).toEqual([expect.objectContaining(expected)])
  })

  it.each([
    [{ topic: '' }, 'topic', 'Topic is required'],
    [{ name: ' ' }, 'name', 'Name is required'],
    [{ name: 'x'.repeat(101) }, 'name', 'Name must have at most 100 characters'],
    [{ message: '' }, 'message', 'Message is required'],
    [{ message: 'x'.repeat(2_001) }, 'message', 'Message must have at most 2000 characters'],
    [{ email: 'ngozi' }, 'email', 'Email must be an address such as name@example.com'],
    [{ email: 'a@mail.example\r\nBcc: b@mail.example' }, 'email', expect.stringContaining('address')],
    [{ phone: '12' }, 'phone', expect.stringContaining('0803 123 4567')],
    [{ phone: 803 }, 'phone', expect.stringContaining('0803 123 4567')],
    [{ email: '', phone: '' }, 'email', 'Give an e-mail address or a phone number, so that we can answer'],
  ])('refuses %j', async (given, path, message) => {
    const { status, body } = await call('POST', '/enquiry', { ...ENQUIRY, ...given })
    expect([status, body]).toEqual([422, expect.objectContaining({ errors: [{ path, message }] })])
    expect(await queued('mail')).toEqual([])
  })

  it('puts no line of a stranger into the head of the mail', async () => {
    await call('POST', '/enquiry', { ...ENQUIRY, topic: 'Demo\r\nBcc: everybody@mail.example' })
    expect(await queued('mail')).toEqual([
      expect.objectContaining({ subject: 'Enquiry: Demo Bcc: everybody@mail.example' }),
    ])
  })

  it('lets a machine believe that it was heard, and asks whoever is too quick for a moment', async () => {
    await db.delete(enquiries)
    const trapped = await call('POST', '/enquiry', { ...ENQUIRY, homepage: 'https://spam.example' })
    expect(trapped.status).toBe(201)
    const quick = await call('POST', '/enquiry', { ...ENQUIRY, seconds: 0.4 })
    expect([quick.status, quick.headers.get('Retry-After')]).toEqual([429, '3'])
    expect(await stored()).toEqual([])
    expect(await queued('mail')).toEqual([])
    expect((await call('POST', '/enquiry', { ...ENQUIRY, homepage: '', seconds: 3 })).status).toBe(201)
  })

  it('hears a person five times an hour, and an address thirty times', async () => {
    const ask = (email: string) => call('POST', '/enquiry', { ...ENQUIRY, email })
    for (let count = 0; count < 5; count++) expect((await ask('one@mail.example')).status).toBe(201)
    const refused = await ask('one@mail.example')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    for (let count = 6; count < 30; count++) expect((await ask(`${count}@mail.example`)).status).toBe(201)
    expect((await ask('another@mail.example')).status).toBe(429)
  })

  it('is not made by another site', async () => {
    const { status } = await call('POST', '/enquiry', ENQUIRY, { Origin: 'https://elsewhere.example' })
    expect(status).toBe(403)
  })
})

describe('GET /admin/enquiries', () => {
  const boss = 'boss@adlm.example'
  const admin = async () =>
    signInAs(ctx, await createSeller(db, { email: boss, emailVerified: true }), {
      secondFactorAt: new Date(),
    })
  const adminApi = apiOn({ ...ctx, settings: { ...ctx.settings, adminEmails: [boss] } })
  const ask = async (path: string, headers: Record<string, string>) =>
    answerOf(await adminApi.request(`/api/admin/${path}`, { headers }))

  it('lists them for admins, the newest first', async () => {
    await db.delete(enquiries)
    for (const topic of ['First', 'Second', 'Third']) await call('POST', '/enquiry', { ...ENQUIRY, topic })
    const headers = await admin()
    const { status, body, headers: answered } = await ask('enquiries?limit=2', headers)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      enquiries: [{ topic: 'Third', name: 'Ngozi Eze', phone: '+2348031234567' }, { topic: 'Second' }],
      pagination: { page: 1, limit: 2, pages: 2, total: 3, totalCapped: false },
    })
    expect(answered.get('Cache-Control')).toBe('private, no-store')
    expect((await ask('enquiries?limit=2&page=2', headers)).body).toMatchObject({
      enquiries: [{ topic: 'First' }],
    })
  })

  it('gives them as a file in which nothing runs', async () => {
    await db.delete(enquiries)
    await call('POST', '/enquiry', { ...ENQUIRY, name: '=HYPERLINK("https://spam.example";"Ngozi")' })
    const { text, headers } = await ask('enquiries.csv', await admin())
    expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('Content-Disposition')).toBe('attachment; filename="enquiries.csv"')
    expect(headers.get('Cache-Control')).toBe('private, no-store')
    const [head, ...lines] = text.split('\r\n')
    expect(head).toBe('Received,Topic,Name,Email,Phone,Message')
    expect(lines.join('\n')).toContain('"\'=HYPERLINK(""https://spam.example"";')
    expect(lines.join('\n')).toContain('"When does it begin?\nIs there an evening class?"')
  })

  it('gives them as a file in which nothing runs where semicolons part the cells', async () => {
    await db.delete(enquiries)
    await call('POST', '/enquiry', { ...ENQUIRY, message: 'When?;=1+1\n+2+2\nIn May; or in June?' })
    const { text } = await ask('enquiries.csv', await admin())
    expect(text).toContain(`"When?;'=1+1\n'+2+2\nIn May; or in June?"`)
  })

  it('has each once in the file, also of many that came at one moment', async () => {
    await db.delete(enquiries)
    const names = Array.from({ length: 2_000 }, (_, index) => `Visitor ${index}`)
    const createdAt = new Date()
    await db.insert(enquiries).values(
      names.map((name) => ({
        topic: 'Training',
        name,
        email: 'v@mail.example',
        message: 'When?',
        createdAt,
      })),
    )
    const { text } = await ask('enquiries.csv', await admin())
    const [, ...lines] = text.trimEnd().split('\r\n')
    expect(lines.map((line) => line.split(',')[2]).sort()).toEqual(names.sort())
  })

  it.each(['enquiries', 'enquiries.csv'])('shows /%s to nobody else', async (path) => {
    expect((await get(`/admin/${path}`)).status).toBe(401)
    const seller = await createSeller(db, { email: 'seller@mail.example', emailVerified: true })
    expect((await ask(path, await signInAs(ctx, seller))).status).toBe(403)
    const unproved = await createSeller(db, { email: boss, emailVerified: false })
    expect((await ask(path, await signInAs(ctx, unproved))).status).toBe(403)
  })
})

it('is forgotten after two years', async () => {
  await db.delete(enquiries)
  for (const topic of ['Old', 'New']) await call('POST', '/enquiry', { ...ENQUIRY, topic })
  await db
    .update(enquiries)
    .set({ createdAt: sql`now() - interval '2 years 1 day'` })
    .where(eq(enquiries.topic, 'Old'))
  await removeOldEnquiries(db)
  expect(await stored()).toEqual([expect.objectContaining({ topic: 'New' })])
})
