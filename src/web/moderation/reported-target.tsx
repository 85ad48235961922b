import { formatDay, formatMoment } from '#domain/dates.ts'
import type { ModerationAction } from '#domain/moderation/moderation-rules.ts'
import { REPORT_REASONS } from '#domain/moderation/moderation-rules.ts'
import type { ReportedTarget as Reported } from '#domain/moderation/moderation-schema.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { LongText } from '#web/ui/long-text.tsx'
import type { Intent } from './moderation-dialog.tsx'
import { ACTIONS, KINDS } from './moderation-texts.ts'
import { TargetInContext } from './target-in-context.tsx'

/** A thing, what is said of it, and what can be done about it. */
export function ReportedTarget({
  reported: { subject, id, thing: target, reports, reportCount },
  onAsk,
}: {
  reported: Reported
  onAsk: (intent: Intent) => void
}) {
  const title = target?.title ?? 'Deleted'
  const owner = target?.owner
  const act = (action: ModerationAction, onAccount = false) => (
    <button
      type="button"
      className="button button-quiet"
      aria-haspopup="dialog"
      aria-label={`${ACTIONS[action].label}: ${onAccount ? (owner?.username ?? '') : title}`}
      onClick={() =>
        onAsk(
          onAccount && owner
            ? { action, subject: 'user', id: owner._id, title: owner.username }
            : { action, subject, id, title },
        )
      }
    >
      {ACTIONS[action].label}
    </button>
  )
  return (
    <article
      className="card grid grid-cols-1 gap-4 overflow-clip p-4"
      aria-label={`${KINDS[subject]}: ${title}`}
    >
      <div className="flex items-start gap-3">
        {owner && <Avatar name={owner.username} src={owner.avatar} />}
        <div className="grid min-w-0 gap-1">
          <p className="text-sm font-semibold text-quiet">{KINDS[subject]}</p>
          <h2 className="text-lg wrap-anywhere">
            <bdi>{title}</bdi>
          </h2>
          {owner && (
            <p className="text-sm text-quiet wrap-anywhere">
              <bdi>{owner.username}</bdi>, {owner.email}
              {owner.emailVerified ? ' (confirmed)' : ' (not confirmed)'}, joined {formatDay(owner.createdAt)}
            </p>
          )}
        </div>
      </div>
      {target ? (
        <TargetInContext subject={subject} id={id} thing={target} />
      ) : (
        <p className="text-quiet">It has been deleted.</p>
      )}
      {reports.length > 0 && (
        <ul aria-label="Reports" className="grid gap-2">
          {reports.map(({ id: report, reason, message, createdAt, reporter, email }) => (
            <li key={report} className="rounded-control bg-paper p-3">
              <p className="font-semibold">{REPORT_REASONS[reason]}</p>
              {message && <LongText>{message}</LongText>}
              <p className="text-sm text-quiet wrap-anywhere">
                <bdi>{reporter?.username ?? email ?? 'Without an account'}</bdi>,{' '}
                <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
              </p>
            </li>
          ))}
        </ul>
      )}
      {reportCount > reports.length && (
        <p className="text-quiet tabular-nums">And {reportCount - reports.length} more.</p>
      )}
      <div className="flex flex-wrap gap-2">
        {reportCount > 0 && act('dismiss')}
        {subject === 'review' && target?.waiting && act('approve')}
        {target && target.hiddenReason === null && act('hide')}
        {owner && owner.suspendedReason === null && act('suspend', true)}
      </div>
    </article>
  )
}
