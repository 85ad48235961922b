import { createFileRoute } from '@tanstack/react-router'
import { COMPANY } from '#domain/company.ts'
import { ListingEditor } from '#web/listings/listing-editor.tsx'
import { useShowSaved } from './-show-saved.ts'

export const Route = createFileRoute('/_dashboard/create-listing')({
  head: () => ({ meta: [{ title: `Create a Listing | ${COMPANY.name}` }] }),
  component: CreateListingRoute,
})

function CreateListingRoute() {
  const { showListing } = useShowSaved()
  return <ListingEditor onSaved={(listing) => showListing(listing, 'Listing created')} />
}
