import { useInfiniteQuery } from '@tanstack/react-query'
import type { ProductUrlFilters } from '#domain/products/product-filters.ts'
import { useVisit } from '#web/layout/visit.ts'
import { countOf, InfiniteList } from '#web/lists/infinite-list.tsx'
import { OfferGrid } from '#web/offers/offer-card.tsx'
import { usePreviousValue } from '#web/ui/previous-value.ts'
import { NothingFound } from './nothing-found.tsx'
import { exploreQuery } from './product-api.ts'
import { ProductCard } from './product-card.tsx'

/** The explorer's list. */
export function ExploredProducts({ filters, firstPage }: { filters: ProductUrlFilters; firstPage: number }) {
  const visit = useVisit()
  const list = useInfiniteQuery(exploreQuery({ filters, page: firstPage, visit }))
  const shown = usePreviousValue(list.data)
  const products = shown?.pages.flatMap((page) => page.products) ?? []
  const total = shown?.pages.at(-1)?.pagination.total ?? 0
  return (
    <InfiniteList
      visit={visit}
      list={list}
      shown={products.length}
      search={filters}
      firstPage={firstPage}
      more="Explore Marketplace"
      cards={products.length > 0 && <OfferGrid offers={products} card={ProductCard} columns={3} eager={1} />}
      count={countOf(products.length, total, 'product', firstPage)}
      nothing={(onLeave) => <NothingFound filters={filters} total={total} onLeave={onLeave} />}
      failure="The products did not arrive."
      columns={3}
    />
  )
}
