import type { Listing } from '#domain/listings/listing-schema.ts'
import { useOwner } from '#web/session/signed-in-only.tsx'
import { ListingEditor } from './listing-editor.tsx'
import { ListingForm, NEW_LISTING } from './listing-text.ts'
import { createListing } from './selling-api.ts'

export function CreateListing({ onSaved }: { onSaved: (listing: Listing) => void }) {
  const user = useOwner()
  return (
    <ListingEditor
      mode="create"
      name={`listing:${user._id}`}
      start={{ text: NEW_LISTING, images: [] }}
      schema={ListingForm}
      save={createListing}
      onSaved={onSaved}
    />
  )
}
