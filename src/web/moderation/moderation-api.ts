import { queryOptions } from '@tanstack/react-query'
import type { ModerationInput, ReportInput } from '#domain/moderation/moderation-input.ts'
import type { ReportQueue, WaitingReviews } from '#domain/moderation/moderation-schema.ts'
import type { BusinessDecisionInput } from '#domain/verification/verification-input.ts'
import { answerOf, api } from '#web/api-client.ts'

export async function sendReport(json: ReportInput, headers: Record<string, string>): Promise<string> {
  return (await (await answerOf(api().report.$post({ json }, { headers }))).json()).message
}

/** Where a report goes that has waited for a connection. */
export const REPORT_PATH = '/api/report'

export const reportQueueQuery = (page: number) =>
  queryOptions({
    queryKey: ['admin', 'reports', page],
    queryFn: async ({ signal }) => {
      const query = { page: String(page) }
      return (await answerOf(api().admin.reports.$get({ query }, { init: { signal } }))).json()
    },
    staleTime: 0,
  })

export const waitingReviewsQuery = (page: number) =>
  queryOptions({
    queryKey: ['admin', 'waiting', page],
    queryFn: async ({ signal }) => {
      const query = { page: String(page) }
      return (await answerOf(api().admin['waiting-reviews'].$get({ query }, { init: { signal } }))).json()
    },
    select: asUnreported,
    staleTime: 0,
  })

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

/** Values of the price index that wait for a moderator. */
export const heldValuesQuery = (page: number) =>
  queryOptions({
    queryKey: ['admin', 'price index', page],
    queryFn: async ({ signal }) => {
      const query = { page: String(page) }
      return (await answerOf(api().admin['price-index'].$get({ query }, { init: { signal } }))).json()
    },
    staleTime: 0,
  })

export const businessQueueQuery = (page: number) =>
  queryOptions({
    queryKey: ['admin', 'businesses', page],
    queryFn: async ({ signal }) => {
      const query = { page: String(page) }
      return (await answerOf(api().admin.businesses.$get({ query }, { init: { signal } }))).json()
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
