/** Measures what a search box suggests while somebody types, on generated rows; docs/benchmarks.md has the results. */
import { parseArgs } from 'node:util'
import { fillCatalogue } from './bench/generated-catalogue.ts'
import { inProcessApi } from './bench/in-process-api.ts'
import { migratedDatabase, runBench } from './bench/run-bench.ts'
import { wholeNumberOption } from './bench/surroundings.ts'
import { milliseconds, table } from './bench/table.ts'
import { BRANDS, HOMES, PRODUCT_KINDS, SHOPS } from './bench/vocabulary.ts'

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

await runBench(async (bench) => {
  const { values } = parseArgs({
    options: { products: { type: 'string', default: '10000' }, keep: { type: 'string' } },
  })
  const products = wholeNumberOption('products', values.products)
  const databaseUrl = await migratedDatabase(bench, values)
  await fillCatalogue(databaseUrl, { products }, bench.say)

  const { call } = await inProcessApi(databaseUrl, bench)
  const timeOf = async (query: string) => {
    const start = performance.now()
    await call(`search/suggest?${query}`)
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
})
