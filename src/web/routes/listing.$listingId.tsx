import { noop, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#web/layout/page-head.ts'
import { listingQuery, similarListingsQuery } from '#web/listings/listing-api.ts'
import { ListingDetails } from '#web/listings/listing-details.tsx'
import { ListingFrame, LoadingListing, MissingListing } from '#web/listings/listing-frame.tsx'
import { ReportButton } from '#web/moderation/report-button.tsx'
import { useCurrentUser } from '#web/session/current-user.ts'
import { RouteFailure } from '#web/ui/route-failure.tsx'
import { found } from './-found.ts'
import { listingThing } from './-offered-things.ts'
import { listingWords } from './-offered-words.ts'

export const Route = createFileRoute('/listing/$listingId')({
  loader: async ({ context: { queryClient, baseUrl }, params: { listingId } }) => {
    const listing = await found(queryClient, listingQuery(listingId))
    // In the browser the section asks for itself; its failure is its own affair.
    if (import.meta.env.SSR) await queryClient.query(similarListingsQuery(listingId)).catch(noop)
    return {
      ...listingWords(listing),
      things: import.meta.env.SSR ? [listingThing(baseUrl, listing)] : undefined,
    }
  },
  head: ({ match, params: { listingId }, loaderData }) =>
    pageHead(match, { title: 'Property', ...loaderData, path: `/listing/${listingId}` }),
  component: ListingRoute,
  pendingComponent: LoadingListing,
  pendingMs: 150,
  errorComponent: ({ reset }) => (
    <ListingFrame>
      <RouteFailure reset={reset}>Something went wrong!!</RouteFailure>
    </ListingFrame>
  ),
  notFoundComponent: MissingListing,
})

/** The key: another home starts with its first picture, and its panels closed. */
function ListingRoute() {
  const { data: listing } = useSuspenseQuery(listingQuery(Route.useParams().listingId))
  const { user } = useCurrentUser()
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
