import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CATEGORY_NAMES } from '#domain/catalogue.ts'
import { EXPLORER_PAGE_SIZE } from '#domain/pagination.ts'
import type { ProductUrlFilters } from '#domain/products/product-filters.ts'
import type { ShownCardPage } from '#domain/products/product-schema.ts'
import { useVisit } from '#web/layout/visit.ts'
import { countOf, InfiniteList } from '#web/lists/infinite-list.tsx'
import { OfferGrid } from '#web/offers/offer-card.tsx'
import type { GridColumns } from '#web/ui/card-grid.tsx'
import { usePreviousValue } from '#web/ui/previous-value.ts'
import { type Found, useFound } from './found.tsx'
import { NothingFound } from './nothing-found.tsx'
import { ProductCard } from './product-card.tsx'
import { useFacets } from './use-facets.ts'

type ExploredProductsProps = Pick<GridColumns, 'columns'> & {
  list: UseInfiniteQueryResult<InfiniteData<ShownCardPage>>
  filters: ProductUrlFilters
  firstPage: number
  /** The id of the form that has the filters. */
  form: string
}

/** What there is more of, by its category, once that is counted: where a wide screen has the room. */
function MoreByCategory({ filters, found }: { filters: ProductUrlFilters; found: Found | undefined }) {
  const { category } = useFacets(filters, found)
  const counted = CATEGORY_NAMES.flatMap((name) => {
    const count = category(name)
    return count && count !== '0' ? [[name, count] as const] : []
  })
  if (counted.length === 0) return null
  return (
    <ul aria-label="By category" className="more-by-category">
      {counted.map(([name, count]) => (
        <li key={name}>
          <Link to="." search={{ ...filters, category: name }}>
            {name}
          </Link>{' '}
          {count}
        </li>
      ))}
    </ul>
  )
}

/** The explorer's list. */
export function ExploredProducts({ list, filters, firstPage, form, columns }: ExploredProductsProps) {
  const visit = useVisit()
  const shown = usePreviousValue(list.data)
  const products = shown?.pages.flatMap((page) => page.products) ?? []
  const last = shown?.pages.at(-1)
  const position = {
    firstPage,
    pageSize: EXPLORER_PAGE_SIZE,
    shown: products.length,
    total: last?.pagination,
    noun: 'product',
  }
  return (
    <InfiniteList
      visit={visit}
      list={list}
      position={position}
      search={filters}
      more="Explore Marketplace"
      cards={(tile) =>
        products.length > 0 && (
          <OfferGrid
            offers={products}
            card={ProductCard}
            columns={columns}
            rows
            eager={1}
            last={
              tile && (
                <>
                  {tile}
                  {!filters.category && <MoreByCategory filters={filters} found={last} />}
                </>
              )
            }
          />
        )
      }
      {...useFound({ found: last, filters, form, count: countOf(position) })}
      nothing={(onLeave) => <NothingFound filters={filters} found={last} onLeave={onLeave} />}
      failure="The products could not be loaded."
      columns={columns}
      rows
    />
  )
}
