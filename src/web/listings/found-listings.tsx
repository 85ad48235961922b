import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ListingFilters } from '#domain/listings/listing-filters.ts'
import { LISTING_PAGE_SIZE } from '#domain/pagination.ts'
import type { Relaxed } from '#domain/search/search-schema.ts'
import { useVisit } from '#web/layout/visit.ts'
import { countOf, InfiniteList } from '#web/lists/infinite-list.tsx'
import { OfferGrid } from '#web/offers/offer-card.tsx'
import { useNearMe } from '#web/search/near-me.ts'
import { OtherSearchLink } from '#web/search/other-search-link.tsx'
import { TellMe } from '#web/search/tell-me.tsx'
import { usePreviousValue } from '#web/ui/previous-value.ts'
import { EmptyNotice } from '#web/ui/state-notice.tsx'
import { useFound } from './found.tsx'
import { listingSearchQuery } from './listing-api.ts'
import { ListingCard } from './listing-card.tsx'

/** The homes that the filters leave. */
export function FoundListings({ filters, firstPage }: { filters: ListingFilters; firstPage: number }) {
  const visit = useVisit()
  const { position: here } = useNearMe()
  const near = filters.sort === 'nearest' ? here : undefined
  const sought = near ? { ...filters, near } : filters
  const list = useInfiniteQuery(listingSearchQuery({ filters: sought, page: firstPage, visit }))
  const shown = usePreviousValue(list.data)
  const listings = shown?.pages.flatMap((page) => page.listings) ?? []
  const last = shown?.pages.at(-1)
  const position = {
    firstPage,
    pageSize: LISTING_PAGE_SIZE,
    shown: listings.length,
    total: last?.pagination,
    noun: 'home',
  }
  return (
    <InfiniteList
      visit={visit}
      list={list}
      position={position}
      search={filters}
      more="Show More"
      cards={(tile) =>
        listings.length > 0 && (
          <OfferGrid offers={listings} card={ListingCard} columns="beside" eager={1} last={tile} />
        )
      }
      {...useFound({ found: last, filters, count: countOf(position) })}
      nothing={(onLeave) => (
        <NothingFound
          filters={filters}
          total={last?.pagination.total ?? 0}
          relaxed={last?.relaxed ?? null}
          onLeave={onLeave}
        />
      )}
      failure="Something went wrong!!"
      columns="beside"
    />
  )
}

type Nothing = { filters: ListingFilters; total: number; relaxed: Relaxed | null; onLeave: () => void }

/** With a `total` the list ends before the page that was asked for. */
function NothingFound({ filters, total, relaxed, onLeave }: Nothing) {
  const other = relaxed?.kind === 'search' ? relaxed : undefined
  const filtered = Object.keys(filters).some((name) => name !== 'sort' && name !== 'order')
  const way =
    total > 0
      ? { hint: 'The list has fewer pages.', search: filters, label: 'First page' }
      : filtered
        ? {
            hint: 'Remove a filter, widen the price, or search the whole state.',
            search: {},
            label: 'Clear all filters',
          }
        : undefined
  return (
    <EmptyNotice
      hint={other?.message ?? way?.hint ?? 'No home is offered here yet.'}
      action={
        way ? (
          <>
            <Link
              to="/search"
              search={way.search}
              resetScroll={false}
              onClick={onLeave}
              className="button button-quiet"
            >
              {way.label}
            </Link>
            {other && (
              <OtherSearchLink
                of={other.of}
                typed={filters.searchTerm}
                state={filters.state}
                className="button button-action"
              />
            )}
            {total === 0 && !other && <TellMe kind="listings" search={stringsOf(filters)} />}
          </>
        ) : (
          <Link to="/market" className="button button-quiet">
            Go to the market
          </Link>
        )
      }
    >
      No Listing Found!
    </EmptyNotice>
  )
}

const stringsOf = (filters: ListingFilters) =>
  Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, String(value)]))
