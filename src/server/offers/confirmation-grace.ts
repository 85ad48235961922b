import { and, inArray, isNull, lt, not, or, sql } from 'drizzle-orm'
import { CONFIRMATION_GRACE_DAYS } from '#domain/offers/offer-quota.ts'
import type { Context } from '#server/api/context.ts'
import { users } from '#server/db/schema/accounts.ts'
import { listings } from '#server/db/schema/listings.ts'
import { products } from '#server/db/schema/products.ts'
import { confirmToStayOnline } from '#server/mail/account-messages.ts'
import { holdOffersOf } from './offer-quota.ts'

/** Sellers asked at one run of the job: so many mails hold up nobody else's. */
const ASKED_AT_ONCE = 200

const hasOnline = or(
  ...[products, listings].map(
    (table) =>
      sql`EXISTS (SELECT FROM ${table} WHERE ${table.ownerId} = ${users.id} AND ${table.waitingFor} IS NULL)`,
  ),
)

type Grace = Pick<Context, 'db' | 'queue' | 'settings'>

/**
 * A job. Sellers who put up offers before that needed a confirmed address are asked for it; CONFIRMATION_GRACE_DAYS later the offers of
 * those who have not confirmed wait until they do.
 */
export async function askUnconfirmedSellers(ctx: Grace, now = new Date()): Promise<void> {
  await ask(ctx, now)
  const late = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(not(users.emailVerified), lt(users.confirmBy, now), hasOnline))
  for (const { id } of late) await holdOffersOf(ctx.db, id)
}

async function ask({ db, queue, settings }: Grace, now: Date): Promise<void> {
  const confirmBy = new Date(now.getTime() + CONFIRMATION_GRACE_DAYS * 24 * 3_600_000)
  await db.transaction(async (tx) => {
    const sellers = await tx
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(and(not(users.emailVerified), isNull(users.confirmBy), hasOnline))
      .orderBy(users.id)
      .limit(ASKED_AT_ONCE)
      .for('no key update', { skipLocked: true })
    const ids = sellers.map(({ id }) => id)
    await tx.update(users).set({ confirmBy }).where(inArray(users.id, ids))
    const url = `${settings.baseUrl}/shop-details`
    const mails = sellers.map(({ email: to }) => ({
      data: confirmToStayOnline({ to, url, until: confirmBy }),
    }))
    await queue.sendAll('mail', mails, { tx })
  })
}
