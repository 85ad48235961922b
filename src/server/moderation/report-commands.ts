import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { ReportInput } from '#domain/moderation/moderation-input.ts'
import { REPORTER_EMAIL_DAYS } from '#domain/moderation/moderation-rules.ts'
import { sentWithAnotherBody } from '#server/api/idempotency.ts'
import type { Db, SelectDb } from '#server/db/client.ts'
import { isRowId } from '#server/db/schema/columns.ts'
import { reports } from '#server/db/schema/moderation.ts'
import { findTargets } from './moderation-targets.ts'

export const reportedAlready = () =>
  new AppError('conflict', 'You have reported this already. We are looking at it.')

export const reportedByOthers = () =>
  new AppError('conflict', 'Others have reported this already. We are looking at it.')

/**
 * Tells the admins of something. As long as they have not looked, the same account tells it once; of visitors without one the call counts that.
 * @param reporterId null of a visitor
 * @param key of a visitor's call: it is the report's id, by which `isRepeated` knows the same call again
 * @throws AppError not-found, forbidden about one's own, conflict
 */
export async function report(
  db: SelectDb & Pick<Db, 'insert'>,
  reporterId: string | null,
  { subject, id, reason, message, email }: ReportInput,
  key?: string,
): Promise<{ id: string }> {
  const [target] = isRowId(id) ? await findTargets(db, subject, [id]) : []
  if (!target || target.hidden) throw new AppError('not-found', 'What you report has been deleted')
  if (reporterId !== null && target.owner?._id === reporterId)
    throw new AppError('forbidden', 'You cannot report what is yours')
  const [stored] = await db
    .insert(reports)
    .values({
      ...(key && { id: key }),
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

/** Whether a visitor's report was stored under this key already. @throws AppError invalid where it was another one */
export async function isRepeated(
  db: SelectDb,
  key: string,
  { subject, id, reason, message }: ReportInput,
): Promise<boolean> {
  const [first] = await db.select().from(reports).where(eq(reports.id, key))
  if (!first) return false
  const isSame =
    first.reporterId === null &&
    first.subject === subject &&
    first.subjectId === id.toLowerCase() &&
    first.reason === reason &&
    first.message === message
  if (!isSame) throw sentWithAnotherBody()
  return true
}

/** Forgets the addresses of visitors whose reports nobody has dealt with in time. Those of closed ones have gone with the closing. */
export async function forgetReporters(db: Pick<Db, 'update'>): Promise<void> {
  const tooOld = sql`now() - make_interval(days => ${REPORTER_EMAIL_DAYS})`
  await db
    .update(reports)
    .set({ email: null })
    .where(and(lt(reports.createdAt, tooOld), isNotNull(reports.email)))
}
