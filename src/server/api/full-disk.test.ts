import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { users } from '#server/db/schema/accounts.ts'
import { FULL_DISK_SECONDS, noRoom } from '#server/disk-space.ts'
import { createProduct, createSeller } from '../../../tests/support/factories.ts'
import { answerOf, apiOn, createTestApi, signInAs } from '../../../tests/support/test-app.ts'

const { ctx, db, call } = await createTestApi()

const enquiry = {
  name: 'Ada',
  email: 'ada@mail.example',
  topic: 'Cement',
  message: 'Do you deliver to Kano?',
}

const refusal = {
  status: 503,
  body: { code: 'unavailable', message: expect.stringMatching(/^We have no room to save anything/) },
}

/** The API as it is while the disk is full. */
const full = apiOn({
  ...ctx,
  disk: {
    isFull: async () => true,
    assertRoom: async () => {
      throw noRoom()
    },
    reportFull: () => undefined,
  },
})
const ask = async (method: string, path: string, init: RequestInit = {}) =>
  answerOf(await full.request(`/api${path}`, { method, ...init }))

/** PostgreSQL's own error, from a trigger in place of a disk. */
async function withFullTable(table: string, work: () => Promise<void>): Promise<void> {
  await db.execute(sql`CREATE FUNCTION out_of_room() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$`)
  await db.execute(
    sql.raw(`CREATE TRIGGER out_of_room BEFORE INSERT ON ${table} EXECUTE FUNCTION out_of_room()`),
  )
  try {
    await work()
  } finally {
    await db.execute(sql`DROP FUNCTION out_of_room CASCADE`)
  }
}

describe('while the disk is full', () => {
  it('what would be stored is refused before it is read, and when to come back is said', async () => {
    for (const [method, path] of [
      ['POST', '/enquiry'],
      ['POST', '/auth/sign-in'],
      ['POST', '/product/create'],
      ['PUT', '/upload/file'],
      ['DELETE', '/user/listings'],
    ] as const) {
      const answer = await ask(method, path)
      expect(answer).toMatchObject(refusal)
      expect(answer.headers.get('Retry-After')).toBe(String(FULL_DISK_SECONDS))
    }
  })

  it('reads go on, also for who is signed in', async () => {
    const seller = await createSeller(db)
    const headers = await signInAs(ctx, seller)
    const product = await createProduct(db, { ownerId: seller.id })
    for (const path of ['/product/getCat', `/product/get/${product.id}`, '/auth/me'])
      expect(await ask('GET', path, { headers })).toMatchObject({ status: 200 })
    // Nothing is stored for a new access token; here nobody is signed in by cookie.
    expect(await ask('POST', '/auth/refresh-token')).toMatchObject({ status: 401 })
    expect(await ask('GET', '/auth/signout')).toMatchObject({ status: 200 })
  })
})

describe('a write that fails for want of room', () => {
  it('of the database is 503, stores nothing, and speaks for the next ones', async () => {
    await withFullTable('enquiries', async () => {
      const answer = await call('POST', '/enquiry', enquiry)
      expect(answer).toMatchObject(refusal)
      expect(answer.headers.get('Retry-After')).toBe(String(FULL_DISK_SECONDS))
      expect(await ctx.disk.isFull()).toBe(true)
    })
  })

  it.each(['users', 'accounts'])('of a new account (%s) is 503, and there is no account', async (table) => {
    const roomy = apiOn({ ...ctx, disk: { ...ctx.disk, assertRoom: async () => undefined } })
    const account = { username: 'Ada', email: 'ada@mail.example', password: 'nine-inch-blocks-by-the-lagoon' }
    const init = {
      method: 'POST',
      body: JSON.stringify(account),
      headers: { 'Content-Type': 'application/json' },
    }
    await withFullTable(table, async () => {
      expect((await roomy.request('/api/auth/sign-up', init)).status).toBe(503)
    })
    expect(await db.$count(users)).toBe(0)
  })

  it.each(['ENOSPC', 'EDQUOT'])('of the pictures (%s) is 503', async (code) => {
    const storage = {
      ...ctx.storage,
      receiveUpload: () => Promise.reject(Object.assign(new Error('write'), { code })),
    }
    let reported = 0
    const disk = {
      ...ctx.disk,
      assertRoom: async () => undefined,
      reportFull: () => {
        reported += 1
      },
    }
    const answer = answerOf(
      await apiOn({ ...ctx, storage, disk }).request('/api/upload/file', { method: 'PUT' }),
    )
    expect(await answer).toMatchObject(refusal)
    expect(reported).toBe(1)
  })
})
