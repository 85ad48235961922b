import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { pageHead } from '#web/layout/page-head.ts'
import { listingQuery } from '#web/listings/listing-api.ts'
import { LoadingOffer, OfferFrame } from '#web/offers/offer-frame.tsx'
import { homePriceSeen } from '#web/saved/home-price-seen.ts'
import { useViewed } from '#web/saved/use-viewed.ts'
import { hasSession } from '#web/session/signed-in-mark.ts'
import { Later } from '#web/ui/later.tsx'
import { RouteFailure } from '#web/ui/route-failure.tsx'
import { EmptyNotice } from '#web/ui/state-notice.tsx'
import { found } from './-found.ts'
import { listingPart } from './-listing-later.ts'

const TITLE = 'Property'

export const Route = createFileRoute('/listing/$listingId')({
  loader: async ({ context: { queryClient, baseUrl }, params: { listingId: id } }) => {
    // As of a product: fetched with the first home, and no burden on other pages.
    const [{ listingHead }, listing] = await Promise.all([
      import('./-listing-head.ts'),
      found(queryClient, listingQuery(id)),
      import('./-listing-later.ts').then(({ listingPart }) => listingPart.fetchCode()),
    ])
    return listingHead(baseUrl, listing)
  },
  head: ({ match, params: { listingId }, loaderData }) =>
    pageHead(match, { title: TITLE, ...loaderData?.head, path: `/listing/${listingId}` }),
  component: ListingRoute,
  pendingComponent: () => <LoadingOffer title={TITLE} />,
  pendingMs: 150,
  errorComponent: (failure) => (
    <OfferFrame title={TITLE}>
      <RouteFailure {...failure}>Something went wrong!!</RouteFailure>
    </OfferFrame>
  ),
  notFoundComponent: MissingListing,
})

function MissingListing() {
  return (
    <OfferFrame title={TITLE}>
      <EmptyNotice
        hint="It may have been let, sold or taken down, or the address is mistyped."
        action={
          <Link to="/search" className="button button-action">
            Search homes
          </Link>
        }
      >
        No Listing Found!
      </EmptyNotice>
    </OfferFrame>
  )
}

function ListingRoute() {
  const { listingId } = Route.useParams()
  const { data: listing } = useSuspenseQuery(listingQuery(listingId))
  useViewed('listings', listing, homePriceSeen)
  return <Later key={listingId} part={listingPart} props={{ listing }} until="moved" now={hasSession} />
}
