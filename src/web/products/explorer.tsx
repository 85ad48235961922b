import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { findCategory } from '#domain/catalogue.ts'
import type { ProductUrlFilters } from '#domain/products/product-filters.ts'
import { useVisit } from '#web/layout/visit.ts'
import { usePositioned } from '#web/search/near-me.ts'
import { NearMeButton } from '#web/search/near-me-button.tsx'
import { suggests } from '#web/search/suggests.ts'
import { DebouncedField } from '#web/ui/debounced-field.tsx'
import { FiltersForm } from '#web/ui/filters-form.tsx'
import { useUrlFilters } from '#web/ui/url-filters.ts'
import { CategoryPanel } from './category-panel.tsx'
import { ExploredProducts } from './explored-products.tsx'
import { ExplorerChoices, MORE_CHOICES, MoreChoices } from './explorer-choices.tsx'
import { ExplorerSheet } from './explorer-sheet.tsx'
import { exploreQuery } from './product-api.ts'
import { useFacets } from './use-facets.ts'

/** The form that has the explorer's filters. */
const FORM = 'explore'

type ExplorerProps = {
  filters: ProductUrlFilters
  page?: number | undefined
  /** The categories are tiles with pictures above a list that has the whole width. */
  tiled?: boolean
}

/** The explorer of the home page and of the market: the filters, all of them in the URL, beside an infinite list. */
export function Explorer({ filters, page = 1, tiled = false }: ExplorerProps) {
  const filter = useUrlFilters()
  const visit = useVisit()
  const list = useInfiniteQuery(exploreQuery({ filters: usePositioned(filters), page, visit }))
  const found = list.data?.pages.at(-1)
  const counts = useFacets(filters, found)
  /** At first: a filter that is taken back does not close the panel under whoever takes it back. */
  const [isNarrowed] = useState(() => MORE_CHOICES.some((name) => filters[name] !== undefined))
  const choices = <ExplorerChoices filters={filters} counts={counts} />
  const nearMe = <NearMeButton onKnown={() => filter({ sort: 'nearest' })} />
  const more = (
    <>
      <MoreChoices filters={filters} counts={counts} form={FORM} />
      {nearMe}
    </>
  )
  return (
    <section
      id="explorer"
      aria-labelledby="explorer-heading"
      className={`page ${tiled ? 'tiled-explorer pb-2 md:pb-8' : 'pt-8 pb-8 md:pt-14'}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="explorer-heading" className={tiled ? 'text-lg' : 'text-xl md:text-3xl'}>
          Explore Marketplace
        </h2>
        <Link
          to="/materials"
          search={{
            state: filters.location,
            category: filters.category && findCategory(filters.category)?.id,
          }}
          className="link inline-flex min-h-11 items-center"
        >
          <span>
            Compare prices<span className="max-md:sr-only"> of materials</span>
          </span>
        </Link>
      </div>
      <div
        className={`filtered mt-1 grid grid-cols-1 gap-3 md:mt-3 lg:gap-6 ${tiled ? '' : 'lg:grid-cols-[16rem_minmax(0,1fr)]'}`}
      >
        <div className={tiled ? 'explorer-side category-tiles' : 'explorer-side'}>
          <nav aria-label="Categories">
            <CategoryPanel filters={filters} counts={counts} />
          </nav>
          {!tiled && <div className="hidden filters-open:contents lg:contents">{more}</div>}
        </div>
        <div className="min-w-0 filters-open:contents">
          <div className="list-search flex flex-wrap items-end gap-x-2 filters-open:order-first lg:gap-x-3">
            <FiltersForm
              id={FORM}
              button="Search"
              className="mb-3 grid min-w-0 grow basis-48 items-end gap-3 md:mb-4 lg:grid-cols-4"
            >
              {filters.category && <input type="hidden" name="category" value={filters.category} />}
              {filters.subCategory && <input type="hidden" name="subCategory" value={filters.subCategory} />}
              <DebouncedField
                label="Product name"
                name="name"
                placeholder="Cement, rod, tiler…"
                maxLength={200}
                {...suggests({ for: 'products' })}
                value={filters.name ?? ''}
                onValue={(name) => filter({ name }, Boolean(filters.name))}
              />
              <div className="hidden filters-open:contents lg:contents">{choices}</div>
            </FiltersForm>
            <ExplorerSheet
              filters={filters}
              counts={counts}
              found={found}
              form={FORM}
              choices={
                <>
                  {choices}
                  <MoreChoices filters={filters} counts={counts} />
                </>
              }
              nearMe={nearMe}
            />
            {tiled && (
              <details data-lasting open={isNarrowed} className="more-choices explorer-more">
                <summary className="button button-quiet mb-3 md:mb-4">More filters</summary>
                <div className="mb-4 grid items-end gap-3 lg:grid-cols-[1fr_1.4fr_auto_auto]">{more}</div>
              </details>
            )}
          </div>
          <ExploredProducts
            list={list}
            filters={filters}
            firstPage={page}
            form={FORM}
            columns={tiled ? 4 : 3}
          />
        </div>
      </div>
    </section>
  )
}
