import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ListResults } from '#web/lists/list-results.tsx'
import { type Total, totalOf } from '#web/lists/total.ts'
import { OfferGrid } from '#web/offers/offer-card.tsx'
import { PaginationLinks } from '#web/ui/pagination-links.tsx'
import { usePreviousValue } from '#web/ui/previous-value.ts'
import { EmptyNotice } from '#web/ui/state-notice.tsx'
import type { sellerHomesQuery } from './listing-api.ts'
import { ListingCard } from './listing-card.tsx'

/** One page of what an agent has, with links to the others. @param search what the URL says beside the page */
export function SellerHomes({
  query,
  search,
}: {
  query: ReturnType<typeof sellerHomesQuery>
  search: Record<string, unknown>
}) {
  const list = useQuery(query)
  const shown = usePreviousValue(list.data)
  const homes = shown?.listings ?? []
  return (
    <ListResults
      list={list}
      cards={homes.length > 0 && <OfferGrid offers={homes} card={ListingCard} columns={3} eager={1} />}
      count={shown ? countOf(shown.pagination) : ''}
      nothing={(onLeave) => (
        <EmptyNotice
          hint="The list has fewer pages."
          action={
            <Link
              to="."
              search={search}
              resetScroll={false}
              onClick={onLeave}
              className="button button-quiet"
            >
              First page
            </Link>
          }
        >
          No Listing Found!
        </EmptyNotice>
      )}
      failure="Something went wrong!!"
      columns={3}
    >
      {shown && <PaginationLinks {...shown.pagination} search={search} />}
    </ListResults>
  )
}

/** What was let or sold of late does not count. */
const countOf = (total: Total): string => (total.total > 0 ? totalOf(total, 'home') : 'No homes on offer now')
