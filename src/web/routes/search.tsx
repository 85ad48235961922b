import { createFileRoute } from '@tanstack/react-router'
import { listingFiltersOf } from '#domain/listings/listing-filters.ts'
import { pageHead } from '#web/layout/page-head.ts'
import { asksForItself, listingSearchQuery, readListingSearch } from '#web/listings/listing-api.ts'
import { hadMorePages, loadList } from '#web/lists/load-list.ts'
import { loadPlace } from '#web/search/load-place.ts'
import { Later } from '#web/ui/later.tsx'
import { searchPart } from './-search-later.ts'

export const Route = createFileRoute('/search')({
  validateSearch: readListingSearch,
  loaderDeps: ({ search }) => ({ filters: listingFiltersOf(search), page: search.page }),
  loader: async ({ context: { queryClient, visit }, deps, preload }) => {
    const { state: location, lga } = deps.filters
    await loadPlace(queryClient, { location, lga })
    await Promise.all([
      import('./-search-later.ts').then(({ searchPart }) => searchPart.fetchCode()),
      loadList(preload || asksForItself(deps), () =>
        queryClient.infiniteQuery({ ...listingSearchQuery({ ...deps, visit }), staleTime: 'static' }),
      ),
    ])
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
  return <Later part={searchPart} props={{}} until="moved" now={hadMorePages} />
}
