import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { createPerson, PASSWORD } from '../../../tests/support/people.ts'
import { apiOn, createTestApi } from '../../../tests/support/test-app.ts'

const { call, ctx, db } = await createTestApi()

const post = (path: string, body: unknown) => call('POST', path, body)

describe('limits', () => {
  beforeEach(() => db.execute(sql`DELETE FROM rate_limits`))

  it('slow down guesses at one account, and the right password ends the count', async () => {
    const { email } = await createPerson(db)
    const guess = () => post('/auth/sign-in', { email, password: 'guess after guess' })
    for (let tries = 0; tries < 9; tries++) expect((await guess()).status).toBe(401)
    expect((await post('/auth/sign-in', { email, password: PASSWORD })).status).toBe(200)
    for (let tries = 0; tries < 10; tries++) expect((await guess()).status).toBe(401)
    const refused = await guess()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    // Somebody else at the same address signs in to theirs.
    const other = await createPerson(db)
    expect((await post('/auth/sign-in', { email: other.email, password: PASSWORD })).status).toBe(200)
  })

  it('lock nobody out of their account from elsewhere', async () => {
    const { email } = await createPerson(db)
    const behindProxy = apiOn({ ...ctx, settings: { ...ctx.settings, trustedProxies: 1 } })
    const signIn = async (address: string, password: string) => {
      const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': address }
      const body = JSON.stringify({ email, password })
      return (await behindProxy.request('/api/auth/sign-in', { method: 'POST', headers, body })).status
    }
    for (let tries = 0; tries < 10; tries++) expect(await signIn('102.89.1.2', 'a guess')).toBe(401)
    expect(await signIn('102.89.1.2', PASSWORD)).toBe(429)
    expect(await signIn('102.89.9.9', PASSWORD)).toBe(200)
  })

  it('send no more than five reset links an hour to one who asks', async () => {
    const statuses: number[] = []
    for (let tries = 0; tries < 6; tries++)
      statuses.push((await post('/auth/reset-password', { email: 'ada@mail.example' })).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})
