/** Measures a week of the price index, from reading the events to the stored run; docs/benchmarks.md has the results. */
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { cutOffBefore } from '#domain/prices/index-method/weeks.ts'
import { connect } from '#server/db/client.ts'
import { computeWeeks, storeWeek } from '#server/prices/price-index/run-index.ts'
import { migratedDatabase, runBench } from './bench/run-bench.ts'
import { wholeNumberOption } from './bench/surroundings.ts'

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
    await db.transaction(async (tx) => {
      await tx.execute(sql`SET LOCAL statement_timeout = 0`)
    await tx.execute(sql`
      INSERT INTO seller_events (at, seller_key, kind, proof)
      SELECT ${cutOff.toISOString()}::timestamptz - interval '90 days', md5('seller' || seller)::uuid, 'verified', proof
      FROM generate_series(1, ${sellers}::int) AS seller, unnest(ARRAY['phone', 'business']) AS proof`)
    // Each offer is put up a year before, and confirmed in each of the last two weeks.
    for (const [days, kind] of [
      [370, 'offered'],
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
    const began = performance.now()
    const cpu = process.cpuUsage()
    for await (const week of computeWeeks(db, [cutOff], { isExample: false })) {
      const computed = performance.now()
      await storeWeek(db, week, { isExample: false })
      const used = process.cpuUsage(cpu)
      console.log(
        `${offers.toLocaleString('en')} offers, ${sellers.toLocaleString('en')} sellers: read and computed in ${seconds(computed - began)}, stored ${week.values.length} values in ${seconds(performance.now() - computed)}, ${seconds((used.user + used.system) / 1_000)} of processor, ${Math.round(process.memoryUsage().rss / 1e6)} MB`,
      )
    }
  } finally {
    await db.$client.end()
  }
})

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`
