import { useQuery } from '@tanstack/react-query'
import { DashboardPage } from '#web/layout/dashboard-page.tsx'
import { useOwner } from '#web/session/signed-in-only.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { PaginationLinks } from '#web/ui/pagination-links.tsx'
import { usePreviousValue } from '#web/ui/previous-value.ts'
import { Stars } from '#web/ui/stars.tsx'
import { EmptyNotice, FailureNotice } from '#web/ui/state-notice.tsx'
import { receivedReviewsQuery } from './own-review-api.ts'
import { RatingSpread } from './rating-spread.tsx'
import { ReplyForm } from './reply-form.tsx'
import { ReviewItem } from './review-item.tsx'

/** What others say of whoever is signed in; what waits for a reply comes first. */
export function ReceivedReviews({ page }: { page: number }) {
  const { _id } = useOwner()
  const list = useQuery(receivedReviewsQuery(_id, page))
  const shown = usePreviousValue(list.data)
  return (
    <DashboardPage title="Reviews">
      {list.isPending && <Loading />}
      {list.error && (
        <FailureNotice onRetry={() => void list.refetch()}>
          The reviews could not be loaded. {list.error.message}
        </FailureNotice>
      )}
      {shown && shown.count === 0 && (
        <EmptyNotice hint="People who buy from you can write one in your shop.">No reviews yet</EmptyNotice>
      )}
      {shown && shown.count > 0 && (
        <>
          <section aria-label="All stars" className="grid max-w-2xl gap-4 sm:grid-cols-[auto_1fr] sm:gap-8">
            <div className="grid content-center justify-items-start gap-1">
              <p className="text-4xl font-bold tabular-nums">{shown.average.toFixed(1)}</p>
              <Stars rating={shown.average} />
              <p className="text-sm text-quiet tabular-nums">
                {shown.count === 1 ? '1 review' : `${shown.count} reviews`}
              </p>
            </div>
            <RatingSpread spread={shown.spread} />
          </section>
          <div className="grid gap-1">
            <h2 className="text-lg">What buyers say</h2>
            <p role="status" className="text-quiet tabular-nums">
              {shown.unanswered === 0
                ? 'You have replied to all.'
                : `${shown.unanswered} without a reply, shown first.`}
            </p>
          </div>
          <ul className="max-w-3xl divide-y divide-line border-t border-edge">
            {shown.reviews.map((review) => (
              <li key={review.id}>
                <ReviewItem review={review}>
                  {review.reply === null && <ReplyForm review={review} />}
                </ReviewItem>
              </li>
            ))}
          </ul>
          <PaginationLinks {...shown.pagination} search={{}} />
        </>
      )}
    </DashboardPage>
  )
}
