import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { createApi } from '#server/api/app.ts'
import type { Context } from '#server/api/context.ts'
import { authSecretOf } from '#server/auth-secret.ts'
import { createContext } from '#server/create-context.ts'
import { connect, type Db } from '#server/db/client.ts'
import { sessions } from '#server/db/schema/accounts.ts'
import { readEnv } from '#server/env.ts'
import { createLog } from '#server/log.ts'
import { NO_METRICS } from '#server/metrics.ts'
import { measureRuns, summarize } from './measurement.ts'
import type { Bench } from './run-bench.ts'
import { percentileCells } from './table.ts'

/** What the API works with: of this environment, without a log and metrics. */
export async function quietContext(db: Db): Promise<Context> {
  const env = readEnv(process.env)
  const secret = await authSecretOf(env)
  return createContext({ db, log: createLog('silent'), metrics: NO_METRICS, env, secret })
}

/** The API without HTTP, for calls whose own time is measured. */
export async function inProcessApi(databaseUrl: string, { defer }: Pick<Bench, 'defer'>) {
  const db = connect(databaseUrl)
  defer(() => db.$client.end())
  const ctx = await quietContext(db)
  const api = createApi(ctx)
  /** @throws Error with the answer of a call that fails */
  const call = async (path: string, headers: Record<string, string> = {}): Promise<void> => {
    const response = await api.request(`/api/${path}`, { headers })
    const body = await response.text()
    if (!response.ok) throw new Error(`${path} answers ${response.status}: ${body}`)
  }
  /** What a call carries of this person. */
  const signIn = async (userId: string): Promise<Record<string, string>> => {
    const expiresAt = new Date(Date.now() + 3_600_000)
    const [session] = await db
      .insert(sessions)
      .values({ userId, token: randomUUID(), expiresAt })
      .returning({ id: sessions.id })
    if (!session) throw new Error('No session was stored')
    defer(() => db.delete(sessions).where(eq(sessions.id, session.id)))
    return { Authorization: `Bearer ${await ctx.accessTokens.issue({ userId, sessionId: session.id })}` }
  }
  const request = (path: string, init: RequestInit) => api.request(`/api/${path}`, init)
  return { ctx, db, call, request, signIn }
}

/** The p95 of one visitor's calls, in milliseconds. */
export async function p95OfOneVisitor(run: () => Promise<unknown>, seconds: number): Promise<number> {
  await run()
  return summarize([await measureRuns(run, { connections: 1, seconds })]).p95
}

/** p50, p95 and p99 of one visitor's calls, in milliseconds, as cells of a table; the first call is not measured. */
export async function timeOneVisitor(run: () => Promise<unknown>, seconds: number): Promise<string[]> {
  await run()
  return percentileCells(summarize([await measureRuns(run, { connections: 1, seconds })]))
}
