/**
 * Measures what a seller's dashboard asks of the database, and shows that no table of offers is read as a whole for it: the work
 * of a query is bounded by the offers of its seller, and by the searches in vain of their states. docs/benchmarks.md has the results.
 */
import { parseArgs } from 'node:util'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { connect, type Db } from '#server/db/client.ts'
import { getLeads } from '#server/leads/lead-queries.ts'
import { getSellerOverview } from '#server/leads/overview-queries.ts'
import { fillCatalogue } from './bench/generated-catalogue.ts'
import { fillLeads } from './bench/generated-leads.ts'
import { timeOneVisitor } from './bench/in-process-api.ts'
import { migratedDatabase, runBench } from './bench/run-bench.ts'
import { wholeNumberOption } from './bench/surroundings.ts'
import { table } from './bench/table.ts'

type Reader = Pick<Db, 'execute'>

const QUERIES: [string, (db: Reader, sellerId: string) => Promise<unknown>][] = [
  ['leads of 7 days', (db, sellerId) => getLeads(db, { sellerId, days: 7 })],
  ['leads of 30 days', (db, sellerId) => getLeads(db, { sellerId, days: 30 })],
  ['leads of 90 days', (db, sellerId) => getLeads(db, { sellerId, days: 90 })],
  ['overview', getSellerOverview],
]

const Node = z.looseObject({
  'Node Type': z.string(),
  'Relation Name': z.optional(z.string()),
  'Index Name': z.optional(z.string()),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': z.optional(z.number()),
  get Plans() {
    return z.optional(z.array(Node))
  },
})
type Node = z.infer<typeof Node>

const Explained = z.tuple([z.object({ Plan: Node })])

/** Of this a seller's states are read, which may be all there are. */
const READ_BY_STATE = 'missed_searches'

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** What the query reads of tables, as PostgreSQL has run it. @throws Error where a table is read as a whole */
async function readBy(db: Db, query: (db: Reader) => Promise<unknown>) {
  let asked: SQL | undefined
  const run = Object.assign(Object.create(db), {
    execute: (each: SQL) => {
      asked = each
      return db.execute(each)
    },
  })
  await query(run)
  if (!asked) throw new Error('Nothing was asked')
  const { rows } = await db.execute(sql`EXPLAIN (ANALYZE, FORMAT JSON) ${asked}`)
  const [{ Plan: plan }] = Explained.parse(rows[0]?.['QUERY PLAN'])
  const nodes = nodesOf(plan)
  const whole = nodes.find(
    (node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] !== READ_BY_STATE,
  )
  if (whole) throw new Error(`${whole['Relation Name']} is read as a whole`)
  const rowsRead = nodes
    .filter((node) => node['Relation Name'] ?? node['Index Name'])
    .reduce(
      (sum, node) =>
        sum + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
      0,
    )
  const indexes = new Set(nodes.flatMap((node) => node['Index Name'] ?? []))
  return { rowsRead, indexes: [...indexes].sort() }
}

await runBench(async (bench) => {
  const { values } = parseArgs({
    options: {
      offers: { type: 'string', default: '100000' },
      days: { type: 'string', default: '90' },
      seconds: { type: 'string', default: '3' },
      keep: { type: 'string' },
      database: { type: 'string' },
    },
  })
  const offers = wholeNumberOption('offers', values.offers)
  const days = wholeNumberOption('days', values.days)
  const seconds = wholeNumberOption('seconds', values.seconds)
  const url = await migratedDatabase(bench, values)
  const listings = Math.round(offers / 5)
  await fillCatalogue(url, { products: offers - listings, listings }, bench.say)
  await fillLeads(url, days, bench.say)
  const db = connect(url)
  bench.defer(() => db.$client.end())
  const { rows: sellers } = await db.execute<{ id: string; offers: number }>(sql`
    SELECT owner_id AS id, count(*)::int AS offers
    FROM (SELECT owner_id FROM products UNION ALL SELECT owner_id FROM listings) AS offer GROUP BY 1 ORDER BY 2 DESC`)
  const rows: string[][] = []
  for (const seller of [sellers[0], sellers[sellers.length >> 1]])
    for (const [name, query] of seller ? QUERIES : []) {
      const { id = '', offers = 0 } = seller ?? {}
      const { rowsRead, indexes } = await readBy(db, (reader) => query(reader, id))
      const times = await timeOneVisitor(() => query(db, id), seconds)
      rows.push([`${name}, ${offers} offers`, Math.round(rowsRead).toLocaleString('en'), ...times])
      bench.say(`${name}: ${indexes.join(', ')}`)
    }
  console.log(
    `\n${offers.toLocaleString('en')} offers, each asked for on ${days} days, one seller\n\n${table([['query', 'rows read', 'p50', 'p95', 'p99'], ...rows])}`,
  )
})
