import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { onConnection } from '#server/db/connection.ts'

/**
 * The worst that can be: every offer of a filled catalogue was seen, opened and asked for on each of so many days, until today. Half of
 * the offers have a picture, and in every state something was searched in vain.
 */
export async function fillLeads(url: string, days: number, say: (line: string) => void): Promise<void> {
  await onConnection(url, async (client) => {
    const db = drizzle(client)
    const { rows } = await db.execute(sql`SELECT FROM product_leads LIMIT 1`)
    if (rows.length > 0) return say('The leads are there already')
    // The triggers would write what nothing here reads.
    await db.execute(sql`SET session_replication_role = replica`)
    for (const noun of ['product', 'listing'])
      await db.execute(sql`
        INSERT INTO ${sql.raw(`${noun}_images (${noun}_id, position, image_id)`)}
        SELECT id, 0, gen_random_uuid() FROM ${sql.raw(`${noun}s`)} WHERE hashtext(id::text) % 2 = 0`)
    // Day after day, as they come.
    for (let ago = days - 1; ago >= 0; ago--)
      for (const noun of ['product', 'listing'])
        await db.execute(sql`
          INSERT INTO ${sql.raw(`${noun}_leads (${noun}_id`)}, day, shown, opened, whatsapp)
          SELECT id, (now() AT TIME ZONE 'Africa/Lagos')::date - ${ago}::int, 40, 5, 1 FROM ${sql.raw(`${noun}s`)}`)
    say(`Leads of ${days} days`)
    await db.execute(sql`
      INSERT INTO missed_searches (kind, words, place, day, device)
      SELECT kind, 'word ' || n % 50, state::text, current_date - n % 90, md5(kind || n)
      FROM generate_series(1, 5000) AS n, unnest(ARRAY['products', 'listings']) AS kind, unnest(enum_range(NULL::state)) AS state`)
    await db.execute(sql`RESET session_replication_role`)
    await db.execute(sql`VACUUM (ANALYZE)`)
    say('What was searched in vain')
  })
}
