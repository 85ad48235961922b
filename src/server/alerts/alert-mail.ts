import { and, eq, gte, notExists, sql } from 'drizzle-orm'
import type { Context } from '#server/api/context.ts'
import { alertOffers, searchAlerts } from '#server/db/schema/alerts.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { JobRun } from '#server/jobs/queue.ts'
import { alertsFound, confirmAlert, newsOfSearch } from '#server/mail/alert-messages.ts'
import type { DeliverMail } from '#server/mail/mailer.ts'
import { type AlertNews, alertsWithNews, mailAddressOf, tellNews } from './alert-news.ts'
import { addressToken, alertToken, confirmationToken, listToken } from './alert-tokens.ts'

type Sender = Pick<Context, 'db' | 'auth' | 'settings'>

/** Asks the author of a search to confirm the address, or tells them once that there is something. */
export function alertMail(ctx: Sender, deliver: DeliverMail) {
  return async ({ alertId }: Jobs['alert-mail'], run: JobRun): Promise<void> => {
    const [alert] = await ctx.db.select().from(searchAlerts).where(eq(searchAlerts.id, alertId))
    if (!alert) return
    const { email, userId, confirmedAt, foundAt, pausedAt, requestedAt } = alert
    if (!confirmedAt)
      return deliver(
        confirmAlert({
          to: email,
          // What follows # stays in the reader's browser: no server on the way logs it.
          url: `${ctx.settings.baseUrl}/alerts/confirm#token=${await confirmationToken(ctx, alertId)}`,
          listUrl: await listUrl(ctx, email),
        }),
        run,
      )
    if (!foundAt) return
    const isTold =
      !pausedAt && (await tell(ctx, deliver, { email, userId, alertIds: [alertId], isOnce: true }, run))
    // It was paused meanwhile, its account suspended, or what was found has gone: it waits for the next.
    if (!isTold) await waitAgain(ctx, { alertId, requestedAt })
  }
}

/** Unless it has told something since it was asked for: a job may run twice. */
const waitAgain = ({ db }: Sender, { alertId, requestedAt }: { alertId: string; requestedAt: Date }) =>
  db
    .update(searchAlerts)
    .set({ foundAt: null })
    .where(
      and(
        eq(searchAlerts.id, alertId),
        notExists(
          db
            .select({ one: sql`1` })
            .from(alertOffers)
            .where(and(eq(alertOffers.alertId, alertId), gte(alertOffers.toldAt, requestedAt))),
        ),
      ),
    )

/** The mail of a day, or a week, to an address: what all its searches have found. */
export function alertNewsMail(ctx: Sender, deliver: DeliverMail) {
  return async ({ email, userId, way }: Jobs['alert-news'], run: JobRun): Promise<void> => {
    const waiting = await alertsWithNews(ctx, { email, userId, way })
    await tell(ctx, deliver, { email, userId, ...waiting, isOnce: false }, run)
  }
}

type Reader = {
  email: string
  userId: string | null
  alertIds: string[]
  /** Searches with news that this mail has no room for. */
  others?: number
  isOnce: boolean
}

/** @returns whether there was anything to tell, and anybody to tell it to */
async function tell(
  ctx: Sender,
  deliver: DeliverMail,
  { email, userId, alertIds, others = 0, isOnce }: Reader,
  run: JobRun,
): Promise<boolean> {
  const to = await mailAddressOf(ctx, email, userId)
  if (!to || alertIds.length === 0) return false
  const { baseUrl } = ctx.settings
  const allToken = await addressToken(ctx, email)
  return tellNews(ctx, alertIds, async (news) => {
    const [only] = news.length === 1 ? news : []
    const oneClickToken = only ? await alertToken(ctx, only.alertId) : allToken
    const mail = alertsFound({
      to,
      news: await Promise.all(news.map((each) => sectionOf(ctx, each))),
      isOnce,
      others,
      settingsUrl: userId ? `${baseUrl}/profile#saved-searches` : await listUrl(ctx, email),
      stopAllUrl: `${baseUrl}/alerts/stop#token=${allToken}`,
      oneClickUrl: `${baseUrl}/api/search/alerts/stop/one-click?token=${oneClickToken}`,
    })
    await deliver(mail, run)
    return true
  })
}

/** Where an address without an account sees all of its searches. */
const listUrl = async (ctx: Sender, email: string) =>
  `${ctx.settings.baseUrl}/alerts#token=${await listToken(ctx, email)}`

/** What one search has to tell, in a mail. */
export async function sectionOf(ctx: Pick<Context, 'auth' | 'settings'>, news: AlertNews) {
  const { baseUrl } = ctx.settings
  return newsOfSearch({
    ...news,
    url: `${baseUrl}${news.path}`,
    stopUrl: `${baseUrl}/alerts/stop#token=${await alertToken(ctx, news.alertId)}`,
  })
}
