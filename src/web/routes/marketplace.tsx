import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { filtersOf } from '#domain/products/product-filters.ts'
import { Hero } from '#web/layout/hero.tsx'
import { pageHead } from '#web/layout/page-head.ts'
import { useVisit } from '#web/layout/visit.ts'
import { loadList } from '#web/lists/load-list.ts'
import { asksForItself, readProductSearch, searchQuery } from '#web/products/product-api.ts'
import { SearchForm } from '#web/products/search-form.tsx'
import { SearchedProducts } from '#web/products/searched-products.tsx'
import { loadPlace } from '#web/search/load-place.ts'
import { usePositioned } from '#web/search/near-me.ts'

const FORM = 'search-form'

export const Route = createFileRoute('/marketplace')({
  validateSearch: readProductSearch,
  loaderDeps: ({ search }) => ({ filters: filtersOf(search), page: search.page }),
  loader: async ({ context: { queryClient, visit }, deps, preload }) => {
    await loadPlace(queryClient, deps.filters)
    await loadList(preload || asksForItself(deps), () =>
      queryClient.query({ ...searchQuery({ ...deps, visit }), staleTime: 'static' }),
    )
  },
  head: ({ match }) =>
    pageHead(match, {
      title: 'Marketplace: materials and labour in every state',
      description: 'Search building materials and skilled labour by name, state, category and type.',
      path: '/marketplace',
      breadcrumbs: [['Marketplace', '/marketplace']],
    }),
  component: Marketplace,
})

function Marketplace() {
  const { filters, page } = Route.useLoaderDeps()
  const list = searchQuery({ filters: usePositioned(filters), page, visit: useVisit() })
  return (
    <>
      <Hero compact title="Explore Marketplace">
        <p className="mt-1 text-sm text-on-ground-quiet">
          Page by page. For one long list:{' '}
          <Link to="/market" className="link">
            Market
          </Link>
        </p>
        <SearchForm id={FORM} filters={filters} found={useQuery(list).data} />
      </Hero>
      <section aria-labelledby="products" className="page py-3 md:py-8">
        <h2 id="products" className="sr-only">
          Products
        </h2>
        <SearchedProducts query={list} filters={filters} form={FORM} columns={4} />
      </section>
    </>
  )
}
