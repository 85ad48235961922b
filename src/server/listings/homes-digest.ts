import { and, asc, eq, exists, lte, not } from 'drizzle-orm'
import { HOME_DAYS } from '#domain/listings/availability.ts'
import { HOMES_PER_CALL } from '#domain/listings/availability-schema.ts'
import type { Context } from '#server/api/context.ts'
import { createOfferLink } from '#server/api/offer-links.ts'
import { countReminder, isOld } from '#server/db/old-offers.ts'
import { users } from '#server/db/schema/accounts.ts'
import { isOfferedHome } from '#server/db/schema/home-columns.ts'
import { listings } from '#server/db/schema/listings.ts'
import type { DigestPart } from '#server/mail/digest-part.ts'
import { oldOffersOf } from '#server/mail/old-offers-news.ts'
import { homesToConfirm } from '#server/mail/weekly-mail.ts'
import { askedFrom, HOMES } from './old-homes.ts'

/** The week's homes to confirm, with a link to just these. Each that the link opens is reminded of. */
export function homesDigest({ db, settings }: Pick<Context, 'db' | 'settings'>): DigestPart {
  return {
    id: 'homes',
    mayHaveNews: (now) =>
      exists(
        db
          .select({ id: listings.id })
          .from(listings)
          .where(and(eq(listings.ownerId, users.id), isOld(HOMES, askedFrom(now)))),
      ),
    findNews: async ({ userId }, now) => {
      const old = await db
        .select({
          id: listings.id,
          name: listings.name,
          confirmedAt: listings.confirmedAt,
          asleep: listings.asleep,
        })
        .from(listings)
        .where(
          and(
            eq(listings.ownerId, userId),
            not(listings.hidden),
            isOfferedHome(listings),
            lte(listings.confirmedAt, askedFrom(now)),
          ),
        )
        .orderBy(asc(listings.asleep), asc(listings.confirmedAt), asc(listings.id))
        .limit(HOMES_PER_CALL)
      if (old.every(({ asleep }) => asleep)) return undefined
      const offerIds = old.map(({ id }) => id)
      const token = await createOfferLink(db, { userId, kind: 'listings', offerIds }, now)
      const section = homesToConfirm({
        // What follows # stays in the reader's browser: no server on the way logs it.
        url: `${settings.baseUrl}/homes#${token}`,
        old: oldOffersOf(old, now, HOME_DAYS),
      })
      return { ...section, onSent: () => countReminder(db, HOMES, offerIds, askedFrom(now)) }
    },
  }
}
