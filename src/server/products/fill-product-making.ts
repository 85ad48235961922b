import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'

/** Products in one transaction: less than half a second, in which nobody changes them. */
const BATCH = 100

/**
 * A job. Has the makers and materials of products that were there before among their words, in batches (`product_making`). It can stop
 * anywhere and begin anew, beside others; once all are written it only looks. After each batch it rests for as long as that took: a
 * million take two hours, in which searches go on as before.
 */
export async function fillProductMaking(db: Db, signal: AbortSignal, batch = BATCH): Promise<void> {
  for (let isDone = false; !isDone; ) {
    signal.throwIfAborted()
    const start = performance.now()
    const { rows } = await db.execute<{ done: boolean }>(sql`SELECT fill_product_making(${batch}) AS done`)
    isDone = rows[0]?.done ?? true
    if (!isDone) await sleep(performance.now() - start, undefined, { signal })
  }
}
