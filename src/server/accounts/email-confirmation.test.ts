import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createCode } from '#server/api/one-time-codes.ts'
import { sessions, users } from '#server/db/schema/accounts.ts'
import { confirmationCodes } from '#server/db/schema/one-time-codes.ts'
import { createSeller } from '../../../tests/support/factories.ts'
import { mailedProofs } from '../../../tests/support/mailed-proofs.ts'
import { CookieJar, createPerson, PASSWORD } from '../../../tests/support/people.ts'
import { createTestApi } from '../../../tests/support/test-app.ts'
import { CONFIRMATION_CODES } from './email-confirmation.ts'

const { call, ctx, db, get, queued } = await createTestApi()

type Headers = Record<string, string>

const post = (path: string, body?: unknown, headers?: Headers) => call('POST', path, body, headers)

/** A browser that has signed up with this address, and what the mail brings to its reader. */
async function signUp(email: string) {
  const browser = new CookieJar()
  browser.keep(await post('/auth/sign-up', { username: 'Ada Blocks', email, password: PASSWORD }))
  return { browser, mail: await newestMail() }
}

async function newestMail() {
  const proof = (await mailedProofs(ctx, (await queued('confirmation-mail')).slice(-1)))[0]
  if (!proof) throw new Error('No mail waits')
  return proof
}

async function signIn(email: string): Promise<CookieJar> {
  const browser = new CookieJar()
  const answer = await post('/auth/sign-in', { email, password: PASSWORD })
  expect(answer.status).toBe(200)
  browser.keep(answer)
  return browser
}

const lives = async (browser: CookieJar) =>
  (await post('/auth/refresh-token', undefined, browser.headers)).status === 200

const confirmed = async (email: string) =>
  (await db.select().from(users).where(eq(users.email, email)))[0]?.emailVerified

const another = (code: string) => (code === '000000' ? '000001' : '000000')

const email = 'ada@mail.example'

/** Both ways to confirm, as somebody with this mail takes them. */
const WAYS = {
  'the link': (mail: { token: string }, more: object, headers?: Headers) =>
    post('/auth/confirm-email', { token: mail.token, ...more }, headers),
  'the code': (mail: { code: string }, more: object, headers?: Headers) =>
    post('/auth/confirm-code', { email, code: mail.code, ...more }, headers),
}

describe.each(Object.entries(WAYS))('an address is confirmed by %s', (_, confirm) => {
  it('in the browser that has signed up, whose cookie is used up by it', async () => {
    const { browser, mail } = await signUp(email)
    const answer = await confirm(mail, {}, browser.headers)
    expect(answer.status).toBe(200)
    browser.keep(answer)
    expect(browser.names()).toEqual(['access_token', 'adlm.session_token', 'signed_in'])
    expect(await confirmed(email)).toBe(true)
  })

  it('which signs in there, without the password', async () => {
    const { browser, mail } = await signUp(email)
    browser.keep(await confirm(mail, {}, browser.headers))
    expect(await get('/auth/me', browser.headers)).toMatchObject({ body: { email, emailVerified: true } })
    expect(await lives(browser)).toBe(true)
  })

  it('and elsewhere with the password, which signs in, too', async () => {
    const { mail } = await signUp(email)
    const elsewhere = new CookieJar()
    elsewhere.keep(await confirm(mail, { password: PASSWORD }))
    expect(await lives(elsewhere)).toBe(true)
  })

  it('in the browser where somebody else is signed in, who stays', async () => {
    const { browser, mail } = await signUp(email)
    const other = await createPerson(db, { email: 'other@mail.example' })
    browser.keep(await post('/auth/sign-in', { email: other.email, password: PASSWORD }))
    const answer = await confirm(mail, {}, browser.headers)
    browser.keep(answer)
    expect(answer.status).toBe(200)
    expect(await confirmed(email)).toBe(true)
    expect(await get('/auth/me', browser.headers)).toMatchObject({ body: { _id: other.id } })
  })

  it('of a suspended account, which nobody is signed in to by it', async () => {
    const { browser, mail } = await signUp(email)
    await db.update(users).set({ suspendedReason: 'A swindle' })
    const answer = await confirm(mail, {}, browser.headers)
    expect(answer).toMatchObject({ status: 403 })
    expect(await db.select().from(sessions)).toEqual([])
  })

  it('in a session of the account, which goes on while every other one ends', async () => {
    const { mail } = await signUp(email)
    const [here, there] = [await signIn(email), await signIn(email)]
    expect((await confirm(mail, {}, here.headers)).status).toBe(200)
    expect([await lives(here), await lives(there)]).toEqual([true, false])
  })

  it('elsewhere with the password, which is asked for; then every session ends', async () => {
    const { mail } = await signUp(email)
    const session = await signIn(email)
    expect(await confirm(mail, {})).toMatchObject({ status: 422, body: { errors: [{ path: 'password' }] } })
    expect(await confirm(mail, { password: 'of somebody else' })).toMatchObject({
      status: 422,
      body: { message: 'The password is not right', errors: [{ path: 'password' }] },
    })
    expect(await confirmed(email)).toBe(false)
    expect((await confirm(mail, { password: PASSWORD })).status).toBe(200)
    expect(await lives(session)).toBe(false)
  })

  it('not in a browser that has signed up with another address, nor in a session of another account', async () => {
    const { mail } = await signUp(email)
    const other = await signUp('other@mail.example')
    const session = await signIn('other@mail.example')
    for (const { headers } of [other.browser, session])
      expect(await confirm(mail, {}, headers)).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'password' }] },
      })
    expect(await confirmed(email)).toBe(false)
  })

  it('not by a cookie that was made up or is too old', async () => {
    const { browser, mail } = await signUp(email)
    const [header, , signature] = browser.get('signed_up')?.split('.') ?? []
    const { id = '' } = (await db.select().from(users))[0] ?? {}
    const claim = Buffer.from(JSON.stringify({ sub: id, exp: 9_999_999_999 })).toString('base64url')
    const forged = { Cookie: `signed_up=${header}.${claim}.${signature}` }
    expect((await confirm(mail, {}, forged)).status).toBe(422)
    expect(await confirmed(email)).toBe(false)
  })

  it('which a stranger who signed up first gains nothing by', async () => {
    const stranger = await signUp(email)
    const session = await signIn(email)
    // The owner reads the mail, knows nothing of the password, and takes the account.
    expect((await confirm(stranger.mail, {})).status).toBe(422)
    expect(stranger.mail.text).toContain('Somebody has opened an account')
    expect(stranger.mail.text).toContain('http://localhost/?auth=reset-password')
    await post('/auth/reset-password', { email })
    const token = await resetToken()
    expect((await post('/auth/new-password', { token, password: 'the owner chose this one' })).status).toBe(
      200,
    )
    expect(await lives(session)).toBe(false)
    expect((await post('/auth/sign-in', { email, password: PASSWORD })).status).toBe(401)
    expect((await confirm(stranger.mail, {}, stranger.browser.headers)).status).toBe(422)
  })
})

async function resetToken(): Promise<string> {
  const { accountMail } = await import('./account-mail.ts')
  const tokens: string[] = []
  const handlers = accountMail(ctx, async ({ link }) => {
    tokens.push((link?.url ?? '').replace(/^.*#token=/, ''))
  })
  const run = { id: 'test', signal: new AbortController().signal }
  for (const job of await queued('reset-mail')) await handlers['reset-mail'](job, run)
  return tokens.at(-1) ?? ''
}

describe('the code', () => {
  const confirm = (code: string, headers: Headers) => post('/auth/confirm-code', { email, code }, headers)

  it('may be typed in groups', async () => {
    const { browser, mail } = await signUp(email)
    const code = ` ${mail.code.slice(0, 3)} ${mail.code.slice(3)} `
    expect((await confirm(code, browser.headers)).status).toBe(200)
  })

  it('is tried five times, however many tries are under way, and then a new one has to be asked for', async () => {
    const { browser, mail } = await signUp(email)
    const tries = Array.from({ length: 12 }, () => confirm(another(mail.code), browser.headers))
    const messages = (await Promise.all(tries)).map(({ body }) => (body as { message: string }).message)
    expect(messages.filter((message) => message.startsWith('The code is not right'))).toHaveLength(5)
    expect(
      messages.filter((message) => message.startsWith('This code is too old or was tried')),
    ).toHaveLength(7)
    expect((await confirm(mail.code, browser.headers)).status).toBe(422)
    expect((await post('/auth/resend-confirmation', undefined, browser.headers)).status).toBe(200)
    const next = await newestMail()
    expect((await confirm(next.code, browser.headers)).status).toBe(200)
  })

  it('of another account is worth nothing, and burns none of its tries', async () => {
    const { browser } = await signUp(email)
    const other = await signUp('other@mail.example')
    expect((await confirm(other.mail.code, browser.headers)).status).toBe(422)
    const answer = await post(
      '/auth/confirm-code',
      { email: 'other@mail.example', code: '000000' },
      browser.headers,
    )
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'password' }] } })
    const rows = await db.select().from(confirmationCodes)
    expect(rows.map(({ tries }) => tries).sort()).toEqual([0, 1])
  })

  it('is stored as a hash with a key, and forgotten once it was used', async () => {
    const { browser, mail } = await signUp(email)
    const [stored] = await db.select().from(confirmationCodes)
    expect(JSON.stringify(stored)).not.toContain(mail.code)
    expect(stored?.codeHash).toHaveLength(43)
    await confirm(mail.code, browser.headers)
    expect(await db.select().from(confirmationCodes)).toEqual([])
  })

  it('is good for an hour', async () => {
    const { browser, mail } = await signUp(email)
    await db.execute(sql`UPDATE confirmation_codes SET expires_at = now()`)
    expect((await confirm(mail.code, browser.headers)).status).toBe(422)
  })

  it('of a former mail gives way to that of the next, and to another address', async () => {
    const { browser, mail } = await signUp(email)
    const { id: userId = '' } = (await db.select().from(users))[0] ?? {}
    await createCode(ctx, CONFIRMATION_CODES, { userId, target: 'new@mail.example' })
    expect((await confirm(mail.code, browser.headers)).status).toBe(422)
  })

  it('confirms no other address of the account than the one that it went to', async () => {
    const { browser } = await signUp(email)
    const { id: userId = '' } = (await db.select().from(users))[0] ?? {}
    const code = await createCode(ctx, CONFIRMATION_CODES, { userId, target: 'new@mail.example' })
    expect((await confirm(code, browser.headers)).status).toBe(422)
    expect((await db.select().from(confirmationCodes))[0]?.tries).toBe(0)
  })

  it('confirms a new address in the session that has asked for it, and ends the others', async () => {
    const person = await createPerson(db, { email })
    const [here, there] = [await signIn(email), await signIn(email)]
    const newEmail = 'new@mail.example'
    const update = { email: newEmail, currentPassword: PASSWORD }
    expect((await post(`/user/update/${person.id}`, update, here.headers)).status).toBe(200)
    const { code } = await newestMail()
    expect((await post('/auth/confirm-code', { email: newEmail, code }, here.headers)).status).toBe(200)
    expect(await get('/auth/me', here.headers)).toMatchObject({
      body: { email: newEmail, emailVerified: true, pendingEmail: null },
    })
    expect(await lives(there)).toBe(false)
  })

  it('says of an unknown address what it says of a known one', async () => {
    await signUp(email)
    const ask = async (address: string, more: object) =>
      (await post('/auth/confirm-code', { email: address, code: '000000', ...more })).body as {
        message: string
      }
    for (const more of [{}, { password: 'a guess' }])
      expect((await ask('nobody@mail.example', more)).message).toBe((await ask(email, more)).message)
  })

  it.each([undefined, '', '12345', '1234567', 'abcdef', '１２３４５６'])('is refused as %j', async (code) => {
    expect(await post('/auth/confirm-code', { email, code })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'code' }] },
    })
  })

  it('is sent five times an hour and ten times a day at most, to the browser that has signed up too', async () => {
    const { browser } = await signUp(email)
    const ask = async () => (await post('/auth/resend-confirmation', undefined, browser.headers)).status
    const hour = async () => [await ask(), await ask(), await ask(), await ask(), await ask()]
    const hourLater = () => db.execute(sql`DELETE FROM rate_limits WHERE key ~ '^confirmation(-to)?:'`)
    expect(await hour()).toEqual([200, 200, 200, 200, 200])
    expect(await ask()).toBe(429)
    await hourLater()
    expect(await hour()).toEqual([200, 200, 200, 200, 200])
    await hourLater()
    expect(await ask()).toBe(429)
    expect((await post('/auth/resend-confirmation')).status).toBe(401)
  })
})

describe('mails that confirm', () => {
  const stranger = 'stranger@mail.example'
  const mailsTo = async (address: string) =>
    (await queued('confirmation-mail')).filter(({ email }) => email === address).length

  it('go to one address six times an hour at most, of however many accounts', async () => {
    for (let account = 0; account < 3; account++) {
      const person = await createPerson(db, { emailVerified: false })
      const { headers } = await signIn(person.email)
      await post(`/user/update/${person.id}`, { email: stranger }, headers)
      for (let more = 0; more < 4; more++) await post('/auth/resend-confirmation', undefined, headers)
    }
    expect(await mailsTo(stranger)).toBe(6)
  })

  it('nor more to one that signs up, is deleted and signs up again', async () => {
    for (let account = 0; account < 3; account++) {
      const { headers } = (await signUp(stranger)).browser
      for (let more = 0; more < 2; more++) await post('/auth/resend-confirmation', undefined, headers)
      await db.delete(users).where(eq(users.email, stranger))
      if ((await mailsTo(stranger)) === 6) break
    }
    expect(
      await post('/auth/sign-up', { username: 'Ada Blocks', email: stranger, password: PASSWORD }),
    ).toMatchObject({ status: 429 })
    expect(await mailsTo(stranger)).toBe(6)
  })
})

it('takes as long to refuse a password for an account that has none as for an address that nobody has', async () => {
  const { email: withoutPassword } = await createSeller(db, { email: 'google@mail.example' })
  const times = new Map<string, number[]>([
    [withoutPassword, []],
    ['nobody@mail.example', []],
  ])
  for (let round = 0; round < 5; round++)
    for (const [email, taken] of times) {
      const began = performance.now()
      expect(await post('/auth/confirm-code', { email, code: '000000', password: 'a guess' })).toMatchObject({
        status: 422,
        body: { message: 'The password is not right' },
      })
      taken.push(performance.now() - began)
    }
  const [ofAccount = 0, ofNobody = 0] = [...times.values()].map(
    (taken) => taken.toSorted((one, other) => one - other)[2],
  )
  expect(ofAccount).toBeGreaterThan(ofNobody / 2)
})

it('takes no session that has ended while the password was checked', async () => {
  const { browser, mail } = await signUp(email)
  const session = await signIn(email)
  await db.delete(sessions)
  expect((await post('/auth/confirm-email', { token: mail.token }, session.headers)).status).toBe(422)
  expect((await post('/auth/confirm-email', { token: mail.token }, browser.headers)).status).toBe(200)
})
