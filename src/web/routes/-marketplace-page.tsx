import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Hero } from '#web/layout/hero.tsx'
import { useVisit } from '#web/layout/visit.ts'
import { CategoryStrip } from '#web/products/category-strip.tsx'
import { searchQuery } from '#web/products/product-api.ts'
import { SearchForm } from '#web/products/search-form.tsx'
import { SearchedProducts } from '#web/products/searched-products.tsx'
import { usePositioned } from '#web/search/near-me.ts'

const FORM = 'search-form'

const route = getRouteApi('/marketplace')

export function MarketplacePage() {
  const { filters, page } = route.useLoaderDeps()
  const list = searchQuery({ filters: usePositioned(filters), page, visit: useVisit() })
  const found = useQuery(list).data
  return (
    <>
      <Hero compact title="Explore Marketplace">
        <SearchForm id={FORM} filters={filters} found={found} />
      </Hero>
      <section aria-labelledby="products" className="page py-3 md:pb-8">
        <CategoryStrip filters={filters} found={found} />
        <h2 id="products" className="sr-only">
          Products
        </h2>
        <SearchedProducts query={list} filters={filters} form={FORM} columns={4} />
      </section>
    </>
  )
}
