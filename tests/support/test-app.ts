import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { afterAll, beforeEach, inject } from 'vitest'
import { createApi } from '#server/api/app.ts'
import type { Context } from '#server/api/context.ts'
import { createContext } from '#server/create-context.ts'
import type { Db } from '#server/db/client.ts'
import { sessions } from '#server/db/schema/accounts.ts'
import { type Env, readEnv } from '#server/env.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { createLog } from '#server/log.ts'
import { NO_METRICS } from '#server/metrics.ts'
import { createTestDatabase } from './test-database.ts'

export const TEST_SECRET = 'known to every test and to nobody else'

type Answer = { status: number; headers: Headers; text: string; body: unknown }

/** Pictures in use first: nobody who owns one of those can be deleted. */
const EMPTIED = [
  ...['product_images', 'listing_images', 'users', 'search_words', 'reports', 'moderation_log'],
  ...['missed_searches', 'lead_devices', 'added_words', 'rate_limits', 'pgboss.job'],
]

/** The API on a database of its own, for one test file; every test begins with an empty marketplace. */
export async function createTestApi() {
  const { db, url, drop } = await createTestDatabase()
  const { log, lines } = collectingLog()
  const ctx = testContext(db, log)
  const api = apiOn(ctx)
  beforeEach(async () => {
    lines.length = 0
    await db.$client.query(EMPTIED.map((table) => `DELETE FROM ${table}`).join(';'))
  })
  afterAll(drop)

  /** @param path below /api, with its query string */
  async function get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return answerOf(await api.request(`/api${path}`, { headers }))
  }
  /** @param body sent as JSON; without one there is none */
  async function call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const json = body === undefined ? undefined : JSON.stringify(body)
    const type: Record<string, string> = json === undefined ? {} : { 'Content-Type': 'application/json' }
    const init = { method, headers: { ...type, ...headers }, ...(json !== undefined && { body: json }) }
    return answerOf(await api.request(`/api${path}`, init))
  }

  /** What waits in the queue under this name, the oldest first. */
  async function queued<Name extends keyof Jobs>(name: Name): Promise<Jobs[Name][]> {
    const { rows } = await db.execute<{ data: Jobs[Name] }>(
      sql`SELECT data FROM pgboss.job WHERE name = ${name} ORDER BY created_on`,
    )
    return rows.map(({ data }) => data)
  }
  return { api, call, ctx, db, databaseUrl: url, get, lines, queued }
}

export const apiOn = (ctx: Context) => createApi(ctx)

/** A session of this person, and what a call of theirs carries. @param secondFactorAt when an admin has given it there */
export async function signInAs(
  { db, accessTokens }: Context,
  { id }: { id: string },
  { secondFactorAt = null }: { secondFactorAt?: Date | null } = {},
) {
  const expiresAt = new Date(Date.now() + 3_600_000)
  const session = { userId: id, token: randomUUID(), expiresAt, secondFactorAt }
  const [stored] = await db.insert(sessions).values(session).returning()
  if (!stored) throw new Error('Nothing was stored')
  const token = await accessTokens.issue({ userId: id, sessionId: stored.id })
  return { Authorization: `Bearer ${token}` }
}

/** What the calls work with, on this database and in a data folder of their own. */
export const testContext = (db: Db, log: Logger, configured: Partial<Env> = {}): Context =>
  createContext({
    db,
    log,
    metrics: NO_METRICS,
    secret: TEST_SECRET,
    env: {
      ...readEnv({ DATA_DIR: mkdtempSync(join(inject('filesDir'), 'data-')) }),
      baseUrl: 'http://localhost',
      ...configured,
    },
  })

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
