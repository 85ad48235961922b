import { and, eq, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import { REMINDERS_BEFORE_SLEEP } from '#domain/prices/freshness.ts'
import type { Db } from './client.ts'
import type { OfferTable } from './offer-rows.ts'
import { users } from './schema/accounts.ts'
import type { listings } from './schema/listings.ts'
import type { products } from './schema/products.ts'

/** What sellers are asked to confirm, of a kind of offers. */
export type Confirmable = {
  table: OfferTable
  confirmedAt: typeof products.priceConfirmedAt | typeof listings.confirmedAt
  /** The column that counts how often they were asked since. */
  reminders: 'price_reminders' | 'reminders'
  /** Those in the lists, as an index has them. */
  isListed: SQL | undefined
  /** To whom reminders count as given: they want none. Of a row of users. */
  wantsNone: SQL
  /** After so many days an offer falls asleep. */
  asleepDays: number
}

const DAY = 24 * 3_600_000

/** Offers in one transaction: about half a second, in which nobody changes them. */
const OFFERS = 1_000

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY)

/** The offers of a seller that are in the lists and were last confirmed before this moment. */
export const isOld = (
  { isListed, confirmedAt }: Pick<Confirmable, 'isListed' | 'confirmedAt'>,
  before: Date,
) => and(isListed, lte(confirmedAt, before))

/**
 * A job. Offers that nobody has confirmed for so long, in spite of two reminders, leave the lists. It can stop anywhere: the next
 * run goes on.
 */
export async function letFallAsleep(
  db: Db,
  signal: AbortSignal,
  offers: Confirmable,
  now = new Date(),
  batch = OFFERS,
): Promise<void> {
  const { table, reminders, wantsNone, asleepDays } = offers
  const border = daysBefore(now, asleepDays)
  for (let slept = batch; slept === batch; ) {
    signal.throwIfAborted()
    const due = db
      .select({ id: table.id })
      .from(table)
      .innerJoin(users, eq(users.id, table.ownerId))
      .where(
        and(
          isOld(offers, border),
          or(sql`${table}.${sql.identifier(reminders)} >= ${REMINDERS_BEFORE_SLEEP}`, wantsNone),
        ),
      )
      .limit(batch)
      .for('no key update', { of: table, skipLocked: true })
    const rows = await db
      .update(table)
      .set({ asleep: true })
      .where(inArray(table.id, due))
      .returning({ id: table.id })
    slept = rows.length
  }
}

/** As far as it matters. What was confirmed after `before`, while the mail was sent, has no reminder. */
export async function countReminder(
  db: Db,
  { table, confirmedAt, reminders }: Confirmable,
  ids: readonly string[],
  before: Date,
): Promise<void> {
  const counted = sql.identifier(reminders)
  for (let from = 0; from < ids.length; from += OFFERS) {
    const some = sql.param(ids.slice(from, from + OFFERS))
    await db.execute(sql`
      UPDATE ${table} SET ${counted} = ${table}.${counted} + 1
      WHERE ${table.id} = ANY (${some}::uuid[]) AND ${lte(confirmedAt, before)} AND ${table}.${counted} < ${REMINDERS_BEFORE_SLEEP}`)
  }
}
