import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { dayInNigeria } from '#domain/dates.ts'
import { LEADS } from '#domain/leads/lead-schema.ts'
import { MarketEvents, type MarketNumbers } from '#domain/moderation/admin-schema.ts'
import { MARKET_DAYS } from '#domain/moderation/moderation-rules.ts'
import type { Context } from '#server/api/context.ts'
import { users } from '#server/db/schema/accounts.ts'
import { imports } from '#server/db/schema/imports.ts'
import { listingLeads, productLeads } from '#server/db/schema/leads.ts'
import { reports } from '#server/db/schema/moderation.ts'
import { products } from '#server/db/schema/products.ts'
import { reviews } from '#server/db/schema/reviews.ts'
import { searchableListings } from '#server/db/schema/searchable-listings.ts'

const FIRST_MOMENT = sql`(first_day::timestamp AT TIME ZONE 'Africa/Lagos')`

/** Rows by the day in Nigeria on which they came, from an index of their times. */
const byDay = (event: string, table: PgTable, only?: SQL): SQL => sql`
  SELECT ${event} AS event, (created_at AT TIME ZONE 'Africa/Lagos')::date AS day, count(*)::int AS count
  FROM ${table}, period WHERE created_at >= ${FIRST_MOMENT} ${only && sql`AND ${only}`} GROUP BY 2`

const leadSums = sql.raw(LEADS.map((lead) => `sum(${lead})::int AS ${lead}`).join(', '))
const leadValues = sql.raw(LEADS.map((lead) => `('${lead}', ${lead})`).join(', '))

/** Each kind of lead by day, from the few pages that have these days. */
const leadsByDay = (table: PgTable): SQL => sql`
  SELECT event, day, count FROM (
    SELECT day, ${leadSums} FROM ${sql.identifier(getTableName(table))}, period WHERE day >= first_day GROUP BY day
  ) AS sums, LATERAL (VALUES ${leadValues}) AS each (event, count)`

/** What happened on the market in the last MARKET_DAYS days in Nigeria, today among them. Nothing of it names a person. */
export async function getMarketNumbers({ db }: Context, now = new Date()): Promise<MarketNumbers> {
  const events = sql.join(
    [
      byDay('signUps', users),
      byDay('products', products, sql`NOT hidden`),
      byDay('listings', searchableListings),
      byDay('reviews', reviews),
      byDay('reports', reports),
      byDay('imports', imports, sql`undoes IS NULL`),
      leadsByDay(productLeads),
      leadsByDay(listingLeads),
    ],
    sql` UNION ALL `,
  )
  const today = sql`${dayInNigeria(now)}::date`
  const { rows } = await db.execute<{ day: string; counts: Record<string, number> }>(sql`
    WITH period AS (SELECT ${today} - ${MARKET_DAYS - 1}::int AS first_day),
    sums AS (SELECT day, event, sum(count)::int AS count FROM (${events}) AS events GROUP BY day, event)
    SELECT to_char(each, 'YYYY-MM-DD') AS day,
      coalesce(json_object_agg(event, count) FILTER (WHERE event IS NOT NULL), '{}') AS counts
    FROM period, generate_series(first_day, ${today}, '1 day') AS each LEFT JOIN sums ON sums.day = each::date
    GROUP BY each ORDER BY each`)
  const total = { ...NOTHING }
  const daily = rows.map(({ day, counts }) => {
    for (const event of EVENTS) total[event] += counts[event] ?? 0
    return { ...NOTHING, ...counts, day }
  })
  return { total, daily }
}

const EVENTS = Object.keys(MarketEvents.shape) as (keyof MarketEvents)[]
const NOTHING = Object.fromEntries(EVENTS.map((event) => [event, 0])) as MarketEvents
