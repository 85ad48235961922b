/** Measures the lists of products and their facets for one visitor, from call to answer; docs/benchmarks.md has the results. */
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
import { measureRuns, summarize } from './bench/measurement.ts'
import { startScratchDatabase, wholeNumberOption } from './bench/surroundings.ts'
import { milliseconds, table } from './bench/table.ts'
import { orderlyExit } from './orderly-exit.ts'
import { migrationsFolder } from './prepare-database.ts'

const SEARCHES = [
  'getCat',
  'getCat?page=50',
  'getCat?category=concrete&subCategory=Cement&location=Lagos&type=Material',
  'getCat?location=Lagos&lga=Ikeja',
  'getCat?sort=price-asc',
  'getCat?name=dangote+cement',
  'getCat?name=cement',
  'getCat?name=cement&page=50',
  'getCat?name=cement&page=200',
  'getCat?name=dangotte+cemnt',
  'getCat?name=cement+in+kano',
  'getCat?name=tiles+under+5000',
  'getCat?name=cement&sort=price-asc',
  'getCat?name=cement&sort=nearest&near=11.8,13.1',
  'getCat?name=cement&category=electrical',
  'getCat?name=iron+rod+12mm',
  'getCat?name=marine+plywood+18mm',
  'getCat?name=painter+in+ikeja',
  'getCat?name=zzzyyy',
  'market-search?name=pipe&location=Lagos&category=mechanical',
  'facets',
  'facets?name=cement',
  'facets?name=dangote+cement',
  'facets?name=cement&location=Kano&type=Material&category=concrete',
]

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
    options: {
      products: { type: 'string', default: '10000' },
      seconds: { type: 'string', default: '3' },
      only: { type: 'string', default: '' },
      keep: { type: 'string' },
      database: { type: 'string' },
    },
  })
  const products = wholeNumberOption('products', values.products)
  const seconds = wholeNumberOption('seconds', values.seconds)
  const folder = await mkdtemp(join(tmpdir(), 'adlm-bench-'))
  defer(() => rm(folder, { recursive: true, force: true }))
  const url = values.database ?? (await startScratchDatabase(values.keep ?? folder, defer))
  await migrateDatabase(url, migrationsFolder)
  await fillCatalogue(url, { products, listings: 1_000 }, say)
  const db = connect(url)
  defer(() => db.$client.end())
  const env = readEnv(process.env)
  const secret = await authSecretOf(env)
  const api = createApi(createContext({ db, log: createLog('silent'), metrics: NO_METRICS, env, secret }))
  const rows: string[][] = []
  for (const search of SEARCHES.filter((each) => each.includes(values.only))) {
    const run = async () => {
      const response = await api.request(`/api/product/${search}`)
      const body = await response.text()
      if (!response.ok) throw new Error(`${search} answers ${response.status}: ${body}`)
    }
    await run()
    const { p50, p95, p99 } = summarize([await measureRuns(run, { connections: 1, seconds })])
    rows.push([search, ...[p50, p95, p99].map(milliseconds)])
    say(search)
  }
  console.log(
    `\n${products.toLocaleString('en')} products, one visitor\n\n${table([['call', 'p50', 'p95', 'p99'], ...rows])}`,
  )
}
