import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { ALERTS_PER_ADDRESS, UNCONFIRMED_PER_ADDRESS } from '#domain/alerts/alert-input.ts'
import { searchAlerts } from '#server/db/schema/alerts.ts'
import type { EmailTemplate } from '#server/jobs/jobs.ts'
import { createSeller } from '../../../tests/support/factories.ts'
import { createTestApi, signInAs } from '../../../tests/support/test-app.ts'
import { checkAlerts, type FindsSomething, removeOldAlerts } from './alert-commands.ts'
import { alertMail } from './alert-mail.ts'

const { ctx, call, db, queued } = await createTestApi()

const EMAIL = 'ngozi@mail.example'
const SEARCH = { name: 'cement', location: 'Kano' }

beforeEach(async () => {
  await db.delete(searchAlerts)
})

const ask = (more: object = {}, headers?: Record<string, string>) =>
  call('POST', '/search/alerts', { kind: 'products', search: SEARCH, email: EMAIL, ...more }, headers)

const alerts = () => db.select().from(searchAlerts)

/** The mail that the job of an alert sends now. */
async function mailOf(alertId: string): Promise<EmailTemplate | undefined> {
  const sent: EmailTemplate[] = []
  await alertMail(ctx, async (mail) => void sent.push(mail))(
    { alertId },
    { id: 'run', signal: new AbortController().signal },
  )
  return sent[0]
}

async function confirmed() {
  await ask()
  const [alert] = await alerts()
  if (!alert) throw new Error('No alert')
  const token = (await mailOf(alert.id))?.link?.url.split('#token=')[1] ?? ''
  expect((await call('POST', '/search/alerts/confirm', { token })).status).toBe(200)
  return { ...alert, token }
}

const check = (finds: Partial<FindsSomething>) =>
  checkAlerts(
    ctx,
    { products: async () => false, listings: async () => false, ...finds },
    new AbortController().signal,
  )

describe('asking to be told', () => {
  it('writes to an address before anything else, and keeps the search as its page reads it', async () => {
    const { status, body } = await ask({
      search: { location: 'kano state', name: ' cement ', page: '3', x: 'y' },
    })
    expect([status, body]).toEqual([202, { success: true, message: expect.stringContaining('your mail') }])
    const [alert] = await alerts()
    expect(alert).toMatchObject({ email: EMAIL, search: SEARCH, confirmedAt: null, userId: null })
    expect(await queued('alert-mail')).toEqual([{ alertId: alert?.id }])
    expect(await mailOf(alert?.id ?? '')).toMatchObject({
      to: EMAIL,
      link: { label: 'Tell me when there is one' },
    })
  })

  it('once for a search, and writes to nobody twice a day', async () => {
    const first = await ask()
    const again = await ask()
    expect(again.body).toEqual(first.body)
    expect(await alerts()).toHaveLength(1)
    expect(await queued('alert-mail')).toHaveLength(1)
    await db.update(searchAlerts).set({ requestedAt: sql`now() - interval '25 hours'` })
    await ask()
    expect(await queued('alert-mail')).toHaveLength(2)
  })

  it('tells a second time only after another confirmation', async () => {
    const { id } = await confirmed()
    await db.update(searchAlerts).set({ foundAt: new Date(), requestedAt: sql`now() - interval '25 hours'` })
    await ask()
    expect(await alerts()).toMatchObject([{ id, foundAt: null, confirmedAt: null }])
  })

  it('keeps to the limit when many ask at one time', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, n) => ask({ search: { name: `cement ${n}` } })))
    expect(await alerts()).toHaveLength(UNCONFIRMED_PER_ADDRESS)
  })

  it('needs no mail from an account with a confirmed address', async () => {
    const user = await createSeller(db)
    const { body } = await ask({ email: undefined }, await signInAs(ctx, user))
    expect((body as { message: string }).message).toBe('We will write to you when there is one.')
    expect(await alerts()).toMatchObject([{ userId: user.id, confirmedAt: expect.any(Date) }])
    expect(await queued('alert-mail')).toEqual([])
  })

  it.each([
    [{ email: undefined }, 'email'],
    [{ email: 'ngozi' }, 'email'],
    [{ search: { location: 'Atlantis' } }, 'search'],
    [{ kind: 'cars' }, 'kind'],
    [{ search: { name: 'c\0ase' } }, 'search.name'],
    [{ search: { name: '\ud800' } }, 'search.name'],
  ])('refuses %j', async (wrong, path) => {
    const { status, body } = await ask(wrong)
    expect([status, body]).toEqual([
      422,
      expect.objectContaining({ errors: [expect.objectContaining({ path })] }),
    ])
  })

  it('waits for so many searches of an account', async () => {
    const own = await signInAs(ctx, await createSeller(db))
    for (let n = 0; n < ALERTS_PER_ADDRESS; n++)
      await ask({ email: undefined, search: { name: `cement ${n}` } }, own)
    expect((await ask({ email: undefined, search: { name: 'one more' } }, own)).status).toBe(429)
  })

  it('sends few mails to an address that nobody confirms, and says nothing of it', async () => {
    const answers: unknown[] = []
    for (let n = 0; n <= UNCONFIRMED_PER_ADDRESS; n++)
      answers.push((await ask({ search: { name: `cement ${n}` } })).body)
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await queued('alert-mail')).toHaveLength(UNCONFIRMED_PER_ADDRESS)
  })

  it('keeps no local government that the state has not: it would be no filter', async () => {
    await ask({ search: { ...SEARCH, lga: 'Ikeja' } })
    expect(await alerts()).toMatchObject([{ search: SEARCH }])
  })
})

describe('the job', () => {
  it('goes on to the next where a search fails', async () => {
    await ask()
    await ask({ kind: 'listings', search: { state: 'Kano' } })
    await db.update(searchAlerts).set({ confirmedAt: sql`now()` })
    await check({ products: () => Promise.reject(new Error('no')), listings: async () => true })
    expect(await alerts()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'products', checkedAt: expect.any(Date), foundAt: null }),
        expect.objectContaining({ kind: 'listings', foundAt: expect.any(Date) }),
      ]),
    )
  })

  it('tells once when there is something, with a way to stop', async () => {
    const alert = await confirmed()
    const searches: object[] = []
    await check({ products: async (search) => searches.push(search) < 1 })
    expect(searches).toEqual([SEARCH])
    const before = (await queued('alert-mail')).length
    for (const _ of ['first', 'again']) await check({ products: async () => true })
    expect(await queued('alert-mail')).toHaveLength(before + 1)
    const mail = await mailOf(alert.id)
    expect(mail?.link?.url).toContain('/marketplace?name=cement&location=Kano')
    expect(mail?.oneClickUrl).toContain(`/api/search/alerts/stop/one-click?token=${alert.token}`)
  })

  it('asks for nothing that is not confirmed', async () => {
    await ask()
    await check({ products: async () => expect.fail('asked') })
  })

  it('forgets what nobody confirmed, what was told, and what nothing came of', async () => {
    const { id } = await confirmed()
    await removeOldAlerts(db)
    expect(await alerts()).toHaveLength(1)
    await db
      .update(searchAlerts)
      .set({ createdAt: sql`now() - interval '181 days'` })
      .where(eq(searchAlerts.id, id))
    await ask({ search: { name: 'sand' } })
    await db
      .update(searchAlerts)
      .set({ createdAt: sql`now() - interval '8 days'` })
      .where(sql`confirmed_at IS NULL`)
    await removeOldAlerts(db)
    expect(await alerts()).toEqual([])
  })
})

describe('the links', () => {
  it('stop from an address that has guessed too often', async () => {
    const { token } = await confirmed()
    const stop = (token: string) => call('POST', `/search/alerts/stop/one-click?token=${token}`)
    for (let count = 0; count < 200; count++) await stop(`guess${count}`)
    expect((await stop('guess')).status).toBe(429)
    expect((await stop(token)).status).toBe(200)
    expect(await alerts()).toEqual([])
  })

  it('stop by the page and by the mail program, and guess nothing', async () => {
    const { id, token } = await confirmed()
    const other = `${id}.${'A'.repeat(43)}`
    for (const wrong of [other, id, 'x', `${token}x`]) {
      await call('POST', '/search/alerts/stop', { token: wrong })
      expect((await call('POST', '/search/alerts/confirm', { token: wrong })).status).toBe(422)
    }
    expect(await alerts()).toHaveLength(1)
    await call('POST', `/search/alerts/stop/one-click?token=${token}`)
    expect(await alerts()).toEqual([])
    expect((await call('POST', '/search/alerts/stop', { token })).status).toBe(200)
  })
})
