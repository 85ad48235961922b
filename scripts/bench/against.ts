import { resolve } from 'node:path'
import { authSecretOf } from '#server/auth-secret.ts'
import { readEnv } from '#server/env.ts'
import { assertSameBytes } from './comparison.ts'
import { type Load, type Measurement, measureServer, type Summary, summarize } from './measurement.ts'
import type { RecordedCall } from './recorded-call.ts'
import { startServer } from './server-process.ts'
import { upToDateBuild } from './surroundings.ts'
import { milliseconds, rate, table } from './table.ts'
import { productCreation } from './written-product.ts'

/** Many short rounds in turns, so that whatever else the machine does meets both alike. */
const ROUNDS = 6
const WARM_UP_SECONDS = 1

type Surroundings = {
  databaseUrl: string
  log: number
  /** Where both servers keep their files and find the secret. */
  folder: string
  load: Load
  defer(undo: () => Promise<unknown>): void
  say(line: string): void
}

type Exchange = NonNullable<Parameters<typeof measureServer>[2]>
type Both<Value> = { here: Value; there: Value }

/** Every call, and the creation of a product, on this checkout's server and another one's, on one database, as a table. */
export async function compareCheckouts(
  other: string,
  calls: RecordedCall[],
  { databaseUrl, log, folder, load, defer, say }: Surroundings,
): Promise<string> {
  const settings = { DATA_DIR: folder, RATE_LIMIT_SCALE: '1000000' }
  const serverOf = async (checkout?: string) => {
    const script = checkout ? resolve(checkout, 'scripts/bench/product-server.ts') : 'product-server.ts'
    const server = await startServer(script, await upToDateBuild(checkout), { databaseUrl, log, settings })
    defer(server.stop)
    return server.url
  }
  const servers = { here: await serverOf(), there: await serverOf(resolve(other)) }
  const rows: string[][] = []
  const add = async (name: string, path: string, exchange: Exchange) => {
    const urls = { here: `${servers.here}/api${path}`, there: `${servers.there}/api${path}` }
    rows.push(row(name, await inTurns(urls, load, exchange)))
    say(name)
  }
  for (const { name, path, body } of calls) await add(name, path, { expectBody: body })
  const secret = await authSecretOf(readEnv(settings))
  await add('create-product', '/product/create-product', await productCreation(databaseUrl, secret))
  return table([HEAD, ...rows])
}

async function inTurns(urls: Both<string>, load: Load, exchange: Exchange): Promise<Both<Summary>> {
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

const row = (name: string, { here, there }: Both<Summary>): string[] => [
  name,
  ...[here, there].flatMap(({ perSecond, p50, p95 }) => [
    rate(perSecond),
    milliseconds(p50),
    milliseconds(p95),
  ]),
  (here.perSecond / there.perSecond).toFixed(2),
]
