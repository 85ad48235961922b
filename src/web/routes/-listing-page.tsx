import type { Listing } from '#domain/listings/listing-schema.ts'
import { ListingDetails } from '#web/listings/listing-details.tsx'
import { ReportButton } from '#web/moderation/report-button.tsx'
import { useCurrentUser } from '#web/session/current-user.ts'

/** The key: another home starts with its first picture, and its panels closed. */
export function ListingPage({ listing }: { listing: Listing }) {
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
