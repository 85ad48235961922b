import { createFileRoute } from '@tanstack/react-router'
import { COMPANY } from '#domain/company.ts'
import { ListingEditor } from '#web/listings/listing-editor.tsx'
import { useShowSaved } from './-show-saved.ts'

export const Route = createFileRoute('/_dashboard/update-listing/$listingId')({
  head: () => ({ meta: [{ title: `Update your Listing | ${COMPANY.name}` }] }),
  component: UpdateListingRoute,
})

function UpdateListingRoute() {
  const { listingId } = Route.useParams()
  const { showListing } = useShowSaved()
  return (
    <ListingEditor
      key={listingId}
      id={listingId}
      onSaved={(listing) => showListing(listing, 'Listing updated')}
    />
  )
}
