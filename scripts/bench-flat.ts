/**
 * Measures every public call that reads offers on catalogues of three sizes, one visitor at a time, and how much slower the largest is
 * than the smallest; docs/benchmarks.md has the results.
 */
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type FlatCall, flatCalls } from './bench/flat-calls.ts'
import { fillCatalogue } from './bench/generated-catalogue.ts'
import { countStatements, heaviestStatements } from './bench/heaviest-statements.ts'
import { inProcessApi, p95OfOneVisitor } from './bench/in-process-api.ts'
import { migratedDatabase, runBench } from './bench/run-bench.ts'
import { wholeNumberOption } from './bench/surroundings.ts'
import { milliseconds, table } from './bench/table.ts'

/** The goal: p95 of the largest within twice that of the smallest, or this. */
const FLAT = { times: 2, milliseconds: 25 }

const HEAVIEST = 5

type Api = Awaited<ReturnType<typeof inProcessApi>>

await runBench(async (bench) => {
  const { values } = parseArgs({
    options: {
      products: { type: 'string', multiple: true, default: ['10000', '100000', '1000000'] },
      database: { type: 'string', multiple: true, default: [] },
      listings: { type: 'string', multiple: true, default: [] },
      keep: { type: 'string' },
      seconds: { type: 'string', default: '2' },
      only: { type: 'string', default: '' },
    },
  })
  const sizes = values.products.map((each) => wholeNumberOption('products', each))
  const seconds = wholeNumberOption('seconds', values.seconds)
  const catalogues: { products: number; api: Api; calls: FlatCall[] }[] = []
  for (const [index, products] of sizes.entries()) {
    const database = values.database[index]
    const url = await migratedDatabase(bench, {
      database,
      keep: database ? undefined : join(values.keep ?? bench.folder, String(products)),
    })
    const listings = wholeNumberOption('listings', values.listings[index] ?? String(Math.ceil(products / 5)))
    await fillCatalogue(url, { products, listings }, bench.say)
    const api = await inProcessApi(url, bench)
    if (!database) await countStatements(api.db)
    catalogues.push({ products, api, calls: await flatCalls(api.db) })
  }
  // Size after size, so that whatever else the machine does meets all of them.
  const measured = new Map<string, number[]>()
  for (const [index, { name }] of (catalogues[0]?.calls ?? []).entries()) {
    if (!name.includes(values.only)) continue
    for (const { api, calls } of catalogues) {
      const call = calls[index]
      if (!call) throw new Error('Every catalogue has the same calls')
      const headers = call.as ? await api.signIn(call.as) : {}
      const p95 = await p95OfOneVisitor(() => api.call(call.path, headers), seconds)
      measured.set(name, [...(measured.get(name) ?? []), p95])
    }
    bench.say(name)
  }
  for (const { products, api } of values.database.length > 0 ? [] : catalogues)
    console.log(
      `\nThe heaviest statements of all calls, each for ${seconds} s, at ${products.toLocaleString('en')}\n\n${table(await heaviestStatements(api.db, HEAVIEST))}`,
    )
  const rows = [...measured].map(([name, p95]) => {
    const [first = 0, last = 0] = [p95[0], p95.at(-1)]
    const isFlat = last <= Math.max(FLAT.times * first, FLAT.milliseconds)
    return [name, ...p95.map(milliseconds), (last / first).toFixed(1), isFlat ? 'yes' : 'no']
  })
  const head = ['call', ...sizes.map((each) => each.toLocaleString('en')), 'ratio', 'flat']
  console.log(
    `\np95 in milliseconds, one visitor; load ${loadavg()[0]?.toFixed(1)}\n\n${table([head, ...rows])}`,
  )
})
