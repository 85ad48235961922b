import { sql } from 'drizzle-orm'
import type { Db } from './client.ts'

/** Offers in one transaction: about half a second, in which nobody changes them. */
const BATCH = 1_000

const SINK = { products: sql`sink_stale_products`, listings: sql`sink_stale_listings` }

/**
 * A job. Sinks in the lists what has become stale since (docs/product.md 19.1, 21.3). It can stop anywhere and begin anew, beside
 * others.
 */
export async function sinkStale(
  db: Db,
  kind: keyof typeof SINK,
  signal: AbortSignal,
  batch = BATCH,
): Promise<void> {
  for (let sunk = batch; sunk === batch; ) {
    signal.throwIfAborted()
    const { rows } = await db.execute<{ sunk: number }>(sql`SELECT ${SINK[kind]}(${batch}) AS sunk`)
    sunk = rows[0]?.sunk ?? 0
  }
}
