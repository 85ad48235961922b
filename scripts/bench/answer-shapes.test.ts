import { afterAll, expect, it, vi } from 'vitest'
import { createTestDatabase } from '../../tests/support/test-database.ts'
import { answerShapes } from './answer-shapes.ts'
import { readCalls } from './calls.ts'
import { fillCatalogue } from './generated-catalogue.ts'
import { connectWithoutDrizzle, recordCalls, replay } from './recorded-call.ts'

// The test runner's own.
vi.stubEnv('BASE_URL', undefined)
vi.stubEnv('AUTH_SECRET', 'of a database that is gone in a minute')
const { url, drop } = await createTestDatabase()
await fillCatalogue(url, { products: 600, listings: 200 }, () => undefined)
const pool = connectWithoutDrizzle(url)
afterAll(async () => {
  await pool.end()
  await drop()
})

const recorded = await recordCalls(url, await readCalls(pool))

it.each(recorded)('the bare server of the benchmark answers $name as the product does', async (call) => {
  expect(JSON.stringify(answerShapes[call.shape](await replay(pool, call)))).toBe(call.body)
})
