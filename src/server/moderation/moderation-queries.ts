import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lte, min, sql } from 'drizzle-orm'
import { REPORTS_SHOWN, SUBJECTS } from '#domain/moderation/moderation-rules.ts'
import type {
  LogEntry,
  ModerationLog,
  ReportQueue,
  WaitingReviews,
} from '#domain/moderation/moderation-schema.ts'
import { SEARCH_TOTAL_MAX } from '#domain/pagination.ts'
import type { Context, Reader } from '#server/api/context.ts'
import { cappedPage, countCapped } from '#server/db/capped-count.ts'
import { rowsFor } from '#server/db/next-rows.ts'
import { users } from '#server/db/schema/accounts.ts'
import { moderationLog, reports } from '#server/db/schema/moderation.ts'
import { reviews } from '#server/db/schema/reviews.ts'
import { findTargets, TABLES } from './moderation-targets.ts'

type PageRange = { page: number; limit: number; offset: number }

/** The reported targets with their reports, longest waiting first. */
export async function listReportedTargets(
  { db }: Context,
  { page, limit, offset }: PageRange,
): Promise<ReportQueue> {
  const open = isNull(reports.closedAt)
  const [found, counted] = await Promise.all([
    db
      .select({ subject: reports.subject, id: reports.subjectId, reportCount: count() })
      .from(reports)
      .where(open)
      .groupBy(reports.subject, reports.subjectId)
      .orderBy(asc(min(reports.createdAt)), asc(reports.subjectId))
      .limit(rowsFor(limit))
      .offset(offset),
    db.$count(
      db
        .selectDistinct({ subject: reports.subject, id: reports.subjectId })
        .from(reports)
        .where(open)
        .limit(SEARCH_TOTAL_MAX + 1)
        .as('reported'),
    ),
  ])
  const { rows: queue, pagination } = cappedPage(found, { page, limit, counted })
  const ids = queue.map(({ id }) => id)
  const [reportRows, ...targets] = await Promise.all([
    ids.length === 0 ? [] : listFirstReports(db, ids),
    ...SUBJECTS.map((kind) =>
      findTargets(
        db,
        kind,
        queue.filter(({ subject }) => subject === kind).map(({ id }) => id),
      ),
    ),
  ])
  return {
    things: queue.map(({ subject, id, reportCount }) => ({
      subject,
      id,
      reportCount,
      thing: targets[SUBJECTS.indexOf(subject)]?.find((target) => target.id === id) ?? null,
      reports: reportRows
        .filter((each) => each.subject === subject && each.subjectId === id)
        .map(({ subject: _subject, subjectId: _id, createdAt, ...each }) => ({
          ...each,
          createdAt: createdAt.toISOString(),
        })),
    })),
    pagination,
  }
}

/** The reviews that wait for a moderator, longest waiting first. */
export async function listWaitingReviews(
  { db }: Context,
  { page, limit, offset }: PageRange,
): Promise<WaitingReviews> {
  const waits = isNotNull(reviews.waitingFor)
  const [found, counted] = await Promise.all([
    db
      .select({ id: reviews.id })
      .from(reviews)
      .where(waits)
      .orderBy(asc(reviews.createdAt), asc(reviews.id))
      .limit(rowsFor(limit))
      .offset(offset),
    countCapped(db, reviews, waits),
  ])
  const { rows: queue, pagination } = cappedPage(found, { page, limit, counted })
  const targets = await findTargets(
    db,
    'review',
    queue.map(({ id }) => id),
  )
  return {
    things: queue.map(({ id }) => ({ id, thing: targets.find((target) => target.id === id) ?? null })),
    pagination,
  }
}

/** The first reports of each of these targets. */
function listFirstReports(db: Reader['db'], ids: string[]) {
  const numbered = db
    .select({
      id: reports.id,
      subject: reports.subject,
      subjectId: reports.subjectId,
      reporterId: reports.reporterId,
      email: reports.email,
      reason: reports.reason,
      message: reports.message,
      createdAt: reports.createdAt,
      rank: sql<number>`row_number() OVER (
        PARTITION BY ${reports.subject}, ${reports.subjectId} ORDER BY ${reports.createdAt}, ${reports.id}
      )`.as('rank'),
    })
    .from(reports)
    .where(and(isNull(reports.closedAt), inArray(reports.subjectId, ids)))
    .as('numbered')
  return db
    .select({
      id: numbered.id,
      subject: numbered.subject,
      subjectId: numbered.subjectId,
      reason: numbered.reason,
      message: numbered.message,
      createdAt: numbered.createdAt,
      email: numbered.email,
      reporter: { _id: users.id, username: users.name },
    })
    .from(numbered)
    .leftJoin(users, eq(users.id, numbered.reporterId))
    .where(lte(numbered.rank, REPORTS_SHOWN))
    .orderBy(asc(numbered.rank))
}

const isThere = sql.join(
  SUBJECTS.map(
    (subject) =>
      sql`WHEN ${subject} THEN EXISTS (SELECT FROM ${TABLES[subject]} WHERE id = moderation_log.subject_id)`,
  ),
  sql` `,
)

/** Hidden or suspended, not taken back since, and still there. */
const inForce = sql<boolean>`(
  moderation_log.action IN ('hide', 'suspend') AND CASE moderation_log.subject ${isThere} END AND NOT EXISTS (
    SELECT FROM moderation_log AS later
    WHERE later.subject = moderation_log.subject AND later.subject_id = moderation_log.subject_id
    AND later.created_at > moderation_log.created_at
    AND later.action = CASE moderation_log.action WHEN 'hide' THEN 'unhide' ELSE 'unsuspend' END::moderation_action
  ))`

/** What admins have done, the newest first. @param onlyInForce what is hidden or suspended now */
export async function listModerationLog(
  { db }: Context,
  { page, limit, offset, onlyInForce }: PageRange & { onlyInForce: boolean },
): Promise<ModerationLog> {
  const where = onlyInForce ? inForce : undefined
  const [found, counted] = await Promise.all([
    db
      .select({
        id: moderationLog.id,
        action: moderationLog.action,
        subject: moderationLog.subject,
        subjectId: moderationLog.subjectId,
        title: moderationLog.title,
        reason: moderationLog.reason,
        admin: moderationLog.adminName,
        createdAt: moderationLog.createdAt,
        inForce,
      })
      .from(moderationLog)
      .where(where)
      .orderBy(desc(moderationLog.createdAt), desc(moderationLog.id))
      .limit(rowsFor(limit))
      .offset(offset),
    countCapped(db, moderationLog, where),
  ])
  const { rows, pagination } = cappedPage(found, { page, limit, counted })
  const entries: LogEntry[] = rows.map(({ createdAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
  }))
  return { entries, pagination }
}
