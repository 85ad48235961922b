import { infiniteQueryOptions } from '@tanstack/react-query'
import { REVIEW_PAGE_SIZE } from '#domain/reviews/review-rules.ts'
import { answerOf, api } from '#web/api-client.ts'

const limit = String(REVIEW_PAGE_SIZE)

/** A seller's reviews, newest first, ten at a time. */
export const reviewsQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ['reviews', userId],
    queryFn: async ({ pageParam, signal }) => {
      const call = { param: { userId }, query: { page: String(pageParam), limit } }
      return (await answerOf(api().review['get-reviews'][':userId'].$get(call, { init: { signal } }))).json()
    },
    initialPageParam: 1,
    getNextPageParam: ({ count }, pages) =>
      pages.length * REVIEW_PAGE_SIZE < count ? pages.length + 1 : undefined,
  })
