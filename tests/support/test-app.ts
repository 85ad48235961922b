import { sql } from 'drizzle-orm'
import { afterAll, beforeEach } from 'vitest'
import { createApi } from '#server/api/app.ts'
import { createLog } from '#server/log.ts'
import { createTestDatabase } from './test-database.ts'

type Answer = { status: number; headers: Headers; text: string; body: unknown }

/** The API on a database of its own, for one test file; every test begins with an empty marketplace. */
export async function createTestApi() {
  const { db, url, drop } = await createTestDatabase()
  const { log, lines } = collectingLog()
  const api = createApi({ db, log })
  beforeEach(async () => {
    lines.length = 0
    // Pictures in use first: nobody who owns one of those can be deleted.
    await db.execute(sql`DELETE FROM product_images`)
    await db.execute(sql`DELETE FROM listing_images`)
    await db.execute(sql`DELETE FROM users`)
    await db.execute(sql`DELETE FROM search_words`)
  })
  afterAll(drop)

  /** @param path below /api, with its query string */
  async function get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return answerOf(await api.request(`/api${path}`, { headers }))
  }
  return { api, db, databaseUrl: url, get, lines }
}

export async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text()
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json')
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: isJson ? JSON.parse(text) : undefined,
  }
}

/** A log whose lines a test can read. */
export function collectingLog() {
  const lines: string[] = []
  return { lines, log: createLog('info', { write: (line) => lines.push(line) }) }
}
