import { queryOptions } from '@tanstack/react-query'
import type { State } from '#domain/places.ts'

/**
 * The towns and local governments of a state that a list can be narrowed to. Those of all states are a file of their own, which the
 * browser fetches once a state is chosen.
 */
export const lgaNamesQuery = (state: State) =>
  queryOptions({
    queryKey: ['local governments', state],
    queryFn: async () => (await import('#domain/places/cities.ts')).placeNamesIn(state),
    staleTime: Number.POSITIVE_INFINITY,
  })
