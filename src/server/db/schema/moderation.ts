import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { MODERATION_REASON_MAX, REPORT_MESSAGE_MAX } from '#domain/moderation/moderation-rules.ts'
import { users } from './accounts.ts'
import { between, id, time, timestamps } from './columns.ts'
import { moderationAction, reportReason, subject } from './enums.ts'

/** Reports by users and visitors. Open until an admin has acted on the target or dismissed its reports. */
export const reports = pgTable(
  'reports',
  {
    id: id(),
    subject: subject().notNull(),
    /** An id in one of four tables, without a foreign key: the row may be deleted. */
    subjectId: uuid().notNull(),
    reporterId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Of somebody without an account who wants to be asked. */
    email: text(),
    reason: reportReason().notNull(),
    message: text().notNull(),
    createdAt: timestamps.createdAt,
    closedAt: time(),
  },
  (report) => [
    uniqueIndex('reports_one_open_each')
      .on(report.reporterId, report.subject, report.subjectId)
      .where(sql`${report.closedAt} IS NULL`),
    index('reports_open').on(report.subject, report.subjectId).where(sql`${report.closedAt} IS NULL`),
    index('reports_reporter').on(report.reporterId),
    index('reports_age').on(report.createdAt).concurrently(),
    check(
      'reports_message_length',
      between(sql`char_length(${report.message})`, { min: 0, max: REPORT_MESSAGE_MAX }),
    ),
  ],
)

/** Everything that admins have done; kept when the target or the admin's account is deleted. */
export const moderationLog = pgTable(
  'moderation_log',
  {
    id: id(),
    action: moderationAction().notNull(),
    subject: subject().notNull(),
    subjectId: uuid().notNull(),
    /** The name of the target at that time. */
    title: text().notNull(),
    reason: text().notNull(),
    adminId: uuid().references(() => users.id, { onDelete: 'set null' }),
    adminName: text().notNull(),
    createdAt: timestamps.createdAt,
  },
  (entry) => [
    index('moderation_log_newest').on(entry.createdAt, entry.id),
    index('moderation_log_subject').on(entry.subject, entry.subjectId, entry.createdAt),
    index('moderation_log_admin').on(entry.adminId),
    check(
      'moderation_log_reason_length',
      between(sql`char_length(${entry.reason})`, { min: 1, max: MODERATION_REASON_MAX }),
    ),
  ],
)
