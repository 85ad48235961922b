import { type SQL, sql } from 'drizzle-orm'
import { dayInNigeria } from '#domain/dates.ts'
import { contactsOf, LEAD_OFFERS_MAX, type LeadPeriod } from '#domain/leads/lead-rules.ts'
import { LEADS, type LeadCounts, type Leads } from '#domain/leads/lead-schema.ts'
import type { LeadWeek } from '#domain/leads/shared-week.ts'
import type { Db } from '#server/db/client.ts'
import { ofEachKind } from './lead-tables.ts'

type Reader = Pick<Db, 'execute'>

const columns = sql.raw(LEADS.join(', '))
const sums = sql.raw(LEADS.map((lead) => `coalesce(sum(${lead}), 0)::int AS ${lead}`).join(', '))
const CONTACTS = sql.raw('whatsapp + number + email')

/**
 * The counts of a seller's offers within these days, each offer's found by its own key. The offers are materialized, because PostgreSQL
 * would share the many look-ups among workers, and for that read every product there is.
 */
const leadsOf = (sellerId: string, days: SQL): SQL =>
  ofEachKind(
    ({ kind, offers, counts, offer, place }) => sql`(
      WITH own AS MATERIALIZED (SELECT id, name, ${place} AS place FROM ${offers} WHERE owner_id = ${sellerId})
      SELECT ${kind}::text AS kind, own.*, day, leads.state, ${columns}
      FROM own JOIN ${counts} AS leads ON leads.${offer} = own.id WHERE leads.day BETWEEN ${days})`,
    sql` UNION ALL `,
  )

type Period = { sellerId: string; days: number; now?: Date }

/** @param days so many, today among them, and as many before for comparison */
export async function getLeads(
  db: Reader,
  { sellerId, days, now = new Date() }: Period & { days: LeadPeriod },
): Promise<Leads> {
  const today = sql`${dayInNigeria(now)}::date`
  const from = sql`(${today} - ${days - 1}::int)`
  const { rows } = await db.execute<{ leads: Omit<Leads, 'days'> }>(sql`
    WITH leads AS MATERIALIZED (${leadsOf(sellerId, sql`${today} - ${2 * days - 1}::int AND ${today}`)}),
    recent AS (SELECT * FROM leads WHERE day >= ${from}),
    daily AS (
      SELECT to_char(each, 'YYYY-MM-DD') AS day, ${sums}
      FROM generate_series(${from}, ${today}, '1 day') AS each LEFT JOIN recent ON recent.day = each::date
      GROUP BY each ORDER BY each),
    offers AS (
      SELECT kind, id, name, ${sums} FROM recent GROUP BY kind, id, name
      ORDER BY sum(${CONTACTS}) DESC, sum(opened) DESC, sum(shown) DESC, id LIMIT ${LEAD_OFFERS_MAX}),
    states AS (
      SELECT coalesce(state, place) AS state, state IS NOT NULL AS chosen, ${sums} FROM recent GROUP BY 1, 2
      ORDER BY sum(${CONTACTS}) DESC, sum(opened) DESC, sum(shown) DESC, 1, 2)
    SELECT json_build_object(
      'daily', (SELECT json_agg(daily) FROM daily),
      'total', (SELECT row_to_json(total) FROM (SELECT ${sums} FROM recent) AS total),
      'before', (SELECT row_to_json(before) FROM (SELECT ${sums} FROM leads WHERE day < ${from}) AS before),
      'offers', (SELECT coalesce(json_agg(offers), '[]') FROM offers),
      'states', (SELECT coalesce(json_agg(states), '[]') FROM states)) AS leads`)
  const [row] = rows
  if (!row) throw new Error('A select without a table has one row')
  return { days, ...row.leads }
}

/**
 * The leads of a seller in the seven days that ended with yesterday, for the weekly mail. All zero where there were none: whoever sends
 * the mail leaves that part out.
 */
export async function leadsOfWeek(
  db: Reader,
  sellerId: string,
  now = new Date(),
): Promise<LeadWeek & { before: Omit<LeadWeek, 'best'> }> {
  const yesterday = new Date(now.getTime() - 24 * 3_600_000)
  const { total, before, offers } = await getLeads(db, { sellerId, days: 7, now: yesterday })
  const [first] = offers
  const brief = (counts: LeadCounts) => ({
    shown: counts.shown,
    opened: counts.opened,
    contacts: contactsOf(counts),
  })
  return {
    ...brief(total),
    before: brief(before),
    best: first && contactsOf(first) > 0 ? { name: first.name } : undefined,
  }
}
