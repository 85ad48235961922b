import { createFileRoute } from '@tanstack/react-router'
import { COMPANY } from '#domain/company.ts'
import { Hero } from '#web/layout/hero.tsx'
import { searchQuery } from '#web/products/product-api.ts'
import { filtersOf, parseProductSearch } from '#domain/products/product-filters.ts'
import { SearchForm } from '#web/products/search-form.tsx'
import { SearchedProducts } from '#web/products/searched-products.tsx'

export const Route = createFileRoute('/marketplace')({
  validateSearch: parseProductSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const list = searchQuery(filtersOf(deps), deps.page)
    if (import.meta.env.SSR) await queryClient.ensureQueryData(list)
    else void queryClient.prefetchQuery(list)
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
  return (
    <>
      <Hero title="Explore Marketplace">
        <SearchForm search={search} />
      </Hero>
      <section aria-labelledby="products" className="page py-8">
        <h2 id="products" className="sr-only">
          Products
        </h2>
        <SearchedProducts search={search} />
      </section>
    </>
  )
}
