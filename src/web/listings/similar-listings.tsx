import { useQuery } from '@tanstack/react-query'
import { CourtesyList } from '#web/lists/courtesy-list.tsx'
import { similarListingsQuery } from './listing-api.ts'
import { ListingGrid } from './listing-grid.tsx'

export function SimilarListings({ listingId }: { listingId: string }) {
  return (
    <CourtesyList
      id="similar"
      title="Similar homes"
      list={useQuery(similarListingsQuery(listingId))}
      complaint="Similar listings cannot be fetched"
    >
      {(listings) => <ListingGrid listings={listings} columns={4} eager={0} />}
    </CourtesyList>
  )
}
