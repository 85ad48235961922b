import { useQueryClient } from '@tanstack/react-query'
import type { Listing } from '#domain/listings/listing-schema.ts'
import { canEditOffer } from '#domain/offers/offer-rules.ts'
import { useOwner } from '#web/session/signed-in-only.tsx'
import { EditedOffer } from './edited-offer.tsx'
import { ListingEditor } from './listing-editor.tsx'
import { type ListingText, listingChangeForm, listingText } from './listing-text.ts'
import type { Start } from './offer-draft.ts'
import { editedListingQuery, updateListing } from './selling-api.ts'

type Edited = { listing: Listing; etag: string | undefined }

const startOf = ({ listing, etag }: Edited): Start<ListingText> => ({
  text: listingText(listing),
  images: listing.images,
  etag,
})

export function UpdateListing({ id, onSaved }: { id: string; onSaved: (listing: Listing) => void }) {
  const user = useOwner()
  const queryClient = useQueryClient()
  const query = editedListingQuery(id)
  return (
    <EditedOffer
      query={query}
      title="Update your Listing"
      noun="listing"
      missing="No Listing Found!"
      isOwn={({ listing }) => canEditOffer({ id: user._id }, listing)}
    >
      {(edited) => (
        <ListingEditor
          mode="edit"
          name={`listing:${user._id}:${id}`}
          start={startOf(edited)}
          schema={listingChangeForm(edited.listing.imageUrls.length === 0)}
          save={(listing, sending) => updateListing(id, listing, sending)}
          onSaved={onSaved}
          latest={async () => startOf(await queryClient.query({ ...query, staleTime: 0 }))}
        />
      )}
    </EditedOffer>
  )
}
