import { eq, sql } from 'drizzle-orm'
import { storeName } from '#domain/accounts/account-rules.ts'
import { dayInNigeria } from '#domain/dates.ts'
import { sharedWeek } from '#domain/leads/shared-week.ts'
import type { Context } from '#server/api/context.ts'
import { users } from '#server/db/schema/accounts.ts'
import type { DigestPart } from '#server/mail/digest-part.ts'
import { weeksLeads } from '#server/mail/weekly-mail.ts'
import { leadsOfWeek } from './lead-queries.ts'

/** The seven days before, of sellers whose offers somebody has opened or asked for. */
export function leadsDigest({ db, settings }: Pick<Context, 'db' | 'settings'>): DigestPart {
  const { baseUrl } = settings
  return {
    id: 'leads',
    mayHaveNews: (now) => sql`(
      EXISTS (
        SELECT FROM products AS offer JOIN product_leads AS leads ON leads.product_id = offer.id
        WHERE offer.owner_id = ${users.id} AND leads.day >= ${dayInNigeria(now)}::date - 7
      ) OR EXISTS (
        SELECT FROM listings AS offer JOIN listing_leads AS leads ON leads.listing_id = offer.id
        WHERE offer.owner_id = ${users.id} AND leads.day >= ${dayInNigeria(now)}::date - 7
      )
    )`,
    findNews: async (userId, now) => {
      const week = await leadsOfWeek(db, userId, now)
      const [seller] = await db.select({ username: users.name }).from(users).where(eq(users.id, userId))
      if (!seller || week.opened + week.contacts === 0) return undefined
      const shared = sharedWeek(week, storeName(seller), `${baseUrl}/sellerShop/${userId}`)
      return weeksLeads({
        week,
        url: `${baseUrl}/seller-leads`,
        shareUrl: `https://wa.me/?text=${encodeURIComponent(shared)}`,
      })
    },
  }
}
