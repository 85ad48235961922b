/** Measures how fast saved searches are matched with new offers, on generated rows; docs/benchmarks.md has the results. */
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { isNull, sql } from 'drizzle-orm'
import { STATES } from '#domain/places.ts'
import { matchFreshOffers, type SearchedKinds } from '#server/alerts/match-offers.ts'
import { normalizedSearch } from '#server/alerts/normalized-search.ts'
import { queueAlerts } from '#server/alerts/queue-alerts.ts'
import { connect, type Db } from '#server/db/client.ts'
import { alertOffers } from '#server/db/schema/alerts.ts'
import { searchedListings } from '#server/listings/listed-among.ts'
import { searchedComparisons } from '#server/materials/listed-among.ts'
import { searchedProducts } from '#server/products/listed-among.ts'
import { choices } from './bench/choices.ts'
import { fillCatalogue } from './bench/generated-catalogue.ts'
import { quietContext } from './bench/in-process-api.ts'
import { processorTime } from './bench/processor-time.ts'
import { migratedDatabase, runBench } from './bench/run-bench.ts'
import { wholeNumberOption } from './bench/surroundings.ts'
import { table } from './bench/table.ts'
import { AREAS, BRANDS, HOMES, PRODUCT_KINDS } from './bench/vocabulary.ts'

/** As people save them: a thing with a size or a brand, mostly in a state, half with a limit of price; two in five are homes. */
function savedSearch(n: number) {
  const { next, one } = choices(n + 1)
  const state = next(4) === 0 ? 'Lagos' : one(STATES)
  if (next(5) < 2) {
    const [homeState, area] = one(AREAS)
    const searchTerm = `${1 + next(5)} bedroom ${one(HOMES)}${next(2) ? ` in ${area}` : ''}`
    const maxPrice = next(2) ? { maxPrice: String((1 + next(40)) * 25_000) } : {}
    return ['listings', { searchTerm, ...(next(2) && { state: homeState }), ...maxPrice }] as const
  }
  const { things, sizes, subCategory, price } = one(PRODUCT_KINDS)
  const thing =
    next(3) === 0 ? `${one(BRANDS)} ${one(things)}` : `${next(2) ? `${one(sizes)} ` : ''}${one(things)}`
  const what = next(8) === 0 ? { subCategory } : { name: `${thing}${next(3) === 0 ? ` in ${state}` : ''}` }
  const limit = Math.round((price[0] + next(price[1] - price[0])) / 100) * 100
  return [
    'products',
    { ...what, ...(next(6) > 0 && { location: state }), ...(next(2) && { maxPrice: String(limit) }) },
  ] as const
}

async function saveSearches(db: Db, count: number): Promise<number> {
  await db.execute(sql`DELETE FROM search_alerts`)
  const BATCH = 10_000
  const distinct = new Set<string>()
  for (let from = 0; from < count; from += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - from) }, (_, index) => {
      const [kind, search] = savedSearch(from + index)
      const text = JSON.stringify(normalizedSearch(kind, search as Record<string, string>))
      distinct.add(kind + text)
      return { kind, text, email: `buyer${from + index}@bench.example` }
    })
    await db.execute(sql`
      INSERT INTO search_alerts (id, kind, search, email, way, created_at, confirmed_at)
      SELECT gen_random_uuid(), kind, search::jsonb, email, 'daily', '2026-01-01', '2026-01-01'
      FROM unnest(${sql.param(rows.map(({ kind }) => kind))}::text[], ${sql.param(rows.map(({ text }) => text))}::text[],
        ${sql.param(rows.map(({ email }) => email))}::text[]) AS saved (kind, search, email)`)
  }
  await db.execute(sql`ANALYZE search_alerts`)
  return distinct.size
}

/** As if so many products and homes had just been put up, a quarter of them homes. */
const noteFresh = (db: Db, offers: number) =>
  db.execute(sql`
    INSERT INTO fresh_offers (kind, offer_id)
    (SELECT 'products', product_id FROM searchable_products ORDER BY created_at DESC LIMIT ${Math.ceil((offers * 3) / 4)})
    UNION ALL (SELECT 'listings', listing_id FROM searchable_listings ORDER BY created_at DESC LIMIT ${Math.floor(offers / 4)})`)

/** What searches have told in a year, each the same. */
const tellForAYear = (db: Db, each: number) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`SELECT set_config('statement_timeout', '0', true)`)
    await tx.execute(sql`
    INSERT INTO alert_offers (alert_id, offer_id, found_at, told_at)
    SELECT id, gen_random_uuid(), now() - interval '1 year' * random(), now() FROM search_alerts, generate_series(1, ${each}::int) ORDER BY id`)
    // As autovacuum does.
    await tx.execute(sql`ANALYZE alert_offers`)
  })

await runBench(async (bench) => {
  const { values } = parseArgs({
    options: {
      products: { type: 'string', default: '100000' },
      searches: { type: 'string', default: '100000' },
      offers: { type: 'string', default: '1000' },
      told: { type: 'string', default: '100' },
      keep: { type: 'string' },
    },
  })
  const [products, searches, offers, told] = (['products', 'searches', 'offers', 'told'] as const).map(
    (name) => wholeNumberOption(name, values[name]),
  ) as [number, number, number, number]
  const databaseUrl = await migratedDatabase(bench, values)
  await fillCatalogue(databaseUrl, { products }, bench.say)
  const db = connect(databaseUrl)
  bench.defer(() => db.$client.end())
  const ctx = await quietContext(db)
  const searched: SearchedKinds = {
    products: searchedProducts(ctx),
    listings: searchedListings(ctx),
    comparisons: searchedComparisons(ctx),
  }
  const { signal } = new AbortController()
  const timed = async (work: () => Promise<unknown>) => {
    const start = performance.now()
    await work()
    return `${((performance.now() - start) / 1_000).toFixed(1)} s`
  }

  const distinct = await saveSearches(db, searches)
  bench.say(`${searches} searches`)
  const saving = await timed(() => matchFreshOffers(ctx, searched, signal))
  bench.say('What they need')
  await db.execute(sql`TRUNCATE alert_offers`)
  bench.say(`${told} finds of each search were told: ${await timed(() => tellForAYear(db, told))}`)
  const rows: string[][] = []
  for (const run of ['first', 'second', 'third']) {
    await db.execute(sql`DELETE FROM alert_offers WHERE told_at IS NULL`)
    await db.execute(sql`TRUNCATE fresh_offers`)
    await db.execute(sql`UPDATE search_alerts SET told_at = NULL WHERE told_at IS NOT NULL`)
    await noteFresh(db, offers)
    const before = await processorTime(db)
    const seconds = await timed(() => matchFreshOffers(ctx, searched, signal))
    const { own, database } = await processorTime(db)
    const queued = await timed(() => queueAlerts(ctx, signal))
    const finds = await db.$count(alertOffers, isNull(alertOffers.toldAt))
    await db.execute(sql`DELETE FROM pgboss.job WHERE name = 'alert-news'`)
    const busy = [own - before.own, database - before.database].map((each) => `${each.toFixed(1)} s`)
    const load = loadavg()[0]?.toFixed(1) ?? ''
    rows.push([run, seconds, ...busy, queued, load, finds.toLocaleString('en')])
    bench.say(rows.at(-1)?.join(', ') ?? '')
  }
  const number = (value: number) => value.toLocaleString('en')
  console.log(
    `\n${number(searches)} saved searches, ${number(distinct)} of them different; ${number(offers)} new offers among ${number(products)} products; ${number(told * searches)} finds told before; what the searches need was found out in ${saving}\n`,
  )
  console.log(
    table([['run', 'matched in', 'processor: Node.js', 'PostgreSQL', 'queued in', 'load', 'finds'], ...rows]),
  )
})
