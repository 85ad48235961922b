import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { TOLD_DAYS, UNTOLD_DAYS } from '#domain/alerts/alert-rules.ts'
import type { Db } from '#server/db/client.ts'
import { alertOffers, forgottenAlerts } from '#server/db/schema/alerts.ts'

/** So many finds are deleted by one statement, which takes less than a second. */
const AT_ONCE = 10_000

/** A job, every ten minutes: forgets what deleted searches had found, what was told long ago, and what could not be told. */
export async function forgetFinds(db: Db, signal: AbortSignal): Promise<void> {
  for (;;) {
    const [forgotten] = await db
      .select({ alertId: forgottenAlerts.alertId })
      .from(forgottenAlerts)
      .orderBy(asc(forgottenAlerts.alertId))
      .limit(1)
    if (!forgotten) break
    await forget(db, eq(alertOffers.alertId, forgotten.alertId), signal)
    await db.delete(forgottenAlerts).where(eq(forgottenAlerts.alertId, forgotten.alertId))
  }
  const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`
  await forget(db, sql`${alertOffers.toldAt} < ${daysAgo(TOLD_DAYS)}`, signal)
  await forget(
    db,
    sql`${alertOffers.toldAt} IS NULL AND ${alertOffers.foundAt} < ${daysAgo(UNTOLD_DAYS)}`,
    signal,
  )
}

async function forget(db: Db, which: SQL, signal: AbortSignal): Promise<void> {
  for (let isAll = false; !isAll; ) {
    signal.throwIfAborted()
    const { rowCount } = await db.execute(sql`
      DELETE FROM ${alertOffers} WHERE ctid = ANY (ARRAY (SELECT ctid FROM ${alertOffers} WHERE ${which} LIMIT ${AT_ONCE}))`)
    isAll = (rowCount ?? 0) < AT_ONCE
  }
}
