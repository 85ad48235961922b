import { resolve } from 'node:path'
import { authSecretOf } from '#server/auth-secret.ts'
import { readEnv } from '#server/env.ts'
import { assertSameBytes } from './comparison.ts'
import {
  type Exchange,
  type Load,
  type LoadSummary,
  type Measurement,
  measureServer,
  summarize,
} from './measurement.ts'
import type { RecordedCall } from './recorded-call.ts'
import { startServer } from './server-process.ts'
import { upToDateBuild } from './surroundings.ts'
import { milliseconds, rate, table } from './table.ts'
import { productCreation } from './written-product.ts'

/** Many short alternating rounds, so that other load on the machine affects both equally. */
const ROUNDS = 6
const WARM_UP_SECONDS = 1

type Surroundings = {
  databaseUrl: string
  log: number
  /** The data folder of both servers, with the secret. */
  folder: string
  load: Load
  defer(undo: () => Promise<unknown>): void
  say(line: string): void
}

type Both<Value> = { here: Value; there: Value }

/**
 * Compares every call, and the creation of a product, on this checkout's server and on another one's, on one database.
 * @param ownSettings what only this checkout's server is configured with
 */
export async function compareCheckouts(
  other: string,
  calls: RecordedCall[],
  { databaseUrl, log, folder, load, defer, say }: Surroundings,
  ownSettings: Record<string, string> = {},
): Promise<string> {
  const settings = { DATA_DIR: folder, RATE_LIMIT_SCALE: '1000000' }
  const serverOf = async (checkout?: string, more = {}) => {
    const script = checkout ? resolve(checkout, 'scripts/bench/product-server.ts') : 'product-server.ts'
    const server = await startServer(script, await upToDateBuild(checkout), {
      databaseUrl,
      log,
      settings: { ...settings, ...more },
    })
    defer(server.stop)
    return server.url
  }
  const servers = { here: await serverOf(undefined, ownSettings), there: await serverOf(resolve(other)) }
  const rows: string[][] = []
  const add = async (name: string, path: string, exchange: Exchange) => {
    const urls = { here: `${servers.here}/api${path}`, there: `${servers.there}/api${path}` }
    rows.push(row(name, await measureAlternately(urls, load, exchange)))
    say(name)
  }
  for (const { name, path, body } of calls) await add(name, path, { expectBody: body })
  const secret = await authSecretOf(readEnv(settings))
  await add('create-product', '/product/create-product', await productCreation(databaseUrl, secret))
  return table([HEAD, ...rows])
}

async function measureAlternately(
  urls: Both<string>,
  load: Load,
  exchange: Exchange,
): Promise<Both<LoadSummary>> {
  for (const url of Object.values(urls)) {
    if (exchange.expectBody) await assertSameBytes(url, exchange.expectBody)
    await measureServer(url, { ...load, seconds: WARM_UP_SECONDS }, exchange)
  }
  const rounds: Both<Measurement[]> = { here: [], there: [] }
  for (let round = 0; round < ROUNDS; round++) {
    rounds.here.push(await measureServer(urls.here, load, exchange))
    rounds.there.push(await measureServer(urls.there, load, exchange))
  }
  return { here: summarize(rounds.here), there: summarize(rounds.there) }
}

const HEAD = ['call', 'req/s', 'p50', 'p95', 'other req/s', 'other p50', 'other p95', 'ratio']

const row = (name: string, { here, there }: Both<LoadSummary>): string[] => [
  name,
  ...[here, there].flatMap(({ perSecond, p50, p95 }) => [
    rate(perSecond),
    milliseconds(p50),
    milliseconds(p95),
  ]),
  (here.perSecond / there.perSecond).toFixed(2),
]
