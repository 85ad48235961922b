import { useQuery } from '@tanstack/react-query'
import type { ProductUrlFilters } from '#domain/products/product-filters.ts'
import { ListResults } from '#web/lists/list-results.tsx'
import { OfferGrid } from '#web/offers/offer-card.tsx'
import type { GridColumns } from '#web/ui/card-grid.tsx'
import { PaginationLinks } from '#web/ui/pagination-links.tsx'
import { usePreviousValue } from '#web/ui/previous-value.ts'
import { NothingFound } from './nothing-found.tsx'
import type { ProductPageQuery } from './product-api.ts'
import { ProductCard } from './product-card.tsx'

type Searched = GridColumns & { query: ProductPageQuery; filters: ProductUrlFilters }

/** One page of a list that the URL filters, with links to its other pages. */
export function SearchedProducts({ query, filters, columns }: Searched) {
  const list = useQuery(query)
  const shown = usePreviousValue(list.data && { ...list.data, filters })
  const products = shown?.products ?? []
  const total = shown?.pagination.total ?? 0
  return (
    <ListResults
      list={list}
      cards={
        products.length > 0 && <OfferGrid offers={products} card={ProductCard} columns={columns} eager={1} />
      }
      count={`${total} ${total === 1 ? 'product' : 'products'}`}
      nothing={(onLeave) => <NothingFound filters={filters} total={total} onLeave={onLeave} />}
      failure="Unable to fetch products."
      columns={columns}
    >
      {shown && <PaginationLinks {...shown.pagination} search={shown.filters} />}
    </ListResults>
  )
}
