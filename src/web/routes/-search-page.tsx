import { getRouteApi } from '@tanstack/react-router'
import { ListingExplorer } from '#web/listings/listing-explorer.tsx'

const route = getRouteApi('/search')

export function SearchPage() {
  const { filters, page = 1 } = route.useLoaderDeps()
  return (
    <>
      <div className="page pt-4">
        <h1 className="text-2xl md:text-3xl">Homes for rent and for sale</h1>
      </div>
      <ListingExplorer filters={filters} firstPage={page} />
    </>
  )
}
