import { createApi } from '#server/api/app.ts'
import { authSecretOf } from '#server/auth-secret.ts'
import { createContext } from '#server/create-context.ts'
import { connect } from '#server/db/client.ts'
import { readEnv } from '#server/env.ts'
import { createLog } from '#server/log.ts'
import { NO_METRICS } from '#server/metrics.ts'
import { measureRuns, summarize } from './measurement.ts'
import type { Bench } from './run-bench.ts'
import { percentileCells } from './table.ts'

/** The API without HTTP, for calls whose own time is measured. */
export async function inProcessApi(databaseUrl: string, { defer }: Pick<Bench, 'defer'>) {
  const db = connect(databaseUrl)
  defer(() => db.$client.end())
  const env = readEnv(process.env)
  const secret = await authSecretOf(env)
  const ctx = createContext({ db, log: createLog('silent'), metrics: NO_METRICS, env, secret })
  const api = createApi(ctx)
  /** @throws Error with the answer of a call that fails */
  const call = async (path: string): Promise<void> => {
    const response = await api.request(`/api/${path}`)
    const body = await response.text()
    if (!response.ok) throw new Error(`${path} answers ${response.status}: ${body}`)
  }
  return { ctx, db, call }
}

/** p50, p95 and p99 of one visitor's calls, in milliseconds, as cells of a table; the first call is not measured. */
export async function timeOneVisitor(run: () => Promise<unknown>, seconds: number): Promise<string[]> {
  await run()
  return percentileCells(summarize([await measureRuns(run, { connections: 1, seconds })]))
}
