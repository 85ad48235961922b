import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'

/** Changes in one transaction, which nobody waits for. */
const BATCH = 10_000

/** A job. Adds what has changed to the counts of products, so that whoever reads one finds little besides. Several may do so at a time. */
export async function foldProductCounts(db: Db, signal: AbortSignal, batch = BATCH): Promise<void> {
  for (let folded = batch; folded === batch; ) {
    signal.throwIfAborted()
    const { rows } = await db.execute<{ folded: number }>(sql`SELECT fold_product_counts(${batch}) AS folded`)
    folded = rows[0]?.folded ?? 0
  }
}
