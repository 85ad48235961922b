import { and, eq, isNotNull, isNull, lt, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { DAILY_HOUR, PUSH_MINUTES } from '#domain/alerts/alert-rules.ts'
import { digestWeek } from '#domain/digest/digest.ts'
import type { Context } from '#server/api/context.ts'
import { searchAlerts } from '#server/db/schema/alerts.ts'
import { hasNews } from './alert-news.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Nigeria is an hour ahead of UTC the whole year. */
const FIRST_MAIL = (DAILY_HOUR - 1) * HOUR

/** The morning that the daily mail of this moment is of: the last one that has begun. */
export const dailyMorning = (now: Date): Date =>
  new Date(Math.floor((now.getTime() - FIRST_MAIL) / DAY) * DAY + FIRST_MAIL)

/**
 * Has what the searches found told, in the way that each author chose: once at once; a mail a day and a week for each address; a device
 * every hour at most. The weekly mail of an account is the digest's. However often it runs, and in however many instances: when a search
 * was told is kept with what was queued.
 */
export async function queueAlerts(
  { db, queue }: Pick<Context, 'db' | 'queue'>,
  now = new Date(),
): Promise<void> {
  const isReady = and(isNotNull(searchAlerts.confirmedAt), isNull(searchAlerts.pausedAt), hasNews)
  const toldBefore = (moment: Date) => or(isNull(searchAlerts.toldAt), lt(searchAlerts.toldAt, moment))
  const at = now.toISOString()
  await db.transaction(async (tx) => {
    const take = (set: object, ...where: (SQL | undefined)[]) =>
      tx
        .update(searchAlerts)
        .set({ toldAt: sql`${at}::timestamptz`, ...set })
        .where(and(isReady, ...where))
        .returning({ id: searchAlerts.id, email: searchAlerts.email, userId: searchAlerts.userId })
    const once = await take(
      { foundAt: sql`${at}::timestamptz` },
      eq(searchAlerts.way, 'once'),
      isNull(searchAlerts.foundAt),
    )
    const pushes = await take(
      {},
      eq(searchAlerts.way, 'push'),
      toldBefore(new Date(now.getTime() - PUSH_MINUTES * 60_000)),
    )
    await queue.sendAll('alert-mail', jobsOf(once), { tx })
    await queue.sendAll('alert-push', jobsOf(pushes), { tx })
    for (const [way, moment] of [
      ['daily', dailyMorning(now)],
      ['weekly', digestWeek(now)],
    ] as const) {
      // One search of an address that was told since then keeps the others waiting.
      const told = tx
        .select({ email: searchAlerts.email })
        .from(searchAlerts)
        .where(
          and(eq(searchAlerts.way, way), sql`${searchAlerts.toldAt} >= ${moment.toISOString()}::timestamptz`),
        )
      const due = await take(
        {},
        eq(searchAlerts.way, way),
        way === 'weekly' ? isNull(searchAlerts.userId) : undefined,
        notInArray(searchAlerts.email, told),
      )
      const readers = new Map(due.map(({ email, userId }) => [`${email} ${userId}`, { email, userId, way }]))
      await queue.sendAll(
        'alert-news',
        [...readers.values()].map((data) => ({ data })),
        { tx },
      )
    }
  })
}

const jobsOf = (alerts: { id: string }[]) => alerts.map(({ id }) => ({ data: { alertId: id } }))
