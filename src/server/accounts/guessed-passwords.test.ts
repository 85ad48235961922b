import { describe, expect, it } from 'vitest'
import { createPerson, PASSWORD } from '../../../tests/support/people.ts'
import { apiOn, createTestApi } from '../../../tests/support/test-app.ts'

const { ctx, db, queued } = await createTestApi()

const apiWithDelay = (guessDelayMs: number) =>
  apiOn({ ...ctx, settings: { ...ctx.settings, trustedProxies: 1, guessDelayMs } })

const DELAY_MS = 150
const api = apiWithDelay(DELAY_MS)

async function post(path: string, body: object, address: string, behindProxy = api) {
  const began = performance.now()
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': address }
  const answer = await behindProxy.request(`/api${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  return { status: answer.status, ms: performance.now() - began }
}

const guess = (email: string, address: string, behindProxy = api) =>
  post('/auth/sign-in', { email, password: 'guess after guess' }, address, behindProxy)

async function guessFromMany(email: string, addresses: number) {
  for (let each = 0; each < addresses; each++)
    expect((await guess(email, `102.89.0.${each}`)).status).toBe(401)
}

describe('guesses at one account from many addresses', () => {
  it('are answered slowly, and its owner, who is let in, is told once', async () => {
    const { email, name } = await createPerson(db)
    await guessFromMany(email, 10)
    expect(await queued('mail')).toEqual([])
    await guess(email, '102.89.1.1')
    expect(await queued('mail')).toMatchObject([
      { to: email, greeting: `Hello ${name},`, subject: expect.stringContaining('trying to guess') },
    ])
    expect((await guess(email, '102.89.1.2')).ms).toBeGreaterThanOrEqual(DELAY_MS)
    const owner = await post('/auth/sign-in', { email, password: PASSWORD }, '105.1.1.1')
    expect(owner.status).toBe(200)
    expect(owner.ms).toBeGreaterThanOrEqual(DELAY_MS)
    expect(await queued('mail')).toHaveLength(1)
    // Nobody else waits, or this would take an hour.
    const other = { email: (await createPerson(db)).email, password: PASSWORD }
    expect((await post('/auth/sign-in', other, '105.1.1.1', apiWithDelay(3_600_000))).status).toBe(200)
  })

  it('are no more than one where they come from one address', { tags: ['long'] }, async () => {
    const { email } = await createPerson(db)
    for (let tries = 0; tries < 10; tries++) await guess(email, '102.89.1.1')
    await guessFromMany(email, 9)
    expect(await queued('mail')).toEqual([])
  })

  it('count where an address is confirmed by the password, too', { tags: ['long'] }, async () => {
    const { email } = await createPerson(db)
    const confirm = (address: string) =>
      post('/auth/confirm-code', { email, code: '000000', password: 'a guess' }, address)
    for (let each = 0; each < 11; each++) expect((await confirm(`102.89.0.${each}`)).status).toBe(422)
    expect(await queued('mail')).toHaveLength(1)
    expect((await guess(email, '102.89.1.1')).ms).toBeGreaterThanOrEqual(DELAY_MS)
  })

  it('from a few addresses keep nobody out: of one address two wait at a time, the others are told to come back', async () => {
    const { email } = await createPerson(db)
    await guessFromMany(email, 11)
    // Long enough that the last has come before the first goes on.
    const slow = apiWithDelay(1_500)
    const many = await Promise.all([
      ...Array.from({ length: 8 }, () => guess(email, '102.90.0.1', slow)),
      post('/auth/sign-in', { email, password: PASSWORD }, '105.1.1.1', slow),
    ])
    expect(many.map(({ status }) => status).sort()).toEqual([200, 401, 401, ...Array(6).fill(429)])
  })

  it('at an address that nobody has send no mail', async () => {
    await guessFromMany('nobody@mail.example', 12)
    expect(await queued('mail')).toEqual([])
  })
})
