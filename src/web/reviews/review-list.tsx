import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { RATING } from '#domain/reviews/review-rules.ts'
import type { ShownReview } from '#domain/reviews/review-schema.ts'
import { useCurrentUser } from '#web/session/current-user.ts'
import { EmptyNotice, FailureNotice } from '#web/ui/state-notice.tsx'
import { RatingSpread } from './rating-spread.tsx'
import { reviewsQuery } from './review-api.ts'
import { ReviewItem } from './review-item.tsx'
import { reviewTab } from './review-search.ts'

const RemoveReview = lazy(async () => ({ default: (await import('./remove-review.tsx')).RemoveReview }))

/** How many gave 1, 2, 3, 4 and 5 stars. */
const spreadOf = (reviews: readonly ShownReview[]) =>
  Array.from(
    { length: RATING.max },
    (_, index) => reviews.filter(({ rating }) => rating === index + 1).length,
  )

/** What others say of a seller, newest first, beside how many gave each number of stars, once all are there. `actions` are what somebody else can do about a review. */
export function ReviewList({
  sellerId,
  actions,
}: {
  sellerId: string
  actions: (review: ShownReview) => ReactNode
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
    <div className="review-list">
      {list.isPending && <p role="status">Loading...</p>}
      {list.data && reviews.length === 0 && (
        <EmptyNotice hint="Have you bought here? Tell others how it went." action={addReview}>
          No reviews yet
        </EmptyNotice>
      )}
      {reviews.length > 0 && (
        <div className="review-summary">
          <p role="status" className="text-lg tabular-nums">
            <strong className="sm:text-4xl">{average.toFixed(1)}</strong> of 5 from{' '}
            {count === 1 ? '1 review' : `${count} reviews`}
          </p>
          {reviews.length === count && <RatingSpread spread={spreadOf(reviews)} />}
        </div>
      )}
      <div className="columns-fit gap-y-0 overflow-y-clip [--column:20rem] *:-mt-px *:border-t!">
        {reviews.map((review) => {
          const mine = Boolean(user) && review.author?._id === user?._id
          return (
            <ReviewItem key={review.id} review={review} mine={mine} corner={!mine && actions(review)}>
              {mine && (
                <div className="flex flex-wrap gap-2">
                  <Link {...reviewTab('add-review')} className="button button-quiet">
                    Edit
                  </Link>
                  <Suspense>
                    <RemoveReview id={review.id} sellerId={sellerId} />
                  </Suspense>
                </div>
              )}
            </ReviewItem>
          )
        })}
      </div>
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
