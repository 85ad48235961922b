import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { setWay } from '#server/db/price-way.ts'
import { listUnsettledOwners } from '#server/db/unsettled-owners.ts'

/** Products and listings in one transaction: a tenth of a millisecond each, in which nobody hides, shows or reviews their owner. */
const BATCH = 5_000

/**
 * Hides or shows what is left to be hidden or shown of large shops, as their accounts are at each batch, the owners in turn. It can
 * stop anywhere and begin anew, beside others that do the same.
 */
export async function settleVisibility(db: Db, signal: AbortSignal, batch = BATCH): Promise<void> {
  for (;;) {
    const owners = await listUnsettledOwners(db)
    if (owners.length === 0) return
    for (const owner of owners) {
      signal.throwIfAborted()
      await db.transaction(async (tx) => {
        await setWay(tx, 'moderation')
        await tx.execute(sql`SELECT settle_visibility(${owner}, ${batch})`)
      })
    }
  }
}
