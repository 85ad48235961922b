/**
 * Measures how fast pages are rendered, and told where they are known: in answers a second, and in processor time of the server's process
 * alone, which hardly depends on what else the machine does; docs/benchmarks.md has the results.
 */
import { closeSync, openSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findIds } from './bench/calls.ts'
import { fillCatalogue } from './bench/generated-catalogue.ts'
import { fillReadings } from './bench/generated-readings.ts'
import { measureServer, summarize } from './bench/measurement.ts'
import { connectWithoutDrizzle } from './bench/recorded-call.ts'
import { migratedDatabase, runBench } from './bench/run-bench.ts'
import { type ServerProcess, startServer } from './bench/server-process.ts'
import { upToDateBuild, wholeNumberOption } from './bench/surroundings.ts'
import { milliseconds, rate, table } from './bench/table.ts'

const PAGES = [
  '/',
  '/market',
  '/market?category=Concrete&location=Lagos',
  '/marketplace?name=cement',
  '/search',
  '/materials',
  '/materials/cement',
  '/product/{product}',
  '/listing/{listing}',
  '/about',
]

/** After so many the engine has compiled what it will. */
const WARM_UP_PAGES = 100

/** Of the share of the processor that is listed one by one; the rest is "others". */
const LISTED = 0.01

await runBench(async (bench) => {
  const { values } = parseArgs({
    options: {
      products: { type: 'string', default: '10000' },
      seconds: { type: 'string', default: '4' },
      connections: { type: 'string', default: '4' },
      only: { type: 'string', default: '' },
      profile: { type: 'boolean', default: false },
      keep: { type: 'string' },
      database: { type: 'string' },
    },
  })
  const load = {
    seconds: wholeNumberOption('seconds', values.seconds),
    connections: wholeNumberOption('connections', values.connections),
  }
  const products = wholeNumberOption('products', values.products)
  const built = await upToDateBuild()
  const databaseUrl = await migratedDatabase(bench, values)
  await fillCatalogue(databaseUrl, { products, listings: Math.ceil(products / 5) }, bench.say)
  await fillReadings(databaseUrl, bench.say)
  const pool = connectWithoutDrizzle(databaseUrl)
  const ids = await findIds(pool)
  await pool.end()
  const log = openSync(join(bench.folder, 'server.log'), 'a')
  bench.defer(async () => closeSync(log))
  const serve = async (settings: Record<string, string>) => {
    const server = await startServer('product-server.ts', built, { databaseUrl, log, settings })
    bench.defer(server.stop)
    return server
  }
  const cold = await serve({ CACHE_MB: '0' })
  const kept = await serve({})

  const measure = async (server: ServerProcess, path: string) => {
    const url = server.url + path
    for (let warm = 0; warm < WARM_UP_PAGES; warm++) await (await fetch(url)).arrayBuffer()
    const before = await server.processorTime()
    const measured = await measureServer(url, load)
    const taken = (await server.processorTime()) - before
    return { ...summarize([measured]), taken: taken / measured.latencies.length }
  }
  const rows: string[][] = []
  const profiles: string[] = []
  for (const page of PAGES.filter((each) => each.includes(values.only))) {
    const path = page.replace(/\{(\w+)\}/, (_, id: keyof typeof ids) => ids[id])
    const html = (await (await fetch(cold.url + path)).text()).length
    const rendered = await measure(cold, path)
    const told = await measure(kept, path)
    rows.push([
      page,
      (html / 1_000).toFixed(1),
      rate(rendered.perSecond),
      milliseconds(rendered.p95),
      milliseconds(rendered.taken * 1_000),
      rate(1 / rendered.taken),
      rate(told.perSecond),
      milliseconds(told.p95),
      rate(1 / told.taken),
    ])
    if (values.profile) profiles.push(await profileOf(cold, path, page))
    bench.say(page)
  }
  console.log(
    `\n${products.toLocaleString('en')} products, ${load.connections} connections; load ${loadavg()[0]?.toFixed(1)}\n\n${table(
      [
        [
          'page',
          'HTML kB',
          'cold pages/s',
          'cold p95',
          'cold ms of processor',
          'cold pages/s a core',
          'kept pages/s',
          'kept p95',
          'kept pages/s a core',
        ],
        ...rows,
      ],
    )}`,
  )
  for (const profile of profiles) console.log(profile)

  async function profileOf(server: ServerProcess, path: string, page: string): Promise<string> {
    const taken = await server.profile(() => measureServer(server.url + path, load))
    const all = Object.values(taken).reduce((sum, each) => sum + each, 0)
    const sorted = Object.entries(taken).sort(([, one], [, other]) => other - one)
    const listed = sorted.filter(([, each]) => each / all >= LISTED)
    const others = all - listed.reduce((sum, [, each]) => sum + each, 0)
    const share = (each: number) => `${((each / all) * 100).toFixed(0)} %`
    return `\nWhat takes the processor of ${page}, cold\n\n${table([
      ['by', 'share'],
      ...listed.map(([taker, each]) => [taker, share(each)]),
      ['others', share(others)],
    ])}`
  }
})
