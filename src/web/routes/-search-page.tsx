import { getRouteApi } from '@tanstack/react-router'
import { ListingExplorer } from '#web/listings/listing-explorer.tsx'

const route = getRouteApi('/search')

export function SearchPage() {
  const { filters, page = 1 } = route.useLoaderDeps()
  return <ListingExplorer filters={filters} firstPage={page} />
}
