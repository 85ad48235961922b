import { queryOptions } from '@tanstack/react-query'
import { answerOf, type JsonResponse } from '#web/api-client.ts'

type Ask<List> = (
  call: { query: { page: string } },
  options: { init: { signal: AbortSignal } },
) => Promise<JsonResponse<List>>

/** A list of the admins page by page, asked for anew whenever it is shown. */
export const adminListQuery = <List>(name: string, page: number, ask: Ask<List>) =>
  queryOptions({
    queryKey: ['admin', name, page],
    queryFn: async ({ signal }) =>
      (await answerOf(ask({ query: { page: String(page) } }, { init: { signal } }))).json(),
    staleTime: 0,
  })
