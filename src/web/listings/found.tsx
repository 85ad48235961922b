import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ListingFilters } from '#domain/listings/listing-filters.ts'
import type { ListingPage } from '#domain/listings/listing-schema.ts'
import type { NearbyPlace } from '#domain/search/search-schema.ts'
import type { Understood } from '#domain/search/understanding.ts'
import { withoutPart } from '#domain/search/without-part.ts'
import { useNearMe } from '#web/search/near-me.ts'
import { NearMeButton } from '#web/search/near-me-button.tsx'
import { RelaxedNotice } from '#web/search/relaxed-notice.tsx'
import { UnderstoodAloud, UnderstoodChips } from '#web/search/understood-chips.tsx'

/** What a list of homes answers beside its homes. */
export type Found = Pick<ListingPage, 'understood' | 'relaxed' | 'pagination'>

type FoundProps = {
  /** Undefined until the first list is there. */
  found: Found | undefined
  filters: ListingFilters
  count: string
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
        <IgnoredFilters />
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

const NAMES: Record<string, string> = {
  type: 'type',
  state: 'state',
  lga: 'local government',
  minPrice: 'lowest price',
  maxPrice: 'highest price',
  bedrooms: 'number of bedrooms',
  minBedrooms: 'number of bedrooms',
  minBathrooms: 'number of bathrooms',
  parking: 'choice of parking',
  furnished: 'choice of furnished homes',
  offer: 'choice of offers',
  sort: 'order',
  order: 'order',
  page: 'page',
}

/** Says what the address names in vain, so that nobody takes the list for something it is not. */
function IgnoredFilters() {
  const ignored = useSearch({ strict: false, select: ({ ignored }) => ignored?.split(',') ?? [] })
  const names = [...new Set(ignored.flatMap((name) => NAMES[name] ?? []))]
  if (names.length === 0) return null
  return (
    <p className="mb-3 border-s-2 border-edge ps-3 text-quiet">
      The link names a {names.join(' and a ')} that we do not know: without it, this is what there is.
    </p>
  )
}

const NoPlace = () => (
  <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-s-2 border-edge ps-3 text-quiet">
    <p>The nearest to where? Choose a state, or let the browser say where you are.</p>
    <NearMeButton onKnown={() => undefined} />
  </div>
)
