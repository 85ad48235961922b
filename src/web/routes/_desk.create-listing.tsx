import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { COMPANY } from '#domain/company.ts'
import type { Listing } from '#domain/listings/listing-schema.ts'
import { listingQuery } from '#web/listings/listing-api.ts'
import { CreateListing } from '#web/selling/create-listing.tsx'
import { toast } from '#web/ui/toast.ts'
import { showSaved } from './-show-saved.ts'

export const Route = createFileRoute('/_desk/create-listing')({
  head: () => ({ meta: [{ title: `Create a Listing | ${COMPANY.name}` }] }),
  component: CreateListingRoute,
})

function CreateListingRoute() {
  const queryClient = useQueryClient()
  const navigate = Route.useNavigate()
  const show = (listing: Listing) => {
    showSaved(queryClient, listingQuery(listing._id).queryKey, listing)
    toast('Listing created')
    void navigate({ to: '/listing/$listingId', params: { listingId: listing._id }, replace: true })
  }
  return <CreateListing onSaved={show} />
}
