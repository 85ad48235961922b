/**
 * Measures how fast lists come in, by a worker in a process of its own, and what reads wait beside it; docs/benchmarks.md has the
 * results.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { IMPORT_ROWS_MAX } from '#domain/import/import-rules.ts'
import type { Db } from '#server/db/client.ts'
import { onConnection } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.ts'
import { imports } from '#server/db/schema/imports.ts'
import { fillCatalogue } from './bench/generated-catalogue.ts'
import { generatedList } from './bench/generated-list.ts'
import { inProcessApi } from './bench/in-process-api.ts'
import { summarize } from './bench/measurement.ts'
import { processorTime } from './bench/processor-time.ts'
import { type Bench, migratedDatabase, runBench } from './bench/run-bench.ts'
import { wholeNumberOption } from './bench/surroundings.ts'
import { milliseconds, rate, table } from './bench/table.ts'

const READS = [
  'product/getCat',
  'product/getCat?category=concrete&subCategory=Cement&location=Lagos&type=Material',
  'product/getCat?name=cement',
  'product/facets?category=concrete&location=Kano',
  'listing/get?state=Lagos',
  'materials/cement?state=Lagos',
]

/** Between two reads: one visitor who looks at what came. */
const PAUSE_MS = 20

await runBench(async (bench) => {
  const { values } = parseArgs({
    options: {
      products: { type: 'string', default: '100000' },
      rows: { type: 'string', default: '100000' },
      seconds: { type: 'string', default: '10' },
      keep: { type: 'string' },
    },
  })
  const rows = wholeNumberOption('rows', values.rows)
  const catalogueUrl = await migratedDatabase(bench, values)
  await fillCatalogue(catalogueUrl, { products: wholeNumberOption('products', values.products) }, bench.say)
  const databaseUrl = await copyOf(catalogueUrl, bench)
  const { db, call } = await inProcessApi(databaseUrl, bench)
  const importIds = await queueLists(db, rows)
  bench.say(`${importIds.length} lists wait`)

  const before = await reads(call, until(wholeNumberOption('seconds', values.seconds)))
  const start = await processorTime(db)
  const begun = performance.now()
  const worker = fork(join(import.meta.dirname, 'bench/import-worker.ts'), [databaseUrl, ...importIds])
  bench.defer(async () => worker.kill())
  const done = Promise.race([
    once(worker, 'message').then(([used]) => ({ used: Number(used), at: performance.now() })),
    once(worker, 'exit').then(([code]) => {
      throw new Error(`The worker ended with ${code}`)
    }),
  ])
  const beside = await reads(call, isPending(done))
  const { used, at } = await done
  const seconds = (at - begun) / 1_000
  const [end, inserted] = [await processorTime(db), await countInserted(db)]
  if (inserted !== rows) throw new Error(`${inserted} of ${rows} rows came in`)

  const processor = (each: number) => `${((each * 1_000_000) / rows).toFixed(0)} µs`
  console.log(
    `\n${rows.toLocaleString('en')} rows in ${seconds.toFixed(1)} s: ${rate(rows / seconds)} rows/s, load ${loadavg()[0]?.toFixed(1)}. Processor time a row: Node.js ${processor(used)}, PostgreSQL ${processor(end.database - start.database)} (with the reads beside)\n`,
  )
  console.log(
    table([
      ['p95 in milliseconds of one visitor', 'before', 'beside'],
      ...READS.map((path) => [path, ...[before, beside].map((each) => p95Of(each.get(path)))]),
    ]),
  )
})

/** What is kept stays as it is: lists come into a copy, which goes with the run. */
async function copyOf(url: string, { defer }: Bench): Promise<string> {
  const copy = new URL(url)
  const original = pg.escapeIdentifier(copy.pathname.slice(1))
  copy.pathname = '/imports'
  await onConnection(new URL('/postgres', url).href, async (client) => {
    await client.query('DROP DATABASE IF EXISTS imports')
    await client.query(`CREATE DATABASE imports TEMPLATE ${original} STRATEGY FILE_COPY`)
  })
  defer(() =>
    onConnection(new URL('/postgres', url).href, (client) => client.query('DROP DATABASE imports (FORCE)')),
  )
  return copy.href
}

/** Sellers who may have any number of offers, each with a list that waits. */
async function queueLists(db: Db, rows: number): Promise<string[]> {
  const ids: string[] = []
  for (let from = 0; from < rows; from += IMPORT_ROWS_MAX) {
    const seed = 1 + from / IMPORT_ROWS_MAX
    const [seller] = await db
      .insert(users)
      .values({
        name: `Importer ${seed}`,
        email: `importer${seed}-${Date.now()}@bench.example`,
        emailVerified: true,
        businessCheckedAt: new Date(),
      })
      .returning({ id: users.id })
    if (!seller) throw new Error('No seller was stored')
    const [job] = await db
      .insert(imports)
      .values({
        ownerId: seller.id,
        kind: 'products',
        importOptions: { map: {}, defaults: {}, rates: {}, sure: 'all' },
        file: generatedList(Math.min(IMPORT_ROWS_MAX, rows - from), seed),
        header: [],
        undoable: true,
      })
      .returning({ id: imports.id })
    if (!job) throw new Error('No import was stored')
    ids.push(job.id)
  }
  return ids
}

async function countInserted(db: Db): Promise<number> {
  const found = await db.select({ inserted: imports.inserted, message: imports.message }).from(imports)
  const failed = found.find(({ message }) => message)
  if (failed) throw new Error(failed.message ?? '')
  return found.reduce((sum, { inserted }) => sum + inserted, 0)
}

type Goes = () => boolean

function until(seconds: number): Goes {
  const end = performance.now() + seconds * 1_000
  return () => performance.now() < end
}

function isPending(work: Promise<unknown>): Goes {
  let pending = true
  work.finally(() => {
    pending = false
  })
  return () => pending
}

/** The latencies of reads in turn, as long as `goes` says; the first of each is not measured. */
async function reads(call: (path: string) => Promise<void>, goes: Goes): Promise<Map<string, number[]>> {
  for (const path of READS) await call(path)
  const found = new Map<string, number[]>(READS.map((path) => [path, []]))
  while (goes())
    for (const [path, latencies] of found) {
      const begun = performance.now()
      await call(path)
      latencies.push(performance.now() - begun)
      await new Promise((done) => setTimeout(done, PAUSE_MS))
    }
  return found
}

function p95Of(latencies: number[] = []): string {
  return milliseconds(summarize([{ seconds: 1, latencies }]).p95)
}
