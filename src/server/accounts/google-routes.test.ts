import { eq, sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { accounts, sessions, users } from '#server/db/schema/accounts.ts'
import { hashPassword } from '#server/password-hash.ts'
import {
  CALLBACK,
  createGoogleSignIn,
  messageOf,
  startProvider,
} from '../../../tests/support/google-sign-in.ts'
import { countWaiting } from '../../../tests/support/waiting.ts'

const { db, newBrowser, goThrough, post, signIn, me } = await createGoogleSignIn(await startProvider())
const TLS_SITE = 'https://localhost'
const secure = await createGoogleSignIn(await startProvider(TLS_SITE), TLS_SITE)
const elsewhere = await createGoogleSignIn(undefined)

const KELECHI = 'kelechi-obi@demo.adlm.example'
const UNKNOWN = 'Unable to login, please try again'
const PROOF = 'adlm.google_proof'

describe('sign-in with Google', () => {
  it('makes an account, tells the opener who it is, and signs in', async () => {
    const browser = newBrowser()
    const page = await goThrough(browser)
    expect(page.url.pathname).toBe('/api/auth/google/done')
    expect(messageOf(page)).toEqual({
      identity: {
        id: expect.stringMatching(/^demo-\S{22}$/),
        name: 'Kelechi Obi',
        email: KELECHI,
        photo: null,
      },
    })
    expect((await me(browser)).status).toBe(401)
    expect(browser.cookie('adlm.session_token')).toBeUndefined()

    const answer = await signIn(browser, KELECHI)
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      username: 'Kelechi Obi',
      email: KELECHI,
      verified: true,
      hasPassword: false,
      avatar: null,
    })
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
    expect((await me(browser)).body).toMatchObject({ email: KELECHI })
    expect(browser.cookie(PROOF)).toBeUndefined()
    expect(await db.select().from(sessions)).toHaveLength(1)

    const refreshed = await post(browser, '/refresh-token', {})
    expect(refreshed.body).toEqual({ access_token: expect.any(String) })
  })

  it('gives its cookies to nobody but the browser, for as long as they should last', async () => {
    const browser = newBrowser()
    const { url } = await goThrough(browser, { person: 'newcomer' }, CALLBACK)
    const callback = await browser.request(url)
    const [proof] = callback.headers.getSetCookie().filter((cookie) => cookie.startsWith(PROOF))
    expect(proof).toMatch(/; Max-Age=300; Path=\/api\/auth\/google; HttpOnly; SameSite=Lax$/)
    const { headers } = await signIn(browser, KELECHI)
    const [session] = headers.getSetCookie().filter((cookie) => cookie.startsWith('adlm.session_token='))
    expect(session).toMatch(/; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
    const [stored] = await db.select().from(sessions)
    const days = (Number(stored?.expiresAt) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(29.9)
    expect(days).toBeLessThanOrEqual(30)
  })

  it('sends its cookies by TLS alone where the site has it', async () => {
    const browser = secure.newBrowser()
    await secure.goThrough(browser)
    const { headers } = await secure.signIn(browser, KELECHI)
    expect((await secure.me(browser)).status).toBe(200)
    const names = headers.getSetCookie().map((cookie) => cookie.split('=')[0])
    expect(names.sort()).toEqual([
      '__Secure-adlm.google_proof',
      '__Secure-adlm.session_token',
      'access_token',
      'signed_in',
    ])
    for (const cookie of headers.getSetCookie()) expect(cookie).toContain('; Secure')
    expect((await secure.post(browser, '/refresh-token', {})).status).toBe(200)
  })

  it('comes back to the same account', async () => {
    const [first, second] = [newBrowser(), newBrowser()]
    await goThrough(first)
    const { body } = await signIn(first, KELECHI)
    await goThrough(second)
    expect((await signIn(second, KELECHI)).body).toEqual(body)
    expect(await db.select().from(users)).toHaveLength(1)
    expect(await db.select().from(accounts)).toHaveLength(1)
  })

  it('finds the account again whose address has changed since, and leaves alone who took the old one', async () => {
    const first = newBrowser()
    await goThrough(first)
    await signIn(first, KELECHI)
    await db.update(users).set({ name: 'Kelechi Moved', email: 'moved@mail.example' })
    const [other] = await db.insert(users).values({ name: 'Other', email: KELECHI }).returning()
    await withPassword(other)

    const second = newBrowser()
    expect(messageOf(await goThrough(second))).toMatchObject({ identity: { email: 'moved@mail.example' } })
    expect((await signIn(second, 'moved@mail.example')).body).toMatchObject({ username: 'Kelechi Moved' })
    expect((await post(newBrowser(), '/sign-in', { email: KELECHI, password: PASSWORD })).status).toBe(200)
  })

  it('signs out who was signed in there before', async () => {
    const browser = newBrowser()
    await goThrough(browser)
    await signIn(browser, KELECHI)
    const before = await db.select().from(sessions)
    await goThrough(browser, { name: 'Bo', email: 'Bo@Mail.example', confirmed: 'yes' })
    expect((await signIn(browser, 'bo@mail.example')).body).toMatchObject({ username: 'Bo bo' })
    const after = await db.select().from(sessions)
    expect(after).toHaveLength(1)
    expect(after[0]?.id).not.toBe(before[0]?.id)
  })

  it('says on the last page what happened, in words of a page without inline scripts', async () => {
    const browser = newBrowser()
    const page = await goThrough(browser, {
      name: '"><script>alert(1)</script>',
      email: 'x@mail.example',
      confirmed: 'yes',
    })
    expect(messageOf(page)).toMatchObject({ identity: { name: 'script alert 1 script' } })
    expect(page.html).toContain('You can close this window.')
    expect(page.html.match(/<script[^>]*>/g)).toEqual(['<script src="/api/auth/google/done.js">'])
    expect(page.response.headers.get('Cache-Control')).toBe('private, no-store')
    const script = await browser.follow('/api/auth/google/done.js')
    expect(script.response.headers.get('Content-Type')).toMatch(/^text\/javascript/)
    expect(script.html).toContain("new BroadcastChannel('google-sign-in')")
  })

  it('keeps the popup connected with the page that opened it', async () => {
    const browser = newBrowser()
    const { url } = await goThrough(browser, { person: 'newcomer' }, CALLBACK)
    for (const step of ['/api/auth/google/start', url, '/api/auth/google/done'])
      expect((await browser.request(step)).headers.get('Cross-Origin-Opener-Policy')).toBe('unsafe-none')
    const api = await browser.request('/api/auth/options')
    expect(api.headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups')
  })

  it('tells the opener that somebody declined', async () => {
    const page = await goThrough(newBrowser(), { cancel: 'yes' })
    expect(messageOf(page)).toEqual({ error: 'Unable to signin, please try again' })
    expect(await db.select().from(users)).toEqual([])
  })

  it('refuses an address that Google does not vouch for', async () => {
    const browser = newBrowser()
    expect(messageOf(await goThrough(browser, { person: 'unproved' }))).toEqual({ error: UNKNOWN })
    expect(browser.cookie(PROOF)).toBeUndefined()
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
    const options = async (browser: ReturnType<typeof newBrowser>) =>
      (await browser.request('/api/auth/options')).json()
    expect(await options(newBrowser())).toEqual({ google: true })
    const browser = elsewhere.newBrowser()
    expect(await options(browser)).toEqual({ google: false })
    expect((await browser.request('/api/auth/google/start')).status).toBe(404)
    expect((await browser.request('/api/auth/callback/google?code=a&state=b')).status).toBe(404)
    expect(messageOf(await browser.follow('/api/auth/google/done'))).toEqual({ error: UNKNOWN })
    expect((await elsewhere.signIn(browser, KELECHI)).status).toBe(401)
  })
})

describe('POST /auth/google', () => {
  const refused = { status: 401, body: expect.objectContaining({ message: UNKNOWN }) }

  it('signs nobody in by its body', async () => {
    await goThrough(newBrowser())
    expect(await signIn(newBrowser(), KELECHI)).toMatchObject(refused)
    const forged = newBrowser()
    forged.setCookie({ name: PROOF, value: 'forged.c2lnbmF0dXJl', path: '/' })
    expect(await signIn(forged, KELECHI)).toMatchObject(refused)
    expect((await post(newBrowser(), '/google', {})).status).toBe(422)
  })

  it('takes no other address than the proved one, and the proof is gone then', async () => {
    await db.insert(users).values({ name: 'Somebody', email: 'victim@mail.example', emailVerified: true })
    const browser = newBrowser()
    await goThrough(browser)
    const proof = browser.cookie(PROOF) ?? ''
    expect(await signIn(browser, 'victim@mail.example')).toMatchObject(refused)
    expect(browser.cookie(PROOF)).toBeUndefined()
    browser.setCookie({ name: PROOF, value: proof, path: '/' })
    expect(await signIn(browser, KELECHI)).toMatchObject(refused)
    expect(await db.select().from(sessions)).toEqual([])
  })

  it('takes a proof once, also when it is brought many times at once', async () => {
    const browser = newBrowser()
    await goThrough(browser)
    const value = browser.cookie(PROOF) ?? ''
    // All of them have found the proof before the first may use it up.
    const calls = await db.transaction(async (tx) => {
      await tx.select().from(sessions).for('update')
      const begun = Array.from({ length: 5 }, () => {
        const copy = newBrowser()
        copy.setCookie({ name: PROOF, value, path: '/' })
        return signIn(copy, KELECHI)
      })
      await vi.waitFor(async () => expect(await countWaiting(db)).toBe(5), { timeout: 10_000 })
      return begun
    })
    const many = await Promise.all(calls)
    expect(many.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401])
    expect(await signIn(browser, KELECHI)).toMatchObject(refused)
    expect(await db.select().from(sessions)).toHaveLength(1)
  })

  it('takes no proof that is too old', async () => {
    const browser = newBrowser()
    await goThrough(browser)
    const [proof] = await db.select().from(sessions)
    expect(Number(proof?.expiresAt) - Date.now()).toBeLessThanOrEqual(300_000)
    await db.update(sessions).set({ expiresAt: new Date(Date.now() - 1_000) })
    expect(await signIn(browser, KELECHI)).toMatchObject(refused)
    expect(messageOf(await browser.follow('/api/auth/google/done'))).toEqual({ error: UNKNOWN })
  })

  it('keeps the proof while it cannot be looked up', async () => {
    const browser = newBrowser()
    await goThrough(browser)
    await db.execute(sql`ALTER TABLE sessions RENAME TO sessions_away`)
    const answer = await signIn(browser, KELECHI).finally(() =>
      db.execute(sql`ALTER TABLE sessions_away RENAME TO sessions`),
    )
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5'])
    expect((await signIn(browser, KELECHI)).status).toBe(200)
  })

  it('is the only use of a proof: it opens no session by itself', async () => {
    const browser = newBrowser()
    await goThrough(browser)
    const value = browser.cookie(PROOF) ?? ''
    browser.setCookie({ name: 'adlm.session_token', value, path: '/' })
    expect((await post(browser, '/refresh-token', {})).status).toBe(401)
    expect((await me(browser)).status).toBe(401)
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
  ])('with %s proves nothing', async (_what, change) => {
    const browser = newBrowser()
    const { url } = await goThrough(browser, { person: 'newcomer' }, CALLBACK)
    change(url)
    const page = await browser.follow(url)
    expect(page.url.pathname).toBe('/api/auth/google/done')
    expect(messageOf(page)).toEqual({ error: UNKNOWN })
    expect(browser.cookie(PROOF)).toBeUndefined()
    expect(await db.select().from(users)).toEqual([])
  })

  it('works in the browser that began, and once', async () => {
    const browser = newBrowser()
    const { url } = await goThrough(browser, { person: 'newcomer' }, CALLBACK)
    const other = newBrowser()
    expect(messageOf(await other.follow(url))).toEqual({ error: UNKNOWN })
    expect(messageOf(await browser.follow(url))).toHaveProperty('identity')
    await signIn(browser, KELECHI)
    expect(messageOf(await browser.follow(url))).toEqual({ error: UNKNOWN })
    expect(browser.cookie(PROOF)).toBeUndefined()
  })

  it('takes no code again with a new state', async () => {
    const browser = newBrowser()
    const first = await goThrough(browser, { person: 'newcomer' }, CALLBACK)
    await browser.follow(first.url)
    await signIn(browser, KELECHI)
    const { url } = await goThrough(browser, { person: 'newcomer' }, CALLBACK)
    url.searchParams.set('code', first.url.searchParams.get('code') ?? '')
    expect(messageOf(await browser.follow(url))).toEqual({ error: UNKNOWN })
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
    const answer = await signIn(popup, KELECHI)
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
    await goThrough(popup)
    const answer = await signIn(popup, KELECHI)
    expect(answer).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('This account is suspended') },
    })
    expect((await me(popup)).status).toBe(401)
    expect(popup.cookie('adlm.session_token')).toBeUndefined()
  })

  it('that nobody has confirmed loses its password and its sessions first', async () => {
    const { id, browser } = await createAccount(false)
    const popup = newBrowser()
    await goThrough(popup)
    expect((await me(browser)).status).toBe(401)
    expect((await post(browser, '/refresh-token', {})).status).toBe(401)
    const answer = await signIn(popup, KELECHI)
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
