import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ListingFilters } from '#domain/listings/listing-filters.ts'
import { useVisit } from '#web/layout/visit.ts'
import { countOf, InfiniteList } from '#web/lists/infinite-list.tsx'
import { OfferGrid } from '#web/offers/offer-card.tsx'
import { useNearMe } from '#web/search/near-me.ts'
import { TellMe } from '#web/search/tell-me.tsx'
import { usePreviousValue } from '#web/ui/previous-value.ts'
import { EmptyNotice } from '#web/ui/state-notice.tsx'
import { useFound } from './found.tsx'
import { listingSearchQuery } from './listing-api.ts'
import { ListingCard } from './listing-card.tsx'

/** The homes that the filters leave. */
export function FoundListings({ filters, firstPage }: { filters: ListingFilters; firstPage: number }) {
  const visit = useVisit()
  const { position } = useNearMe()
  const near = filters.sort === 'nearest' ? position : undefined
  const sought = near ? { ...filters, near } : filters
  const list = useInfiniteQuery(listingSearchQuery({ filters: sought, page: firstPage, visit }))
  const shown = usePreviousValue(list.data)
  const listings = shown?.pages.flatMap((page) => page.listings) ?? []
  const last = shown?.pages.at(-1)
  const count = last ? countOf(listings.length, last.pagination, 'home', firstPage) : ''
  return (
    <InfiniteList
      visit={visit}
      list={list}
      shown={listings.length}
      search={filters}
      firstPage={firstPage}
      more="Show More"
      cards={
        listings.length > 0 && <OfferGrid offers={listings} card={ListingCard} columns="map" eager={3} />
      }
      {...useFound({ found: last, filters, count })}
      nothing={(onLeave) => (
        <NothingFound filters={filters} total={last?.pagination.total ?? 0} onLeave={onLeave} />
      )}
      failure="Something went wrong!!"
      columns="map"
    />
  )
}

type Nothing = { filters: ListingFilters; total: number; onLeave: () => void }

/** With a `total` the list ends before the page that was asked for. */
function NothingFound({ filters, total, onLeave }: Nothing) {
  const filtered = Object.keys(filters).some((name) => name !== 'sort' && name !== 'order')
  const way =
    total > 0
      ? { hint: 'The list ends before this page.', search: filters, label: 'First page' }
      : filtered
        ? {
            hint: 'Take a filter away, widen the price, or look in the whole state.',
            search: {},
            label: 'Clear all filters',
          }
        : undefined
  return (
    <EmptyNotice
      hint={way?.hint ?? 'No home is offered here yet.'}
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
            {total === 0 && <TellMe kind="listings" search={stringsOf(filters)} />}
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
