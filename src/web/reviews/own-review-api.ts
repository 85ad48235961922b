import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ReplyInput, ReviewInput } from '#domain/reviews/review-input.ts'
import { REVIEW_PAGE_SIZE } from '#domain/reviews/review-rules.ts'
import { answerOf, api } from '#web/api-client.ts'
import { deleted } from '#web/deletion.ts'

/** What people who are signed in do with reviews, who are few among those who read them. */

const limit = String(REVIEW_PAGE_SIZE)

/** What whoever is signed in has written about a seller. Null: nothing yet. */
export const ownReviewQuery = (sellerId: string, authorId: string) =>
  queryOptions({
    queryKey: ['reviews', sellerId, 'own', authorId],
    queryFn: async ({ signal }) => {
      const call = { param: { userId: sellerId } }
      const answer = await answerOf(api().review.own[':userId'].$get(call, { init: { signal } }))
      return (await answer.json()).review
    },
  })

/** What is said of whoever is signed in, unanswered first. */
export const receivedReviewsQuery = (userId: string, page: number) =>
  queryOptions({
    queryKey: ['reviews', userId, 'received', page],
    queryFn: async ({ signal }) => {
      const query = { page: String(page), limit }
      return (await answerOf(api().review.received.$get({ query }, { init: { signal } }))).json()
    },
    staleTime: 0,
  })

/** A second try after a lost answer takes the place of the first: there is one review for each buyer and seller. */
export async function submitReview(json: ReviewInput, headers: Record<string, string>): Promise<void> {
  await answerOf(api().review['create-review'].$post({ json }, { headers }))
}

/** Where a review goes that has waited for a connection. */
export const REVIEW_PATH = '/api/review/create-review'

export async function removeReview(id: string): Promise<void> {
  await deleted(api().review[':id'].$delete({ param: { id } }))
}

/** The same reply twice is one. */
export async function replyToReview(
  id: string,
  json: ReplyInput,
  headers: Record<string, string>,
): Promise<void> {
  await answerOf(api().review[':id'].reply.$post({ param: { id }, json }, { headers }))
}

/** Where a reply goes that has waited for a connection. */
export const replyPath = (id: string): string => `/api/review/${id}/reply`

/** A seller's stars are part of many responses: all of them are invalidated. */
export function invalidateRatings(queryClient: QueryClient, sellerId: string): void {
  for (const queryKey of [
    ['reviews', sellerId],
    ['shop', sellerId],
  ])
    void queryClient.invalidateQueries({ queryKey })
  for (const kind of ['products', 'listings'])
    void queryClient.invalidateQueries({ queryKey: [kind], refetchType: 'none' })
}
