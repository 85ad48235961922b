import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { COMPANY } from '#domain/company.ts'
import { AppError } from '#domain/errors.ts'
import type { BusinessDecisionInput, BusinessInput } from '#domain/verification/verification-input.ts'
import {
  type BusinessBasis,
  type BusinessDecision,
  businessExpiryOf,
} from '#domain/verification/verification-rules.ts'
import type { ActorContext } from '#server/api/context.ts'
import { withExistingOwner } from '#server/api/ownership.ts'
import { NO_SUCH_USER, userIdParameter } from '#server/api/router.ts'
import type { Db } from '#server/db/client.ts'
import { lockUsers } from '#server/db/lock-users.ts'
import { users } from '#server/db/schema/accounts.ts'
import { moderationLog } from '#server/db/schema/moderation.ts'
import { businessChecks } from '#server/db/schema/verification.ts'
import { UNCHECKED } from '#server/db/seller.ts'
import { businessDecided } from '#server/mail/messages.ts'
import { documentsOf } from './business-documents.ts'
import { BUSINESSES_SENT } from './verification-limits.ts'
import { versionOf } from './verification-queries.ts'

/** Puts the own business before the moderators, with the documents that were sent. A check that is good stays so meanwhile. @throws AppError too-many */
export async function sendBusiness(
  { actor, db, limits }: ActorContext,
  { basis, ...given }: BusinessInput,
): Promise<void> {
  await limits.consume(BUSINESSES_SENT, actor.id)
  const details =
    basis === 'cac'
      ? { businessName: given.businessName, cacNumber: given.cacNumber, works: '', referees: '', place: '' }
      : { ...given, cacNumber: '' }
  const sent = { state: 'waiting' as const, basis, ...details }
  await withExistingOwner(() =>
    db
      .insert(businessChecks)
      .values({ userId: actor.id, ...sent, sentAt: new Date() })
      .onConflictDoUpdate({
        target: businessChecks.userId,
        set: {
          ...sent,
          formerNumber: sql`CASE WHEN ${businessChecks.state} = 'approved' THEN ${businessChecks.cacNumber} ELSE ${businessChecks.formerNumber} END`,
          // Whoever corrects what waits keeps the place in the queue.
          sentAt: sql`CASE WHEN ${businessChecks.state} = 'waiting' THEN ${businessChecks.sentAt} ELSE excluded.sent_at END`,
          decidedAt: null,
        },
      }),
  )
}

type Checked = Pick<
  typeof users.$inferInsert,
  'businessCheckedAt' | 'businessCheckedBy' | 'businessBasis' | 'businessExpiresAt'
>

/** What a check says of an account, from now on for a year. */
const checkedNow = (by: string, basis: BusinessBasis, now: Date): Checked => ({
  businessCheckedAt: now,
  businessCheckedBy: by,
  businessBasis: basis,
  businessExpiresAt: businessExpiryOf(now),
})

const STATES = { approve: 'approved', ask: 'asked', refuse: 'refused' } as const

/**
 * One decision of a moderator in one transaction: the check, its log entry and the mail to the seller. What was approved can be refused
 * later, too; what its seller has changed since the moderator looked is not approved.
 * @throws AppError not-found, conflict where it does not wait or is another now, forbidden for the own business
 */
export async function decideBusiness(
  { actor, db, queue, settings }: ActorContext,
  { userId: written, decision, reason, version }: BusinessDecisionInput,
): Promise<void> {
  const userId = userIdParameter(written)
  if (userId === actor.id) throw new AppError('forbidden', 'Somebody else has to check your own business')
  await db.transaction(async (tx) => {
    await lockUsers(tx, eq(users.id, userId))
    const [user] = await tx.select().from(users).where(eq(users.id, userId))
    if (!user) throw new AppError('not-found', NO_SUCH_USER)
    const [business] = await tx
      .select()
      .from(businessChecks)
      .where(eq(businessChecks.userId, userId))
      .for('update')
    const canBeDecided =
      business?.state === 'waiting' || (business?.state === 'approved' && decision === 'refuse')
    if (!business || !canBeDecided) throw new AppError('conflict', 'It has been decided already')
    if (decision === 'approve') {
      const documents = await documentsOf({ db: tx }, [userId])
      if (versionOf(user.name, business, documents.get(userId)) !== version)
        throw new AppError('conflict', 'The seller has changed it meanwhile. Please look at it again.')
    }
    await tx
      .update(businessChecks)
      .set({ state: STATES[decision], answer: decision === 'approve' ? '' : reason, decidedAt: new Date() })
      .where(eq(businessChecks.userId, userId))
    const checked =
      decision === 'approve'
        ? checkedNow(actor.username, business.basis, new Date())
        : decision === 'refuse'
          ? UNCHECKED
          : undefined
    if (checked) await tx.update(users).set(checked).where(eq(users.id, userId))
    if (decision === 'approve') await queue.send('release-offers', {}, { tx })
    const what = business.basis === 'cac' ? business.cacNumber : 'works, references and place'
    await tx.insert(moderationLog).values({
      action: decision,
      subject: 'user',
      subjectId: userId,
      title: user.name,
      reason: `Business (${what})${reason && `: ${reason}`}`,
      adminId: actor.id,
      adminName: actor.username,
    })
    const { email: to, name: username } = user
    const url = `${settings.baseUrl}/seller-shop#verified`
    await queue.send('mail', businessDecided({ to, username, reason, url, ...SAID[decision] }), { tx })
  })
}

/** What the mail says. */
const SAID: Record<BusinessDecision, { subject: string; outcome: string; next: string }> = {
  approve: {
    subject: `Your business is checked on ${COMPANY.name}`,
    outcome: `We have checked your business. Your shop on ${COMPANY.name} shows it once your phone is confirmed too.`,
    next: 'The check is good for a year. Your documents are deleted 30 days from now.',
  },
  ask: {
    subject: `A question about your business on ${COMPANY.name}`,
    outcome: 'We have looked at what you sent, and have a question before we can confirm your business.',
    next: 'Answer it under Shop, and send it again.',
  },
  refuse: {
    subject: `Your business could not be checked on ${COMPANY.name}`,
    outcome: 'We have looked at what you sent, and could not confirm your business.',
    next: 'You can send it again under Shop. Your documents are deleted 30 days from now.',
  },
}

/** A job: takes away the checks that have run out. */
export async function endOldChecks(db: Db): Promise<void> {
  const old = db
    .select({ id: users.id })
    .from(users)
    .where(and(isNotNull(users.businessExpiresAt), lt(users.businessExpiresAt, sql`now()`)))
  await db.update(users).set(UNCHECKED).where(inArray(users.id, old))
}
