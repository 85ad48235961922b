import { and, isNotNull, lt, sql } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { ReportInput } from '#domain/moderation/moderation-input.ts'
import { REPORTER_EMAIL_DAYS } from '#domain/moderation/moderation-rules.ts'
import type { Db } from '#server/db/client.ts'
import { isRowId } from '#server/db/schema/columns.ts'
import { reports } from '#server/db/schema/moderation.ts'
import { findTargets } from './moderation-targets.ts'

export const reportedAlready = () =>
  new AppError('conflict', 'You have reported this already. We are looking at it.')

/**
 * Tells the admins of something. As long as they have not looked, the same account tells it once; of visitors without one the call counts that.
 * @param reporterId null of a visitor
 * @throws AppError not-found, forbidden about one's own, conflict
 */
export async function report(
  db: Pick<Db, 'select' | 'insert'>,
  reporterId: string | null,
  { subject, id, reason, message, email }: ReportInput,
): Promise<{ id: string }> {
  const [target] = isRowId(id) ? await findTargets(db, subject, [id]) : []
  if (!target || target.hidden) throw new AppError('not-found', 'What you report is not there any more')
  if (reporterId !== null && target.owner?._id === reporterId)
    throw new AppError('forbidden', 'You cannot report what is your own')
  const [stored] = await db
    .insert(reports)
    .values({
      subject,
      subjectId: target.id,
      reporterId,
      reason,
      message,
      email: reporterId === null ? email || null : null,
    })
    .onConflictDoNothing()
    .returning({ id: reports.id })
  if (!stored) throw reportedAlready()
  return stored
}

/** Forgets the addresses of visitors whose reports nobody has dealt with in time. Those of closed ones have gone with the closing. */
export async function forgetReporters(db: Pick<Db, 'update'>): Promise<void> {
  const tooOld = sql`now() - make_interval(days => ${REPORTER_EMAIL_DAYS})`
  await db
    .update(reports)
    .set({ email: null })
    .where(and(lt(reports.createdAt, tooOld), isNotNull(reports.email)))
}
