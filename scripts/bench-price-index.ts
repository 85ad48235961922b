/** Measures a week of the price index, from reading the events to the stored run; docs/benchmarks.md has the results. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { quantile } from '#domain/prices/index-method/statistics.ts'
import { cutOffBefore } from '#domain/prices/index-method/weeks.ts'
import { connect, type Db } from '#server/db/client.ts'
import { computeWeeks, storeWeek } from '#server/prices/price-index/run-index.ts'
import { processorTime } from './bench/processor-time.ts'
import { migratedDatabase, runBench } from './bench/run-bench.ts'
import { wholeNumberOption } from './bench/surroundings.ts'

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`
/** So long reads are measured by themselves. */
const READS_BEFORE_MS = 10_000

const milliseconds = (values: readonly number[], share: number) => `${quantile(values, share).toFixed(1)} ms`

await runBench(async (bench) => {
  const { values } = parseArgs({
    options: {
      offers: { type: 'string', default: '100000' },
      sellers: { type: 'string', default: '20000' },
      keep: { type: 'string' },
      database: { type: 'string' },
    },
  })
  const offers = wholeNumberOption('offers', values.offers)
  const sellers = wholeNumberOption('sellers', values.sellers)
  const url = await migratedDatabase(bench, values)
  const db = connect(url)
  const cutOff = cutOffBefore(new Date())
  try {
    // What was kept of the last run is measured once more.
    if (!(await isFilled(db)))
      await db.transaction(async (tx) => {
        await tx.execute(sql`SET LOCAL statement_timeout = 0`)
        await tx.execute(sql`
      INSERT INTO seller_events (at, seller_key, kind, proof)
      SELECT ${cutOff.toISOString()}::timestamptz - interval '90 days', md5('seller' || seller)::uuid, 'verified', proof
      FROM generate_series(1, ${sellers}::int) AS seller, unnest(ARRAY['phone', 'business']) AS proof`)
        // Each offer is put up a year before, and confirmed each quarter and in each of the last two weeks.
        for (const [days, kind] of [
          [370, 'offered'],
          [279, 'confirmed'],
          [188, 'confirmed'],
          [97, 'confirmed'],
          [10, 'confirmed'],
          [3, 'changed'],
        ] as const)
          await tx.execute(sql`
        INSERT INTO price_events (at, seller_key, kind, way, product_id, price, unit, comparable_quantity, comparable_unit, conversion,
          material_id, parameters, specification, state, in_stock, confirmed_at)
        SELECT at, md5('seller' || offer % ${sellers}::int)::uuid, ${kind}, 'import', md5('offer' || offer)::uuid,
          1000000 + (hashtext(offer::text || ${kind}::text) % 100000), 'bags', 50, 'kg', 'exact', 'cement', '{}', 'cement' || offer % 150,
          (enum_range(NULL::state))[1 + offer / ${sellers}::int % 37], true, at
        FROM generate_series(1, ${offers}::int) AS offer, LATERAL (SELECT ${cutOff.toISOString()}::timestamptz
          - ${days}::int * interval '1 day' + offer * interval '40 milliseconds' AS at) AS moment ORDER BY at`)
      })
    await db.execute(sql`ANALYZE price_events`)
    bench.say(`${offers} offers of ${sellers} sellers are in`)
    const reads = readBeside(url)
    await sleep(READS_BEFORE_MS)
    const before = await reads.taken()
    let began = performance.now()
    let start = await processorTime(db)
    for await (const week of computeWeeks(db, [cutOff], { isExample: false })) {
      const computed = performance.now()
      await storeWeek(db, week, { isExample: false })
      const end = await processorTime(db)
      const beside = await reads.taken()
      console.log(
        `Method ${week.method}: ${offers.toLocaleString('en')} offers, ${sellers.toLocaleString('en')} sellers: read and computed in ${seconds(computed - began)}, stored ${week.values.length} values in ${seconds(performance.now() - computed)}, processor time: Node.js ${seconds((end.own - start.own) * 1_000)}, PostgreSQL ${seconds((end.database - start.database) * 1_000)} (with the reads beside); ${Math.round(process.memoryUsage().rss / 1e6)} MB, load ${loadavg()[0]?.toFixed(1)}; inputs ${week.inputsHash.slice(0, 12)}, outputs ${week.outputsHash.slice(0, 12)}`,
      )
      for (const [when, times] of [
        ['before', before],
        ['beside it', beside],
      ] as const)
        console.log(
          `reads ${when}: ${times.length}, p50 ${milliseconds(times, 0.5)}, p95 ${milliseconds(times, 0.95)}`,
        )
      // What the next method takes beside what is read already.
      began = performance.now()
      start = await processorTime(db)
    }
    reads.end()
  } finally {
    await db.$client.end()
  }
})

async function isFilled(db: Db): Promise<boolean> {
  const { rows } = await db.execute(sql`SELECT FROM price_events LIMIT 1`)
  return rows.length > 0
}

/** Reads by another process all the while, as one that answers visitors does. */
function readBeside(url: string) {
  const reader = fork(join(import.meta.dirname, 'bench/price-events-worker.ts'), [url], { execArgv: [] })
  return {
    /** How long each read has taken since this was asked last, in milliseconds. */
    taken: async (): Promise<number[]> => {
      reader.send('taken')
      const [times] = await once(reader, 'message')
      return times as number[]
    },
    end: () => reader.kill(),
  }
}
