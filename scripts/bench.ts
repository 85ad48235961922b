/** Measures every read call of the API on generated rows; docs/benchmarks.md says how to read what it prints. */
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { migrateDatabase } from '#server/db/migrate.ts'
import { compareCheckouts } from './bench/against.ts'
import { readCalls } from './bench/calls.ts'
import { type Comparison, compare } from './bench/comparison.ts'
import { fillCatalogue } from './bench/generated-catalogue.ts'
import { connectWithoutDrizzle, recordCalls } from './bench/recorded-call.ts'
import { startServer } from './bench/server-process.ts'
import { startScratchDatabase, upToDateBuild, wholeNumberOption } from './bench/surroundings.ts'
import { comparisonTable } from './bench/table.ts'
import { root } from './built-folder.ts'
import { orderlyExit } from './orderly-exit.ts'
import { migrationsFolder } from './prepare-database.ts'

const say = (line: string) => console.error(`${(performance.now() / 1000).toFixed(1).padStart(6)} s  ${line}`)
const { defer, leave } = orderlyExit(say)

try {
  await bench()
  await leave(0, 'Done')
} catch (error) {
  await leave(1, error instanceof Error ? error.message : String(error))
}

async function bench(): Promise<void> {
  const {
    products,
    listings,
    load,
    only,
    keep,
    database,
    metrics,
    against = metrics ? root : undefined,
  } = readOptions()
  const folder = await mkdtemp(join(tmpdir(), 'adlm-bench-'))
  defer(() => rm(folder, { recursive: true, force: true }))
  const databaseUrl = database ?? (await startScratchDatabase(keep ?? folder, defer))
  await migrateDatabase(databaseUrl, migrationsFolder)
  await fillCatalogue(databaseUrl, { products, listings }, say)

  const sql = connectWithoutDrizzle(databaseUrl)
  defer(() => sql.end())
  const calls = (await readCalls(sql)).filter(({ name }) => name.includes(only))
  const recorded = await recordCalls(databaseUrl, calls)
  const recording = join(folder, 'calls.json')
  await writeFile(recording, JSON.stringify(recorded))

  const log = await open(join(folder, 'log'), 'a')
  defer(() => log.close())
  const conditions = `\n${products.toLocaleString('en')} products, ${load.connections} connections\n`
  const surroundings = { databaseUrl, log: log.fd }
  if (against !== undefined) {
    const own = metrics ? { METRICS_TOKEN: 'counted-and-asked-for-by-nobody--' } : {}
    const compared = await compareCheckouts(
      against,
      recorded,
      { ...surroundings, folder, load, defer, say },
      own,
    )
    console.log(`${conditions}\n${compared}`)
    return
  }
  const product = await startServer('product-server.ts', await upToDateBuild(), surroundings)
  defer(product.stop)
  const bare = await startServer('bare-server.ts', recording, surroundings)
  defer(bare.stop)

  const comparisons: Comparison[] = []
  for (const call of recorded) {
    comparisons.push(await compare(call, { product: product.url, bare: bare.url, sql }, load))
    say(call.name)
  }
  console.log(`${conditions}\n${comparisonTable(comparisons)}`)
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      products: { type: 'string', default: '10000' },
      listings: { type: 'string' },
      seconds: { type: 'string', default: '3' },
      connections: { type: 'string', default: '8' },
      only: { type: 'string', default: '' },
      keep: { type: 'string' },
      database: { type: 'string' },
      against: { type: 'string' },
      metrics: { type: 'boolean', default: false },
    },
  })
  const wholeNumber = (option: 'products' | 'listings' | 'seconds' | 'connections') =>
    wholeNumberOption(option, values[option])
  return {
    ...values,
    products: wholeNumber('products'),
    listings: values.listings === undefined ? undefined : wholeNumber('listings'),
    load: { seconds: wholeNumber('seconds'), connections: wholeNumber('connections') },
  }
}
