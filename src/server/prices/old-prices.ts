import { and, eq, inArray, lte, not, or, sql } from 'drizzle-orm'
import { ASLEEP_DAYS, FRESH_DAYS, REMINDERS_BEFORE_SLEEP } from '#domain/prices/freshness.ts'
import type { Context } from '#server/api/context.ts'
import type { Db } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { products } from '#server/db/schema/products.ts'

const DAY = 24 * 3_600_000

/** Products in one transaction: about half a second, in which nobody changes them. */
const PRODUCTS = 1_000

/** The products of a seller that are in the lists with a price of before this moment, as the index has them. */
export const isOld = (before: Date) =>
  and(not(products.hidden), not(products.asleep), lte(products.priceConfirmedAt, before))

export const oldFrom = (now: Date): Date => new Date(now.getTime() - FRESH_DAYS * DAY)

/**
 * A job. Products whose prices nobody has confirmed for so long, in spite of two reminders, leave the lists. To whoever wants no
 * reminders they count as given. It can stop anywhere: the next run goes on.
 */
export async function letFallAsleep(
  db: Db,
  signal: AbortSignal,
  now = new Date(),
  batch = PRODUCTS,
): Promise<void> {
  const border = new Date(now.getTime() - ASLEEP_DAYS * DAY)
  for (let slept = batch; slept === batch; ) {
    signal.throwIfAborted()
    const due = db
      .select({ id: products.id })
      .from(products)
      .innerJoin(users, eq(users.id, products.ownerId))
      .where(
        and(
          isOld(border),
          or(sql`${products.priceReminders} >= ${REMINDERS_BEFORE_SLEEP}`, users.priceRemindersOff),
        ),
      )
      .limit(batch)
      .for('no key update', { of: products, skipLocked: true })
    const rows = await db
      .update(products)
      .set({ asleep: true })
      .where(inArray(products.id, due))
      .returning({ id: products.id })
    slept = rows.length
  }
}

export async function setReminders(
  { db }: Pick<Context, 'db'>,
  userId: string,
  wanted: boolean,
): Promise<void> {
  await db.update(users).set({ priceRemindersOff: !wanted }).where(eq(users.id, userId))
}
