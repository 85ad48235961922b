import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { breakableLine } from '../../../tests/support/breakable-line.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { watchHealth } from './health.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

it('does not wait behind what keeps every connection of the product busy', async () => {
  const health = watchHealth(database.url)
  await health.isReady()
  const { db } = database
  let busy: Promise<unknown>[] = []
  await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(1)`)
    busy = Array.from({ length: 30 }, async () => db.execute(sql`SELECT pg_advisory_xact_lock_shared(1)`))
    await expect.poll(() => db.$client.waitingCount).toBeGreaterThan(0)
    expect(await health.isReady()).toBe(true)
    expect(db.$client.waitingCount).toBeGreaterThan(0)
  })
  await Promise.all(busy)
  await health.close()
})

it('says no within two seconds where nothing comes back, and asks over a new line after that', {
  tags: ['slow'],
}, async () => {
  const { hostname, port } = new URL(database.url)
  const open: Socket[] = []
  const line = createServer((near) => {
    // The first line is dead, and nobody told either end.
    if (open.push(near) > 1) near.pipe(connect(Number(port), hostname)).pipe(near)
  }).listen(0, '127.0.0.1')
  await once(line, 'listening')
  const address = line.address()
  const url = new URL(database.url)
  url.port = String(address !== null && typeof address === 'object' ? address.port : 0)

  const health = watchHealth(url.href)
  const started = performance.now()
  expect(await Promise.all([health.isReady(), health.isReady()])).toEqual([false, false])
  expect(performance.now() - started).toBeLessThan(2_500)
  expect(open).toHaveLength(1)
  expect(await health.isReady()).toBe(true)
  await health.close()
  for (const socket of open) socket.destroy()
  line.close()
})

it('says yes again as soon as the database is back', async () => {
  const line = await breakableLine(database.url)
  const health = watchHealth(line.url)
  expect(await health.isReady()).toBe(true)
  await line.cut()
  expect(await health.isReady()).toBe(false)
  await line.mend()
  await expect.poll(health.isReady, { timeout: 2_000 }).toBe(true)
  await health.close()
  await line.cut()
})
