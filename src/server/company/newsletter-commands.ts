import { and, eq, gt, isNull, lt, notExists, notInArray, sql } from 'drizzle-orm'
import { NEWSLETTER_CONSENT_DAYS } from '#domain/accounts/consents.ts'
import { CONFIRMATION_DAYS } from '#domain/company/newsletter-input.ts'
import { AppError } from '#domain/errors.ts'
import type { Context } from '#server/api/context.ts'
import type { RateLimit } from '#server/api/rate-limits.ts'
import type { Db } from '#server/db/client.ts'
import { byConsentWay } from '#server/db/consent-way.ts'
import { newsletterLinks, newsletterSubscribers } from '#server/db/schema/company.ts'
import { newsletterConsents } from '#server/db/schema/consents.ts'
import { hashOf } from './newsletter-links.ts'

const anHourAgo = sql`now() - interval '1 hour'`
const confirmableSince = sql`now() - make_interval(days => ${CONFIRMATION_DAYS})`

/** To one address, from wherever they are asked for: who reads it may have asked for none. */
const NEWSLETTERS_TO: RateLimit = { name: 'newsletter-to', tries: 3, seconds: 24 * 3_600 }

/**
 * Queues a mail to the address, at most one an hour and three a day. The response does not tell whether the address is known.
 * @param asker the client's address
 */
export async function subscribe({ db, limits, queue }: Context, email: string, asker: string): Promise<void> {
  const [due] = await db
    .insert(newsletterSubscribers)
    .values({ email })
    .onConflictDoUpdate({
      target: newsletterSubscribers.email,
      set: { requestedAt: sql`now()` },
      setWhere: lt(newsletterSubscribers.requestedAt, anHourAgo),
    })
    .returning({ id: newsletterSubscribers.id })
  if (due && (await limits.tryConsume(NEWSLETTERS_TO, email)))
    await queue.send('newsletter-mail', { email }, { asker })
}

/** By the link of the mail; following it twice does no harm. @throws AppError invalid */
export async function confirmSubscription({ db, queue }: Context, token: string): Promise<void> {
  await byConsentWay(db, 'link', async (tx) => {
    const [subscriber] = await tx
      .select({
        id: newsletterSubscribers.id,
        email: newsletterSubscribers.email,
        confirmedAt: newsletterSubscribers.confirmedAt,
      })
      .from(newsletterLinks)
      .innerJoin(newsletterSubscribers, eq(newsletterSubscribers.id, newsletterLinks.subscriberId))
      .where(
        and(eq(newsletterLinks.tokenHash, hashOf(token)), gt(newsletterLinks.createdAt, confirmableSince)),
      )
      .for('update', { of: newsletterSubscribers })
    if (!subscriber)
      throw new AppError('invalid', 'This link is too old, or incomplete. Please subscribe again.')
    if (subscriber.confirmedAt) return
    await tx
      .update(newsletterSubscribers)
      .set({ confirmedAt: sql`now()` })
      .where(eq(newsletterSubscribers.id, subscriber.id))
    await queue.send('newsletter-mail', { email: subscriber.email }, { tx })
  })
}

/** Forgets the address that the link went to. @returns whether it was there */
export async function unsubscribe({ db }: Context, token: string): Promise<boolean> {
  const subscriber = db
    .select({ id: newsletterLinks.subscriberId })
    .from(newsletterLinks)
    .where(eq(newsletterLinks.tokenHash, hashOf(token)))
  const gone = await byConsentWay(db, 'link', (tx) =>
    tx
      .delete(newsletterSubscribers)
      .where(eq(newsletterSubscribers.id, subscriber))
      .returning({ id: newsletterSubscribers.id }),
  )
  return gone.length > 0
}

/** Forgets addresses that nobody has confirmed while a link could do it. */
export async function removeUnconfirmed(db: Db): Promise<void> {
  await db
    .delete(newsletterSubscribers)
    .where(
      and(isNull(newsletterSubscribers.confirmedAt), lt(newsletterSubscribers.requestedAt, confirmableSince)),
    )
}

/** Of subscribers who left so long ago. */
export async function removeOldNewsletterConsents(db: Db): Promise<void> {
  const kept = db
    .select({ id: newsletterConsents.subscriberId })
    .from(newsletterConsents)
    .where(gt(newsletterConsents.at, sql`now() - make_interval(days => ${NEWSLETTER_CONSENT_DAYS})`))
  const subscriber = db
    .select({ one: sql`1` })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.id, newsletterConsents.subscriberId))
  await db
    .delete(newsletterConsents)
    .where(and(notInArray(newsletterConsents.subscriberId, kept), notExists(subscriber)))
}
