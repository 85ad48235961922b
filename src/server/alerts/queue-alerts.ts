import { and, eq, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm'
import { type AlertWay, DAILY_HOUR, PUSH_MINUTES } from '#domain/alerts/alert-rules.ts'
import { digestWeek } from '#domain/digest/digest.ts'
import type { Context } from '#server/api/context.ts'
import type { Transaction } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { alertOffers, searchAlerts } from '#server/db/schema/alerts.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Nigeria is an hour ahead of UTC the whole year. */
const FIRST_MAIL = (DAILY_HOUR - 1) * HOUR

/** The morning that the daily mail of this moment is of: the last one that has begun. */
const dailyMorning = (now: Date): Date =>
  new Date(Math.floor((now.getTime() - FIRST_MAIL) / DAY) * DAY + FIRST_MAIL)

/** So many searches are queued at one time. */
const QUEUED_AT_ONCE = 10_000

/** Nobody is written to whose account is suspended: what tells once would be queued again and again. */
const isUnreachable = sql`EXISTS (
  SELECT FROM ${users} WHERE ${users.id} = ${searchAlerts.userId} AND ${users.suspendedReason} IS NOT NULL)`

/** Which searches that have something to tell are due, by the way in which they tell it. */
const dueAt = (now: Date, isPushed: boolean): Record<AlertWay, SQL | undefined> => ({
  once: and(isNull(searchAlerts.foundAt), not(isUnreachable)),
  push: isPushed
    ? or(
        isNull(searchAlerts.toldAt),
        lt(searchAlerts.toldAt, new Date(now.getTime() - PUSH_MINUTES * 60_000)),
      )
    : isAddressDue(dailyMorning(now)),
  daily: isAddressDue(dailyMorning(now)),
  // The weekly mail of an account is the digest's.
  weekly: and(isNull(searchAlerts.userId), isAddressDue(digestWeek(now))),
})

/** One search of an address that was told since then keeps the others waiting. */
const isAddressDue = (moment: Date): SQL => sql`NOT EXISTS (
  SELECT FROM ${searchAlerts} AS other WHERE other.email = ${searchAlerts.email} AND other.way = ${searchAlerts.way}
    AND other.told_at >= ${moment.toISOString()}::timestamptz)`

/**
 * Has what the searches found told, in the way that each author chose: once at once; a mail a day and a week for each address; a device
 * every hour at most, and as long as no key is configured by the day's mail, without changing what its author chose. However often it runs, and in however many instances: when a search was told is kept with what was queued.
 */
export async function queueAlerts(
  { db, queue, settings }: Pick<Context, 'db' | 'queue' | 'settings'>,
  signal: AbortSignal,
  now = new Date(),
): Promise<void> {
  const isPushed = settings.pushKey !== undefined
  for (const [way, isDue] of Object.entries(dueAt(now, isPushed)) as [AlertWay, SQL | undefined][])
    for (let isAll = false; !isAll; ) {
      signal.throwIfAborted()
      isAll = await db.transaction(async (tx) => {
        const due = await takeDue(tx, way, isDue, now)
        if (way === 'once' || (way === 'push' && isPushed))
          await queue.sendAll(
            way === 'once' ? 'alert-mail' : 'alert-push',
            due.map(({ id }) => ({ data: { alertId: id } })),
            { tx },
          )
        else {
          const readers = new Map(
            due.map(({ email, userId }) => [`${email} ${userId}`, { data: { email, userId, way } }]),
          )
          await queue.sendAll('alert-news', [...readers.values()], { tx })
        }
        return due.length < QUEUED_AT_ONCE
      })
    }
}

/**
 * Marks some of those that are due as told now. What is untold is asked first, by an index that has nothing else: of what searches have told
 * in a year nothing is read.
 */
async function takeDue(tx: Transaction, way: AlertWay, isDue: SQL | undefined, now: Date) {
  // Instances take turns, so that none queues what another one is queueing.
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('queue alerts', 0))`)
  const at = sql`${now.toISOString()}::timestamptz`
  return tx
    .update(searchAlerts)
    .set({ toldAt: at, ...(way === 'once' && { foundAt: at }) })
    .where(
      sql`${searchAlerts.id} IN (
        SELECT ${searchAlerts.id} FROM (SELECT DISTINCT alert_id FROM ${alertOffers} WHERE told_at IS NULL) AS waiting
          JOIN ${searchAlerts} ON ${searchAlerts.id} = waiting.alert_id
        WHERE ${and(
          eq(searchAlerts.way, way),
          sql`${searchAlerts.confirmedAt} IS NOT NULL AND ${searchAlerts.pausedAt} IS NULL`,
          isDue,
        )} LIMIT ${QUEUED_AT_ONCE})`,
    )
    .returning({ id: searchAlerts.id, email: searchAlerts.email, userId: searchAlerts.userId })
}
