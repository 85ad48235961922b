import { noop, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { COMPANY } from '#domain/company.ts'
import { listingQuery, similarListingsQuery } from '#web/listings/listing-api.ts'
import { ListingDetails } from '#web/listings/listing-details.tsx'
import { ListingFrame, LoadingListing, MissingListing } from '#web/listings/listing-frame.tsx'
import { useCurrentUser } from '#web/session/current-user.ts'
import { RouteFailure } from '#web/ui/route-failure.tsx'
import { found } from './-found.ts'

export const Route = createFileRoute('/listing/$listingId')({
  loader: async ({ context: { queryClient }, params: { listingId } }) => {
    const { name, type, description } = await found(queryClient, listingQuery(listingId))
    // In the browser the section asks for itself; its failure is its own affair.
    if (import.meta.env.SSR) await queryClient.query(similarListingsQuery(listingId)).catch(noop)
    return {
      title: `${name}, for ${type}`,
      description: description.replace(/\s+/g, ' ').slice(0, 160),
    }
  },
  head: ({ params, loaderData }) => ({
    meta: [
      { title: `${loaderData?.title ?? 'Property'} | ${COMPANY.name}` },
      ...(loaderData ? [{ name: 'description', content: loaderData.description }] : []),
    ],
    links: [{ rel: 'canonical', href: `/listing/${params.listingId}` }],
  }),
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
  return <ListingDetails key={listing._id} listing={listing} viewer={user} />
}
