import { queryOptions, useQuery } from '@tanstack/react-query'

export type Reader = typeof import('./reader.ts')

/** The reader with its registry, which only those need who write an offer. */
const readerQuery = queryOptions({
  queryKey: ['reader'],
  queryFn: (): Promise<Reader> => import('./reader.ts'),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
})

/** @returns nothing until it is there: a form works without it */
export const useReader = (): Reader | undefined => useQuery(readerQuery).data
