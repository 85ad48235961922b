import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accounts, sessions, users } from '#server/db/schema/accounts.ts'
import {
  CALLBACK,
  CLOSED,
  cookieOf,
  createGoogleSignIn,
  KELECHI,
  messageOf,
  PASSWORD,
  SESSION,
  SITE,
  STATE,
  startProvider,
  UNKNOWN,
} from '../../../tests/support/google-sign-in.ts'

const { db, newBrowser, goThrough, reachCallback, post, confirm, me, addPassword, expectVisitor } =
  await createGoogleSignIn(await startProvider())
const TLS_SITE = 'https://localhost'
const secure = await createGoogleSignIn(await startProvider(TLS_SITE), TLS_SITE)
const elsewhere = await createGoogleSignIn(undefined)

const start = (headers: Record<string, string>) => newBrowser().request('/api/auth/google/start', { headers })

type Browser = ReturnType<typeof newBrowser>

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
      emailVerified: true,
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
    expect(cookieOf(headers, 'signed_in')).toMatch(/=\w{8}; Max-Age=2592000; Path=\/; SameSite=Lax$/)
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
    await addPassword(other)

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

  it('begins from our own pages alone', async () => {
    for (const site of ['cross-site', 'same-site']) {
      const refused = await start({ 'Sec-Fetch-Site': site })
      expect(refused.status).toBe(403)
      expect(refused.headers.get('Content-Type')).toMatch(/^text\/html/)
      expect(refused.headers.get('Cache-Control')).toBe('private, no-store')
      const html = await refused.text()
      expect(html).toContain('<h1>This window was opened by another site</h1>')
      expect(html).toContain(
        '<p>Please close it, open ADLM yourself, and choose “Continue with Google” there.</p>',
      )
      expect(html, 'no other site speaks to our pages through it').not.toContain('<script')
    }
    expect((await start({ 'Sec-Fetch-Site': 'same-origin' })).status).toBe(302)
  })

  it('begins so often, and then says when to come back, to the opener too', async () => {
    expect((await start({})).status).toBe(302)
    await db.execute(sql`UPDATE rate_limits SET points = 600`)
    const refused = await start({})
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(refused.headers.get('Content-Type')).toMatch(/^text\/html/)
    const html = await refused.text()
    expect(html).toMatch(/<h1>Too many tries\. Please wait \d+ minutes and try again\.<\/h1>/)
    expect(messageOf({ html })).toEqual({ error: expect.stringMatching(/^Too many tries/) })
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
