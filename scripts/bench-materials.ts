/** Measures comparisons of materials for one visitor, from call to answer; docs/benchmarks.md has the results. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { createApi } from '#server/api/app.ts'
import type { Context } from '#server/api/context.ts'
import { authSecretOf } from '#server/auth-secret.ts'
import { createContext } from '#server/create-context.ts'
import { connect } from '#server/db/client.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { readEnv } from '#server/env.ts'
import { createLog } from '#server/log.ts'
import { overviewOf } from '#server/materials/comparison-queries.ts'
import { listMaterials } from '#server/materials/material-list.ts'
import { listMedianPrices } from '#server/materials/median-queries.ts'
import { getSpecification } from '#server/materials/requested-specification.ts'
import { NO_METRICS } from '#server/metrics.ts'
import { fillCatalogue } from './bench/generated-catalogue.ts'
import { fillReadings } from './bench/generated-readings.ts'
import { measureRuns, summarize } from './bench/measurement.ts'
import { startScratchDatabase, wholeNumberOption } from './bench/surroundings.ts'
import { milliseconds, table } from './bench/table.ts'
import { orderlyExit } from './orderly-exit.ts'
import { migrationsFolder } from './prepare-database.ts'

/** Of what there is most of, of what is in the middle, and of what hardly anybody sells. */
const CALLS = [
  'materials/cement',
  'materials/cement?page=10',
  'materials/cement?page=50',
  'materials/cement?state=Lagos',
  'materials/cement?state=Kano',
  'materials/cement?state=Kano&page=20',
  'materials/cement?state=Lagos&lga=Ikeja',
  'materials/cement?quantity=2500',
  'materials/cement?quantity=2500&page=50',
  'materials/cement?state=Lagos&quantity=2500',
  'materials/cement?brand=Dangote',
  'materials/cement?verified=true',
  'materials/cement?verified=true&page=50',
  'materials/cement?maxMinimumOrder=10',
  'materials/cement?state=Kano&brand=BUA&verified=true&quantity=5000',
  'materials/rebar/12mm',
  'materials/rebar/12mm?quantity=5000&state=FCT',
  'materials/hollow-block/225mm?state=Enugu',
  'materials/laterite',
  'materials/ac-copper-pipe/1-4-and-1-2',
  'materials/ac-copper-pipe/1-4-and-1-2?state=Kano&quantity=30',
  'materials?state=Lagos',
  'prices/median?location=Lagos',
]

/** What an instance keeps for a while, counted anew. */
const COUNTED: [string, (ctx: Context) => Promise<unknown>][] = [
  ['the summary of cement', (ctx) => overviewOf(ctx, getSpecification('cement'), { lgas: [] })],
  [
    'the summary of cement in Lagos',
    (ctx) => overviewOf(ctx, getSpecification('cement'), { state: 'Lagos', lgas: [] }),
  ],
  ['the summary of 12 mm bars', (ctx) => overviewOf(ctx, getSpecification('rebar/12mm'), { lgas: [] })],
  ['all materials in Lagos', (ctx) => listMaterials(ctx, 'Lagos')],
  ['all materials', (ctx) => listMaterials(ctx, undefined)],
  ["the calculator's prices in Lagos", (ctx) => listMedianPrices(ctx, 'Lagos')],
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
  await fillReadings(url, say)
  const db = connect(url)
  defer(() => db.$client.end())
  const env = readEnv(process.env)
  const secret = await authSecretOf(env)
  const ctx = createContext({ db, log: createLog('silent'), metrics: NO_METRICS, env, secret })
  const api = createApi(ctx)
  const { rows: commonest } = await db.execute<{ specification: string; offers: number }>(sql`
    SELECT specification, count(*)::int AS offers FROM products WHERE specification IS NOT NULL AND comparable_quantity IS NOT NULL
    GROUP BY 1 ORDER BY 2 DESC`)
  const rows: string[][] = []
  const measure = async (name: string, run: () => Promise<unknown>) => {
    if (!name.includes(values.only)) return
    await run()
    const { p50, p95, p99 } = summarize([await measureRuns(run, { connections: 1, seconds })])
    rows.push([name, ...[p50, p95, p99].map(milliseconds)])
    say(name)
  }
  for (const call of CALLS)
    await measure(call, async () => {
      const response = await api.request(`/api/${call}`)
      const body = await response.text()
      if (!response.ok) throw new Error(`${call} answers ${response.status}: ${body}`)
    })
  for (const [name, count] of COUNTED) await measure(name, () => count(ctx))
  const [most] = commonest
  console.log(
    `\n${products.toLocaleString('en')} products, ${commonest.length} specifications, ${most?.offers.toLocaleString('en')} offers of ${most?.specification}, one visitor\n\n${table([['call', 'p50', 'p95', 'p99'], ...rows])}`,
  )
}
