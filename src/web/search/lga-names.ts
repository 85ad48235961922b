import { queryOptions } from '@tanstack/react-query'
import type { State } from '#domain/places.ts'

/** The local governments of a state. All 774 are a file of their own, fetched when the first state is chosen; the server's page has those of its state. */
export const lgaNamesQuery = (state: State) =>
  queryOptions({
    queryKey: ['local governments', state],
    queryFn: async () =>
      (await import('#domain/places/local-governments.ts')).LOCAL_GOVERNMENTS[state].map(([name]) => name),
    staleTime: Number.POSITIVE_INFINITY,
  })
