import { createFileRoute } from '@tanstack/react-router'
import { listingFiltersOf } from '#domain/listings/listing-filters.ts'
import { pageHead } from '#web/layout/page-head.ts'
import { asksForItself, listingSearchQuery, readListingSearch } from '#web/listings/listing-api.ts'
import { ListingExplorer } from '#web/listings/listing-explorer.tsx'
import { loadList } from '#web/lists/load-list.ts'
import { loadPlace } from '#web/search/load-place.ts'

export const Route = createFileRoute('/search')({
  validateSearch: readListingSearch,
  loaderDeps: ({ search }) => ({ filters: listingFiltersOf(search), page: search.page }),
  loader: async ({ context: { queryClient, visit }, deps, preload }) => {
    const { state: location, lga } = deps.filters
    await loadPlace(queryClient, { location, lga })
    await loadList(preload || asksForItself(deps), () =>
      queryClient.infiniteQuery({ ...listingSearchQuery({ ...deps, visit }), staleTime: 'static' }),
    )
  },
  head: ({ match }) =>
    pageHead(match, {
      title: 'Property: homes for rent and for sale in every state',
      description:
        'Search flats, bungalows and duplexes by words, state, area, price, bedrooms and bathrooms.',
      path: '/search',
      breadcrumbs: [['Property', '/search']],
    }),
  component: PropertySearch,
})

function PropertySearch() {
  const { filters, page = 1 } = Route.useLoaderDeps()
  return (
    <>
      <div className="page pt-4">
        <h1 className="text-2xl md:text-3xl">Homes for rent and for sale</h1>
      </div>
      <ListingExplorer filters={filters} firstPage={page} />
    </>
  )
}
