import { afterEach, describe, expect, it, vi } from 'vitest'
import { sessions, users } from '#server/db/schema/accounts.ts'
import { createPerson } from '../../../tests/support/people.ts'
import { createTestApi, signInAs } from '../../../tests/support/test-app.ts'

const { call, ctx, db, get } = await createTestApi()

/** Every call on an account that somebody makes in their own name. @param id of the account that the call is about */
const CALLS: { method: string; path: (id: string) => string; body?: object; ofOthers: number }[] = [
  { method: 'GET', path: () => '/auth/me', ofOthers: 200 },
  { method: 'POST', path: () => '/auth/resend-confirmation', ofOthers: 200 },
  { method: 'POST', path: () => '/auth/signout-everywhere', ofOthers: 200 },
  { method: 'POST', path: (id) => `/user/update/${id}`, body: { bio: 'Changed' }, ofOthers: 403 },
  { method: 'POST', path: (id) => `/user/export/${id}`, body: {}, ofOthers: 403 },
  { method: 'DELETE', path: (id) => `/user/delete/${id}`, body: {}, ofOthers: 403 },
]

afterEach(() => {
  vi.useRealTimers()
})

describe.each(CALLS)('$method $path', ({ method, path, body, ofOthers }) => {
  const make = (id: string, headers?: Record<string, string>) => call(method, path(id), body, headers)

  it('refuses a visitor', async () => {
    expect((await make((await createPerson(db)).id)).status).toBe(401)
  })

  it('keeps others away', async () => {
    const [owner, other] = [await createPerson(db), await createPerson(db)]
    expect((await make(owner.id, await signInAs(ctx, other))).status).toBe(ofOthers)
    expect((await db.select().from(users)).map(({ bio }) => bio)).toEqual(['', ''])
  })

  it('lets the owner', async () => {
    const owner = await createPerson(db)
    expect((await make(owner.id, await signInAs(ctx, owner))).status).toBe(200)
  })

  it('refuses an expired token, a forged one, and one whose session has ended', async () => {
    const owner = await createPerson(db)
    const headers = await signInAs(ctx, owner)
    const forged = headers.Authorization.replace(/.{5}$/, 'AAAAA')
    expect((await make(owner.id, { Authorization: forged })).status).toBe(401)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 60_000 + 1_000 })
    expect((await make(owner.id, headers)).status).toBe(401)
    vi.useRealTimers()
    await db.delete(sessions)
    expect((await make(owner.id, headers)).status).toBe(401)
    expect(await db.select().from(users)).toHaveLength(1)
  })
})

it('an account that is not there is 404, also for an id of the wrong form', async () => {
  const headers = await signInAs(ctx, await createPerson(db))
  for (const id of ['00000000-0000-4000-8000-000000000000', 'nobody'])
    expect((await call('POST', `/user/update/${id}`, {}, headers)).status).toBe(404)
})

it('a visitor and the owner of an expired token sign out, and see of somebody what everybody sees', async () => {
  const owner = await createPerson(db)
  const headers = await signInAs(ctx, owner)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 60_000 + 1_000 })
  for (const carried of [{}, headers]) {
    expect((await get('/auth/signout', carried)).status).toBe(200)
    const seen = await get(`/user/${owner.id}`, carried)
    expect(seen).toMatchObject({ status: 200, body: { _id: owner.id } })
    expect(seen.body).not.toHaveProperty('email')
  }
})
