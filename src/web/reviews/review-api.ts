import { infiniteQueryOptions } from '@tanstack/react-query'
import { REVIEW_PAGE_SIZE } from '#domain/reviews/review-rules.ts'
import type { Review, ShownReview } from '#domain/reviews/review-schema.ts'
import { answerOf, api } from '#web/api-client.ts'

const shownReview = ({ seller: { username }, author, ...review }: Review): ShownReview => ({
  ...review,
  seller: { username },
  author: author && { _id: author._id, avatar: author.avatar },
})

const limit = String(REVIEW_PAGE_SIZE)

/** A seller's reviews, newest first, ten at a time. */
export const reviewsQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ['reviews', userId],
    queryFn: async ({ pageParam, signal }) => {
      const call = { param: { userId }, query: { page: String(pageParam), limit } }
      const answer = await answerOf(api().review['get-reviews'][':userId'].$get(call, { init: { signal } }))
      const { reviews, ...list } = await answer.json()
      return { ...list, reviews: reviews.map(shownReview) }
    },
    initialPageParam: 1,
    getNextPageParam: ({ count }, pages) =>
      pages.length * REVIEW_PAGE_SIZE < count ? pages.length + 1 : undefined,
  })
