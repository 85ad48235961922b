import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { listings } from '#server/db/schema/listings.ts'
import { readDemoCatalogue } from './demo-catalogue.ts'
import { homeConfirmedAt } from './demo-homes.ts'
import { demoId } from './demo-ids.ts'

/**
 * The same of its homes, as `confirmDemoPrices` does of prices. What the demonstration itself has let or sold goes on with the clock, so
 * that its page is never gone.
 */
export async function confirmDemoHomes(db: Db, now = new Date()): Promise<void> {
  const { listings: homes } = await readDemoCatalogue()
  const ids = homes.map(({ seller, name }) => demoId('listing', seller, name))
  const moments = homes.map((home) => homeConfirmedAt(home, now).toISOString())
  await db.execute(sql`
    WITH due AS (
      SELECT ${listings.id}, moment FROM ${listings}
      JOIN unnest(${sql.param(ids)}::uuid[], ${sql.param(moments)}::timestamptz[]) AS confirmed (listing_id, moment)
        ON confirmed.listing_id = ${listings.id}
      WHERE ${listings.confirmedAt} < moment ORDER BY ${listings.id} FOR NO KEY UPDATE OF ${listings}
    )
    UPDATE ${listings} SET
      confirmed_at = moment,
      availability_since = CASE WHEN ${listings.availability} = 'available' THEN ${listings.availabilitySince} ELSE moment END
    FROM due WHERE ${listings.id} = due.id`)
}
