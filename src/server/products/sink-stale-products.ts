import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'

/** Products in one transaction: about half a second, in which nobody changes them. */
const BATCH = 1_000

/** A job. Sinks in the lists what has become stale since (docs/product.md 19.1). It can stop anywhere and begin anew, beside others. */
export async function sinkStaleProducts(db: Db, signal: AbortSignal, batch = BATCH): Promise<void> {
  for (let sunk = batch; sunk === batch; ) {
    signal.throwIfAborted()
    const { rows } = await db.execute<{ sunk: number }>(sql`SELECT sink_stale_products(${batch}) AS sunk`)
    sunk = rows[0]?.sunk ?? 0
  }
}
