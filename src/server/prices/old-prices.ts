import { and, eq, not, sql } from 'drizzle-orm'
import type { ConsentWay } from '#domain/accounts/consents.ts'
import { ASLEEP_DAYS, FRESH_DAYS } from '#domain/prices/freshness.ts'
import type { Context } from '#server/api/context.ts'
import { byConsentWay } from '#server/db/consent-way.ts'
import type { Confirmable } from '#server/db/old-offers.ts'
import { users } from '#server/db/schema/accounts.ts'
import { products } from '#server/db/schema/products.ts'
import type { DigestPart } from '#server/mail/digest-part.ts'
import { oldOffersDigest } from '#server/mail/old-offers-digest.ts'
import { pricesToConfirm } from '#server/mail/weekly-mail.ts'

/** What sellers are asked of their products: whether the price is still right. */
export const PRICES: Confirmable = {
  table: products,
  confirmedAt: products.priceConfirmedAt,
  reminders: 'price_reminders',
  isListed: and(not(products.hidden), not(products.asleep)),
  wantsNone: sql`${users.priceRemindersOff}`,
  asleepDays: ASLEEP_DAYS,
}

/** The week's prices to confirm. Each is reminded of, however many there are. */
export const pricesDigest = (ctx: Pick<Context, 'db' | 'settings'>): DigestPart =>
  oldOffersDigest(ctx, {
    id: 'prices',
    kind: 'products',
    offers: PRICES,
    askedDays: FRESH_DAYS,
    newsOf: pricesToConfirm,
  })

/** @param way how its owner says so, which the record of consents keeps */
export async function setReminders(
  { db }: Pick<Context, 'db'>,
  userId: string,
  { wanted, way }: { wanted: boolean; way: ConsentWay },
): Promise<void> {
  await byConsentWay(db, way, (tx) =>
    tx.update(users).set({ priceRemindersOff: !wanted }).where(eq(users.id, userId)),
  )
}
