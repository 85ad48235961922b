import { and, asc, eq, inArray, lte, not, sql } from 'drizzle-orm'
import { freshnessOf, REMINDERS_BEFORE_SLEEP } from '#domain/prices/freshness.ts'
import { PRICE_SHEET_MAX } from '#domain/prices/price-sheet-schema.ts'
import type { Context } from '#server/api/context.ts'
import { users } from '#server/db/schema/accounts.ts'
import { products } from '#server/db/schema/products.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { type JobRun, PermanentFailure } from '#server/jobs/queue.ts'
import type { DeliverMail } from '#server/mail/mailer.ts'
import { pricesToConfirm } from '#server/mail/messages.ts'
import { createPriceLink } from './price-links.ts'
import { reminderToken } from './price-reminder-links.ts'
import { oldFrom } from './price-reminders.ts'

/** As many are named in a mail, the oldest first. */
const NAMED = 10

type Sender = Pick<Context, 'db' | 'auth' | 'settings'>

/**
 * Tells a seller which prices are old, with a link to just these. Both are found as late as this: no token waits in the queue, and what
 * was confirmed meanwhile is left out. A reminder counts when it was sent.
 */
export function priceMail(ctx: Sender, deliver: DeliverMail, clock = () => new Date()) {
  const { db, settings } = ctx
  return async ({ userId }: Jobs['price-mail'], run: JobRun): Promise<void> => {
    const now = clock()
    const [seller] = await db
      .select({ to: users.email, username: users.name })
      .from(users)
      .where(and(eq(users.id, userId), users.emailVerified, not(users.priceRemindersOff)))
    const old = await listOld(ctx, userId, now)
    if (!seller || old.every(({ asleep }) => asleep)) return
    const productIds = old.map(({ id }) => id)
    const token = await createPriceLink(db, { userId, productIds }, now)
    const stopToken = await reminderToken(ctx, userId)
    const ages = old.map((price) => freshnessOf(price.priceConfirmedAt, now, price.asleep))
    const count = (age: (typeof ages)[number]) => ages.filter((each) => each === age).length
    const mail = pricesToConfirm({
      ...seller,
      // What follows # stays in the reader's browser: no server on the way logs it.
      url: `${settings.baseUrl}/prices#${token}`,
      stopUrl: `${settings.baseUrl}/prices/stop#token=${stopToken}`,
      oneClickUrl: `${settings.baseUrl}/api/user/price-reminders/stop/one-click?token=${stopToken}`,
      old: {
        ageing: count('ageing'),
        stale: count('stale'),
        asleep: count('asleep'),
        names: old.slice(0, NAMED).map(({ name }) => name),
      },
    })
    try {
      await deliver(mail, run)
    } catch (error) {
      // An address that is refused for good has had its reminder: what its owner offers does not stay in the lists for that.
      if (error instanceof PermanentFailure) await countReminder(ctx, productIds, now)
      throw error
    }
    await countReminder(ctx, productIds, now)
  }
}

const listOld = ({ db }: Sender, ownerId: string, now: Date) =>
  db
    .select({
      id: products.id,
      name: products.name,
      priceConfirmedAt: products.priceConfirmedAt,
      asleep: products.asleep,
    })
    .from(products)
    .where(
      and(eq(products.ownerId, ownerId), not(products.hidden), lte(products.priceConfirmedAt, oldFrom(now))),
    )
    .orderBy(asc(products.asleep), asc(products.priceConfirmedAt), asc(products.id))
    .limit(PRICE_SHEET_MAX)

/** As far as it matters. What was confirmed while the mail was sent has no reminder. */
async function countReminder({ db }: Sender, ids: string[], now: Date): Promise<void> {
  await db
    .update(products)
    .set({ priceReminders: sql`${products.priceReminders} + 1` })
    .where(
      and(
        inArray(products.id, ids),
        lte(products.priceConfirmedAt, oldFrom(now)),
        sql`${products.priceReminders} < ${REMINDERS_BEFORE_SLEEP}`,
      ),
    )
}
