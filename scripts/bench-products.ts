/**
 * Measures the lists of products and their facets for one visitor, from call to answer; docs/benchmarks.md has the results.
 *
 *   npm run bench:products -- --products 1000000
 *   npm run bench:products -- --products 1000000 --judged    each query for products that people are known to ask
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readJudgedQueries } from '../tests/search-quality/judged-queries.ts'
import { fillCatalogue } from './bench/generated-catalogue.ts'
import { inProcessApi, timeOneVisitor } from './bench/in-process-api.ts'
import { migratedDatabase, runBench } from './bench/run-bench.ts'
import { wholeNumberOption } from './bench/surroundings.ts'
import { milliseconds, table } from './bench/table.ts'

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

/** Calls of each judged query that are measured, after one that is not. */
const CALLS = 5
const SLOWEST = 10

await runBench(async (bench) => {
  const { values } = parseArgs({
    options: {
      products: { type: 'string', default: '10000' },
      listings: { type: 'string', default: '1000' },
      seconds: { type: 'string', default: '3' },
      only: { type: 'string', default: '' },
      judged: { type: 'boolean', default: false },
      keep: { type: 'string' },
      database: { type: 'string' },
    },
  })
  const products = wholeNumberOption('products', values.products)
  const seconds = wholeNumberOption('seconds', values.seconds)
  const url = await migratedDatabase(bench, values)
  const listings = wholeNumberOption('listings', values.listings)
  await fillCatalogue(url, { products, listings }, bench.say)
  const { call } = await inProcessApi(url, bench)
  const title = `\n${products.toLocaleString('en')} products, one visitor\n\n`
  if (values.judged) {
    console.log(title + (await timeJudgedQueries(call)))
    return
  }
  const rows: string[][] = []
  for (const search of SEARCHES.filter((each) => each.includes(values.only))) {
    rows.push([search, ...(await timeOneVisitor(() => call(`product/${search}`), seconds))])
    bench.say(search)
  }
  console.log(title + table([['call', 'p50', 'p95', 'p99'], ...rows]))
})

/** @returns the percentiles of all calls, and the slowest queries by the median of theirs, as tables of milliseconds */
async function timeJudgedQueries(call: (path: string) => Promise<void>): Promise<string> {
  const judged = await readJudgedQueries(join(import.meta.dirname, '../tests/search-quality/judged'))
  const timed: { query: string; times: number[] }[] = []
  for (const { query } of judged.filter(({ of }) => of === 'products')) {
    const path = `product/market-search?name=${encodeURIComponent(query)}`
    await call(path)
    const times: number[] = []
    for (let left = CALLS; left > 0; left--) {
      const began = performance.now()
      await call(path)
      times.push(performance.now() - began)
    }
    timed.push({ query, times: times.toSorted((a, b) => a - b) })
  }
  const at = (times: readonly number[], share: number) =>
    times[Math.ceil(times.length * share) - 1] ?? Number.NaN
  const all = timed.flatMap(({ times }) => times).toSorted((a, b) => a - b)
  const percentiles = [0.5, 0.95, 0.99, 1].map((share) => milliseconds(at(all, share)))
  const slowest = timed
    .map(({ query, times }) => ({ query, median: at(times, 0.5) }))
    .toSorted((a, b) => b.median - a.median)
    .slice(0, SLOWEST)
  return [
    table([
      ['queries', 'p50', 'p95', 'p99', 'most'],
      [String(timed.length), ...percentiles],
    ]),
    table([['slowest', 'median'], ...slowest.map(({ query, median }) => [query, milliseconds(median)])]),
  ].join('\n\n')
}
