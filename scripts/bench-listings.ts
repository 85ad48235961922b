/** Compares the listing search over HTTP with the same searches in handwritten SQL; docs/benchmarks.md has the results. */
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { fillCatalogue } from './bench/generated-catalogue.ts'
import {
  handwrittenSearch,
  LISTING_SEARCHES,
  RELAXED_SEARCHES,
  TYPED_SEARCHES,
} from './bench/listing-searches.ts'
import { type Load, type Measurement, measureRuns, measureServer, summarize } from './bench/measurement.ts'
import { connectWithoutDrizzle } from './bench/recorded-call.ts'
import { migratedDatabase, runBench } from './bench/run-bench.ts'
import { startServer } from './bench/server-process.ts'
import { upToDateBuild, wholeNumberOption } from './bench/surroundings.ts'
import { percentileCells, table } from './bench/table.ts'

/** Product and handwritten SQL are measured alternately, so that other load on the machine affects both equally. */
const ROUNDS = 2
const WARM_UP_SECONDS = 0.5

await runBench(async (bench) => {
  const { listings, keep, load } = readOptions()
  const databaseUrl = await migratedDatabase(bench, { keep })
  await fillCatalogue(databaseUrl, { products: 1_000, listings }, bench.say)
  const sql = connectWithoutDrizzle(databaseUrl)
  bench.defer(() => sql.end())
  const log = await open(join(bench.folder, 'log'), 'a')
  bench.defer(() => log.close())
  const product = await startServer('product-server.ts', await upToDateBuild(), { databaseUrl, log: log.fd })
  bench.defer(product.stop)

  const rows: string[][] = []
  for (const search of LISTING_SEARCHES) {
    const url = `${product.url}/api/listing/get?${search.query}`
    const total = await assertSameHomes(url, await handwrittenSearch(sql, search))
    const rounds = await measure(url, load, () => handwrittenSearch(sql, search))
    rows.push([search.query || 'every home', total.toLocaleString('en'), ...rounds])
    bench.say(search.query || 'every home')
  }
  for (const [call, query] of [
    ...TYPED_SEARCHES.map((query) => ['get', query]),
    ...RELAXED_SEARCHES.map((query) => ['search', query]),
  ]) {
    const url = `${product.url}/api/listing/${call}?${query}`
    const total = await countOf(await fetch(url))
    rows.push([query ?? '', total.toLocaleString('en'), ...(await measure(url, load))])
    bench.say(query ?? '')
  }
  console.log(`\n${listings.toLocaleString('en')} listings, ${load.connections} at one time\n`)
  console.log(
    table([['search', 'homes', 'p50', 'p95', 'p99', 'by hand p50', 'by hand p95', 'by hand p99'], ...rows]),
  )
})

type Found = { ids: string[]; total: number | undefined }

async function assertSameHomes(url: string, byHand: Found): Promise<number> {
  const response = await fetch(url)
  const total = Number(response.headers.get('X-Total-Count'))
  const homes = z.array(z.object({ _id: z.string() })).parse(await response.json())
  const same = total === byHand.total && homes.map(({ _id }) => _id).join() === byHand.ids.join()
  if (!same) throw new Error(`${url} answers other homes than by hand: ${total} and ${byHand.total}`)
  return total
}

/** How many homes an answer counts, as an array or as a page. */
async function countOf(response: Response): Promise<number> {
  const header = response.headers.get('X-Total-Count')
  if (header !== null) return Number(header)
  const { pagination } = z
    .object({ pagination: z.object({ total: z.number() }) })
    .parse(await response.json())
  return pagination.total
}

async function measure(url: string, load: Load, byHand?: () => Promise<unknown>): Promise<string[]> {
  await measureServer(url, { ...load, seconds: WARM_UP_SECONDS })
  const product: Measurement[] = []
  const hand: Measurement[] = []
  for (let round = 0; round < ROUNDS; round++) {
    product.push(await measureServer(url, load))
    if (byHand) hand.push(await measureRuns(byHand, load))
  }
  const columns = (measured: Measurement[]) => percentileCells(summarize(measured))
  return [...columns(product), ...(byHand ? columns(hand) : ['', '', ''])]
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      listings: { type: 'string', default: '200000' },
      seconds: { type: 'string', default: '2' },
      connections: { type: 'string', default: '1' },
      keep: { type: 'string' },
    },
  })
  const wholeNumber = (option: 'listings' | 'seconds' | 'connections') =>
    wholeNumberOption(option, values[option])
  return {
    keep: values.keep,
    listings: wholeNumber('listings'),
    load: { seconds: wholeNumber('seconds'), connections: wholeNumber('connections') },
  }
}
