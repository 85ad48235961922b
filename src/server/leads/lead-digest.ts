import { eq, sql } from 'drizzle-orm'
import { storeName } from '#domain/accounts/account-rules.ts'
import { dayInNigeria } from '#domain/dates.ts'
import { sharedWeek } from '#domain/leads/shared-week.ts'
import { whatsappShareLink } from '#domain/phone.ts'
import { shopPath } from '#domain/shops/shop-path.ts'
import type { Context } from '#server/api/context.ts'
import { users } from '#server/db/schema/accounts.ts'
import { shops } from '#server/db/schema/shops.ts'
import type { DigestPart } from '#server/mail/digest-part.ts'
import { weeksLeads } from '#server/mail/weekly-mail.ts'
import { leadsOfWeek } from './lead-queries.ts'
import { type LeadTables, ofEachKind } from './lead-tables.ts'

/** The seven days before, of sellers whose offers somebody has opened or asked for. */
export function leadsDigest({ db, settings }: Pick<Context, 'db' | 'settings'>): DigestPart {
  const { baseUrl } = settings
  return {
    id: 'leads',
    mayHaveNews: (now) => {
      const wereSeen = ({ offers, counts, offer }: LeadTables) => sql`EXISTS (
        SELECT FROM ${offers} AS offer JOIN ${counts} AS leads ON leads.${offer} = offer.id
        WHERE offer.owner_id = ${users.id} AND leads.day >= ${dayInNigeria(now)}::date - 7)`
      return sql`(${ofEachKind(wereSeen, sql` OR `)})`
    },
    findNews: async ({ userId, username }, now) => {
      const week = await leadsOfWeek(db, userId, now)
      if (week.opened + week.contacts === 0) return undefined
      const [shop] = await db.select({ slug: shops.slug }).from(shops).where(eq(shops.userId, userId))
      const path = shopPath({ _id: userId, slug: shop?.slug })
      const shared = sharedWeek(week, storeName({ username }), baseUrl + path)
      return weeksLeads({
        week,
        url: `${baseUrl}/seller-leads`,
        shareUrl: whatsappShareLink(shared),
      })
    },
  }
}
