/** Measures what a search box suggests while somebody types, on generated rows; docs/benchmarks.md has the results. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createApi } from '#server/api/app.ts'
import { authSecretOf } from '#server/auth-secret.ts'
import { createContext } from '#server/create-context.ts'
import { connect } from '#server/db/client.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { readEnv } from '#server/env.ts'
import { createLog } from '#server/log.ts'
import { NO_METRICS } from '#server/metrics.ts'
import { fillCatalogue } from './bench/generated-catalogue.ts'
import { startScratchDatabase, wholeNumberOption } from './bench/surroundings.ts'
import { milliseconds, table } from './bench/table.ts'
import { BRANDS, HOMES, PRODUCT_KINDS, SHOPS } from './bench/vocabulary.ts'
import { orderlyExit } from './orderly-exit.ts'
import { migrationsFolder } from './prepare-database.ts'

const THINGS = PRODUCT_KINDS.flatMap(({ things }) => things)

/** What is typed: brands, things, sellers, places, all with a mistake, and what nothing has. */
const BOXES: [name: string, query: string, texts: string[]][] = [
  [
    'products',
    'for=products',
    [
      ...BRANDS.flatMap((brand) => THINGS.slice(0, 12).map((thing) => `${brand} ${thing}`)),
      ...THINGS.map((thing) => `${thing} in lagos`),
      ...THINGS.map((thing) => thing.replace(/([a-z])([a-z])/i, '$2$1')),
      ...SHOPS,
      'xyzzy quux',
    ],
  ],
  ['products in Kano', 'for=products&location=Kano', THINGS],
  ['homes', 'for=homes', HOMES.flatMap((home) => [home, `3 bedroom ${home} in lekki`])],
]

/** Every text letter by letter, each beginning once. */
const beginningsOf = (texts: readonly string[]) =>
  new Set(texts.flatMap((text) => Array.from(text, (_, end) => text.slice(0, end + 1))))

const say = (line: string) => console.error(`${(performance.now() / 1000).toFixed(1).padStart(6)} s  ${line}`)
const { defer, leave } = orderlyExit(say)

try {
  await bench()
  await leave(0, 'Done')
} catch (error) {
  await leave(1, error instanceof Error ? error.message : String(error))
}

async function bench(): Promise<void> {
  const { values } = parseArgs({
    options: { products: { type: 'string', default: '10000' }, keep: { type: 'string' } },
  })
  const products = wholeNumberOption('products', values.products)
  const folder = await mkdtemp(join(tmpdir(), 'adlm-bench-'))
  defer(() => rm(folder, { recursive: true, force: true }))
  const databaseUrl = await startScratchDatabase(values.keep ?? folder, defer)
  await migrateDatabase(databaseUrl, migrationsFolder)
  await fillCatalogue(databaseUrl, { products }, say)

  const db = connect(databaseUrl)
  defer(() => db.$client.end())
  const env = readEnv(process.env)
  const secret = await authSecretOf(env)
  const log = createLog('silent')
  const api = createApi(createContext({ db, log, metrics: NO_METRICS, env, secret }))
  const timeOf = async (query: string) => {
    const start = performance.now()
    const answer = await api.request(`/api/search/suggest?${query}`)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${query} is answered by ${answer.status}`)
    return performance.now() - start
  }

  const rows: string[][] = []
  for (const [name, common, texts] of BOXES) {
    const first = await timeOf(common)
    // Every text is another one: no answer is a kept one.
    const times: number[] = []
    for (const text of beginningsOf(texts))
      times.push(await timeOf(`${common}&q=${encodeURIComponent(text)}`))
    times.sort((a, b) => a - b)
    const at = (share: number) => milliseconds(times[Math.ceil(times.length * share) - 1] ?? 0)
    rows.push([
      name,
      times.length.toLocaleString('en'),
      milliseconds(first),
      at(0.5),
      at(0.95),
      at(0.99),
      at(1),
    ])
  }
  console.log(`\n${products.toLocaleString('en')} products, one visitor\n`)
  console.log(table([['box', 'texts', 'the very first', 'p50', 'p95', 'p99', 'slowest'], ...rows]))
}
