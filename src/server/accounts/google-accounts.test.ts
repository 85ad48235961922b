import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accounts, sessions, users } from '#server/db/schema/accounts.ts'
import { searchAlerts } from '#server/db/schema/alerts.ts'
import {
  cookieOf,
  createGoogleSignIn,
  KELECHI,
  messageOf,
  PASSWORD,
  SESSION,
  startProvider,
  UNKNOWN,
} from '../../../tests/support/google-sign-in.ts'

const { db, newBrowser, goThrough, post, confirm, me, addPassword, expectVisitor } = await createGoogleSignIn(
  await startProvider(),
)

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

  it('has what was saved and confirmed by its address without an account', async () => {
    const search = { kind: 'products' as const, search: { name: 'cement' }, email: KELECHI }
    await db.insert(searchAlerts).values({ ...search, confirmedAt: new Date(), name: 'Theirs' })
    await goThrough(newBrowser())
    const [user] = await db.select().from(users).where(eq(users.email, KELECHI))
    expect(await db.select().from(searchAlerts)).toMatchObject([{ userId: user?.id, name: '' }])
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
    await addPassword(user)
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

describe('an account that has the address already', () => {
  async function createAccount(emailVerified: boolean) {
    const row = { name: 'Kelechi of Old', email: KELECHI, emailVerified, pendingEmail: 'next@mail.example' }
    const [user] = await db.insert(users).values(row).returning()
    await addPassword(user)
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
    expect(answer.body).toMatchObject({
      _id: id,
      emailVerified: true,
      hasPassword: false,
      pendingEmail: null,
    })
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
