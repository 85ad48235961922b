import { eq, inArray } from 'drizzle-orm'
import type { Context } from '#server/api/context.ts'
import { alertPushes, pushSubscriptions, searchAlerts } from '#server/db/schema/alerts.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { claimNews } from './alert-news.ts'
import type { SendPush } from './web-push.ts'

/** What the service worker shows (`public/sw-push.js`). */
type PushMessage = { title: string; body: string; path: string; tag: string }

/**
 * Notifies the browsers of a search of what it has found. Those that are no more are forgotten; a search that has none left is told by
 * mail from then on.
 */
export function alertPush({ db, log }: Pick<Context, 'db' | 'log'>, send: SendPush | undefined) {
  return async ({ alertId }: Jobs['alert-push']): Promise<void> => {
    const browsers = await db
      .select({
        id: pushSubscriptions.id,
        endpoint: pushSubscriptions.endpoint,
        p256dh: pushSubscriptions.p256dh,
        auth: pushSubscriptions.auth,
      })
      .from(alertPushes)
      .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, alertPushes.subscriptionId))
      .where(eq(alertPushes.alertId, alertId))
    const byMail = () => db.update(searchAlerts).set({ way: 'daily' }).where(eq(searchAlerts.id, alertId))
    if (!send || browsers.length === 0) {
      await byMail()
      return
    }
    const { news, giveBack } = await claimNews({ db }, [alertId])
    const [found] = news
    if (!found) return
    const { name, path, offers, count } = found
    const message: PushMessage = {
      title: `${count} new: ${name}`,
      body: offers.join('\n'),
      path,
      tag: alertId,
    }
    const outcomes = await Promise.all(
      browsers.map(async (browser) => {
        try {
          return { id: browser.id, outcome: await send(browser, JSON.stringify(message)) }
        } catch (error) {
          log.warn({ err: error, alertId }, 'a browser could not be notified')
          return { id: browser.id, outcome: 'failed' as const }
        }
      }),
    )
    const idsOf = (which: 'sent' | 'gone') =>
      outcomes.filter(({ outcome }) => outcome === which).map(({ id }) => id)
    const gone = idsOf('gone')
    await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, gone))
    if (idsOf('sent').length > 0) return
    await giveBack()
    if (gone.length === browsers.length) await byMail()
    else throw new Error('No browser of the search could be notified')
  }
}
