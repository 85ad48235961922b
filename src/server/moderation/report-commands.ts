import { AppError } from '#domain/errors.ts'
import type { ReportInput } from '#domain/moderation/moderation-input.ts'
import type { TransactionContext } from '#server/api/context.ts'
import { isRowId } from '#server/db/schema/columns.ts'
import { reports } from '#server/db/schema/moderation.ts'
import { findTargets } from './moderation-targets.ts'

/**
 * Tells the admins of something. As long as they have not looked, the same person tells it once.
 * @throws AppError not-found, forbidden about one's own, conflict
 */
export async function report(
  { actor, db: tx }: TransactionContext,
  { subject, id, reason, message }: ReportInput,
): Promise<{ id: string }> {
  const [target] = isRowId(id) ? await findTargets(tx, subject, [id]) : []
  if (!target || target.hidden) throw new AppError('not-found', 'What you report is not there any more')
  if (target.owner?._id === actor.id) throw new AppError('forbidden', 'You cannot report what is your own')
  const [stored] = await tx
    .insert(reports)
    .values({ subject, subjectId: target.id, reporterId: actor.id, reason, message })
    .onConflictDoNothing()
    .returning({ id: reports.id })
  if (!stored) throw new AppError('conflict', 'You have reported this already. We are looking at it.')
  return stored
}
