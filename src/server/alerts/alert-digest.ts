import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Context } from '#server/api/context.ts'
import { users } from '#server/db/schema/accounts.ts'
import { alertOffers, searchAlerts } from '#server/db/schema/alerts.ts'
import { weeksAlerts } from '#server/mail/alert-messages.ts'
import type { DigestPart } from '#server/mail/digest-part.ts'
import { sectionOf } from './alert-mail.ts'
import { alertsWithNews, claimNews } from './alert-news.ts'

/** What the saved searches of an account have found that are told in the weekly mail. */
export function alertsDigest(ctx: Pick<Context, 'db' | 'auth' | 'settings'>): DigestPart {
  return {
    id: 'alerts',
    mayHaveNews: () => sql`EXISTS (
      SELECT FROM ${searchAlerts} JOIN ${alertOffers} ON ${alertOffers.alertId} = ${searchAlerts.id} AND ${alertOffers.toldAt} IS NULL
      WHERE ${and(eq(searchAlerts.userId, users.id), eq(searchAlerts.way, 'weekly'), isNotNull(searchAlerts.confirmedAt), isNull(searchAlerts.pausedAt))})`,
    findNews: async ({ userId }) => {
      const { alertIds, others } = await alertsWithNews(ctx, { userId, way: 'weekly' })
      if (alertIds.length === 0) return undefined
      const { news, giveBack } = await claimNews(ctx, alertIds)
      if (news.length === 0) return undefined
      try {
        const sections = await Promise.all(news.map((each) => sectionOf(ctx, each)))
        return { ...weeksAlerts(sections, others), onFailed: giveBack }
      } catch (error) {
        await giveBack()
        throw error
      }
    },
  }
}
