/** Measures comparisons of materials for one visitor, from call to answer; docs/benchmarks.md has the results. */
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import type { State } from '#domain/places.ts'
import type { Context } from '#server/api/context.ts'
import { facetsOf, summaryOf } from '#server/materials/comparison-queries.ts'
import { listMaterials } from '#server/materials/material-list.ts'
import { listMedianPrices } from '#server/materials/median-queries.ts'
import { getSpecification } from '#server/materials/requested-specification.ts'
import { fillCatalogue } from './bench/generated-catalogue.ts'
import { fillReadings } from './bench/generated-readings.ts'
import { inProcessApi, timeOneVisitor } from './bench/in-process-api.ts'
import { migratedDatabase, runBench } from './bench/run-bench.ts'
import { wholeNumberOption } from './bench/surroundings.ts'
import { table } from './bench/table.ts'

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

/** What stands above a comparison. */
function headOf(ctx: Context, id: string, state?: State) {
  const [specification, place] = [getSpecification(id), { state, lgas: [] }]
  return Promise.all([facetsOf(ctx, specification, place), summaryOf(ctx, specification, place)])
}

/** What an instance keeps for a while, counted anew. */
const COUNTED: [string, (ctx: Context) => Promise<unknown>][] = [
  ['the summary of cement', (ctx) => headOf(ctx, 'cement')],
  ['the summary of cement in Lagos', (ctx) => headOf(ctx, 'cement', 'Lagos')],
  ['the summary of 12 mm bars', (ctx) => headOf(ctx, 'rebar/12mm')],
  ['all materials in Lagos', (ctx) => listMaterials(ctx, 'Lagos')],
  ['all materials', (ctx) => listMaterials(ctx, undefined)],
  ["the calculator's prices in Lagos", (ctx) => listMedianPrices(ctx, 'Lagos')],
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
  await fillReadings(url, bench.say)
  const { ctx, db, call } = await inProcessApi(url, bench)
  const { rows: commonest } = await db.execute<{ specification: string; offers: number }>(sql`
    SELECT specification, count(*)::int AS offers FROM products WHERE specification IS NOT NULL AND comparable_quantity IS NOT NULL
    GROUP BY 1 ORDER BY 2 DESC`)
  const rows: string[][] = []
  const measure = async (name: string, run: () => Promise<unknown>) => {
    if (!name.includes(values.only)) return
    rows.push([name, ...(await timeOneVisitor(run, seconds))])
    bench.say(name)
  }
  for (const path of CALLS) await measure(path, () => call(path))
  for (const [name, count] of COUNTED) await measure(name, () => count(ctx))
  const [most] = commonest
  console.log(
    `\n${products.toLocaleString('en')} products, ${commonest.length} specifications, ${most?.offers.toLocaleString('en')} offers of ${most?.specification}, one visitor\n\n${table([['call', 'p50', 'p95', 'p99'], ...rows])}`,
  )
})
