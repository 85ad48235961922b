import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { sessions, users, verifications } from '#server/db/schema/accounts.ts'
import {
  CALLBACK,
  createGoogleSignIn,
  messageOf,
  SESSION,
  STATE,
  startProvider,
  UNKNOWN,
} from '../../../tests/support/google-sign-in.ts'
import { countWaiting } from '../../../tests/support/waiting.ts'

const { db, lines, newBrowser, goThrough, reachCallback, post, me, expectVisitor } = await createGoogleSignIn(
  await startProvider(),
)

/** The level in the log. */
const WARN = 40

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
    // Whoever likes can write such lines, so they are no alarm.
    expect(lines.map((line) => JSON.parse(line).level).filter((level) => level > WARN)).toEqual([])
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
