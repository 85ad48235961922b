import { useQuery } from '@tanstack/react-query'
import type { ProductUrlFilters } from '#domain/products/product-filters.ts'
import { ListResults } from '#web/lists/list-results.tsx'
import { totalOf } from '#web/lists/total.ts'
import { OfferGrid } from '#web/offers/offer-card.tsx'
import type { GridColumns } from '#web/ui/card-grid.tsx'
import { PaginationLinks } from '#web/ui/pagination-links.tsx'
import { usePreviousValue } from '#web/ui/previous-value.ts'
import { CompareFound } from './compare-found.tsx'
import { useFound } from './found.tsx'
import { NothingFound } from './nothing-found.tsx'
import type { ProductPageQuery } from './product-api.ts'
import { ProductCard } from './product-card.tsx'

type Searched = Pick<GridColumns, 'columns'> & {
  card?: typeof ProductCard
  query: ProductPageQuery
  filters: ProductUrlFilters
  /** The id of the form that has the filters. */
  form: string
  few?: boolean | undefined
}

/** One page of a list that the URL filters, with links to its other pages. */
export function SearchedProducts({ query, filters, form, few, columns, card = ProductCard }: Searched) {
  const list = useQuery(query)
  const shown = usePreviousValue(list.data && { ...list.data, filters })
  const products = shown?.products ?? []
  const count = shown ? totalOf(shown.pagination, 'product') : ''
  return (
    <ListResults
      list={list}
      cards={
        products.length > 0 && <OfferGrid offers={products} card={card} columns={columns} rows eager={1} />
      }
      {...useFound({ found: shown, filters, form, count, few })}
      nothing={(onLeave) => <NothingFound filters={filters} found={shown} onLeave={onLeave} />}
      failure="Unable to fetch products."
      columns={columns}
      rows
      above={
        shown?.mostly ? (
          <CompareFound found={shown.mostly} isPart={shown.pagination.pages > 1} state={filters.location} />
        ) : null
      }
    >
      {shown && <PaginationLinks {...shown.pagination} search={shown.filters} />}
    </ListResults>
  )
}
