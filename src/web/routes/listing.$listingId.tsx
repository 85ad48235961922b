import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { pageHead } from '#web/layout/page-head.ts'
import { listingQuery } from '#web/listings/listing-api.ts'
import { ListingDetails } from '#web/listings/listing-details.tsx'
import { ReportButton } from '#web/moderation/report-button.tsx'
import { LoadingOffer, OfferFrame } from '#web/offers/offer-frame.tsx'
import { homePriceSeen } from '#web/saved/home-price-seen.ts'
import { useViewed } from '#web/saved/use-viewed.ts'
import { useCurrentUser } from '#web/session/current-user.ts'
import { RouteFailure } from '#web/ui/route-failure.tsx'
import { EmptyNotice } from '#web/ui/state-notice.tsx'
import { found } from './-found.ts'

const TITLE = 'Property'

export const Route = createFileRoute('/listing/$listingId')({
  loader: async ({ context: { queryClient, baseUrl }, params: { listingId: id } }) => {
    // As of a product: fetched with the first home, and no burden on other pages.
    const [{ listingHead }, listing] = await Promise.all([
      import('./-listing-head.ts'),
      found(queryClient, listingQuery(id)),
    ])
    return listingHead(baseUrl, listing)
  },
  head: ({ match, params: { listingId }, loaderData }) =>
    pageHead(match, { title: TITLE, ...loaderData, path: `/listing/${listingId}` }),
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

/** The key: another home starts with its first picture, and its panels closed. */
function ListingRoute() {
  const { data: listing } = useSuspenseQuery(listingQuery(Route.useParams().listingId))
  const { user } = useCurrentUser()
  useViewed('listings', listing, homePriceSeen)
  return (
    <ListingDetails
      key={listing._id}
      listing={listing}
      viewer={user}
      actions={
        <ReportButton subject="listing" id={listing._id} ownerId={listing.userRef._id} what="this listing" />
      }
    />
  )
}
