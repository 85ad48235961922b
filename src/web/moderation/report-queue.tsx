import { useQuery } from '@tanstack/react-query'
import { PaginationLinks } from '#web/ui/pagination-links.tsx'
import { EmptyNotice, FailureNotice } from '#web/ui/state-notice.tsx'
import { EmptyPage } from './empty-page.tsx'
import { reportQueueQuery } from './moderation-api.ts'
import { ReportedTarget } from './reported-target.tsx'
import { useModeration } from './use-moderation.tsx'

/** What people have reported, the one that waits longest first. */
export function ReportQueue({ page }: { page: number }) {
  const { data, error, isPending, refetch } = useQuery(reportQueueQuery(page))
  const { ask, dialog } = useModeration()
  return (
    <section aria-label="Reports" className="grid gap-4">
      {isPending && <p role="status">Loading...</p>}
      {error && <FailureNotice onRetry={() => void refetch()}>{error.message}</FailureNotice>}
      {data && data.things.length === 0 && (
        <EmptyPage total={data.pagination.total} view={undefined}>
          <EmptyNotice hint="What people report comes here.">Nothing is reported</EmptyNotice>
        </EmptyPage>
      )}
      {data?.things.map((reported) => (
        <ReportedTarget key={`${reported.subject} ${reported.id}`} reported={reported} onAsk={ask} />
      ))}
      {data && data.things.length > 0 && <PaginationLinks {...data.pagination} search={{}} />}
      {dialog}
    </section>
  )
}
