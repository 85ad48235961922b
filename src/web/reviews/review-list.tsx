import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import type { Review } from '#domain/reviews/review-schema.ts'
import { useCurrentUser } from '#web/session/current-user.ts'
import { EmptyNotice, FailureNotice } from '#web/ui/state-notice.tsx'
import { reviewsQuery } from './review-api.ts'
import { ReviewItem } from './review-item.tsx'
import { reviewTab } from './review-search.ts'

const RemoveReview = lazy(async () => ({ default: (await import('./remove-review.tsx')).RemoveReview }))

/** What others say of a seller, newest first. `actions` are what somebody else can do about a review. */
export function ReviewList({
  sellerId,
  actions,
}: {
  sellerId: string
  actions: (review: Review) => ReactNode
}) {
  const { user } = useCurrentUser()
  const list = useInfiniteQuery(reviewsQuery(sellerId))
  // Who writes meanwhile moves the rest along: nobody is shown twice.
  const reviews = [
    ...new Map(list.data?.pages.flatMap((page) => page.reviews.map((each) => [each.id, each]))).values(),
  ]
  const { average = 0, count = 0 } = list.data?.pages[0] ?? {}
  const addReview = (
    <Link {...reviewTab('add-review')} className="button button-quiet">
      Add Review
    </Link>
  )
  return (
    <div className="grid gap-4">
      {list.isPending && <p role="status">Loading...</p>}
      {list.data && reviews.length === 0 && (
        <EmptyNotice hint="Have you bought here? Tell others how it went." action={addReview}>
          No reviews yet
        </EmptyNotice>
      )}
      {reviews.length > 0 && (
        <p role="status" className="text-quiet tabular-nums">
          {average} of 5 from {count === 1 ? '1 review' : `${count} reviews`}
        </p>
      )}
      {reviews.map((review) => {
        const mine = Boolean(user) && review.author?._id === user?._id
        return (
          <ReviewItem key={review.id} review={review} mine={mine}>
            {mine ? (
              <div className="flex flex-wrap gap-2">
                <Link {...reviewTab('add-review')} className="button button-quiet">
                  Edit
                </Link>
                <Suspense>
                  <RemoveReview id={review.id} sellerId={sellerId} />
                </Suspense>
              </div>
            ) : (
              actions(review)
            )}
          </ReviewItem>
        )
      })}
      {list.error && (
        <FailureNotice onRetry={() => void (list.data ? list.fetchNextPage() : list.refetch())}>
          The reviews could not be loaded. {list.error.message}
        </FailureNotice>
      )}
      {list.hasNextPage && !list.error && (
        <button
          type="button"
          className="button button-quiet justify-self-center"
          aria-disabled={list.isFetching}
          data-working={list.isFetching}
          onClick={() => void list.fetchNextPage({ cancelRefetch: false })}
        >
          {list.isFetchingNextPage ? 'Loading...' : 'Show More'}
        </button>
      )}
    </div>
  )
}
