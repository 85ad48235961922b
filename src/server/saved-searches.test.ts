import { asc, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { ALERTS_PER_ADDRESS, ASKED_FOR_ADDRESS, UNCONFIRMED_PER_ADDRESS } from '#domain/alerts/alert-rules.ts'
import { users } from '#server/db/schema/accounts.ts'
import { alertOffers, freshOffers, pushSubscriptions, searchAlerts } from '#server/db/schema/alerts.ts'
import { listings } from '#server/db/schema/listings.ts'
import { products } from '#server/db/schema/products.ts'
import type { EmailTemplate, Jobs } from '#server/jobs/jobs.ts'
import { searchedListings } from '#server/listings/listed-among.ts'
import { searchedComparisons } from '#server/materials/listed-among.ts'
import { searchedProducts } from '#server/products/listed-among.ts'
import { createListing, createProduct, createSeller } from '../../tests/support/factories.ts'
import { CookieJar, createPerson, PASSWORD } from '../../tests/support/people.ts'
import { createTestApi, signInAs } from '../../tests/support/test-app.ts'
import { createAlert, removeOldAlerts } from './alerts/alert-commands.ts'
import { alertsDigest } from './alerts/alert-digest.ts'
import { alertMail, alertNewsMail } from './alerts/alert-mail.ts'
import { alertPush } from './alerts/alert-push.ts'
import { alertToken } from './alerts/alert-tokens.ts'
import { matchFreshOffers } from './alerts/match-offers.ts'
import { queueAlerts } from './alerts/queue-alerts.ts'
import type { PushOutcome } from './alerts/web-push.ts'

const { ctx, call, db, queued } = await createTestApi()

const EMAIL = 'ngozi@mail.example'
const SEARCH = { name: 'cement', location: 'Kano' }

beforeEach(async () => {
  await db.delete(searchAlerts)
  await db.delete(alertOffers)
  await db.delete(freshOffers)
  await db.delete(pushSubscriptions)
})

const ask = (more: object = {}, headers?: Record<string, string>) =>
  call('POST', '/search/alerts', { kind: 'products', search: SEARCH, email: EMAIL, ...more }, headers)

const alerts = () => db.select().from(searchAlerts)

/** The offers that were found, by their ids. */
const found = async () =>
  (await db.select().from(alertOffers).orderBy(asc(alertOffers.offerId))).map(({ offerId }) => offerId)

const run = { id: 'run', signal: new AbortController().signal }

/** The mail of a day or a week that a job sends now. */
async function newsOf(job: Jobs['alert-news'] | undefined): Promise<EmailTemplate | undefined> {
  const sent: EmailTemplate[] = []
  if (job) await alertNewsMail(ctx, async (mail) => void sent.push(mail))(job, run)
  return sent[0]
}

/** The mail that the job of an alert sends now. */
async function mailOf(alertId: string): Promise<EmailTemplate | undefined> {
  const sent: EmailTemplate[] = []
  await alertMail(ctx, async (mail) => void sent.push(mail))({ alertId }, run)
  return sent[0]
}

async function confirmed() {
  await ask()
  const [alert] = await alerts()
  if (!alert) throw new Error('No alert')
  const token = (await mailOf(alert.id))?.link?.url.split('#token=')[1] ?? ''
  expect((await call('POST', '/search/alerts/confirm', { token })).status).toBe(200)
  return { ...alert, confirmation: token, token: await alertToken(ctx, alert.id) }
}

const searched = {
  products: searchedProducts(ctx),
  listings: searchedListings(ctx),
  comparisons: searchedComparisons(ctx),
}

/** What the job does. @param now tells which mails are due */
async function check(now?: Date) {
  await matchFreshOffers(ctx, searched, new AbortController().signal)
  await queueAlerts(ctx, new AbortController().signal, now)
}

const cement = (more: object = {}) => createProduct(db, { name: 'Dangote cement', location: 'Kano', ...more })

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

  it('counts an account by itself, and others by their address', async () => {
    const own = await signInAs(ctx, await createSeller(db))
    await ask()
    await db.execute(sql`UPDATE rate_limits SET points = 60 WHERE key LIKE 'alert:%'`)
    expect((await ask()).status).toBe(429)
    expect((await ask({ email: undefined }, own)).status).toBe(202)
    expect((await ask({ email: 'other@mail.example' }, own)).status).toBe(429)
  })

  it('changes and deletes for an account so often in an hour', async () => {
    const own = await signInAs(ctx, await createSeller(db))
    await ask({ email: undefined, way: 'daily' }, own)
    const [alert] = await alerts()
    const change = (method: string, body?: object) => call(method, `/search/alerts/${alert?.id}`, body, own)
    expect((await change('PUT', { paused: true })).status).toBe(200)
    await db.execute(sql`UPDATE rate_limits SET points = 120 WHERE key LIKE 'alert-change:%'`)
    expect((await change('PUT', { paused: true })).status).toBe(429)
    expect((await change('DELETE')).status).toBe(429)
  })

  it('of an account that goes away meanwhile is refused as to anybody who is not signed in', async () => {
    const gone = { userId: crypto.randomUUID(), sessionId: undefined, asker: 'here' }
    await expect(
      createAlert(ctx, { kind: 'products', search: SEARCH, email: EMAIL, ...gone }),
    ).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  it('writes to an address no more often where its owner stops what strangers ask for', async () => {
    for (let n = 0; n < 10; n++) {
      expect((await ask()).status).toBe(202)
      await db.delete(searchAlerts)
    }
    expect(await queued('alert-mail')).toHaveLength(ASKED_FOR_ADDRESS)
    await ask({ email: 'other@mail.example' })
    expect(await queued('alert-mail')).toHaveLength(ASKED_FOR_ADDRESS + 1)
  })

  it('keeps what can be seen of a name', async () => {
    const own = await signInAs(ctx, await createSeller(db))
    const save = (name: string, product: string) =>
      ask({ email: undefined, name, search: { name: product } }, own)
    for (const [name, product] of [
      ['\u202Egnp.exe', 'one'],
      ['', 'two'],
    ] as const)
      expect((await save(name, product)).status).toBe(202)
    const names = Object.fromEntries((await alerts()).map(({ name, search }) => [search.name, name]))
    expect(names).toEqual({ one: 'gnp.exe', two: '' })
    for (const name of ['\u200b\u200b', '...', 'x'.repeat(81)])
      expect((await save(name, 'three')).status).toBe(422)
    // Nor of what it searches, by which it is called without one.
    expect((await save('', '\u200b')).status).toBe(422)
    await save('', '\u202Ethree')
    expect((await alerts()).map(({ search }) => search.name).sort()).toEqual(['one', 'three', 'two'])
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
  it('tells once when there is something, with a way to stop', async () => {
    const alert = await confirmed()
    await check()
    expect(await queued('alert-mail')).toHaveLength(1)
    await cement()
    for (const _ of ['first', 'again']) await check()
    await cement()
    await check()
    expect(await queued('alert-mail')).toHaveLength(2)
    const mail = await mailOf(alert.id)
    expect(mail?.sections?.[0]).toMatchObject({
      title: '1 new: Materials in Kano',
      paragraphs: ['Dangote cement, N 7,500 / bag, Kano'],
      link: { url: 'http://localhost/marketplace?name=cement&location=Kano' },
    })
    expect(mail?.oneClickUrl).toContain(`/api/search/alerts/stop/one-click?token=${alert.token}`)
  })

  it('tells nothing that is not confirmed', async () => {
    await ask()
    await cement()
    await check()
    expect(await queued('alert-mail')).toHaveLength(1)
  })

  it('begins again where it was stopped', async () => {
    await confirmed()
    await cement()
    const stopped = AbortSignal.abort(new Error('stopped'))
    await expect(matchFreshOffers(ctx, searched, stopped)).rejects.toThrow('stopped')
    await check()
    expect(await alerts()).toMatchObject([{ foundAt: expect.any(Date) }])
  })

  it('finds what waited to come online, and what became cheap enough', async () => {
    const own = await signInAs(ctx, await createSeller(db))
    const search = { ...SEARCH, maxPrice: '7000' }
    await ask({ email: undefined, way: 'daily', search }, own)
    const [waiting, dear, hidden] = await Promise.all([
      cement({ waitingFor: 'quota', regularPrice: 5_000 }),
      cement(),
      cement({ hiddenReason: 'spam', regularPrice: 5_000 }),
    ])
    await check()
    expect(await found()).toEqual([])
    await db.update(products).set({ waitingFor: null }).where(eq(products.id, waiting.id))
    await db.update(products).set({ regularPrice: 690_000 }).where(eq(products.id, dear.id))
    await db.update(products).set({ hiddenReason: null }).where(eq(products.id, hidden.id))
    await check()
    expect(await found()).toEqual([waiting.id, dear.id].sort())
    // Once for each, whatever its price does.
    await db.update(products).set({ regularPrice: 800_000 }).where(eq(products.id, dear.id))
    await db.update(products).set({ regularPrice: 500_000 }).where(eq(products.id, dear.id))
    await check()
    expect(await found()).toHaveLength(2)
  })

  it('finds a home that was put up before it could be had', async () => {
    await ask(
      { kind: 'listings', search: { state: 'Lagos' }, email: undefined, way: 'daily' },
      await signInAs(ctx, await createSeller(db)),
    )
    const home = await createListing(db, { state: 'Lagos', availability: 'paused' })
    await check()
    expect(await found()).toEqual([])
    await db.update(listings).set({ availability: 'under-offer' }).where(eq(listings.id, home.id))
    await check()
    expect(await found()).toEqual([home.id])
  })

  it('finds nothing of its author’s own, and nothing that was there before', async () => {
    const author = await createSeller(db)
    const before = await cement()
    await ask({ email: undefined, way: 'daily' }, await signInAs(ctx, author))
    await cement({ ownerId: author.id })
    await db
      .insert(freshOffers)
      .values({ kind: 'products', offerId: before.id, at: sql`now() - interval '1 hour'` })
    await check()
    expect(await found()).toEqual([])
  })

  it('writes to an address once a day, of all its searches', async () => {
    const own = await signInAs(ctx, await createSeller(db))
    await ask({ email: undefined, way: 'daily' }, own)
    await ask(
      { email: undefined, way: 'daily', search: { name: 'dangote' }, name: 'Anything of theirs' },
      own,
    )
    await cement()
    const morning = new Date('2026-11-23T08:00:00Z')
    await check(morning)
    await check(morning)
    const [job, ...others] = await queued('alert-news')
    expect([job?.way, others]).toEqual(['daily', []])
    const mail = await newsOf(job)
    expect(mail?.sections?.map(({ title }) => title)).toEqual([
      '1 new: cement in Kano',
      '1 new: Anything of theirs',
      'This mail',
    ])
    await cement()
    await check(new Date('2026-11-24T05:59:00Z'))
    expect(await queued('alert-news')).toHaveLength(1)
    await check(new Date('2026-11-24T06:00:00Z'))
    expect(await queued('alert-news')).toHaveLength(2)
    // What was told is told no more, and what could not be sent is.
    const failing = alertNewsMail(ctx, () => Promise.reject(new Error('no')))
    await expect(failing(job as Jobs['alert-news'], run)).rejects.toThrow('no')
    expect((await newsOf(job))?.sections?.[0]?.title).toBe('1 new: cement in Kano')
    expect(await newsOf(job)).toBeUndefined()
  })

  it('leaves the weekly mail of an account to the digest', async () => {
    const user = await createSeller(db)
    await ask({ email: undefined, way: 'weekly' }, await signInAs(ctx, user))
    await cement()
    await check()
    expect(await queued('alert-news')).toEqual([])
    const part = alertsDigest(ctx)
    const readers = () => db.select({ id: users.id }).from(users).where(part.mayHaveNews(new Date()))
    expect(await readers()).toEqual([{ id: user.id }])
    const news = await part.findNews({ userId: user.id, username: user.name }, new Date())
    expect(news).toMatchObject({
      headline: '1 new: cement in Kano',
      section: { title: 'Your saved searches' },
    })
    expect(await readers()).toEqual([])
    await news?.onFailed?.()
    expect(await readers()).toHaveLength(1)
  })

  it('forgets what nobody confirmed, what was told, and what nothing came of', async () => {
    const { id } = await confirmed()
    await removeOldAlerts(db)
    expect(await alerts()).toHaveLength(1)
    await db
      .update(searchAlerts)
      .set({ requestedAt: sql`now() - interval '181 days'` })
      .where(eq(searchAlerts.id, id))
    await ask({ search: { name: 'sand' } })
    await db
      .update(searchAlerts)
      .set({ requestedAt: sql`now() - interval '8 days'` })
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

describe('one’s own saved searches', () => {
  const BROWSER = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
    keys: {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
  }

  it('are listed, renamed, paused and deleted, by nobody else', async () => {
    const own = await signInAs(ctx, await createSeller(db))
    const other = await signInAs(ctx, await createSeller(db))
    await ask({ email: undefined, way: 'daily' }, own)
    const { body } = await call('GET', '/search/alerts', undefined, own)
    expect(body).toMatchObject({
      limit: ALERTS_PER_ADDRESS,
      searches: [
        {
          name: 'cement in Kano',
          href: '/marketplace?name=cement&location=Kano',
          way: 'daily',
          paused: false,
          waiting: 0,
        },
      ],
    })
    const [{ id }] = (body as { searches: [{ id: string }] }).searches
    for (const method of ['PUT', 'DELETE'])
      expect((await call(method, `/search/alerts/${id}`, { paused: true }, other)).status).toBe(404)
    const changed = await call('PUT', `/search/alerts/${id}`, { name: 'For the site', paused: true }, own)
    expect(changed.body).toMatchObject({ searches: [{ name: 'For the site', paused: true, way: 'daily' }] })
    await cement()
    await check()
    expect(await found()).toEqual([])
    expect((await call('DELETE', `/search/alerts/${id}`, undefined, own)).body).toMatchObject({
      searches: [],
    })
    expect((await call('GET', '/search/alerts')).status).toBe(401)
  })

  it('need no second mail in the browser that confirmed the address', async () => {
    await ask()
    const [alert] = await alerts()
    const token = (await mailOf(alert?.id ?? ''))?.link?.url.split('#token=')[1]
    const { proof } = (await call('POST', '/search/alerts/confirm', { token })).body as { proof: string }
    await ask({ search: { name: 'sand' }, way: 'daily', proof })
    expect(await alerts()).toHaveLength(2)
    expect((await alerts()).every(({ confirmedAt }) => confirmedAt)).toBe(true)
    await ask({ search: { name: 'rods' }, email: 'other@mail.example', proof })
    expect(await queued('alert-mail')).toHaveLength(2)
  })

  it('of an address without an account are listed by the link of each mail, and by no other', async () => {
    const { id, token } = await confirmed()
    await ask({ search: { name: 'sand' } })
    await ask({ search: { name: 'sand' }, email: 'other@mail.example' })
    await ask({ email: undefined, search: { name: 'sand' } }, await signInAs(ctx, await createSeller(db)))
    const [, sand] = await db.select().from(searchAlerts).orderBy(asc(searchAlerts.createdAt))
    const links = (await mailOf(sand?.id ?? ''))?.sections?.at(-1)?.links ?? []
    const list = links[0]?.url.split('/alerts#token=')[1]
    const listed = (token: string | undefined) => call('POST', '/search/alerts/of-address', { token })
    const { headers, body } = await listed(list)
    expect(headers.get('Cache-Control')).toBe('private, no-store')
    // What was typed is said once its author has confirmed it.
    expect(body).toMatchObject({
      searches: [
        { name: 'Materials', unconfirmed: true },
        { name: 'cement in Kano', unconfirmed: false, href: '/marketplace?name=cement&location=Kano' },
      ],
    })
    for (const wrong of [token, 'x', `${list}x`]) expect((await listed(wrong)).status).toBe(422)
    const { searches, stopAll } = body as { searches: { stop: string }[]; stopAll: string }
    await call('POST', '/search/alerts/stop', { token: searches[1]?.stop })
    expect((await alerts()).map((each) => each.id)).not.toContain(id)
    await call('POST', '/search/alerts/stop', { token: stopAll })
    expect((await listed(list)).body).toEqual({ searches: [], stopAll: null })
    expect(await alerts()).toHaveLength(2)
  })

  it('stop all by one link', async () => {
    const { token } = await confirmed()
    await ask({ search: { name: 'sand' } })
    await ask({ search: { name: 'sand' }, email: 'other@mail.example' })
    await cement()
    await check()
    const [alert] = await db
      .select()
      .from(searchAlerts)
      .where(eq(searchAlerts.name, ''))
      .orderBy(asc(searchAlerts.createdAt))
    const links = (await mailOf(alert?.id ?? ''))?.sections?.at(-1)?.links ?? []
    const all = links.at(-1)?.url.split('#token=')[1]
    expect(all).not.toBe(token)
    expect((await call('POST', '/search/alerts/stop', { token: all })).status).toBe(200)
    expect(await alerts()).toMatchObject([{ email: 'other@mail.example' }])
  })

  it('notify no address but those of the known services, and only where that is set up', async () => {
    const own = await signInAs(ctx, await createSeller(db))
    const save = (push?: object) => ask({ email: undefined, way: 'push', push }, own)
    expect((await save(BROWSER)).status).toBe(422)
    ctx.settings.pushKey = 'configured'
    for (const endpoint of [
      'https://evil.example/x',
      'http://fcm.googleapis.com/x',
      'https://fcm.googleapis.com.evil.example/x',
      'https://fcm.googleapis.com@evil.example/x',
      'https://fcm.googleapis.com:8443/x',
      'https://notify.windows.com.evil.example/x',
    ])
      expect((await save({ ...BROWSER, endpoint })).status).toBe(422)
    expect((await save()).status).toBe(422)
    // A point that is not on the curve: nothing could be written to it.
    const { keys } = BROWSER
    const off = { ...BROWSER, keys: { ...keys, p256dh: keys.p256dh.replace(/4$/, '0') } }
    expect((await save(off)).status).toBe(422)
    expect((await save(BROWSER)).status).toBe(202)
    const [alert] = await alerts()
    expect((await call('PUT', `/search/alerts/${alert?.id}`, { push: off }, own)).status).toBe(422)
  })

  it('notify a browser in which the same person signs in anew, and none in which another does', async () => {
    ctx.settings.pushKey = 'configured'
    const [one, other] = [await createPerson(db), await createPerson(db)]
    const signIn = async ({ email }: { email: string }, headers?: Record<string, string>) => {
      const jar = new CookieJar()
      jar.keep(await call('POST', '/auth/sign-in', { email, password: PASSWORD }, headers))
      return jar.headers
    }
    const before = await signIn(one)
    await ask({ email: undefined, way: 'push', push: BROWSER }, before)
    const after = await signIn(one, before)
    expect(await db.$count(pushSubscriptions)).toBe(1)
    await signIn(other, after)
    expect(await db.$count(pushSubscriptions)).toBe(0)
  })

  it('are told by the day’s mail as long as there is no key, and by a notification again once there is', async () => {
    ctx.settings.pushKey = 'configured'
    const own = await signInAs(ctx, await createSeller(db))
    await ask({ email: undefined, way: 'push', push: BROWSER, name: 'Cement' }, own)
    ctx.settings.pushKey = undefined
    await cement()
    const now = new Date()
    await check(now)
    await check(now)
    const [mail, ...others] = await queued('alert-news')
    expect([mail, others]).toEqual([expect.objectContaining({ way: 'push' }), []])
    expect(await newsOf(mail as Jobs['alert-news'])).toBeDefined()
    await alertPush(ctx, undefined)({ alertId: (await alerts())[0]?.id ?? '' })
    expect(await alerts()).toMatchObject([{ way: 'push' }])
    ctx.settings.pushKey = 'configured'
    await cement()
    await check(new Date(now.getTime() + 61 * 60_000))
    expect(await queued('alert-push')).toHaveLength(1)
  })

  it('notify a browser no longer than its person is signed in there', async () => {
    ctx.settings.pushKey = 'configured'
    const user = await createSeller(db)
    const [here, there] = [await signInAs(ctx, user), await signInAs(ctx, user)]
    const browser = (name: string) => ({ ...BROWSER, endpoint: `${BROWSER.endpoint}/${name}` })
    for (const [name, headers] of Object.entries({ here, there }))
      await ask({ email: undefined, way: 'push', push: browser(name) }, headers)
    await ask({ email: 'other@mail.example', way: 'push', push: browser('visitor') })
    const notified = async () =>
      (await db.select().from(pushSubscriptions)).map(({ endpoint }) => endpoint.split('/').at(-1)).sort()
    expect(await notified()).toEqual(['here', 'there', 'visitor'])
    await call('GET', '/auth/signout', undefined, here)
    expect(await notified()).toEqual(['there', 'visitor'])
    await call('POST', '/auth/signout-everywhere', {}, there)
    expect(await notified()).toEqual(['visitor'])
    const { endpoint } = browser('visitor')
    const forget = () => call('POST', '/search/alerts/push/forget', { endpoint })
    expect((await forget()).status).toBe(200)
    expect(await notified()).toEqual([])
    for (let n = 1; n < 200; n++) await forget()
    expect((await forget()).status).toBe(429)
  })

  it('notify a browser once an hour, and are told by mail when it is gone', async () => {
    ctx.settings.pushKey = 'configured'
    const own = await signInAs(ctx, await createSeller(db))
    await ask({ email: undefined, way: 'push', push: BROWSER, name: 'Cement' }, own)
    await cement()
    const now = new Date()
    await check(now)
    await cement()
    await check(new Date(now.getTime() + 59 * 60_000))
    const [job, ...others] = await queued('alert-push')
    expect(others).toEqual([])
    const sent: unknown[] = []
    const sending = (outcome: PushOutcome) =>
      alertPush(ctx, async (_, message) => {
        sent.push(JSON.parse(message))
        return outcome
      })(job as Jobs['alert-push'])
    await sending('sent')
    expect(sent).toEqual([
      expect.objectContaining({ title: '2 new: Cement', path: '/marketplace?name=cement&location=Kano' }),
    ])
    await cement()
    await check(new Date(now.getTime() + 61 * 60_000))
    expect(await queued('alert-push')).toHaveLength(2)
    await sending('gone')
    expect(await db.select().from(pushSubscriptions)).toEqual([])
    expect(await alerts()).toMatchObject([{ way: 'daily' }])
    expect(await db.$count(alertOffers, sql`told_at IS NULL`)).toBe(1)
  })
})
