import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { COMPANY } from '#domain/company.ts'
import { AppError } from '#domain/errors.ts'
import type { ModerationInput } from '#domain/moderation/moderation-input.ts'
import { isAdmin, type ModerationAction, type Subject } from '#domain/moderation/moderation-rules.ts'
import type { ModerationTarget } from '#domain/moderation/moderation-schema.ts'
import type { ActorContext } from '#server/api/context.ts'
import type { Transaction } from '#server/db/client.ts'
import { lockReviewsBy, lockUsers } from '#server/db/lock-users.ts'
import { setWay } from '#server/db/price-way.ts'
import { sessions, users } from '#server/db/schema/accounts.ts'
import { isRowId } from '#server/db/schema/columns.ts'
import { listings } from '#server/db/schema/listings.ts'
import { moderationLog, reports } from '#server/db/schema/moderation.ts'
import { products } from '#server/db/schema/products.ts'
import { reviews } from '#server/db/schema/reviews.ts'
import { listUnsettledOwners } from '#server/db/unsettled-owners.ts'
import { moderated } from '#server/mail/messages.ts'
import { findTargets, TABLES } from './moderation-targets.ts'

type TargetRef = { subject: Subject; id: string }

type ModerationStep = {
  /** @returns whether there was anything to do */
  take: (tx: Transaction, target: TargetRef, reason: string) => Promise<boolean>
  /** Why there is nothing to do. */
  idle: string
  /** Whether it closes the reports of the target. */
  closes: boolean
  /** The mail to its owner; absent: no mail. */
  emailTemplate?: (target: ModerationTarget, subject: Subject) => { subject: string; outcome: string }
}

/** Database triggers derive `hidden` of the target and of all its owner has. */
const setReason =
  (column: 'hidden_reason' | 'suspended_reason', to: 'set' | 'none'): ModerationStep['take'] =>
  async (tx, { subject, id }, reason) => {
    const name = sql.identifier(column)
    const { rowCount } =
      to === 'set'
        ? await tx.execute(
            sql`UPDATE ${TABLES[subject]} SET ${name} = ${reason} WHERE id = ${id} AND ${name} IS NULL`,
          )
        : await tx.execute(
            sql`UPDATE ${TABLES[subject]} SET ${name} = NULL WHERE id = ${id} AND ${name} IS NOT NULL`,
          )
    return rowCount === 1
  }

const NOUNS: Record<Subject, string> = {
  product: 'product',
  listing: 'listing',
  user: 'shop',
  review: 'review',
}
const named = ({ title }: ModerationTarget, subject: Subject) =>
  subject === 'user' ? 'your shop and all that is in it' : `your ${NOUNS[subject]} “${title}”`

const STEPS: Record<ModerationAction, ModerationStep> = {
  dismiss: {
    take: async (tx, target) => (await closeReports(tx, target)) > 0,
    idle: 'There is no open report of it',
    closes: false,
  },
  hide: {
    take: async (tx, target, reason) => {
      if (!(await setReason('hidden_reason', 'set')(tx, target, reason))) return false
      // A moderator has decided: it waits no more.
      if (target.subject === 'review')
        await tx.update(reviews).set({ waitingFor: null }).where(eq(reviews.id, target.id))
      return true
    },
    idle: 'It is hidden already',
    closes: true,
    emailTemplate: (target, subject) => ({
      subject: `Your ${NOUNS[subject]} on ${COMPANY.name} is hidden`,
      outcome: `We have hidden ${named(target, subject)}: only you can still see it.`,
    }),
  },
  unhide: {
    take: setReason('hidden_reason', 'none'),
    idle: 'It is not hidden',
    closes: false,
    emailTemplate: (target, subject) => ({
      subject: `Your ${NOUNS[subject]} on ${COMPANY.name} is shown again`,
      outcome: `We show ${named(target, subject)} again.`,
    }),
  },
  suspend: {
    take: async (tx, target, reason) => {
      if (!(await setReason('suspended_reason', 'set')(tx, target, reason))) return false
      await tx.delete(sessions).where(eq(sessions.userId, target.id))
      return true
    },
    idle: 'The account is suspended already',
    closes: true,
    emailTemplate: () => ({
      subject: `Your ${COMPANY.name} account is suspended`,
      outcome:
        'We have suspended your account. Nobody can sign in to it, and your offers and reviews are hidden.',
    }),
  },
  unsuspend: {
    take: setReason('suspended_reason', 'none'),
    idle: 'The account is not suspended',
    closes: false,
    emailTemplate: () => ({
      subject: `Your ${COMPANY.name} account is open again`,
      outcome: 'You can sign in again, and your offers are shown again.',
    }),
  },
  approve: {
    take: async (tx, { id }) => {
      const waits = and(eq(reviews.id, id), isNotNull(reviews.waitingFor))
      const { rowCount } = await tx
        .update(reviews)
        .set({ waitingFor: null, approvedAt: new Date() })
        .where(waits)
      return rowCount === 1
    },
    idle: 'It does not wait for a moderator',
    closes: false,
  },
}

/**
 * One moderation step in one transaction: the change, its log entry and the mail to the owner.
 * @throws AppError not-found, conflict where there is nothing to do, forbidden against another admin
 */
export async function moderate(
  { actor, db, queue, settings }: ActorContext,
  { action, subject, id: written, reason }: ModerationInput,
): Promise<void> {
  const id = written.toLowerCase()
  if (!isRowId(id)) throw gone()
  const step = STEPS[action]
  await db.transaction(async (tx) => {
    if (subject === 'user') await lockReviewsBy(tx, id)
    await lockUsers(tx, concerned(tx, { subject, id }))
    const [target] = await findTargets(tx, subject, [id])
    if (!target && action !== 'dismiss') throw gone()
    const owner = target?.owner
    if (subject === 'user' && owner && step.closes && isAdmin(owner, settings.adminEmails))
      throw new AppError('forbidden', 'This is the account of an admin')
    await setWay(tx, 'moderation')
    if (!(await step.take(tx, { subject, id }, reason))) throw new AppError('conflict', step.idle)
    if (subject === 'user' && (await listUnsettledOwners(tx)).length > 0)
      await queue.send('settle-visibility', {}, { tx })
    if (step.closes) await closeReports(tx, { subject, id }, { withAll: subject === 'user' })
    await tx.insert(moderationLog).values({
      action,
      subject,
      subjectId: id,
      title: target?.title ?? 'Deleted',
      reason,
      adminId: actor.id,
      adminName: actor.username,
    })
    if (!target || !owner || !step.emailTemplate) return
    const { email: to, username } = owner
    await queue.send('mail', moderated({ to, username, reason, ...step.emailTemplate(target, subject) }), {
      tx,
    })
  })
}

const gone = () => new AppError('not-found', 'It has been deleted')

/** Everybody whose stars, shop or things may change by it. */
function concerned(tx: Transaction, { subject, id }: TargetRef): SQL | undefined {
  const column = (of: SQL) => sql`${users.id} IN (${of})`
  switch (subject) {
    case 'product':
    case 'listing':
      return column(sql`SELECT owner_id FROM ${TABLES[subject]} WHERE id = ${id}`)
    case 'review':
      return column(sql`SELECT unnest(ARRAY[author_id, seller_id]) FROM ${reviews} WHERE id = ${id}`)
    case 'user':
      return or(
        eq(users.id, id),
        inArray(users.id, tx.select({ id: reviews.sellerId }).from(reviews).where(eq(reviews.authorId, id))),
      )
  }
}

/** @param withAll what an account offers and has written, too: it is hidden with the account */
async function closeReports(
  tx: Transaction,
  { subject, id }: TargetRef,
  { withAll = false } = {},
): Promise<number> {
  const ofIt = and(eq(reports.subject, subject), eq(reports.subjectId, id))
  const owned = sql`${reports.subjectId} IN (
    SELECT id FROM ${products} WHERE owner_id = ${id} UNION ALL SELECT id FROM ${listings} WHERE owner_id = ${id}
    UNION ALL SELECT id FROM ${reviews} WHERE author_id = ${id})`
  const closed = await tx
    .update(reports)
    .set({ closedAt: new Date(), email: null })
    .where(and(withAll ? or(ofIt, owned) : ofIt, isNull(reports.closedAt)))
    .returning({ id: reports.id })
  return closed.length
}
