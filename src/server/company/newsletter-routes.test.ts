import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { CONSENT_TEXTS } from '#domain/accounts/consents.ts'
import { newsletterLinks, newsletterSubscribers } from '#server/db/schema/company.ts'
import { newsletterConsents } from '#server/db/schema/consents.ts'
import type { EmailTemplate } from '#server/jobs/jobs.ts'
import { answerOf, createTestApi } from '../../../tests/support/test-app.ts'
import { removeOldNewsletterConsents, removeUnconfirmed } from './newsletter-commands.ts'
import { createNewsletterLink } from './newsletter-links.ts'
import { newsletterMail } from './newsletter-mail.ts'

const { api, call, db, queued } = await createTestApi()

const EMAIL = 'ngozi@mail.example'
const BASE = 'https://adlm.example'

beforeEach(async () => {
  await db.delete(newsletterSubscribers)
})

const subscribe = (email: unknown) => call('POST', '/newsletter/subscribe', { email })

const subscriber = async (email = EMAIL) => {
  const [found] = await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email))
  return found
}

/** What the job of an address sends. */
async function mailTo(email: string): Promise<EmailTemplate | undefined> {
  const sent: EmailTemplate[] = []
  const send = newsletterMail({
    db,
    baseUrl: BASE,
    deliver: async (emailTemplate) => void sent.push(emailTemplate),
  })
  await send({ email }, { id: 'run', signal: new AbortController().signal })
  return sent[0]
}

const tokenIn = (emailTemplate: EmailTemplate | undefined) =>
  emailTemplate?.link?.url.split('#token=')[1] ?? ''

async function subscribed(): Promise<EmailTemplate | undefined> {
  await subscribe(EMAIL)
  await call('POST', '/newsletter/confirm', { token: tokenIn(await mailTo(EMAIL)) })
  return mailTo(EMAIL)
}

describe('POST /newsletter/subscribe', () => {
  it('keeps the address and writes to it, and nothing is confirmed by that', async () => {
    const { status, body, headers } = await subscribe(' Ngozi@Mail.example ')
    expect([status, body]).toEqual([202, { success: true, message: expect.stringContaining('your mail') }])
    expect(headers.get('Cache-Control')).toBe('private, no-store')
    expect(await queued('newsletter-mail')).toEqual([{ email: EMAIL }])
    expect(await subscriber()).toMatchObject({ confirmedAt: null })
    const emailTemplate = await mailTo(EMAIL)
    expect(emailTemplate).toMatchObject({ to: EMAIL, link: { label: 'Confirm the subscription' } })
    expect(emailTemplate?.link?.url).toMatch(/^https:\/\/adlm\.example\/newsletter\/confirm#token=[\w-]{32}$/)
  })

  it('answers the same for who is known, and writes to nobody twice an hour', async () => {
    const first = await subscribe(EMAIL)
    const again = await subscribe(EMAIL)
    expect([again.status, again.body]).toEqual([first.status, first.body])
    expect(await queued('newsletter-mail')).toHaveLength(1)
    await db.update(newsletterSubscribers).set({ requestedAt: sql`now() - interval '61 minutes'` })
    await subscribe(EMAIL)
    expect(await queued('newsletter-mail')).toHaveLength(2)
  })

  it('writes to nobody more than three times a day', async () => {
    for (let hour = 0; hour < 6; hour++) {
      expect((await subscribe(EMAIL)).status).toBe(202)
      await db.update(newsletterSubscribers).set({ requestedAt: sql`now() - interval '61 minutes'` })
    }
    expect(await queued('newsletter-mail')).toHaveLength(3)
  })

  it.each([undefined, '', 'ngozi', 7])('refuses the address %j', async (email) => {
    const { status, body } = await subscribe(email)
    expect([status, body]).toEqual([
      422,
      expect.objectContaining({ errors: [{ path: 'email', message: expect.stringMatching(/^Email /) }] }),
    ])
  })

  it('takes sixty from one address in an hour', async () => {
    for (let count = 0; count < 60; count++) await subscribe(`${count}@mail.example`)
    const refused = await subscribe(EMAIL)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  })
})

describe('the form without scripts', () => {
  const send = async (email: string) =>
    answerOf(
      await api.request('/api/newsletter/subscribe/form', {
        method: 'POST',
        body: new URLSearchParams({ email }),
      }),
    )

  it('does the same, and leads to a page that says so', async () => {
    const { status, headers } = await send('Ngozi@Mail.example')
    expect([status, headers.get('Location')]).toEqual([303, '/newsletter/subscribe?result=sent'])
    expect(await queued('newsletter-mail')).toEqual([{ email: EMAIL }])
    expect((await send('ngozi')).headers.get('Location')).toBe('/newsletter/subscribe?result=wrong')
  })

  it('has no address where nothing can be read', async () => {
    const { status, headers } = await api.request('/api/newsletter/subscribe/form', {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      body: '--cut off',
    })
    expect([status, headers.get('Location')]).toEqual([303, '/newsletter/subscribe?result=wrong'])
  })

  it('says when it was too often, and takes no large body', async () => {
    for (let count = 0; count < 60; count++) await send(`${count}@mail.example`)
    expect((await send(EMAIL)).headers.get('Location')).toBe('/newsletter/subscribe?result=later')
    expect((await send('x'.repeat(20_000))).status).toBe(413)
  })
})

describe('the links of the mail', () => {
  it('are kept as hashes alone', async () => {
    await subscribe(EMAIL)
    const token = tokenIn(await mailTo(EMAIL))
    const [link] = await db.select().from(newsletterLinks)
    expect(link?.tokenHash).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(link)).not.toContain(token)
  })

  it('confirm, and the next mail says how to leave, to people and to mail programs', async () => {
    const emailTemplate = await subscribed()
    expect((await subscriber())?.confirmedAt).toBeInstanceOf(Date)
    expect(await queued('newsletter-mail')).toHaveLength(2)
    expect(emailTemplate?.link?.label).toBe('Unsubscribe')
    expect(emailTemplate?.oneClickUrl).toBe(
      `${BASE}/api/newsletter/unsubscribe/one-click?token=${tokenIn(emailTemplate)}`,
    )
  })

  it('confirm twice without harm, and not after a week', async () => {
    await subscribe(EMAIL)
    const token = tokenIn(await mailTo(EMAIL))
    for (const _ of ['once', 'twice'])
      expect((await call('POST', '/newsletter/confirm', { token })).status).toBe(200)
    expect(await queued('newsletter-mail')).toHaveLength(2)
    await db.update(newsletterLinks).set({ createdAt: sql`now() - interval '8 days'` })
    expect((await call('POST', '/newsletter/confirm', { token })).status).toBe(422)
  })

  it.each([{}, { token: '' }, { token: 'guessed' }, { token: 'x'.repeat(201) }])(
    'confirm nothing by %j',
    async (body) => {
      await subscribe(EMAIL)
      await mailTo(EMAIL)
      expect((await call('POST', '/newsletter/confirm', body)).status).toBe(422)
      expect(await subscriber()).toMatchObject({ confirmedAt: null })
    },
  )

  it('make us forget the address, and do no more afterwards', async () => {
    const token = tokenIn(await subscribed())
    const left = await call('POST', '/newsletter/unsubscribe', { token })
    expect([left.status, left.body]).toEqual([200, { success: true, message: expect.any(String) }])
    expect(await subscriber()).toBeUndefined()
    expect(await db.select().from(newsletterLinks)).toEqual([])
    const again = await call('POST', '/newsletter/unsubscribe', { token })
    expect([again.status, again.body]).toEqual([left.status, left.body])
    expect((await call('POST', '/newsletter/confirm', { token })).status).toBe(422)
    expect(await mailTo(EMAIL)).toBeUndefined()
  })

  it("work by one click in a mail program's own list, as RFC 8058 has it", async () => {
    const { pathname, search } = new URL((await subscribed())?.oneClickUrl ?? '')
    const { status } = await api.request(pathname + search, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    })
    expect(status).toBe(200)
    expect(await subscriber()).toBeUndefined()
  })

  it('cannot be guessed for long, and a right one is refused to nobody', async () => {
    const token = tokenIn(await subscribed())
    for (let count = 0; count < 200; count++)
      await call('POST', '/newsletter/unsubscribe', { token: `guess ${count}` })
    for (const path of ['unsubscribe', 'confirm', 'unsubscribe/one-click'])
      expect((await call('POST', `/newsletter/${path}`, { token: 'guess' })).status).toBe(429)
    expect((await call('POST', `/newsletter/unsubscribe/one-click?token=${token}`)).status).toBe(200)
    expect(await subscriber()).toBeUndefined()
  })
})

it('forgets who has not confirmed in a week, and nobody else', async () => {
  await subscribed()
  await subscribe('new@mail.example')
  await subscribe('old@mail.example')
  await db
    .update(newsletterSubscribers)
    .set({ requestedAt: sql`now() - interval '8 days'` })
    .where(sql`email <> 'new@mail.example'`)
  await removeUnconfirmed(db)
  const left = await db.select({ email: newsletterSubscribers.email }).from(newsletterSubscribers)
  expect(left.map(({ email }) => email).sort()).toEqual(['new@mail.example', EMAIL])
})

describe('the consent to it', () => {
  it('is recorded, by the link of the mail, and for a year without the address', async () => {
    const email = 'reader@mail.example'
    const [subscriber] = await db.insert(newsletterSubscribers).values({ email }).returning()
    const id = subscriber?.id ?? ''
    const token = await createNewsletterLink(db, id)
    await call('POST', '/newsletter/confirm', { token })
    await call('POST', '/newsletter/confirm', { token })
    const all = async () =>
      (await db.select().from(newsletterConsents).where(eq(newsletterConsents.subscriberId, id))).map(
        ({ given, way, version }) => [given, way, version],
      )
    const { version } = CONSENT_TEXTS.newsletter
    expect(await all()).toEqual([[true, 'link', version]])
    await expect(db.delete(newsletterConsents)).rejects.toThrow()
    await expect(db.update(newsletterConsents).set({ given: false })).rejects.toThrow()
    await removeOldNewsletterConsents(db)
    await call('POST', '/newsletter/unsubscribe', { token })
    await removeOldNewsletterConsents(db)
    expect(await all()).toEqual([
      [true, 'link', version],
      [false, 'link', version],
    ])
    await db.execute(sql`INSERT INTO newsletter_consents (subscriber_id, given, version, way, at)
      VALUES (gen_random_uuid(), false, 'x', 'link', now() - interval '366 days')`)
    await removeOldNewsletterConsents(db)
    expect(await db.$count(newsletterConsents, eq(newsletterConsents.version, 'x'))).toBe(0)
    expect(await all()).toHaveLength(2)
  })
})
