import { and, asc, eq, exists, lte, not } from 'drizzle-orm'
import type { Context } from '#server/api/context.ts'
import { createOfferLink } from '#server/api/offer-links.ts'
import { countReminder, isOld } from '#server/db/old-offers.ts'
import { users } from '#server/db/schema/accounts.ts'
import { products } from '#server/db/schema/products.ts'
import type { DigestPart } from '#server/mail/digest-part.ts'
import { oldOffersOf } from '#server/mail/old-offers-news.ts'
import { pricesToConfirm } from '#server/mail/weekly-mail.ts'
import { oldFrom, PRICES } from './old-prices.ts'

type Sender = Pick<Context, 'db' | 'settings'>

/** The week's prices to confirm: how many are how old, with a link to just these. Each is reminded of, however many there are. */
export function pricesDigest(ctx: Sender): DigestPart {
  const { db, settings } = ctx
  return {
    id: 'prices',
    mayHaveNews: (now) =>
      exists(
        db
          .select({ id: products.id })
          .from(products)
          .where(and(eq(products.ownerId, users.id), isOld(PRICES, oldFrom(now)))),
      ),
    findNews: async ({ userId }, now) => {
      const old = await listOld(ctx, userId, now)
      if (old.every(({ asleep }) => asleep)) return undefined
      const offerIds = old.map(({ id }) => id)
      const token = await createOfferLink(db, { userId, kind: 'products', offerIds }, now)
      const section = pricesToConfirm({
        // What follows # stays in the reader's browser: no server on the way logs it.
        url: `${settings.baseUrl}/prices#${token}`,
        old: oldOffersOf(old, now),
      })
      return { ...section, onSent: () => countReminder(db, PRICES, offerIds, oldFrom(now)) }
    },
  }
}

const listOld = ({ db }: Sender, ownerId: string, now: Date) =>
  db
    .select({
      id: products.id,
      name: products.name,
      confirmedAt: products.priceConfirmedAt,
      asleep: products.asleep,
    })
    .from(products)
    .where(
      and(eq(products.ownerId, ownerId), not(products.hidden), lte(products.priceConfirmedAt, oldFrom(now))),
    )
    .orderBy(asc(products.asleep), asc(products.priceConfirmedAt), asc(products.id))
