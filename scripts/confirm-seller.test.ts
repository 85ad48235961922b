import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { users } from '#server/db/schema/accounts.ts'
import { createProducts, createSeller } from '../tests/support/factories.ts'
import { RUNTIME_ENVIRONMENT } from '../tests/support/runtime-environment.ts'
import { createTestDatabase, type TestDatabase } from '../tests/support/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

async function confirmSeller(...args: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'confirm-seller.ts'), ...args], {
    env: { ...RUNTIME_ENVIRONMENT, DATABASE_URL: database.url },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { out, err, code }
}

it('writes down who confirmed what and when, and lets online what waited', {
  timeout: 60_000,
  tags: ['long'],
}, async () => {
  const { db } = database
  const { id: ownerId, email } = await createSeller(db, { name: 'Ada Blocks' })
  await createProducts(db, Array(60).fill({ ownerId, waitingFor: 'quota' }))
  expect(await confirmSeller(email, 'phone', 'Bola')).toEqual({
    out: 'Ada Blocks: phone confirmed. 60 offers online of 1,000, 0 waiting.\n',
    err: '',
    code: 0,
  })
  const [seller] = await db.select().from(users).where(eq(users.id, ownerId))
  expect(seller).toMatchObject({
    phoneConfirmedAt: expect.any(Date),
    phoneConfirmedBy: 'Bola',
    businessCheckedAt: null,
  })
  expect(await confirmSeller(email, 'address')).toMatchObject({
    code: 2,
    err: expect.stringContaining('phone|business'),
  })
  expect(await confirmSeller('nobody@mail.example', 'business')).toMatchObject({ code: 2 })
})
