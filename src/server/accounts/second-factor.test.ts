import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { SecondFactorSetup } from '#domain/accounts/account-schema.ts'
import { accounts, sessions, twoFactors, users } from '#server/db/schema/accounts.ts'
import { authenticatorApp } from '../../../tests/support/authenticator-app.ts'
import { CookieJar, createPerson, PASSWORD } from '../../../tests/support/people.ts'
import { createTestApi, signInAs } from '../../../tests/support/test-app.ts'
import { waitingForLocks } from '../../../tests/support/test-database.ts'
import { createLinkToken } from './link-tokens.ts'
import { passwordFingerprint } from './passwords.ts'
import { resetSecondFactor } from './second-factor-reset.ts'

// Codes change every half a minute: a test that begins in one and ends in the next would be about another code.
vi.useFakeTimers({ toFake: ['Date'] })
afterAll(() => {
  vi.useRealTimers()
})

const { api, call, ctx, db, get, lines, queued } = await createTestApi()

const email = 'desk@mail.example'
ctx.settings.adminEmails = [email]

type Headers = Record<string, string>

const createAdmin = () => createPerson(db, { email, name: 'Desk' })

async function signIn(): Promise<CookieJar> {
  const jar = new CookieJar()
  jar.keep(await call('POST', '/auth/sign-in', { email, password: PASSWORD }))
  return jar
}

const setUp = (headers: Headers, body: object = { currentPassword: PASSWORD }) =>
  call('POST', '/auth/second-factor/set-up', body, headers)
const give = (code: string, headers: Headers) => call('POST', '/auth/second-factor', { code }, headers)

/** An admin in whose browser an app was connected just now. */
async function enrolled() {
  await createAdmin()
  const browser = await signIn()
  const answer = await setUp(browser.headers)
  expect(answer.status).toBe(200)
  const { secret, recoveryCodes } = answer.body as SecondFactorSetup
  const app = authenticatorApp(secret)
  expect((await give(await app.code(-1), browser.headers)).status).toBe(200)
  return { browser, app, recoveryCodes }
}

/** Ten wrong codes of the app, and one that is refused, in each of so many quarters of an hour. */
async function guessFor(quarterHours: number, { headers }: CookieJar): Promise<void> {
  for (let each = 0; each < quarterHours; each++) {
    await db.execute(sql`DELETE FROM rate_limits WHERE key LIKE 'second-factor:%'`)
    for (let tries = 0; tries < 11; tries++) await give('000000', headers)
  }
  await db.execute(sql`DELETE FROM rate_limits WHERE key LIKE 'second-factor:%'`)
}

const isAdmin = async (headers: Headers) => (await get('/admin/reports', headers)).status === 200

describe('the admins’ calls', () => {
  const calls = [...new Set(api.routes.map(({ method, path }) => `${method} ${path}`))]
    .filter((each) => /^(GET|POST|PUT|PATCH|DELETE) \/api\/admin\/[^*]/.test(each))
    .map((each) => each.replace('/api', '').split(' ') as [string, string])

  it('are all that the router has', () => {
    expect(calls.length).toBeGreaterThanOrEqual(5)
  })

  it('ask for the second factor, however one has signed in', async () => {
    const admin = await createAdmin()
    await db.insert(accounts).values({ userId: admin.id, accountId: 'desk at google', providerId: 'google' })
    const unconfirmed = await createPerson(db, { email: 'second@mail.example', emailVerified: false })
    ctx.settings.adminEmails = [email, unconfirmed.email]
    onTestFinished(() => {
      ctx.settings.adminEmails = [email]
    })
    const others = {
      'by Google': await signInAs(ctx, admin),
      'by password': (await signIn()).headers,
      'no admin': await signInAs(ctx, await createPerson(db), { secondFactorAt: new Date() }),
      'no confirmed address': await signInAs(ctx, unconfirmed),
      nobody: {},
    }
    const given = await signInAs(ctx, admin, { secondFactorAt: new Date() })
    const give = 'Give your second factor first, at /second-factor'
    for (const [method, path] of calls) {
      const answered = async (headers: Headers) => {
        const { status, body } = await call(method, path, method === 'GET' ? undefined : {}, headers)
        return [status, (body as { message?: string } | undefined)?.message]
      }
      const answers = Object.entries(others).map(async ([who, headers]) => [who, await answered(headers)])
      expect({ method, path, ...Object.fromEntries(await Promise.all(answers)) }).toEqual({
        method,
        path,
        'by Google': [403, give],
        'by password': [403, give],
        'no admin': [403, 'Only for admins'],
        'no confirmed address': [403, expect.any(String)],
        nobody: [401, expect.any(String)],
      })
      expect((await answered(given))[0], `${method} ${path}`).not.toBe(403)
    }
  })
})

describe('connecting an app', () => {
  it('makes this session an admin’s, and no other, and tells the owner by mail', async () => {
    const { browser } = await enrolled()
    expect(await isAdmin(browser.headers)).toBe(true)
    expect(await isAdmin((await signIn()).headers)).toBe(false)
    expect(await get('/auth/second-factor', browser.headers)).toMatchObject({
      body: { enrolled: true, given: true },
    })
    expect(await queued('mail')).toMatchObject([
      { to: email, subject: expect.stringContaining('second factor') },
    ])
  })

  it('takes the password, so that a session that was stolen connects nothing', async () => {
    await createAdmin()
    const { headers } = await signIn()
    for (const body of [{}, { currentPassword: 'a guess' }])
      expect(await setUp(headers, body)).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'currentPassword' }] },
      })
    expect(await db.select().from(twoFactors)).toEqual([])
  })

  it('takes a sign-in of just now from who came by Google alone', async () => {
    const admin = await createAdmin()
    const { headers } = await signIn()
    await db.update(accounts).set({ providerId: 'google' }).where(eq(accounts.userId, admin.id))
    await db.execute(sql`UPDATE sessions SET created_at = now() - interval '16 minutes'`)
    expect((await setUp(headers, {})).status).toBe(403)
    await db.execute(sql`UPDATE sessions SET created_at = now() - interval '14 minutes'`)
    expect((await setUp(headers, {})).status).toBe(200)
  })

  it('counts for nothing before a code of it is given, and can be begun anew until then', async () => {
    await createAdmin()
    const { headers } = await signIn()
    const first = (await setUp(headers)).body as SecondFactorSetup
    expect(first.uri).toMatch(/^otpauth:\/\/totp\/ADLM:desk%40mail\.example\?secret=/)
    expect(await get('/auth/second-factor', headers)).toMatchObject({
      body: { enrolled: false, given: false },
    })
    expect((await give(first.recoveryCodes[0] ?? '', headers)).status).toBe(422)
    const second = (await setUp(headers)).body as SecondFactorSetup
    expect((await give(await authenticatorApp(first.secret).code(), headers)).status).toBe(422)
    expect((await give(await authenticatorApp(second.secret).code(), headers)).status).toBe(200)
    expect((await setUp(headers)).status).toBe(409)
  })

  it('stores the secret and the recovery codes encrypted', async () => {
    await createAdmin()
    const { headers } = await signIn()
    const { secret, recoveryCodes } = (await setUp(headers)).body as SecondFactorSetup
    const stored = JSON.stringify(await db.select().from(twoFactors)) + lines.join('')
    for (const plain of [secret, ...recoveryCodes]) expect(stored).not.toContain(plain)
    expect(recoveryCodes).toHaveLength(10)
  })

  it('is for admins alone', async () => {
    const { email: other } = await createPerson(db)
    const jar = new CookieJar()
    jar.keep(await call('POST', '/auth/sign-in', { email: other, password: PASSWORD }))
    expect((await setUp(jar.headers)).status).toBe(403)
    expect((await give('123456', jar.headers)).status).toBe(403)
    expect((await get('/auth/second-factor', jar.headers)).status).toBe(403)
  })
})

describe('a code', () => {
  it('is taken once, in whatever session, and after it no earlier one', async () => {
    const { app } = await enrolled()
    const [one, two] = [(await signIn()).headers, (await signIn()).headers]
    const code = await app.code()
    expect((await give(await app.code(-1), one)).status).toBe(422)
    const answers = await Promise.all([give(code, one), give(code, two)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    const late = answers[0]?.status === 200 ? two : one
    expect(await give(code, late)).toMatchObject({
      body: { message: 'This code has been used. Wait for the next one.' },
    })
    expect((await give(await app.code(1), late)).status).toBe(200)
  })

  it('of recovery is taken once', async () => {
    const { recoveryCodes } = await enrolled()
    const [one, two] = [(await signIn()).headers, (await signIn()).headers]
    const [code = '', next = ''] = recoveryCodes
    // Neither finds its row before both have asked for it.
    const given = await db.transaction(async (tx) => {
      await tx.select().from(twoFactors).for('update')
      const calls = [give(code, one), give(code, two)]
      await expect.poll(() => waitingForLocks(db), { timeout: 10_000 }).toBe(2)
      return { calls }
    })
    const answers = await Promise.all(given.calls)
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    const late = answers[0]?.status === 200 ? two : one
    expect((await give(code, late)).status).toBe(422)
    expect((await give(next, late)).status).toBe(200)
    expect([await isAdmin(one), await isAdmin(two)]).toEqual([true, true])
  })

  it('is tried ten times in a quarter of an hour, wherever from', async () => {
    const { app, browser } = await enrolled()
    const another = await signIn()
    const statuses: number[] = []
    for (let tries = 0; tries < 10; tries++)
      statuses.push((await give('000000', (tries % 2 ? browser : another).headers)).status)
    expect(statuses).toEqual([...Array(9).fill(422), 429])
    expect((await give(await app.code(1), (await signIn()).headers)).status).toBe(429)
  })

  it('is tried thirty times a day, and the owner is told of it by one mail', async () => {
    const { app, browser } = await enrolled()
    await guessFor(1, browser)
    const told = { to: email, subject: expect.stringContaining('trying codes') }
    expect((await queued('mail')).slice(1)).toMatchObject([told])
    await guessFor(2, browser)
    expect((await give(await app.code(1), browser.headers)).status).toBe(429)
    expect((await queued('mail')).slice(1)).toMatchObject([told])
  })

  it('of the app is not tried more often by who sets a new password', async () => {
    const { app, browser } = await enrolled()
    await guessFor(3, browser)
    const [user] = await db.select().from(users)
    const claim = { userId: user?.id ?? '', email, replaces: await passwordFingerprint(db, user?.id ?? '') }
    const token = await createLinkToken(ctx, 'new-password', claim)
    expect((await call('POST', '/auth/new-password', { token, password: PASSWORD })).status).toBe(200)
    expect((await give(await app.code(1), (await signIn()).headers)).status).toBe(429)
  })

  it('of recovery lets the owner in whom guesses have locked out', async () => {
    const { browser, recoveryCodes } = await enrolled()
    await guessFor(3, browser)
    for (let tries = 0; tries < 20; tries++)
      expect((await give(`wrong-${tries}`, browser.headers)).status).toBe(422)
    expect((await give(recoveryCodes[0] ?? '', browser.headers)).status).toBe(429)
    const { headers } = await signIn()
    expect((await give(recoveryCodes[0] ?? '', headers)).status).toBe(200)
    expect(await isAdmin(headers)).toBe(true)
  })

  it('opens the session whose token gives it, and no other', async () => {
    const { recoveryCodes } = await enrolled()
    const [one, other] = [await signIn(), await signIn()]
    const bearer = { Authorization: `Bearer ${one.get('access_token')}` }
    expect((await give(recoveryCodes[0] ?? '', bearer)).status).toBe(200)
    expect([await isAdmin(bearer), await isAdmin(other.headers)]).toEqual([true, false])
  })
})

describe('a second factor that is lost', () => {
  it('is taken away by whoever runs the site, with what it has opened and the tries of whoever has the phone', async () => {
    const { browser } = await enrolled()
    for (let tries = 0; tries < 10; tries++) await give('000000', browser.headers)
    await resetSecondFactor(db, ctx.limits, email)
    expect(await isAdmin(browser.headers)).toBe(false)
    expect(await db.select().from(twoFactors)).toEqual([])
    const { body } = await setUp(browser.headers)
    const app = authenticatorApp((body as SecondFactorSetup).secret)
    expect((await give(await app.code(0), browser.headers)).status).toBe(200)
  })

  it('is not, where there is none', async () => {
    await expect(resetSecondFactor(db, ctx.limits, 'nobody@mail.example')).rejects.toThrow(
      'There is no account',
    )
    await createAdmin()
    await expect(resetSecondFactor(db, ctx.limits, email)).rejects.toThrow('has no second factor')
  })

  it('stays when the password is replaced: who reads the mail alone is no admin', async () => {
    await enrolled()
    await db.delete(sessions)
    expect(await isAdmin((await signIn()).headers)).toBe(false)
    expect(await db.select().from(twoFactors)).toHaveLength(1)
  })

  it('is given before the account goes or gets another address: who reads the mail alone does not sign up anew', async () => {
    const { browser } = await enrolled()
    const [user] = await db.select().from(users)
    const { headers } = await signIn()
    const change = (by: Headers) =>
      call('POST', `/user/update/${user?.id}`, { email: 'thief@mail.example', currentPassword: PASSWORD }, by)
    const remove = (by: Headers) =>
      call('DELETE', `/user/delete/${user?.id}`, { currentPassword: PASSWORD }, by)
    expect([(await change(headers)).status, (await remove(headers)).status]).toEqual([403, 403])
    expect(await db.select().from(users)).toMatchObject([{ pendingEmail: null }])
    expect([(await change(browser.headers)).status, (await remove(browser.headers)).status]).toEqual([
      200, 200,
    ])
  })
})
