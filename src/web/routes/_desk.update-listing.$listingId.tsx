import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { COMPANY } from '#domain/company.ts'
import type { Listing } from '#domain/listings/listing-schema.ts'
import { listingQuery } from '#web/listings/listing-api.ts'
import { UpdateListing } from '#web/selling/update-listing.tsx'
import { toast } from '#web/ui/toast.ts'
import { showSaved } from './-show-saved.ts'

export const Route = createFileRoute('/_desk/update-listing/$listingId')({
  head: () => ({ meta: [{ title: `Update your Listing | ${COMPANY.name}` }] }),
  component: UpdateListingRoute,
})

function UpdateListingRoute() {
  const { listingId } = Route.useParams()
  const queryClient = useQueryClient()
  const navigate = Route.useNavigate()
  const show = (listing: Listing) => {
    showSaved(queryClient, listingQuery(listingId).queryKey, listing)
    toast('Listing updated')
    void navigate({ to: '/listing/$listingId', params: { listingId }, replace: true })
  }
  return <UpdateListing key={listingId} id={listingId} onSaved={show} />
}
