import { afterAll, expect, it } from 'vitest'
import { sessions, users, verifications } from '#server/db/schema/accounts.ts'
import { rateLimits } from '#server/db/schema/rate-limits.ts'
import { createTestDatabase } from '../../../tests/support/test-database.ts'
import { removeExpired } from './remove-expired.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)

it('takes away what is over, and leaves the rest', async () => {
  const times = { over: new Date(Date.now() - 1_000), open: new Date(Date.now() + 60_000) }
  const [user] = await db.insert(users).values({ name: 'Ada', email: 'ada@shop.example' }).returning()
  for (const [name, at] of Object.entries(times)) {
    await db.insert(sessions).values({ userId: user?.id ?? '', token: name, expiresAt: at })
    await db.insert(verifications).values({ identifier: name, value: '', expiresAt: at })
    await db.insert(rateLimits).values({ key: name, points: 1, expire: at })
  }
  await removeExpired(db)
  expect((await db.select().from(sessions)).map(({ token }) => token)).toEqual(['open'])
  expect((await db.select().from(verifications)).map(({ identifier }) => identifier)).toEqual(['open'])
  expect((await db.select().from(rateLimits)).map(({ key }) => key)).toEqual(['open'])
})
