import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import type { ListingFilters } from '#domain/listings/listing-filters.ts'
import { formatTotal } from '#web/lists/total.ts'
import { usePreviousValue } from '#web/ui/previous-value.ts'
import { listingFacetsQuery } from './listing-api.ts'

/**
 * What stands beside the values of the filters and in the map: how many homes each would show (docs/product.md 21.5). The page never
 * waits for it, and without it everything can be chosen as well.
 */
export function useListingFacets(filters: ListingFilters) {
  const hydrated = useHydrated()
  const { data, error, refetch } = useQuery({ ...listingFacetsQuery(filters), enabled: hydrated })
  const facets = usePreviousValue(data)
  const note = (found: { count: number; capped: boolean } | undefined) =>
    facets && formatTotal({ total: found?.count ?? 0, totalCapped: found?.capped })
  return {
    /** Of these filters; undefined until they are there. */
    current: data,
    error,
    refetch,
    kindNote: (kind: string) => note(facets?.kinds.find((each) => each.kind === kind)),
    stateNote: (state: string) => note(facets?.states.find((each) => each.state === state)),
  }
}
