import type { ReactNode } from 'react'
import type { ListingFilters } from '#domain/listings/listing-filters.ts'
import type { ListingPage } from '#domain/listings/listing-schema.ts'
import type { NearbyPlace } from '#domain/search/search-schema.ts'
import type { Understood } from '#domain/search/understanding.ts'
import { withoutPart } from '#domain/search/without-part.ts'
import { IgnoredFilters } from '#web/search/ignored-filters.tsx'
import { useNearMe } from '#web/search/near-me.ts'
import { NoPlace } from '#web/search/near-me-button.tsx'
import { RelaxedNotice } from '#web/search/relaxed-notice.tsx'
import { SaveSearch } from '#web/search/save-search.tsx'
import { UnderstoodAloud, UnderstoodChips } from '#web/search/understood-chips.tsx'

/** What a list of homes answers beside its homes. */
type Found = Pick<ListingPage, 'understood' | 'relaxed' | 'pagination'>

type FoundProps = {
  /** Undefined until the first list is there. */
  found: Found | undefined
  filters: ListingFilters
  count: string
}

const NAMES = {
  type: 'a type',
  kind: 'a kind of home',
  state: 'a state',
  lga: 'a local government',
  minPrice: 'a lowest price',
  maxPrice: 'a highest price',
  maxMoveIn: 'a sum to move in',
  noAgencyFee: 'a choice of fees',
  bedrooms: 'a number of bedrooms',
  minBedrooms: 'a number of bedrooms',
  minBathrooms: 'a number of bathrooms',
  parking: 'a choice of parking',
  furnished: 'a choice of furnished homes',
  verified: 'a choice of sellers',
  offer: 'a choice of offers',
  sort: 'an order',
  order: 'an order',
  page: 'a page',
}

/** What stands above a list of homes, for `ListResults` (docs/product.md 17.7). */
export function useFound({ found, filters, count }: FoundProps) {
  const { understood = [], relaxed = null } = found ?? {}
  const { position } = useNearMe()
  const isPlaced =
    position !== undefined ||
    filters.state !== undefined ||
    understood.some(({ kind, filter }) => kind === 'place' && Object.keys(filter).length > 0)
  return {
    chips: (onLeave: () => void): ReactNode => (
      <>
        <IgnoredFilters names={NAMES} />
        <UnderstoodChips
          typed={filters.searchTerm ?? ''}
          understood={understood}
          searchWith={(searchTerm) => ({ ...filters, searchTerm })}
          onLeave={onLeave}
        />
        {found && filters.sort === 'nearest' && !isPlaced && <NoPlace />}
      </>
    ),
    notice: (onLeave: () => void): ReactNode => (
      <RelaxedNotice
        relaxed={relaxed}
        typed={filters.searchTerm}
        state={filters.state}
        searchIn={(place) => inPlace(filters, understood, place)}
        onLeave={onLeave}
      />
    ),
    count: (
      <span>
        {count}
        <UnderstoodAloud understood={understood} />
      </span>
    ),
    tools: <SaveSearch kind="listings" search={filters} />,
  }
}

/** The same, in another place than the one that was typed or chosen. */
function inPlace(
  filters: ListingFilters,
  understood: readonly Understood[],
  { state, lga }: NearbyPlace,
): ListingFilters {
  const words = understood
    .filter(({ kind }) => kind === 'place')
    .reduce((typed, { text }) => withoutPart(typed, text), filters.searchTerm ?? '')
  return { ...filters, searchTerm: words || undefined, area: undefined, state, lga }
}
