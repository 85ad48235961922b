import { createFileRoute } from '@tanstack/react-router'
import { listingFiltersOf, parseListingSearch } from '#domain/listings/listing-filters.ts'
import { pageHead } from '#web/layout/page-head.ts'
import { listingSearchQuery } from '#web/listings/listing-api.ts'
import { ListingSearch } from '#web/listings/listing-search.tsx'
import { withoutAuth } from '#web/session/auth-search.ts'

export const Route = createFileRoute('/search')({
  validateSearch: parseListingSearch,
  loaderDeps: ({ search }) => withoutAuth(search),
  loader: async ({ context: { queryClient }, deps: { page, ...search } }) => {
    // In the browser the page stands at once and asks.
    if (import.meta.env.SSR)
      await queryClient.infiniteQuery(listingSearchQuery({ filters: listingFiltersOf(search), page }))
  },
  head: ({ match }) =>
    pageHead(match, {
      title: 'Property: homes for rent and for sale in every state',
      description:
        'Search flats, bungalows and duplexes by words, state, area, price, bedrooms and bathrooms.',
      path: '/search',
      trail: [['Property', '/search']],
    }),
  component: PropertySearch,
})

function PropertySearch() {
  const search = Route.useSearch()
  return (
    <>
      <div className="page pt-6 md:pt-8">
        <div className="dimension-line mb-3 w-24" aria-hidden="true" />
        <h1 className="text-3xl">Homes for rent and for sale</h1>
      </div>
      <ListingSearch filters={listingFiltersOf(search)} firstPage={search.page ?? 1} />
    </>
  )
}
