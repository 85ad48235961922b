import { and, eq, not, sql } from 'drizzle-orm'
import type { ConsentWay } from '#domain/accounts/consents.ts'
import { ASLEEP_DAYS, FRESH_DAYS } from '#domain/prices/freshness.ts'
import type { Context } from '#server/api/context.ts'
import { byConsentWay } from '#server/db/consent-way.ts'
import { type Asked, daysBefore } from '#server/db/old-offers.ts'
import { users } from '#server/db/schema/accounts.ts'
import { products } from '#server/db/schema/products.ts'

/** What sellers are asked of their prices. */
export const PRICES: Asked = {
  table: products,
  confirmedAt: products.priceConfirmedAt,
  reminders: 'price_reminders',
  isListed: and(not(products.hidden), not(products.asleep)),
  wantsNone: sql`${users.priceRemindersOff}`,
  asleepDays: ASLEEP_DAYS,
}

export const oldFrom = (now: Date): Date => daysBefore(now, FRESH_DAYS)

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
