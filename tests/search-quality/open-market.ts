import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApi } from '#server/api/app.ts'
import { createContext } from '#server/create-context.ts'
import { connect, type Db } from '#server/db/client.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { seedDemo } from '#server/demo/seed-demo.ts'
import { startEmbeddedPostgres } from '#server/embedded-postgres/embedded-postgres.ts'
import { readEnv } from '#server/env.ts'
import { createLog } from '#server/log.ts'
import { NO_METRICS } from '#server/metrics.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import type { Ask } from './search-api.ts'

const SECRET = 'nobody signs in to this market'

/** The application in this process, on a new database: with the demonstration catalogue, or with what `fill` puts in. */
export async function openMarket(
  fill?: (db: Db) => Promise<void>,
): Promise<{ ask: Ask; close(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'adlm-search-'))
  const env = readEnv({ DATA_DIR: dataDir })
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  await migrateDatabase(postgres.url, join(import.meta.dirname, '../../drizzle'))
  const db = connect(postgres.url)
  if (fill) await fill(db)
  else await seedDemo(db, openStorage(env, SECRET))
  const log = createLog('error', process.stderr)
  const api = createApi(createContext({ db, log, metrics: NO_METRICS, env, secret: SECRET }))
  return {
    ask: async (path) => api.request(`/api${path}`),
    close: async () => {
      await db.$client.end()
      await postgres.stop()
      await rm(dataDir, { recursive: true })
    },
  }
}
