/** Measures the lists of products and their facets for one visitor, from call to answer; docs/benchmarks.md has the results. */
import { parseArgs } from 'node:util'
import { fillCatalogue } from './bench/generated-catalogue.ts'
import { inProcessApi, timeOneVisitor } from './bench/in-process-api.ts'
import { migratedDatabase, runBench } from './bench/run-bench.ts'
import { wholeNumberOption } from './bench/surroundings.ts'
import { table } from './bench/table.ts'

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

await runBench(async (bench) => {
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
  const url = await migratedDatabase(bench, values)
  await fillCatalogue(url, { products, listings: 1_000 }, bench.say)
  const { call } = await inProcessApi(url, bench)
  const rows: string[][] = []
  for (const search of SEARCHES.filter((each) => each.includes(values.only))) {
    rows.push([search, ...(await timeOneVisitor(() => call(`product/${search}`), seconds))])
    bench.say(search)
  }
  console.log(
    `\n${products.toLocaleString('en')} products, one visitor\n\n${table([['call', 'p50', 'p95', 'p99'], ...rows])}`,
  )
})
