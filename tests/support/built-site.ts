import { execFile } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, inject } from 'vitest'
import { connect, type Db } from '#server/db/client.ts'
import type * as entry from '#server/entry.ts'
import { readEnv } from '#server/env.ts'
import { NO_METRICS } from '#server/metrics.ts'
import { builtFolder, clientFolders, root } from '../../scripts/built-folder.ts'
import { prepareDatabase } from '../../scripts/prepare-database.ts'
import { createTestDatabase } from './test-database.ts'

const BASE_URL = 'http://site.example'

/**
 * The product as it is built, with the demonstration's catalogue, for one test file: what it answers, pages too, without a
 * browser and a network between.
 */
export async function openBuiltSite() {
  await promisify(execFile)('node', [join(root, 'scripts/build.ts')])
  const { url, drop } = await createTestDatabase()
  const env = readEnv({
    BASE_URL,
    DATA_DIR: mkdtempSync(join(inject('filesDir'), 'site-')),
    DATABASE_URL: url,
    DEMO: '1',
    LOG_LEVEL: 'warn',
  })
  await prepareDatabase(url, env, () => undefined)
  const built = await builtFolder()
  // The page renderer chooses its own build by it.
  process.env.NODE_ENV = 'production'
  const { createServer }: typeof entry = await import(pathToFileURL(join(built, 'server/entry.js')).href)
  const product = createServer({
    env,
    secret: 'known to the tests of the site and to nobody else',
    databaseUrl: url,
    clientFolders: await clientFolders(built),
    metrics: NO_METRICS,
  })
  await product.working
  afterAll(async () => {
    await product.close()
    await drop()
  })

  /** One answer, which may be a redirect. */
  const get = async (path: string, headers: Record<string, string> = {}) =>
    product.fetch(new Request(new URL(path, BASE_URL), { headers: { Accept: 'text/html', ...headers } }))
  /** What a browser ends at. */
  const follow = async (path: string): Promise<Response> => {
    const answer = await get(path)
    const location = answer.headers.get('Location')
    return location ? follow(new URL(location, new URL(path, BASE_URL)).href) : answer
  }
  return {
    baseUrl: BASE_URL,
    /** Does something in its database, which no call can do. */
    onDatabase: async <Done>(work: (db: Db) => Promise<Done>): Promise<Done> => {
      const db = connect(url, { connections: 1 })
      try {
        return await work(db)
      } finally {
        await db.$client.end()
      }
    },
    get,
    follow,
    text: async (path: string) => (await follow(path)).text(),
    json: async (path: string) => (await follow(path)).json(),
  }
}
