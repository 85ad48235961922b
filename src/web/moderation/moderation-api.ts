import { queryOptions } from '@tanstack/react-query'
import type { ModerationInput, ReportInput } from '#domain/moderation/moderation-input.ts'
import type { ReportQueue, WaitingReviews } from '#domain/moderation/moderation-schema.ts'
import type { BusinessDecisionInput } from '#domain/verification/verification-input.ts'
import { answerOf, api } from '#web/api-client.ts'
import type { JsonResponse } from '#web/offers/offer-kind.ts'

export async function sendReport(json: ReportInput, headers: Record<string, string>): Promise<string> {
  return (await (await answerOf(api().report.$post({ json }, { headers }))).json()).message
}

/** Where a report goes that has waited for a connection. */
export const REPORT_PATH = '/api/report'

type Ask<Queue> = (
  call: { query: { page: string } },
  options: { init: { signal: AbortSignal } },
) => Promise<JsonResponse<Queue>>

/** A queue page by page, asked for anew whenever it is shown. */
const queueQuery =
  <Queue>(name: string, ask: Ask<Queue>) =>
  (page: number) =>
    queryOptions({
      queryKey: ['admin', name, page],
      queryFn: async ({ signal }) =>
        (await answerOf(ask({ query: { page: String(page) } }, { init: { signal } }))).json(),
      staleTime: 0,
    })

export const reportQueueQuery = queueQuery('reports', (...call) => api().admin.reports.$get(...call))
export const businessQueueQuery = queueQuery('businesses', (...call) => api().admin.businesses.$get(...call))
/** Values of the price index that wait for a moderator. */
export const heldValuesQuery = queueQuery('price index', (...call) =>
  api().admin['price-index'].$get(...call),
)

const waitingQuery = queueQuery('waiting', (...call) => api().admin['waiting-reviews'].$get(...call))
export const waitingReviewsQuery = (page: number) =>
  queryOptions({ ...waitingQuery(page), select: asUnreported })

/** Decided like what is reported, though nobody has. */
const asUnreported = ({ things, pagination }: WaitingReviews): ReportQueue => ({
  things: things.map((review) => ({ ...review, subject: 'review', reports: [], reportCount: 0 })),
  pagination,
})

/** @param inForce only what is hidden or suspended now */
export const moderationLogQuery = (page: number, inForce: boolean) =>
  queryOptions({
    queryKey: ['admin', 'log', page, inForce],
    queryFn: async ({ signal }) => {
      const query = { page: String(page), ...(inForce && { inForce: 'true' }) }
      return (await answerOf(api().admin.log.$get({ query }, { init: { signal } }))).json()
    },
    staleTime: 0,
  })

export async function decideBusiness(json: BusinessDecisionInput): Promise<void> {
  await answerOf(api().admin.businesses.decide.$post({ json }))
}

/** A document of a seller, to be saved. */
export async function readDocument(id: string): Promise<Blob> {
  return (await answerOf(api().admin.documents[':id'].$get({ param: { id } }))).blob()
}

export async function moderate(json: ModerationInput): Promise<void> {
  await answerOf(api().admin.moderate.$post({ json }))
}
