import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ListingFilters } from '#domain/listings/listing-filters.ts'
import { useVisit } from '#web/layout/visit.ts'
import { countOf, InfiniteList } from '#web/lists/infinite-list.tsx'
import { OfferGrid } from '#web/offers/offer-card.tsx'
import { usePreviousValue } from '#web/ui/previous-value.ts'
import { EmptyNotice } from '#web/ui/state-notice.tsx'
import { listingSearchQuery } from './listing-api.ts'
import { ListingCard } from './listing-card.tsx'

/** The homes that the filters leave. */
export function FoundListings({ filters, firstPage }: { filters: ListingFilters; firstPage: number }) {
  const visit = useVisit()
  const list = useInfiniteQuery(listingSearchQuery({ filters, page: firstPage, visit }))
  const shown = usePreviousValue(list.data)
  const listings = shown?.pages.flatMap((page) => page.listings) ?? []
  const total = shown?.pages.at(-1)?.total ?? 0
  return (
    <InfiniteList
      visit={visit}
      list={list}
      shown={listings.length}
      search={filters}
      firstPage={firstPage}
      more="Show More"
      cards={
        listings.length > 0 && <OfferGrid offers={listings} card={ListingCard} columns="beside" eager={3} />
      }
      count={countOf(listings.length, { total }, 'home', firstPage)}
      nothing={(onLeave) => <NothingFound filters={filters} total={total} onLeave={onLeave} />}
      failure="Something went wrong!!"
      columns="beside"
    />
  )
}

/** With a `total` the list ends before the page that was asked for. */
function NothingFound({
  filters,
  total,
  onLeave,
}: {
  filters: ListingFilters
  total: number
  onLeave: () => void
}) {
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
          <Link
            to="/search"
            search={way.search}
            resetScroll={false}
            onClick={onLeave}
            className="button button-quiet"
          >
            {way.label}
          </Link>
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
