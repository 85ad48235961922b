/** Measures every read call of the API on generated rows; docs/benchmarks.md says how to read what it prints. */
import { open, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { compareCheckouts } from './bench/against.ts'
import { findIds, readCalls } from './bench/calls.ts'
import { type Comparison, compare } from './bench/comparison.ts'
import { fillCatalogue } from './bench/generated-catalogue.ts'
import { fillReadings } from './bench/generated-readings.ts'
import { comparePeers, readPeers } from './bench/peers.ts'
import { connectWithoutDrizzle, recordCalls } from './bench/recorded-call.ts'
import { migratedDatabase, runBench } from './bench/run-bench.ts'
import { startServer } from './bench/server-process.ts'
import { upToDateBuild, wholeNumberOption } from './bench/surroundings.ts'
import { comparisonTable } from './bench/table.ts'
import { root } from './built-folder.ts'

await runBench(async (bench) => {
  const { folder, defer, say } = bench
  const {
    products,
    listings,
    load,
    only,
    keep,
    database,
    metrics,
    against = metrics ? root : undefined,
    peers: peersFolder,
  } = readOptions()
  const peers = peersFolder === undefined ? undefined : await readPeers(peersFolder)
  const databaseUrl = await migratedDatabase(bench, { keep, database })
  await fillCatalogue(databaseUrl, { products, listings }, say)
  // What the product would read in the background changes its answers.
  await fillReadings(databaseUrl, say)

  const sql = connectWithoutDrizzle(databaseUrl)
  defer(() => sql.end())
  const log = await open(join(folder, 'log'), 'a')
  defer(() => log.close())
  const conditions = `\n${products.toLocaleString('en')} products, ${load.connections} connections\n`
  const surroundings = { databaseUrl, log: log.fd }
  // Once as it reads every time, and once as it is.
  const startProduct = async (settings: Record<string, string> = {}) => {
    const server = await startServer('product-server.ts', await upToDateBuild(), {
      ...surroundings,
      settings: { DATA_DIR: folder, ...settings },
    })
    defer(server.stop)
    return server.url
  }
  if (peers) {
    const [read, known] = [await startProduct({ CACHE_MB: '0' }), await startProduct()]
    console.log(
      `${conditions}\n${await comparePeers(peers, { read, known, ids: await findIds(sql) }, load, say)}`,
    )
    return
  }
  const calls = (await readCalls(sql)).filter(({ name }) => name.includes(only))
  const recorded = await recordCalls(databaseUrl, calls)
  const recording = join(folder, 'calls.json')
  await writeFile(recording, JSON.stringify(recorded))

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
  const [product, knowing] = [await startProduct({ CACHE_MB: '0' }), await startProduct()]
  const bare = await startServer('bare-server.ts', recording, surroundings)
  defer(bare.stop)

  const comparisons: Comparison[] = []
  for (const call of recorded) {
    comparisons.push(await compare(call, { product, knowing, bare: bare.url, sql }, load))
    say(call.name)
  }
  console.log(`${conditions}\n${comparisonTable(comparisons)}`)
})

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
      peers: { type: 'string' },
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
