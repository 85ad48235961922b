import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ReportQueue as Queue } from '#domain/moderation/moderation-schema.ts'
import { REVIEW_BURST } from '#domain/reviews/review-rules.ts'
import { Loading } from '#web/ui/loading.tsx'
import { PaginationLinks } from '#web/ui/pagination-links.tsx'
import { EmptyNotice, FailureNotice } from '#web/ui/state-notice.tsx'
import type { AdminView } from './admin-search.ts'
import { EmptyPage } from './empty-page.tsx'
import { reportQueueQuery, waitingReviewsQuery } from './moderation-api.ts'
import { useModeration } from './moderation-dialog.tsx'
import { NumbersView } from './numbers-view.tsx'
import { ReportedTarget } from './reported-target.tsx'

/** What people have reported. */
export function ReportQueue({ page }: { page: number }) {
  return (
    <ModerationQueue
      label="Reports"
      view={undefined}
      query={useQuery(reportQueueQuery(page))}
      nothing="No reports"
      hint="What people report appears here."
      meanwhile={<NumbersView />}
    />
  )
}

/** The reviews that came in a burst: each is approved or hidden. */
export function WaitingReviews({ page }: { page: number }) {
  return (
    <ModerationQueue
      label="Waiting reviews"
      view="waiting"
      query={useQuery(waitingReviewsQuery(page))}
      nothing="No reviews waiting"
      hint="Bursts of reviews by new accounts appear here."
    >
      <p className="text-quiet">
        {REVIEW_BURST.reviews} reviews of one seller within {REVIEW_BURST.hours} hours, by accounts younger
        than {REVIEW_BURST.accountDays} days, wait here. Nobody sees them, and their stars do not count, until
        you approve them.
      </p>
    </ModerationQueue>
  )
}

type ModerationQueue = {
  label: string
  view: AdminView
  query: UseQueryResult<Queue>
  /** What stands there when nothing waits, and what would. */
  nothing: string
  hint: string
  /** What there is to see instead. */
  meanwhile?: ReactNode
  children?: ReactNode
}

/** What waits for a decision, the oldest first. */
function ModerationQueue({ label, view, query, nothing, hint, meanwhile, children }: ModerationQueue) {
  const { data, error, isPending, refetch } = query
  const { ask, dialog } = useModeration()
  return (
    <section aria-label={label} className="grid gap-4">
      {children}
      {isPending && <Loading />}
      {error && <FailureNotice onRetry={() => void refetch()}>{error.message}</FailureNotice>}
      {data && data.things.length === 0 && (
        <EmptyPage total={data.pagination.total} view={view}>
          <EmptyNotice hint={hint}>{nothing}</EmptyNotice>
          {meanwhile && <div className="mt-4">{meanwhile}</div>}
        </EmptyPage>
      )}
      {data?.things.map((reported) => (
        <ReportedTarget key={`${reported.subject} ${reported.id}`} reported={reported} onAsk={ask} />
      ))}
      {data && data.things.length > 0 && (
        <PaginationLinks {...data.pagination} search={view ? { view } : {}} />
      )}
      {dialog}
    </section>
  )
}
