import { createFileRoute } from '@tanstack/react-router'
import { listingFiltersOf, parseListingSearch } from '#domain/listings/listing-filters.ts'
import { pageHead } from '#web/layout/page-head.ts'
import { listingSearchQuery } from '#web/listings/listing-api.ts'
import { ListingExplorer } from '#web/listings/listing-explorer.tsx'
import { loadList } from '#web/lists/load-list.ts'

export const Route = createFileRoute('/search')({
  validateSearch: parseListingSearch,
  loaderDeps: ({ search }) => ({ filters: listingFiltersOf(search), page: search.page }),
  loader: ({ context: { queryClient, visit }, deps, preload }) =>
    loadList(preload, () =>
      queryClient.infiniteQuery({ ...listingSearchQuery({ ...deps, visit }), staleTime: 'static' }),
    ),
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
      <div className="page pt-6 md:pt-8">
        <div className="dimension-line mb-3 w-24" aria-hidden="true" />
        <h1 className="text-3xl">Homes for rent and for sale</h1>
      </div>
      <ListingExplorer filters={filters} firstPage={page} />
    </>
  )
}
