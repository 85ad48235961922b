import { useQuery } from '@tanstack/react-query'
import { REVIEW_BURST } from '#domain/reviews/review-rules.ts'
import { PaginationLinks } from '#web/ui/pagination-links.tsx'
import { EmptyNotice, FailureNotice } from '#web/ui/state-notice.tsx'
import { EmptyPage } from './empty-page.tsx'
import { waitingReviewsQuery } from './moderation-api.ts'
import { ReportedTarget } from './reported-target.tsx'
import { useModeration } from './use-moderation.tsx'

/** The reviews that came in a burst, the one that waits longest first: each is approved or hidden. */
export function WaitingReviews({ page }: { page: number }) {
  const { data, error, isPending, refetch } = useQuery(waitingReviewsQuery(page))
  const { ask, dialog } = useModeration()
  return (
    <section aria-label="Waiting reviews" className="grid gap-4">
      <p className="text-quiet">
        {REVIEW_BURST.reviews} reviews of one seller within {REVIEW_BURST.hours} hours, by accounts younger
        than {REVIEW_BURST.accountDays} days, wait here. Nobody sees them, and their stars do not count, until
        you approve them.
      </p>
      {isPending && <p role="status">Loading...</p>}
      {error && <FailureNotice onRetry={() => void refetch()}>{error.message}</FailureNotice>}
      {data && data.things.length === 0 && (
        <EmptyPage total={data.pagination.total} view="waiting">
          <EmptyNotice hint="Bursts of reviews by new accounts come here.">No review waits</EmptyNotice>
        </EmptyPage>
      )}
      {data?.things.map(({ id, thing }) => (
        <ReportedTarget
          key={id}
          reported={{ subject: 'review', id, thing, reports: [], reportCount: 0 }}
          onAsk={ask}
        />
      ))}
      {data && data.things.length > 0 && (
        <PaginationLinks {...data.pagination} search={{ view: 'waiting' }} />
      )}
      {dialog}
    </section>
  )
}
