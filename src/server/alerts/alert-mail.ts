import { eq } from 'drizzle-orm'
import type { SearchedKind } from '#domain/alerts/alert-input.ts'
import type { Context } from '#server/api/context.ts'
import { searchAlerts } from '#server/db/schema/alerts.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { JobRun } from '#server/jobs/queue.ts'
import type { DeliverMail } from '#server/mail/mailer.ts'
import { alertFound, confirmAlert } from '#server/mail/messages.ts'
import { alertToken } from './alert-commands.ts'

const PAGES: Record<SearchedKind, string> = { products: '/marketplace', listings: '/search' }

/** Asks the author of a search to confirm the address, or tells them that there is something. */
export function alertMail(ctx: Pick<Context, 'db' | 'auth' | 'settings'>, deliver: DeliverMail) {
  return async ({ alertId }: Jobs['alert-mail'], run: JobRun): Promise<void> => {
    const [alert] = await ctx.db.select().from(searchAlerts).where(eq(searchAlerts.id, alertId))
    if (!alert) return
    const { kind, search, email: to, confirmedAt, foundAt } = alert
    const { baseUrl } = ctx.settings
    const token = await alertToken(ctx, alertId)
    const stopUrl = `${baseUrl}/alerts/stop#token=${token}`
    if (!confirmedAt)
      // What follows # stays in the reader's browser: no server on the way logs it.
      return deliver(confirmAlert({ to, url: `${baseUrl}/alerts/confirm#token=${token}` }), run)
    if (!foundAt) return
    const url = `${baseUrl}${PAGES[kind]}?${new URLSearchParams(search)}`
    const oneClickUrl = `${baseUrl}/api/search/alerts/stop/one-click?token=${token}`
    await deliver(alertFound({ to, url, stopUrl, oneClickUrl }), run)
  }
}
