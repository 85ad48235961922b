import { queryOptions } from '@tanstack/react-query'
import type { ModerationInput, ReportInput } from '#domain/moderation/moderation-input.ts'
import type { ReportQueue, WaitingReviews } from '#domain/moderation/moderation-schema.ts'
import type { BusinessDecisionInput } from '#domain/verification/verification-input.ts'
import { answerOf, api } from '#web/api-client.ts'
import { adminListQuery } from '#web/lists/admin-list-query.ts'

export async function sendReport(json: ReportInput, headers: Record<string, string>): Promise<string> {
  return (await (await answerOf(api().report.$post({ json }, { headers }))).json()).message
}

/** Where a report goes that has waited for a connection. */
export const REPORT_PATH = '/api/report'

export const reportQueueQuery = (page: number) =>
  adminListQuery('reports', page, (...call) => api().admin.reports.$get(...call))
export const businessQueueQuery = (page: number) =>
  adminListQuery('businesses', page, (...call) => api().admin.businesses.$get(...call))
/** Values of the price index that wait for a moderator. */
export const heldValuesQuery = (page: number) =>
  adminListQuery('price index', page, (...call) => api().admin['price-index'].$get(...call))

export const waitingReviewsQuery = (page: number) =>
  queryOptions({
    ...adminListQuery('waiting', page, (...call) => api().admin['waiting-reviews'].$get(...call)),
    select: asUnreported,
  })

/** Decided like what is reported, though nobody has. */
const asUnreported = ({ things, pagination }: WaitingReviews): ReportQueue => ({
  things: things.map((review) => ({ ...review, subject: 'review', reports: [], reportCount: 0 })),
  pagination,
})

/** @param inForce only what is hidden or suspended now */
export const moderationLogQuery = (page: number, inForce: boolean) =>
  adminListQuery(inForce ? 'log in force' : 'log', page, ({ query }, options) =>
    api().admin.log.$get({ query: { ...query, ...(inForce && { inForce: 'true' }) } }, options),
  )

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
