import { queryOptions } from '@tanstack/react-query'
import type { OfferQuota } from '#domain/offers/offer-quota-schema.ts'
import { answerOf, api } from '#web/api-client.ts'

/** How many offers somebody has, and may have online. Below the key of the own offers: whatever changes those changes it. */
export const quotaQuery = (userId: string) =>
  queryOptions({
    queryKey: ['own', 'quota', userId],
    queryFn: async ({ signal }): Promise<OfferQuota> =>
      (await answerOf(api().user.quota[':userId'].$get({ param: { userId } }, { init: { signal } }))).json(),
    staleTime: 0,
  })
