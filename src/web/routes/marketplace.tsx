import { createFileRoute } from '@tanstack/react-router'
import { filtersOf, parseProductSearch } from '#domain/products/product-filters.ts'
import { Hero } from '#web/layout/hero.tsx'
import { pageHead } from '#web/layout/page-head.ts'
import { useVisit } from '#web/layout/visit.ts'
import { searchQuery } from '#web/products/product-api.ts'
import { SearchForm } from '#web/products/search-form.tsx'
import { SearchedProducts } from '#web/products/searched-products.tsx'
import { withoutAuth } from '#web/session/auth-search.ts'

export const Route = createFileRoute('/marketplace')({
  validateSearch: parseProductSearch,
  loaderDeps: ({ search }) => withoutAuth(search),
  loader: async ({ context: { queryClient }, deps }) => {
    const list = searchQuery({ filters: filtersOf(deps), page: deps.page })
    // In the browser the page stands at once and asks.
    if (import.meta.env.SSR) await queryClient.query(list)
  },
  head: ({ match }) =>
    pageHead(match, {
      title: 'Marketplace: materials and labour in every state',
      description: 'Search building materials and skilled labour by name, state, category and type.',
      path: '/marketplace',
      trail: [['Marketplace', '/marketplace']],
    }),
  component: Marketplace,
})

function Marketplace() {
  const search = Route.useSearch()
  const filters = filtersOf(search)
  const list = searchQuery({ filters, page: search.page, visit: useVisit() })
  return (
    <>
      <Hero title="Explore Marketplace">
        <SearchForm search={search} />
      </Hero>
      <section aria-labelledby="products" className="page py-8">
        <h2 id="products" className="sr-only">
          Products
        </h2>
        <SearchedProducts query={list} filters={filters} columns={4} />
      </section>
    </>
  )
}
