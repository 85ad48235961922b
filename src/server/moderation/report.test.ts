import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { REPORTER_EMAIL_DAYS, REPORTS_SHOWN, SUBJECTS } from '#domain/moderation/moderation-rules.ts'
import { users } from '#server/db/schema/accounts.ts'
import { reports } from '#server/db/schema/moderation.ts'
import { createReview } from '../../../tests/support/factories.ts'
import { createModerationApi, type People } from '../../../tests/support/moderation-api.ts'
import { forgetReporters } from './report-commands.ts'

const { ctx, db, here, moderate, queue, report } = await createModerationApi()

let ids: People['ids']
let asAdmin: People['asAdmin']
let asOwner: People['asOwner']
let asOther: People['asOther']
beforeEach(() => {
  ;({ ids, asAdmin, asOwner, asOther } = here())
})

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
    ['Subject must be one of product, listing, user, review', { subject: 'shop' }],
    ['Id is required', { id: '' }],
    ['Reason must be one of those in the form', { reason: 'ugly' }],
    ['Reason is required', { reason: undefined }],
    ['Please say what is wrong', { reason: 'other' }],
    ['Message must have at most 1000 characters', { message: 'x'.repeat(1_001) }],
    ['Message must have at most 1000 characters', { message: 'x'.repeat(50_000) }],
  ])('says “%s”', async (message, wrong) => {
    const answer = await report({ subject: 'product', id: ids.product, reason: 'spam', ...wrong }, asOther)
    expect(answer).toMatchObject({ status: 422, body: { message } })
  })

  it('needs no account: who has none may leave an address, and tells a thing once a day', async () => {
    const body = { subject: 'listing', id: ids.listing, reason: 'fraud', message: 'Wants a deposit.' }
    const phone = { 'User-Agent': 'One phone' }
    const other = { 'User-Agent': 'Another phone' }
    expect(await report({ ...body, email: 'Visitor@Mail.example' }, phone)).toMatchObject({ status: 201 })
    expect((await report(body, phone)).status).toBe(409)
    expect((await report(body, other)).status).toBe(201)
    expect((await report({ ...body, email: 'no address' }, other)).status).toBe(422)
    expect((await queue()).things).toMatchObject([
      {
        reportCount: 2,
        reports: [
          { reporter: null, email: 'visitor@mail.example' },
          { reporter: null, email: null },
        ],
      },
    ])
    expect((await report({ ...body, email: 'other@mail.example' }, asOther)).status).toBe(201)
    expect(await db.$count(reports, eq(reports.email, 'other@mail.example'))).toBe(0)
  })

  it('of a visitor is stored once under its key, also where the first answer was lost and the network is another', async () => {
    const body = { subject: 'listing', id: ids.listing, reason: 'fraud', message: 'Wants a deposit.' }
    const key = { 'Idempotency-Key': randomUUID() }
    for (const device of ['One phone', 'One phone', 'One phone elsewhere'])
      expect((await report(body, { ...key, 'User-Agent': device })).status).toBe(201)
    expect(await db.$count(reports)).toBe(1)
    expect((await report({ ...body, reason: 'spam' }, key)).status).toBe(422)
    const another = { 'Idempotency-Key': randomUUID(), 'User-Agent': 'One phone' }
    expect((await report(body, another)).status).toBe(409)
    expect((await report(body, { ...another, 'Idempotency-Key': 'x' })).status).toBe(400)
  })

  it('counts for a visitor once it is stored', async () => {
    const body = { subject: 'listing', id: ids.listing, reason: 'fraud' }
    const phone = { 'User-Agent': 'One phone' }
    await moderate('hide', 'listing')
    expect((await report(body, phone)).status).toBe(404)
    await moderate('unhide', 'listing')
    expect((await report(body, phone)).status).toBe(201)
    expect((await report(body, phone)).status).toBe(409)
  })

  it('of one thing is taken 5 times a day from an address, whatever devices say that they are', async () => {
    const body = { subject: 'listing', id: ids.listing, reason: 'fraud' }
    const answers = []
    for (let n = 0; n < 7; n += 1) answers.push(await report(body, { 'User-Agent': `Phone ${n}` }))
    expect(answers.map(({ status }) => status)).toEqual([...Array(5).fill(201), 409, 409])
    expect(answers[5]).toMatchObject({
      body: { message: 'Others have reported this already. We are looking at it.' },
    })
    expect(await db.$count(reports)).toBe(5)
    const other = { ...body, subject: 'product', id: ids.product }
    expect((await report(other, { 'User-Agent': 'Phone 5' })).status).toBe(201)
  })

  it('of one thing is taken as often from all addresses that one subscriber has', async () => {
    ctx.settings.trustedProxies = 1
    onTestFinished(() => {
      ctx.settings.trustedProxies = 0
    })
    const body = { subject: 'listing', id: ids.listing, reason: 'fraud' }
    const from = async (address: string) => (await report(body, { 'X-Forwarded-For': address })).status
    const answers = []
    for (let n = 1; n < 8; n++) answers.push(await from(`2001:db8:1:${n}::1`))
    expect(answers).toEqual([...Array(5).fill(201), 409, 409])
    expect(await from('2001:db8:2:1::1')).toBe(201)
  })

  it('forgets the address when the report is closed, and after so many days', async () => {
    const body = { reason: 'fraud', email: 'visitor@mail.example' }
    await report({ ...body, subject: 'listing', id: ids.listing }, { 'User-Agent': 'One' })
    await report({ ...body, subject: 'product', id: ids.product }, { 'User-Agent': 'Two' })
    const known = () => db.$count(reports, eq(reports.email, body.email))
    await forgetReporters(db)
    expect(await known()).toBe(2)
    await moderate('dismiss', 'listing')
    expect(await known()).toBe(1)
    await db
      .update(reports)
      .set({ createdAt: new Date(Date.now() - (REPORTER_EMAIL_DAYS * 24 + 1) * 3_600_000) })
    await forgetReporters(db)
    expect(await known()).toBe(0)
  })

  it('is limited to 5 an hour of a device without an account, and to 60 of an address', async () => {
    const statusOf = async (device: string) =>
      (await report({ subject: 'product', id: randomUUID(), reason: 'spam' }, { 'User-Agent': device }))
        .status
    const answers = []
    for (let count = 0; count < 6; count++) answers.push(await statusOf('One phone'))
    expect(answers).toEqual([...Array(5).fill(404), 429])
    for (let count = 6; count < 60; count++) expect(await statusOf(`Phone ${count}`)).toBe(404)
    expect(await statusOf('The last phone')).toBe(429)
  })

  it('is about what is there and not the own', async () => {
    const body = { subject: 'product', id: ids.product, reason: 'spam' }
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

describe('GET /admin/reports', () => {
  it('tells what the first say of a thing that everybody reports, and how many they are', async () => {
    const everybody = await db
      .insert(users)
      .values(Array.from({ length: 12 }, (_, n) => ({ name: 'Buyer', email: `${n}@mail.example` })))
      .returning()
    await db.insert(reports).values(
      everybody.map(({ id: reporterId }, n) => ({
        subject: 'product' as const,
        subjectId: ids.product,
        reporterId,
        reason: 'fraud' as const,
        message: `Report ${n + 1}`,
        createdAt: new Date(Date.UTC(2026, 0, n + 1)),
      })),
    )
    await report({ subject: 'review', id: ids.review, reason: 'insulting' }, asOther)
    const [product, review] = (await queue()).things
    expect(product).toMatchObject({ id: ids.product, reportCount: 12 })
    expect(product?.reports).toHaveLength(REPORTS_SHOWN)
    expect(product?.reports[0]?.message).toBe('Report 1')
    expect(review).toMatchObject({ id: ids.review, reportCount: 1, reports: [{ reason: 'insulting' }] })
  })

  it('shows of a review all that everybody reads there', async () => {
    const values = { name: 'Mama Kosi', rating: 2, comment: 'Two bags were torn.', reply: 'We are sorry.' }
    const { id } = await createReview(db, { ...values, repliedAt: new Date() })
    await report({ subject: 'review', id, reason: 'insulting' }, asOther)
    expect((await queue()).things).toMatchObject([
      {
        thing: {
          title: 'About Ordinary Seller',
          text: 'Two bags were torn.',
          review: { name: 'Mama Kosi', rating: 2, reply: 'We are sorry.' },
        },
      },
    ])
  })
})
