import { eq } from 'drizzle-orm'
import { NAMED_SEARCHES } from '#domain/alerts/alert-rules.ts'
import type { Context } from '#server/api/context.ts'
import { searchAlerts } from '#server/db/schema/alerts.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { type JobRun, PermanentFailure } from '#server/jobs/queue.ts'
import { alertsFound, confirmAlert, newsOfSearch } from '#server/mail/alert-messages.ts'
import type { DeliverMail } from '#server/mail/mailer.ts'
import { type AlertNews, alertsWithNews, claimNews, mailAddressOf } from './alert-news.ts'
import { addressToken, alertToken, listToken } from './alert-tokens.ts'

type Sender = Pick<Context, 'db' | 'auth' | 'settings'>

/** Asks the author of a search to confirm the address, or tells them once that there is something. */
export function alertMail(ctx: Sender, deliver: DeliverMail) {
  return async ({ alertId }: Jobs['alert-mail'], run: JobRun): Promise<void> => {
    const [alert] = await ctx.db.select().from(searchAlerts).where(eq(searchAlerts.id, alertId))
    if (!alert) return
    const { email, userId, confirmedAt, foundAt } = alert
    const token = await alertToken(ctx, alertId)
    if (!confirmedAt)
      // What follows # stays in the reader's browser: no server on the way logs it.
      return deliver(
        confirmAlert({
          to: email,
          url: `${ctx.settings.baseUrl}/alerts/confirm#token=${token}`,
          listUrl: await listUrl(ctx, email),
        }),
        run,
      )
    if (foundAt) await tell(ctx, deliver, { email, userId, alertIds: [alertId], isOnce: true }, run)
  }
}

/** The mail of a day, or a week, to an address: what all its searches have found. */
export function alertNewsMail(ctx: Sender, deliver: DeliverMail) {
  return async ({ email, userId, way }: Jobs['alert-news'], run: JobRun): Promise<void> => {
    const alertIds = await alertsWithNews(ctx, { email, userId, way })
    await tell(ctx, deliver, { email, userId, alertIds, isOnce: false }, run)
  }
}

type Reader = { email: string; userId: string | null; alertIds: string[]; isOnce: boolean }

async function tell(
  ctx: Sender,
  deliver: DeliverMail,
  { email, userId, alertIds, isOnce }: Reader,
  run: JobRun,
): Promise<void> {
  const to = await mailAddressOf(ctx, email, userId)
  if (!to || alertIds.length === 0) return
  const { news, giveBack } = await claimNews(ctx, alertIds)
  if (news.length === 0) return
  const { baseUrl } = ctx.settings
  const allToken = await addressToken(ctx, email)
  const [only] = news.length === 1 ? news : []
  const oneClickToken = only ? await alertToken(ctx, only.alertId) : allToken
  const mail = alertsFound({
    to,
    news: await Promise.all(news.map((each) => sectionOf(ctx, each))),
    isOnce,
    isMore: alertIds.length === NAMED_SEARCHES,
    settingsUrl: userId ? `${baseUrl}/profile#saved-searches` : await listUrl(ctx, email),
    stopAllUrl: `${baseUrl}/alerts/stop#token=${allToken}`,
    oneClickUrl: `${baseUrl}/api/search/alerts/stop/one-click?token=${oneClickToken}`,
  })
  try {
    await deliver(mail, run)
  } catch (error) {
    // An address that is refused for good has had its mail.
    if (!(error instanceof PermanentFailure)) await giveBack()
    throw error
  }
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
