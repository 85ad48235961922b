import { eq, sql } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { connect } from '#server/db/client.ts'
import { accounts, sessions, users } from '#server/db/schema/accounts.ts'
import { CookieJar, createPerson, PASSWORD } from '../../../tests/support/people.ts'
import { answerOf, apiOn, createTestApi, testContext } from '../../../tests/support/test-app.ts'
import { accountMail } from './account-mail.ts'

const { call, ctx, db, get, lines, queued } = await createTestApi()

const post = (path: string, body?: unknown, headers?: Record<string, string>) =>
  call('POST', path, body, headers)

/** A browser in which this person is signed in. */
async function browserOf({ email }: { email: string }): Promise<CookieJar> {
  const jar = new CookieJar()
  const answer = await post('/auth/sign-in', { email, password: PASSWORD })
  expect(answer.status).toBe(200)
  jar.keep(answer)
  return jar
}

/** The links of the mails that wait, as their readers would get them. */
async function linksIn(name: 'confirmation-mail' | 'reset-mail'): Promise<string[]> {
  const links: string[] = []
  const site = { ...ctx, settings: { ...ctx.settings, baseUrl: 'https://adlm.example' } }
  const handlers = accountMail(site, async ({ link }) => {
    if (link) links.push(link.url)
  })
  const run = { id: 'test', signal: new AbortController().signal }
  if (name === 'reset-mail') for (const job of await queued(name)) await handlers[name](job, run)
  else for (const job of await queued(name)) await handlers[name](job, run)
  return links
}

const tokenOf = (link: string | undefined) => new URL(link ?? '').hash.replace('#token=', '')

describe('signing up', () => {
  const ada = { username: 'Ada Blocks', email: 'ada@mail.example', password: 'granite and sharp sand' }

  it('makes an account, signs nobody in, and sends a link that confirms the address', async () => {
    const answer = await post('/auth/sign-up', { ...ada, email: ' Ada@Mail.Example ' })
    expect(answer).toMatchObject({ status: 201, body: { success: true } })
    const [cookie, ...others] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/^signed_up=[\w.-]+; Max-Age=1800; Path=\/api\/auth; HttpOnly; SameSite=Lax$/)
    expect(others).toEqual([])
    const jar = new CookieJar()
    jar.keep(answer)
    expect((await get('/auth/me', jar.headers)).status).toBe(401)
    expect((await post('/auth/refresh-token', undefined, jar.headers)).status).toBe(401)
    const [user] = await db.select().from(users)
    expect(user).toMatchObject({ name: 'Ada Blocks', email: 'ada@mail.example', emailVerified: false })
    const [link] = await linksIn('confirmation-mail')
    expect(link).toMatch(/^https:\/\/adlm\.example\/confirm-email#token=[\w-]{32}$/)
    const token = tokenOf(link)
    expect((await post('/auth/confirm-email', { token }, jar.headers)).status).toBe(200)
    expect((await db.select().from(users))[0]?.emailVerified).toBe(true)
    expect(await post('/auth/confirm-email', { token }, jar.headers)).toMatchObject({ status: 422 })
  })

  it('keeps the password as an Argon2id hash alone', async () => {
    await post('/auth/sign-up', ada)
    const [account] = await db.select().from(accounts)
    expect(account?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(JSON.stringify(await db.execute(sql`SELECT * FROM pgboss.job`))).not.toContain(ada.password)
  })

  it('tells that an address is taken, and changes nothing', async () => {
    const { id } = await createPerson(db, { email: ada.email })
    const answer = await post('/auth/sign-up', { ...ada, email: 'ADA@mail.example' })
    expect(answer).toMatchObject({ status: 409, body: { errors: [{ path: 'email' }] } })
    expect((await db.select().from(users)).map((user) => user.id)).toEqual([id])
    expect(await queued('confirmation-mail')).toEqual([])
  })

  it('makes one account of the same address at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => post('/auth/sign-up', ada)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
    expect(await queued('confirmation-mail')).toHaveLength(1)
  })

  it.each([
    ['username', { username: '' }, 'Username is required'],
    ['username', { username: 'Al' }, 'Username must have 3 to 30 characters'],
    ['username', { username: 'a'.repeat(31) }, 'Username must have 3 to 30 characters'],
    ['username', { username: 'Ada <b>' }, "Username may have letters, digits, spaces and . - _ '"],
    ['email', { email: undefined }, 'Email is required'],
    ['email', { email: 'ada' }, 'Email must be an address such as name@example.com'],
    ['password', { password: '' }, 'Password is required'],
    ['password', { password: '1234567' }, 'Password must have 8 to 128 characters'],
    ['password', { password: 'x'.repeat(129) }, 'Password must have 8 to 128 characters'],
    [
      'password',
      { password: 'Password1' },
      'This password is one of the most common ones. Please choose another.',
    ],
  ])('refuses a wrong %s: %j', async (path, wrong, message) => {
    const answer = await post('/auth/sign-up', { ...ada, ...wrong })
    expect(answer).toMatchObject({ status: 422, body: { message, errors: [{ path, message }] } })
    expect(await db.select().from(users)).toEqual([])
  })
})

describe('signing in', () => {
  it('answers the own view and sets the cookies', async () => {
    const person = await createPerson(db, { mobileNumber: '+2348031234567' })
    const answer = await post('/auth/sign-in', { email: person.email.toUpperCase(), password: PASSWORD })
    expect(answer).toMatchObject({
      status: 200,
      body: {
        _id: person.id,
        email: person.email,
        hasPassword: true,
        pendingEmail: null,
        emailVerified: true,
      },
    })
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
    const cookies = answer.headers.getSetCookie()
    for (const name of ['access_token', 'adlm.session_token']) {
      const cookie = cookies.find((line) => line.startsWith(`${name}=`))
      expect(cookie).toMatch(/HttpOnly/i)
      expect(cookie).toMatch(/SameSite=Lax/i)
    }
    expect(cookies.find((line) => line.startsWith('signed_in='))).not.toMatch(/HttpOnly/i)
  })

  it('sends its cookies by TLS alone where the site has it, and takes them away again', async () => {
    const person = await createPerson(db)
    const secure = apiOn(testContext(db, ctx.log, { baseUrl: 'https://adlm.example' }))
    const jar = new CookieJar()
    const headers = { 'Content-Type': 'application/json' }
    const body = JSON.stringify({ email: person.email, password: PASSWORD })
    const signedIn = await secure.request('/api/auth/sign-in', { method: 'POST', headers, body })
    jar.keep(signedIn)
    expect(jar.names()).toEqual(['__Secure-adlm.session_token', 'access_token', 'signed_in'])
    const signedOut = await secure.request('/api/auth/signout', { headers: jar.headers })
    jar.keep(signedOut)
    expect(jar.names()).toEqual([])
    for (const answer of [signedIn, signedOut])
      for (const cookie of answer.headers.getSetCookie()) expect(cookie).toContain('; Secure')
  })

  it('says the same of a wrong password and of an unknown address', async () => {
    const { email } = await createPerson(db)
    const wrong = await post('/auth/sign-in', { email, password: 'not the password' })
    const unknown = await post('/auth/sign-in', { email: 'nobody@mail.example', password: PASSWORD })
    for (const answer of [wrong, unknown]) {
      expect(answer).toMatchObject({
        status: 401,
        body: { message: 'Invalid email or password', errors: [] },
      })
      expect(answer.headers.getSetCookie()).toEqual([])
    }
  })

  it('keeps no token that a reader of the database could use', async () => {
    const jar = await browserOf(await createPerson(db))
    const [session] = await db.select().from(sessions)
    const [token] = decodeURIComponent(jar.get('adlm.session_token') ?? '').split('.')
    expect(token).toHaveLength(32)
    expect(session?.token).not.toBe(token)
    // Nor, as the privacy policy says, from where and with what somebody has signed in.
    expect([session?.ipAddress, session?.userAgent].filter(Boolean)).toEqual([])
    const jar2 = { Cookie: `adlm.session_token=${session?.token}` }
    expect((await post('/auth/refresh-token', undefined, jar2)).status).toBe(401)
  })

  it('ends the session that this browser had', async () => {
    const jar = await browserOf(await createPerson(db))
    const other = await createPerson(db)
    jar.keep(await post('/auth/sign-in', { email: other.email, password: PASSWORD }, jar.headers))
    expect((await db.select().from(sessions)).map(({ userId }) => userId)).toEqual([other.id])
    expect(await get('/auth/me', jar.headers)).toMatchObject({ body: { _id: other.id } })
  })
})

describe('sessions', () => {
  it('gives a new access token for the session when the old one is gone', async () => {
    const person = await createPerson(db)
    const jar = await browserOf(person)
    jar.delete('access_token')
    expect((await get('/auth/me', jar.headers)).status).toBe(401)
    const refreshed = await post('/auth/refresh-token', undefined, jar.headers)
    expect(refreshed).toMatchObject({ status: 200, body: { access_token: expect.any(String) } })
    const { access_token: token } = refreshed.body as { access_token: string }
    expect(await get('/auth/me', { Authorization: `Bearer ${token}` })).toMatchObject({
      body: { _id: person.id },
    })
    jar.keep(refreshed)
    expect((await get('/auth/me', jar.headers)).status).toBe(200)
  })

  it('gives none to a visitor, nor for a session that a sign-in has replaced, whose cookies it leaves alone', async () => {
    expect((await post('/auth/refresh-token')).status).toBe(401)
    const former = await browserOf(await createPerson(db))
    const mark = former.get('signed_in')
    const { email } = await createPerson(db)
    const signedIn = await post('/auth/sign-in', { email, password: PASSWORD }, former.headers)
    const late = await post('/auth/refresh-token', undefined, former.headers)
    expect(late.status).toBe(401)
    expect(late.headers.getSetCookie()).toEqual([])
    former.keep(signedIn)
    expect(former.get('signed_in')).toMatch(/^\w{8}$/)
    expect(former.get('signed_in')).not.toBe(mark)
  })

  it('refuses a cookie and a bearer token that name different people', async () => {
    const [one, other] = [await browserOf(await createPerson(db)), await browserOf(await createPerson(db))]
    const headers = { ...one.headers, Authorization: `Bearer ${other.get('access_token')}` }
    expect((await get('/auth/me', headers)).status).toBe(401)
  })

  it.each(['POST', 'GET'])(
    'signs out by %s: the session, the access token and the cookies are gone at once',
    async (method) => {
      const jar = await browserOf(await createPerson(db))
      const before = jar.headers
      jar.keep(
        await (method === 'POST' ? post('/auth/signout', undefined, before) : get('/auth/signout', before)),
      )
      expect(jar.names()).toEqual([])
      expect((await get('/auth/me', before)).status).toBe(401)
      expect((await post('/auth/refresh-token', undefined, before)).status).toBe(401)
    },
  )

  it('signs out a client that has the bearer token alone', async () => {
    const jar = await browserOf(await createPerson(db))
    const bearer = { Authorization: `Bearer ${jar.get('access_token')}` }
    expect((await get('/auth/signout', bearer)).status).toBe(200)
    expect((await get('/auth/me', bearer)).status).toBe(401)
  })

  it('signs out everywhere', async () => {
    const person = await createPerson(db)
    const [here, there] = [await browserOf(person), await browserOf(person)]
    expect((await post('/auth/signout-everywhere', undefined, here.headers)).status).toBe(200)
    expect((await get('/auth/me', there.headers)).status).toBe(401)
    expect((await post('/auth/refresh-token', undefined, there.headers)).status).toBe(401)
  })

  it.each(['same-origin', 'none'])('is signed out by no link, from %s', async (site) => {
    const jar = await browserOf(await createPerson(db))
    const byLink = { ...jar.headers, 'Sec-Fetch-Site': site, 'Sec-Fetch-Mode': 'navigate' }
    expect((await get('/auth/signout', byLink)).status).toBe(403)
    expect((await get('/auth/me', jar.headers)).status).toBe(200)
  })

  it('refuses what another site makes the browser send', async () => {
    const jar = await browserOf(await createPerson(db))
    const foreign: Record<string, string>[] = [
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
    ]
    for (const headers of foreign) {
      expect((await get('/auth/signout', { ...jar.headers, ...headers })).status).toBe(403)
      expect((await post('/auth/signout', undefined, { ...jar.headers, ...headers })).status).toBe(403)
      expect((await post('/auth/signout-everywhere', undefined, { ...jar.headers, ...headers })).status).toBe(
        403,
      )
    }
    expect((await get('/auth/me', { ...jar.headers, 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200)
  })
})

describe('while the database is away', () => {
  const away = apiOn(testContext(connect('postgres://nobody@127.0.0.1:1/nothing'), ctx.log))
  const ask = async (method: string, path: string, headers: Record<string, string>) =>
    answerOf(await away.request(`/api/auth${path}`, { method, headers }))

  it.each([
    ['POST', '/refresh-token'],
    ['GET', '/signout'],
    ['GET', '/me'],
  ])('%s %s says so, and the browser keeps its session', async (method, path) => {
    const jar = await browserOf(await createPerson(db))
    const answer = await ask(method, path, jar.headers)
    expect(answer.status).toBe(503)
    expect(answer.headers.get('Retry-After')).toBe('5')
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(lines.join('')).toContain('ECONNREFUSED')
  })

  it('a session is not left while its cookie alone is known', async () => {
    const jar = await browserOf(await createPerson(db))
    jar.delete('access_token')
    expect((await ask('GET', '/signout', jar.headers)).status).toBe(503)
    expect((await get('/auth/signout', jar.headers)).status).toBe(200)
    expect(await db.select().from(sessions)).toEqual([])
  })
})

describe('a forgotten password', () => {
  it('is replaced by the link: every session ends, the address is proved', async () => {
    const person = await createPerson(db, { emailVerified: false, pendingEmail: 'thief@mail.example' })
    await db.insert(accounts).values({ userId: person.id, accountId: 'of the thief', providerId: 'google' })
    const jar = await browserOf(person)
    expect((await post('/auth/reset-password', { email: person.email })).status).toBe(200)
    const [link] = await linksIn('reset-mail')
    const password = 'a new password for the site'
    const token = tokenOf(link)
    expect((await post('/auth/new-password', { token, password })).status).toBe(200)
    expect((await post('/auth/refresh-token', undefined, jar.headers)).status).toBe(401)
    expect((await post('/auth/sign-in', { email: person.email, password: PASSWORD })).status).toBe(401)
    expect((await post('/auth/sign-in', { email: person.email, password })).status).toBe(200)
    expect((await post('/auth/new-password', { token, password })).status).toBe(422)
    const [after] = await db.select().from(users)
    expect(after).toMatchObject({ emailVerified: true, pendingEmail: null })
    expect(await db.select().from(accounts)).toMatchObject([{ providerId: 'credential' }])
    expect(await queued('mail')).toMatchObject([{ to: person.email }])
  })

  it('is replaced once: the other links that were sent replace the new one no more', async () => {
    const { email } = await createPerson(db)
    for (let time = 0; time < 2; time++) await post('/auth/reset-password', { email })
    const [first, second] = (await linksIn('reset-mail')).map(tokenOf)
    const password = 'a new password for the site'
    expect((await post('/auth/new-password', { token: second, password })).status).toBe(200)
    const late = await post('/auth/new-password', { token: first, password: 'of whoever kept the other' })
    expect(late.status).toBe(422)
    expect((await post('/auth/sign-in', { email, password })).status).toBe(200)
  })

  it('answers the same whether the address is known or not, and sends nothing to an unknown one', async () => {
    const { email } = await createPerson(db)
    const known = await post('/auth/reset-password', { email })
    const unknown = await post('/auth/reset-password', { email: 'nobody@mail.example' })
    expect(unknown.status).toBe(known.status)
    expect(unknown.body).toEqual(known.body)
    expect(await linksIn('reset-mail')).toHaveLength(1)
  })

  it('is mailed three times an hour at most, from wherever it is asked for, and the answer does not tell', async () => {
    const { email } = await createPerson(db)
    ctx.settings.trustedProxies = 1
    onTestFinished(() => {
      ctx.settings.trustedProxies = 0
    })
    for (let network = 1; network < 9; network++) {
      const from = { 'X-Forwarded-For': `2001:db8:1:${network}::1` }
      expect((await call('POST', '/auth/reset-password', { email }, from)).status).toBe(200)
    }
    expect(await queued('reset-mail')).toHaveLength(3)
  })

  it('keeps the link when the new password is refused', async () => {
    const { email } = await createPerson(db)
    await post('/auth/reset-password', { email })
    const [link] = await linksIn('reset-mail')
    const token = tokenOf(link)
    expect((await post('/auth/new-password', { token, password: 'password1' })).status).toBe(422)
    expect((await post('/auth/new-password', { token, password: 'a much better one' })).status).toBe(200)
  })

  it('refuses what can be no link', async () => {
    const password = 'a new password for the site'
    for (const token of ['nothing', 'a\0b', '\ud800'])
      expect((await post('/auth/new-password', { token, password })).status).toBe(422)
  })

  it('refuses a link that is too old, or of another kind', async () => {
    const { email } = await createPerson(db)
    await post('/auth/reset-password', { email })
    const [link] = await linksIn('reset-mail')
    const token = tokenOf(link)
    expect((await post('/auth/confirm-email', { token })).status).toBe(422)
    await db.execute(sql`UPDATE verifications SET expires_at = now() - interval '1 second'`)
    expect((await post('/auth/new-password', { token, password: 'too late for this' })).status).toBe(422)
  })
})

it('logs no password, token or hash', async () => {
  const person = await createPerson(db)
  const jar = await browserOf(person)
  await post('/auth/sign-in', { email: person.email, password: 'wrong and secret' })
  await post('/auth/new-password', { token: 'no-such-token', password: 'another secret one' })
  const log = lines.join('')
  const [account] = await db.select().from(accounts).where(eq(accounts.userId, person.id))
  for (const secret of ['wrong and secret', 'another secret one', jar.get('access_token'), account?.password])
    expect(log).not.toContain(secret)
})
