import { useQuery } from '@tanstack/react-query'
import { formatMoment } from '#domain/dates.ts'
import type { LogEntry } from '#domain/moderation/moderation-schema.ts'
import { Loading } from '#web/ui/loading.tsx'
import { LongText } from '#web/ui/long-text.tsx'
import { PaginationLinks } from '#web/ui/pagination-links.tsx'
import { EmptyNotice, FailureNotice } from '#web/ui/state-notice.tsx'
import { EmptyPage } from './empty-page.tsx'
import { moderationLogQuery } from './moderation-api.ts'
import { useModeration } from './moderation-dialog.tsx'
import { ACTIONS, doneText, KINDS } from './moderation-texts.ts'

/** Who did what, when and why; what is in force can be taken back. */
export function ModerationLog({ page, inForce }: { page: number; inForce: boolean }) {
  const { data, error, isPending, refetch } = useQuery(moderationLogQuery(page, inForce))
  const { ask, dialog } = useModeration()
  const view = inForce ? 'hidden' : 'log'
  return (
    <section aria-label={inForce ? 'Hidden now' : 'Log'} className="grid gap-4">
      {isPending && <Loading />}
      {error && <FailureNotice onRetry={() => void refetch()}>{error.message}</FailureNotice>}
      {data && data.entries.length === 0 && (
        <EmptyPage total={data.pagination.total} view={view}>
          <EmptyNotice>{inForce ? 'Nothing is hidden' : 'No actions yet'}</EmptyNotice>
        </EmptyPage>
      )}
      <ul className="divide-y divide-line">
        {data?.entries.map((entry) => (
          <li key={entry.id} className="grid grid-cols-1 gap-1 overflow-clip py-3">
            <p className="wrap-anywhere">
              <span className="font-semibold">{doneText(entry.action)}:</span> {KINDS[entry.subject]} “
              <bdi>{entry.title}</bdi>”
            </p>
            <LongText>{entry.reason}</LongText>
            <p className="text-sm text-quiet wrap-anywhere">
              <bdi>{entry.admin}</bdi>,{' '}
              <time dateTime={entry.createdAt}>{formatMoment(entry.createdAt)}</time>
            </p>
            {entry.inForce && (
              <button
                type="button"
                className="button button-quiet justify-self-start"
                aria-haspopup="dialog"
                aria-label={`${ACTIONS[counterOf(entry)].label}: ${entry.title}`}
                onClick={() =>
                  ask({
                    action: counterOf(entry),
                    subject: entry.subject,
                    id: entry.subjectId,
                    title: entry.title,
                  })
                }
              >
                {ACTIONS[counterOf(entry)].label}
              </button>
            )}
          </li>
        ))}
      </ul>
      {data && data.entries.length > 0 && <PaginationLinks {...data.pagination} search={{ view }} />}
      {dialog}
    </section>
  )
}

/** What takes it back. */
const counterOf = ({ action }: LogEntry) => (action === 'hide' ? 'unhide' : 'unsuspend')
