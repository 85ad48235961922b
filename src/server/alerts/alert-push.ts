import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Context } from '#server/api/context.ts'
import { alertPushes, pushSubscriptions, searchAlerts } from '#server/db/schema/alerts.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { type AlertNews, tellNews } from './alert-news.ts'
import type { SendPush } from './web-push.ts'

/** What the service worker shows (`public/sw-push.js`). */
type PushMessage = { title: string; body: string; path: string; tag: string }

type Browser = { id: string; endpoint: string; p256dh: string; auth: string }

/**
 * Notifies the browsers of a search of what it has found. Those that are no more are forgotten; a search that has none left is told by
 * mail from then on.
 */
export function alertPush(ctx: Pick<Context, 'db' | 'log' | 'settings'>, send: SendPush | undefined) {
  const { db, log } = ctx
  return async ({ alertId }: Jobs['alert-push']): Promise<void> => {
    // The key has gone since it was queued: the day's mail tells it.
    if (!send) return
    // A job may be some days old.
    const isWanted = and(
      eq(searchAlerts.id, alertId),
      eq(searchAlerts.way, 'push'),
      isNotNull(searchAlerts.confirmedAt),
      isNull(searchAlerts.pausedAt),
    )
    if ((await db.$count(searchAlerts, isWanted)) === 0) return
    const browsers = await browsersOf(db, alertId)
    const gone = new Set<string>()
    if (browsers.length > 0)
      await tellNews(ctx, [alertId], async ([news]) => {
        const message = news && JSON.stringify(messageOf(news))
        const outcomes = await Promise.all(
          browsers.map(async (browser) => {
            const outcome = message && (await send(browser, message).catch(notNotified))
            if (outcome === 'gone') gone.add(browser.id)
            return outcome
          }),
        )
        if (!outcomes.includes('sent') && outcomes.includes(undefined))
          throw new Error('No browser of the search could be notified')
        return outcomes.includes('sent')
      })
    await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, [...gone]))
    if (gone.size === browsers.length) await db.update(searchAlerts).set({ way: 'daily' }).where(isWanted)

    function notNotified(error: unknown): undefined {
      log.warn({ err: error, alertId }, 'a browser could not be notified')
    }
  }
}

const messageOf = ({ alertId, title, path, offers }: AlertNews): PushMessage => ({
  title,
  body: offers.join('\n'),
  path,
  tag: alertId,
})

const browsersOf = (db: Context['db'], alertId: string): Promise<Browser[]> =>
  db
    .select({
      id: pushSubscriptions.id,
      endpoint: pushSubscriptions.endpoint,
      p256dh: pushSubscriptions.p256dh,
      auth: pushSubscriptions.auth,
    })
    .from(alertPushes)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, alertPushes.subscriptionId))
    .where(eq(alertPushes.alertId, alertId))
