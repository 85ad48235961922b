/**
 * Measures every public call that reads offers on catalogues of three sizes, one visitor at a time, and how much slower the largest is
 * than the smallest; docs/benchmarks.md has the results.
 */
import { parseArgs } from 'node:util'
import { flatCalls } from './bench/flat-calls.ts'
import { fillCatalogue } from './bench/generated-catalogue.ts'
import { inProcessApi, p95OfOneVisitor } from './bench/in-process-api.ts'
import { migratedDatabase, runBench } from './bench/run-bench.ts'
import { wholeNumberOption } from './bench/surroundings.ts'
import { milliseconds, table } from './bench/table.ts'

/** The goal: p95 of the largest within twice that of the smallest, or this. */
const FLAT = { times: 2, milliseconds: 25 }

await runBench(async (bench) => {
  const { values } = parseArgs({
    options: {
      products: { type: 'string', multiple: true, default: ['10000', '100000', '1000000'] },
      database: { type: 'string', multiple: true, default: [] },
      listings: { type: 'string', multiple: true, default: [] },
      seconds: { type: 'string', default: '2' },
      only: { type: 'string', default: '' },
    },
  })
  const sizes = values.products.map((each) => wholeNumberOption('products', each))
  const seconds = wholeNumberOption('seconds', values.seconds)
  const measured = new Map<string, number[]>()
  for (const [index, products] of sizes.entries()) {
    const database = values.database[index]
    const url = await migratedDatabase(bench, {
      database,
      keep: database ? undefined : `${bench.folder}/${products}`,
    })
    const listings = wholeNumberOption('listings', values.listings[index] ?? String(Math.ceil(products / 5)))
    await fillCatalogue(url, { products, listings }, bench.say)
    const api = await inProcessApi(url, bench)
    for (const { name, path, as } of await flatCalls(api.db)) {
      if (!name.includes(values.only)) continue
      const headers = as ? await api.signIn(as) : {}
      const p95 = await p95OfOneVisitor(() => api.call(path, headers), seconds)
      measured.set(name, [...(measured.get(name) ?? []), p95])
      bench.say(`${products.toLocaleString('en')}: ${name}`)
    }
  }
  const rows = [...measured].map(([name, p95]) => {
    const [first = 0, last = 0] = [p95[0], p95.at(-1)]
    const isFlat = last <= Math.max(FLAT.times * first, FLAT.milliseconds)
    return [name, ...p95.map(milliseconds), (last / first).toFixed(1), isFlat ? 'yes' : 'no']
  })
  const head = ['call', ...sizes.map((each) => each.toLocaleString('en')), 'ratio', 'flat']
  console.log(`\np95 in milliseconds, one visitor\n\n${table([head, ...rows])}`)
})
