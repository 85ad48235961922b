import { noop } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { COMPANY } from '#domain/company.ts'
import { filtersOf, parseProductSearch } from '#domain/products/product-filters.ts'
import { Hero } from '#web/layout/hero.tsx'
import { searchQuery } from '#web/products/product-api.ts'
import { SearchForm } from '#web/products/search-form.tsx'
import { SearchedProducts } from '#web/products/searched-products.tsx'

export const Route = createFileRoute('/marketplace')({
  validateSearch: parseProductSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const loading = queryClient.query({ ...searchQuery(filtersOf(deps), deps.page), staleTime: 'static' })
    if (import.meta.env.SSR) await loading
    else loading.catch(noop) // The list tells its failure where it stands.
  },
  head: () => ({
    meta: [
      { title: `Marketplace: materials and labour in every state | ${COMPANY.name}` },
      {
        name: 'description',
        content: 'Search building materials and skilled labour by name, state, category and type.',
      },
    ],
  }),
  component: Marketplace,
})

function Marketplace() {
  const search = Route.useSearch()
  const filters = filtersOf(search)
  return (
    <>
      <Hero title="Explore Marketplace">
        <SearchForm search={search} />
      </Hero>
      <section aria-labelledby="products" className="page py-8">
        <h2 id="products" className="sr-only">
          Products
        </h2>
        <SearchedProducts query={searchQuery(filters, search.page)} filters={filters} columns={4} />
      </section>
    </>
  )
}
