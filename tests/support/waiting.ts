import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'

/** How many wait for somebody else's transaction to end: a test that holds a lock knows by it that the others have come so far. */
export async function countWaiting(db: Db): Promise<number> {
  const { rows } = await db.execute(
    sql`SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  return rows.length
}
