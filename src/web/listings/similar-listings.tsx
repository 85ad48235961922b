import { useQuery } from '@tanstack/react-query'
import { RelatedSection } from '#web/lists/related-section.tsx'
import { similarListingsQuery } from './listing-api.ts'
import { ListingGrid } from './listing-grid.tsx'

export function SimilarListings({ listingId }: { listingId: string }) {
  return (
    <RelatedSection
      id="similar"
      title="Similar homes"
      list={useQuery(similarListingsQuery(listingId))}
      failure="Similar listings cannot be fetched"
    >
      {(listings) => <ListingGrid listings={listings} columns={4} eager={0} />}
    </RelatedSection>
  )
}
