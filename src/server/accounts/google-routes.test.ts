import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { accounts, sessions, users, verifications } from '#server/db/schema/accounts.ts'
import { hashPassword } from '#server/password-hash.ts'
import {
  CALLBACK,
  createGoogleSignIn,
  messageOf,
  SITE,
  startProvider,
} from '../../../tests/support/google-sign-in.ts'
import { countWaiting } from '../../../tests/support/waiting.ts'

const { db, newBrowser, goThrough, post, confirm, me } = await createGoogleSignIn(await startProvider())
const TLS_SITE = 'https://localhost'
const secure = await createGoogleSignIn(await startProvider(TLS_SITE), TLS_SITE)
const elsewhere = await createGoogleSignIn(undefined)

const KELECHI = 'kelechi-obi@demo.adlm.example'
const CLOSED = 'Unable to signin, please try again'
const UNKNOWN = 'Unable to login, please try again'
const SESSION = 'adlm.session_token'
const STATE = 'adlm.state'

type Browser = ReturnType<typeof newBrowser>

/** Nobody is signed in there, by any cookie. */
async function expectVisitor(browser: Browser): Promise<void> {
  for (const name of [SESSION, 'access_token', 'signed_in']) expect(browser.cookie(name)).toBeUndefined()
  expect((await me(browser)).status).toBe(401)
  expect((await post(browser, '/refresh-token', {})).status).toBe(401)
}

/** The way up to the callback, which is not asked for. */
const reachCallback = async (browser: Browser) =>
  (await goThrough(browser, { person: 'newcomer' }, CALLBACK)).url

const cookieOf = (headers: Headers, name: string) =>
  headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`))

describe('sign-in with Google', () => {
  it('makes an account and a session, and tells the opener who it is', async () => {
    const browser = newBrowser()
    const page = await goThrough(browser)
    expect(page.url.href.startsWith(`${CALLBACK}?`)).toBe(true)
    expect(messageOf(page)).toEqual({
      identity: {
        id: expect.stringMatching(/^demo-\S{22}$/),
        name: 'Kelechi Obi',
        email: KELECHI,
        photo: null,
      },
    })
    expect((await me(browser)).body).toMatchObject({ email: KELECHI })
    expect(await db.select().from(sessions)).toHaveLength(1)

    const answer = await confirm(browser, KELECHI)
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      username: 'Kelechi Obi',
      email: KELECHI,
      verified: true,
      hasPassword: false,
      avatar: null,
    })
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
    expect((await me(browser)).body).toEqual(answer.body)
    expect(await db.select().from(sessions)).toHaveLength(1)

    const refreshed = await post(browser, '/refresh-token', {})
    expect(refreshed.body).toEqual({ access_token: expect.any(String) })
  })

  it('gives its cookies to nobody but the browser, for as long as they should last', async () => {
    const browser = newBrowser()
    const state = cookieOf((await browser.request('/api/auth/google/start')).headers, STATE)
    expect(state).toMatch(/; Max-Age=300; Path=\/; HttpOnly; SameSite=Lax$/)
    const { headers } = await browser.request(await reachCallback(browser))
    expect(cookieOf(headers, SESSION)).toMatch(/; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(cookieOf(headers, 'access_token')).toMatch(/; Max-Age=900; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(cookieOf(headers, 'signed_in')).toBe('signed_in=1; Max-Age=2592000; Path=/; SameSite=Lax')
    expect(browser.cookie(STATE)).toBeUndefined()
    const [stored] = await db.select().from(sessions)
    const days = (Number(stored?.expiresAt) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(29.9)
    expect(days).toBeLessThanOrEqual(30)
  })

  it('sends its cookies by TLS alone where the site has it', async () => {
    const browser = secure.newBrowser()
    const { response } = await secure.goThrough(browser)
    expect((await secure.me(browser)).status).toBe(200)
    const names = (headers: Headers) => headers.getSetCookie().map((cookie) => cookie.split('=')[0])
    expect(names(response.headers).sort()).toEqual([
      '__Secure-adlm.session_token',
      '__Secure-adlm.state',
      'access_token',
      'signed_in',
    ])
    const { headers } = await secure.confirm(browser, KELECHI)
    expect(names(headers)).toEqual(['access_token', 'signed_in'])
    for (const cookie of [...response.headers.getSetCookie(), ...headers.getSetCookie()])
      expect(cookie).toContain('; Secure')
    expect((await secure.post(browser, '/refresh-token', {})).status).toBe(200)
  })

  it('comes back to the same account', async () => {
    const [first, second] = [newBrowser(), newBrowser()]
    await goThrough(first)
    const { body } = await confirm(first, KELECHI)
    await goThrough(second)
    expect((await confirm(second, KELECHI)).body).toEqual(body)
    expect(await db.select().from(users)).toHaveLength(1)
    expect(await db.select().from(accounts)).toHaveLength(1)
  })

  it('finds the account again whose address has changed since, and leaves alone who took the old one', async () => {
    await goThrough(newBrowser())
    await db.update(users).set({ name: 'Kelechi Moved', email: 'moved@mail.example' })
    const [other] = await db.insert(users).values({ name: 'Other', email: KELECHI }).returning()
    await withPassword(other)

    const second = newBrowser()
    expect(messageOf(await goThrough(second))).toMatchObject({ identity: { email: 'moved@mail.example' } })
    expect((await confirm(second, 'moved@mail.example')).body).toMatchObject({ username: 'Kelechi Moved' })
    expect((await post(newBrowser(), '/sign-in', { email: KELECHI, password: PASSWORD })).status).toBe(200)
  })

  it('signs out who was signed in there before', async () => {
    const browser = newBrowser()
    await goThrough(browser)
    const before = await db.select().from(sessions)
    await goThrough(browser, { name: 'Bo', email: 'Bo@Mail.example', confirmed: 'yes' })
    expect((await confirm(browser, 'bo@mail.example')).body).toMatchObject({ username: 'Bo bo' })
    const after = await db.select().from(sessions)
    expect(after).toHaveLength(1)
    expect(after[0]?.id).not.toBe(before[0]?.id)
  })

  it('says on the last page what happened, and runs nothing there but its own script', async () => {
    const browser = newBrowser()
    const page = await goThrough(browser, {
      name: '"><script>alert(1)</script>',
      email: 'x@mail.example',
      confirmed: 'yes',
    })
    expect(messageOf(page)).toMatchObject({ identity: { name: 'script alert 1 script' } })
    expect(page.html).toContain('You can close this window.')
    const { headers } = page.response
    expect(headers.get('Cache-Control')).toBe('private, no-store')
    expect(headers.get('Referrer-Policy')).toBe('no-referrer')
    const scripts = [...page.html.matchAll(/<script([^>]*)>([^<]*)</g)]
    expect(scripts.map(([, attributes]) => attributes)).toEqual([''])
    expect(scripts[0]?.[2]).toContain("new BroadcastChannel('google-sign-in')")
    const hash = createHash('sha256')
      .update(scripts[0]?.[2] ?? '')
      .digest('base64')
    const policy = headers.get('Content-Security-Policy')?.split('; ')
    expect(policy).toContain(`script-src 'sha256-${hash}'`)
    expect(policy).toContain("default-src 'none'")
  })

  it('ends at our own address, whatever is asked for', async () => {
    const browser = newBrowser()
    const requested = '?callbackURL=https://evil.example&errorCallbackURL=https://evil.example&redirect_uri=x'
    const chooser = await browser.follow(`/api/auth/google/start${requested}`)
    const page = await browser.submit(chooser, { person: 'newcomer' })
    expect(page.url.origin).toBe(SITE)
    expect(messageOf(page)).toHaveProperty('identity')
    const answer = await browser.request(`${await reachCallback(browser)}&callbackURL=https://evil.example`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Location')).toBeNull()
  })

  it('keeps the popup connected with the page that opened it', async () => {
    const browser = newBrowser()
    for (const step of ['/api/auth/google/start', await reachCallback(browser)])
      expect((await browser.request(step)).headers.get('Cross-Origin-Opener-Policy')).toBe('unsafe-none')
    const api = await browser.request('/api/auth/options')
    expect(api.headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups')
  })

  it('tells the opener that somebody declined', async () => {
    const browser = newBrowser()
    expect(messageOf(await goThrough(browser, { cancel: 'yes' }))).toEqual({ error: CLOSED })
    await expectVisitor(browser)
    expect(await db.select().from(users)).toEqual([])
  })

  it('refuses an address that Google does not vouch for', async () => {
    const browser = newBrowser()
    expect(messageOf(await goThrough(browser, { person: 'unproved' }))).toEqual({ error: UNKNOWN })
    await expectVisitor(browser)
    expect(await db.select().from(users)).toEqual([])
  })

  it('begins from our own pages alone, and so often', async () => {
    const start = (headers: Record<string, string>) =>
      newBrowser().request('/api/auth/google/start', { headers })
    expect((await start({ 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
    expect((await start({ 'Sec-Fetch-Site': 'same-site' })).status).toBe(403)
    expect((await start({ 'Sec-Fetch-Site': 'same-origin' })).status).toBe(302)
    await db.execute(sql`UPDATE rate_limits SET points = 600`)
    const refused = await start({})
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  })

  it('is offered only where a provider is configured', async () => {
    const options = async (browser: Browser) => (await browser.request('/api/auth/options')).json()
    expect(await options(newBrowser())).toEqual({ google: true })
    const browser = elsewhere.newBrowser()
    expect(await options(browser)).toEqual({ google: false })
    expect((await browser.request('/api/auth/google/start')).status).toBe(404)
    expect((await browser.request('/api/auth/callback/google?code=a&state=b')).status).toBe(404)
    expect((await elsewhere.confirm(browser, KELECHI)).status).toBe(401)
  })

  it.each([
    ['GET', '/get-session'],
    ['GET', '/list-sessions'],
    ['GET', '/error'],
    ['POST', '/sign-in/social'],
    ['POST', '/sign-in/email'],
    ['POST', '/sign-up/email'],
    ['POST', '/link-social'],
    ['POST', '/callback/google'],
    ['GET', '/callback/github'],
  ])("opens none of the library's other paths: %s %s", async (method, path) => {
    const { status } = await newBrowser().request(`/api/auth${path}`, { method })
    expect(status).toBe(404)
  })
})

describe('POST /auth/google', () => {
  const refused = { status: 401, body: expect.objectContaining({ message: UNKNOWN }) }

  it('signs nobody in by its body', async () => {
    await goThrough(newBrowser())
    const browser = newBrowser()
    expect(await confirm(browser, KELECHI)).toMatchObject(refused)
    await expectVisitor(browser)
    const forged = newBrowser()
    forged.setCookie({ name: SESSION, value: 'forged.c2lnbmF0dXJl', path: '/' })
    expect(await confirm(forged, KELECHI)).toMatchObject(refused)
    expect((await post(newBrowser(), '/google', {})).status).toBe(422)
  })

  it('takes no other address than that of the session, and makes nobody else of it', async () => {
    await db.insert(users).values({ name: 'Somebody', email: 'victim@mail.example', emailVerified: true })
    const browser = newBrowser()
    await goThrough(browser)
    const answer = await confirm(browser, 'victim@mail.example')
    expect(answer).toMatchObject(refused)
    expect(answer.headers.getSetCookie()).toEqual([])
    expect((await me(browser)).body).toMatchObject({ email: KELECHI })
    expect(await db.select().from(sessions)).toHaveLength(1)
  })

  it('knows nobody whom Google has not identified', async () => {
    const [user] = await db
      .insert(users)
      .values({ name: 'By password', email: 'by-password@mail.example', emailVerified: true })
      .returning()
    await withPassword(user)
    const browser = newBrowser()
    await post(browser, '/sign-in', { email: 'by-password@mail.example', password: PASSWORD })
    expect((await me(browser)).status).toBe(200)
    expect(await confirm(browser, 'by-password@mail.example')).toMatchObject(refused)
  })

  it('makes no session: it gives the one that is there a new access token', async () => {
    const browser = newBrowser()
    await goThrough(browser)
    const before = await db.select().from(sessions)
    const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(browser, KELECHI)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await db.select().from(sessions)).toEqual(before)
    const access = cookieOf(answers[0]?.headers ?? new Headers(), 'access_token')
    const alone = newBrowser()
    alone.setCookie({ name: 'access_token', value: /=([^;]+)/.exec(access ?? '')?.[1] ?? '', path: '/' })
    expect((await me(alone)).body).toMatchObject({ email: KELECHI })
  })

  it('knows no session that has expired or was ended', async () => {
    const browser = newBrowser()
    await goThrough(browser)
    const value = browser.cookie(SESSION) ?? ''
    await db.update(sessions).set({ expiresAt: new Date(Date.now() - 1_000) })
    expect(await confirm(browser, KELECHI)).toMatchObject(refused)
    await goThrough(browser)
    const copy = newBrowser()
    copy.setCookie({ name: SESSION, value: browser.cookie(SESSION) ?? value, path: '/' })
    expect((await confirm(copy, KELECHI)).status).toBe(200)
    await browser.request('/api/auth/signout')
    expect(await confirm(copy, KELECHI)).toMatchObject(refused)
  })

  it('keeps the session while it cannot be looked up', async () => {
    const browser = newBrowser()
    await goThrough(browser)
    await db.execute(sql`ALTER TABLE sessions RENAME TO sessions_away`)
    const answer = await confirm(browser, KELECHI).finally(() =>
      db.execute(sql`ALTER TABLE sessions_away RENAME TO sessions`),
    )
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5'])
    expect(answer.headers.getSetCookie()).toEqual([])
    expect((await confirm(browser, KELECHI)).status).toBe(200)
  })

  it('is refused to other sites', async () => {
    const browser = newBrowser()
    await goThrough(browser)
    const response = await browser.request('/api/auth/google', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'cross-site' },
      body: JSON.stringify({ email: KELECHI }),
    })
    expect(response.status).toBe(403)
  })
})

describe('the callback', () => {
  it.each<[string, (url: URL) => void]>([
    ['a state of somebody else', (url) => url.searchParams.set('state', 'x'.repeat(32))],
    ['no state', (url) => url.searchParams.delete('state')],
    ['no code', (url) => url.searchParams.delete('code')],
    ['a code of nobody', (url) => url.searchParams.set('code', 'x'.repeat(43))],
    ['another issuer', (url) => url.searchParams.set('iss', 'https://issuer.example')],
  ])('with %s signs nobody in', async (_what, change) => {
    const browser = newBrowser()
    const url = await reachCallback(browser)
    change(url)
    const page = await browser.follow(url)
    expect(page.url.href.startsWith(CALLBACK)).toBe(true)
    expect(messageOf(page)).toEqual({ error: UNKNOWN })
    await expectVisitor(browser)
    expect(await db.select().from(users)).toEqual([])
  })

  it('works in the browser that began, and once', async () => {
    const browser = newBrowser()
    const url = await reachCallback(browser)
    const other = newBrowser()
    expect(messageOf(await other.follow(url))).toEqual({ error: UNKNOWN })
    await expectVisitor(other)
    expect(messageOf(await browser.follow(url))).toHaveProperty('identity')
    const before = await db.select().from(sessions)
    expect(messageOf(await browser.follow(url))).toEqual({ error: UNKNOWN })
    expect(await db.select().from(sessions)).toEqual(before)
    expect((await me(browser)).status).toBe(200)
  })

  it('of an attacker signs nobody in as the attacker, though they are just signing in or are signed in', async () => {
    const attacker = newBrowser()
    const trap = await reachCallback(attacker)
    const begun = newBrowser()
    await begun.follow('/api/auth/google/start')
    expect(messageOf(await begun.follow(trap))).toEqual({ error: UNKNOWN })
    await expectVisitor(begun)

    const signedIn = newBrowser()
    await goThrough(signedIn, { name: 'Ada', email: 'ada@mail.example', confirmed: 'yes' })
    expect(messageOf(await signedIn.follow(await reachCallback(attacker)))).toEqual({ error: UNKNOWN })
    expect((await me(signedIn)).body).toMatchObject({ email: 'ada@mail.example' })
  })

  it('takes no cookie of state that was signed elsewhere', async () => {
    const attacker = newBrowser()
    const trap = await reachCallback(attacker)
    const victim = newBrowser()
    const state = trap.searchParams.get('state')
    victim.setCookie({ name: STATE, value: `${state}.${'A'.repeat(43)}%3D`, path: '/' })
    expect(messageOf(await victim.follow(trap))).toEqual({ error: UNKNOWN })
    await expectVisitor(victim)
  })

  it('makes one session, also when it is brought many times at once', async () => {
    const browser = newBrowser()
    const url = await reachCallback(browser)
    const value = browser.cookie(STATE) ?? ''
    // All of them have found the state before the first may use it up.
    const calls = await db.transaction(async (tx) => {
      await tx.select().from(verifications).for('update')
      const begun = Array.from({ length: 5 }, () => {
        const copy = newBrowser()
        copy.setCookie({ name: STATE, value, path: '/' })
        return copy.follow(url)
      })
      await vi.waitFor(async () => expect(await countWaiting(db)).toBe(5), { timeout: 10_000 })
      return begun
    })
    const messages = (await Promise.all(calls)).map(messageOf)
    expect(messages.filter((message) => 'identity' in message)).toHaveLength(1)
    expect(messages.filter((message) => 'error' in message)).toEqual(Array(4).fill({ error: UNKNOWN }))
    expect(await db.select().from(sessions)).toHaveLength(1)
  })

  it('takes no state that is too old', async () => {
    const browser = newBrowser()
    const url = await reachCallback(browser)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 + 1_000 })
    const page = await browser.follow(url).finally(vi.useRealTimers)
    expect(messageOf(page)).toEqual({ error: UNKNOWN })
    await expectVisitor(browser)
  })

  it('takes no code again with a new state', async () => {
    const browser = newBrowser()
    const first = await reachCallback(browser)
    await browser.follow(first)
    await browser.request('/api/auth/signout')
    const url = await reachCallback(browser)
    url.searchParams.set('code', first.searchParams.get('code') ?? '')
    expect(messageOf(await browser.follow(url))).toEqual({ error: UNKNOWN })
    await expectVisitor(browser)
  })

  it('takes no code that was given for the request of another browser', async () => {
    const stolen = (await reachCallback(newBrowser())).searchParams.get('code') ?? ''
    const browser = newBrowser()
    const url = await reachCallback(browser)
    url.searchParams.set('code', stolen)
    expect(messageOf(await browser.follow(url))).toEqual({ error: UNKNOWN })
    await expectVisitor(browser)
    expect(await db.select().from(users)).toEqual([])
  })

  it('leaves no session where it fails: what it set until then is no way in', async () => {
    const browser = newBrowser()
    const url = await reachCallback(browser)
    const state = browser.cookie(STATE) ?? ''
    browser.setCookie({ name: SESSION, value: state, path: '/' })
    expect((await post(browser, '/refresh-token', {})).status).toBe(401)
    expect((await me(browser)).status).toBe(401)
    await db.execute(sql`ALTER TABLE sessions RENAME TO sessions_away`)
    const page = await browser
      .follow(url)
      .finally(() => db.execute(sql`ALTER TABLE sessions_away RENAME TO sessions`))
    expect(messageOf(page)).toEqual({ error: UNKNOWN })
    expect(page.response.headers.getSetCookie()).toEqual([])
    expect(await db.select().from(sessions)).toEqual([])
  })
})

const PASSWORD = 'nine blocks a day'

async function withPassword(user: { id: string } | undefined) {
  if (!user) throw new Error('Nobody was stored')
  const password = await hashPassword(PASSWORD)
  await db
    .insert(accounts)
    .values({ userId: user.id, accountId: user.id, providerId: 'credential', password })
}

describe('an account that has the address already', () => {
  async function createAccount(emailVerified: boolean) {
    const row = { name: 'Kelechi of Old', email: KELECHI, emailVerified, pendingEmail: 'next@mail.example' }
    const [user] = await db.insert(users).values(row).returning()
    await withPassword(user)
    const browser = newBrowser()
    expect((await post(browser, '/sign-in', { email: KELECHI, password: PASSWORD })).status).toBe(200)
    return { id: user?.id, browser }
  }

  it('that is confirmed is linked: both ways in, and nobody is signed out', async () => {
    const { id, browser } = await createAccount(true)
    const popup = newBrowser()
    expect(messageOf(await goThrough(popup))).toMatchObject({ identity: { name: 'Kelechi of Old' } })
    const answer = await confirm(popup, KELECHI)
    expect(answer.body).toMatchObject({ _id: id, hasPassword: true, pendingEmail: 'next@mail.example' })
    expect((await me(browser)).status).toBe(200)
    expect((await post(newBrowser(), '/sign-in', { email: KELECHI, password: PASSWORD })).status).toBe(200)
  })

  it('that is suspended lets nobody in', async () => {
    const { id } = await createAccount(true)
    await db
      .update(users)
      .set({ suspendedReason: 'Fraud' })
      .where(eq(users.id, id ?? ''))
    await db.delete(sessions)
    const popup = newBrowser()
    const page = await goThrough(popup)
    expect(messageOf(page)).toEqual({ error: expect.stringContaining('This account is suspended') })
    expect((await confirm(popup, KELECHI)).status).toBe(401)
    await expectVisitor(popup)
    expect(await db.select().from(sessions)).toEqual([])
  })

  it('that nobody has confirmed loses its password and its sessions first', async () => {
    const { id, browser } = await createAccount(false)
    const popup = newBrowser()
    await goThrough(popup)
    expect((await me(browser)).status).toBe(401)
    expect((await post(browser, '/refresh-token', {})).status).toBe(401)
    const answer = await confirm(popup, KELECHI)
    expect(answer.body).toMatchObject({ _id: id, verified: true, hasPassword: false, pendingEmail: null })
    expect((await post(newBrowser(), '/sign-in', { email: KELECHI, password: PASSWORD })).status).toBe(401)
    const left = await db
      .select()
      .from(accounts)
      .where(eq(accounts.userId, id ?? ''))
    expect(left.map(({ providerId }) => providerId)).toEqual(['google'])
  })

  it('keeps its password as long as Google does not vouch for the address', async () => {
    const { browser } = await createAccount(false)
    const popup = newBrowser()
    const page = await goThrough(popup, { name: 'Kelechi', email: KELECHI })
    expect(messageOf(page)).toEqual({ error: UNKNOWN })
    expect((await me(browser)).status).toBe(200)
    expect((await post(newBrowser(), '/sign-in', { email: KELECHI, password: PASSWORD })).status).toBe(200)
  })
})
