import { lt, type SQL, sql } from 'drizzle-orm'
import { dayInNigeria } from '#domain/dates.ts'
import { LEAD_DAYS } from '#domain/leads/lead-rules.ts'
import { LEADS, type Lead, type OfferKind } from '#domain/leads/lead-schema.ts'
import type { State } from '#domain/places.ts'
import type { Db } from '#server/db/client.ts'
import { deleteInBatches } from '#server/db/delete-in-batches.ts'
import { leadDevices, listingLeads, productLeads } from '#server/db/schema/leads.ts'
import { type LeadTables, ofEachKind } from './lead-tables.ts'

/** What waits to be stored; who it was of is a hash by now. */
export type Sighting = {
  day: string
  device: bigint
  kind: OfferKind
  id: string
  lead: Lead
  /** Chosen by the visitor. */
  state: State | null
  /** Whoever is signed in there: the owner of an offer does not count. Not stored. */
  viewerId: string | null
}

/** Of those sightings the ones of an offer that is there, by somebody else than its owner. */
const known = ({ kind, offers }: LeadTables): SQL => sql`
  SELECT sighting.* FROM sighting JOIN ${offers} AS offer ON offer.id = sighting.id
  WHERE sighting.kind = ${kind} AND NOT offer.hidden AND offer.owner_id IS DISTINCT FROM sighting.viewer_id`

const names = sql.raw(LEADS.join(', '))

/** In the order of the key, as every instance writes them: none waits for another that waits for it. */
const store = ({ kind, counts, offer }: LeadTables): SQL => {
  const sums = LEADS.map((lead) => sql.raw(`${lead} = counts.${lead} + excluded.${lead}`))
  return sql`stored_${sql.raw(kind)} AS (
    INSERT INTO ${counts} AS counts (${offer}, day, state, ${names})
    SELECT id, day, state, ${names} FROM counted WHERE kind = ${kind} ORDER BY id, day, state
    ON CONFLICT (${offer}, day, state) DO UPDATE SET ${sql.join(sums, sql`, `)}
  )`
}

/**
 * Stores sightings by one statement: what a device has not counted for yet today is added up. Of two instances that store the same one
 * at once, one counts it.
 */
export async function storeLeads(db: Db, sightings: readonly Sighting[]): Promise<void> {
  const column = <Value>(value: (sighting: Sighting) => Value) => sql.param(sightings.map(value))
  const counts = LEADS.map((lead) => sql`count(*) FILTER (WHERE lead = ${lead})::int AS ${sql.raw(lead)}`)
  await db.execute(sql`
    WITH sighting AS (
      SELECT * FROM unnest(${column(({ day }) => day)}::date[], ${column(({ device }) => String(device))}::bigint[],
        ${column(({ kind }) => kind)}::text[], ${column(({ id }) => id)}::uuid[], ${column(({ lead }) => lead)}::text[],
        ${column(({ state }) => state)}::state[], ${column(({ viewerId }) => viewerId)}::uuid[])
        AS sighting (day, device, kind, id, lead, state, viewer_id)
    ), known AS (${ofEachKind(known, sql` UNION ALL `)}
    ), fresh AS (
      INSERT INTO ${leadDevices} (day, device) SELECT day, device FROM known ORDER BY day, device
      ON CONFLICT DO NOTHING RETURNING day, device
    ), counted AS (
      SELECT kind, id, day, state, ${sql.join(counts, sql`, `)} FROM known JOIN fresh USING (day, device)
      GROUP BY kind, id, day, state
    ), ${ofEachKind(store, sql`, `)}
    SELECT`)
}

/** Forgets which devices have counted on other days than today, and the counts of long ago. */
export async function removeOldLeads(db: Db, now = new Date()): Promise<void> {
  const today = dayInNigeria(now)
  const oldest = sql`${today}::date - ${LEAD_DAYS}::int`
  await deleteInBatches(db, leadDevices, lt(leadDevices.day, today))
  await deleteInBatches(db, productLeads, lt(productLeads.day, oldest))
  await deleteInBatches(db, listingLeads, lt(listingLeads.day, oldest))
}
