import { queryOptions } from '@tanstack/react-query'
import type { LeadPeriod } from '#domain/leads/lead-rules.ts'
import { answerOf, api } from '#web/api-client.ts'

/** Below the key of the own offers: whatever changes those changes what there is to do. */
export const leadsQuery = (userId: string, days: LeadPeriod) =>
  queryOptions({
    queryKey: ['own', 'leads', userId, days],
    queryFn: async ({ signal }) =>
      (
        await answerOf(
          api().user.leads[':userId'].$get(
            { param: { userId }, query: { days: String(days) } },
            { init: { signal } },
          ),
        )
      ).json(),
  })

export const overviewQuery = (userId: string) =>
  queryOptions({
    queryKey: ['own', 'overview', userId],
    queryFn: async ({ signal }) =>
      (
        await answerOf(api().user.overview[':userId'].$get({ param: { userId } }, { init: { signal } }))
      ).json(),
    staleTime: 0,
  })
