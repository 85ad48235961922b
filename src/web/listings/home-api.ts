import { queryOptions } from '@tanstack/react-query'
import type { Availability } from '#domain/listings/availability.ts'
import { HOMES_TOKEN_HEADER, type OwnHome } from '#domain/listings/availability-schema.ts'
import { answerOf, api } from '#web/api-client.ts'

/** By what somebody comes to their homes: their session, or the link of a mail. */
export type HomesAccess = { token?: string }

/** Carried by every call. */
const headersOf = ({ token }: HomesAccess): Record<string, string> =>
  token === undefined ? {} : { [HOMES_TOKEN_HEADER]: token }

export const homesToConfirmQuery = (access: HomesAccess) =>
  queryOptions({
    queryKey: ['own', 'homes', access],
    queryFn: async ({ signal }) =>
      (
        await answerOf(
          api().user['homes-to-confirm'].$get({}, { headers: headersOf(access), init: { signal } }),
        )
      ).json(),
    staleTime: 0,
  })

/** What a home is from now on, which confirms it. */
export async function sayAvailability(
  access: HomesAccess,
  change: { id: string; availability: Availability },
): Promise<OwnHome | undefined> {
  const call = api().listing.availability.$put({ json: [change] }, { headers: headersOf(access) })
  return (await (await answerOf(call)).json()).homes[0]
}
