import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
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
import { ExplorerChoices, MoreChoices } from './explorer-choices.tsx'
import { ExplorerSheet } from './explorer-sheet.tsx'
import { exploreQuery } from './product-api.ts'
import { useFacets } from './use-facets.ts'

/** The form that has the explorer's filters. */
const FORM = 'explore'

type ExplorerProps = {
  filters: ProductUrlFilters
  page?: number | undefined
}

/** The explorer of the home page and of the market: the categories and filters, all of them in the URL, above an infinite list. */
export function Explorer({ filters, page = 1 }: ExplorerProps) {
  const filter = useUrlFilters()
  const visit = useVisit()
  const list = useInfiniteQuery(exploreQuery({ filters: usePositioned(filters), page, visit }))
  const found = list.data?.pages.at(-1)
  const counts = useFacets(filters, found)
  const choices = <ExplorerChoices filters={filters} counts={counts} />
  const nearMe = <NearMeButton onKnown={() => filter({ sort: 'nearest' })} />
  return (
    <section id="explorer" aria-labelledby="explorer-heading" className="page py-2 md:py-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="explorer-heading" className="text-xl md:text-2xl">
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
      <div className="filtered mt-1 grid grid-cols-1 gap-3 md:mt-3 lg:gap-6">
        <nav aria-label="Categories" className="category-tiles">
          <CategoryPanel filters={filters} counts={counts} />
        </nav>
        <div className="min-w-0 filters-open:contents">
          <div className="flex flex-wrap items-end gap-2 filters-open:order-first lg:block">
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
                placeholder="Cement, 12 mm rod, tiler…"
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
          </div>
          <div className="mb-4 hidden items-end gap-3 filters-open:grid lg:grid lg:grid-cols-4">
            <MoreChoices filters={filters} counts={counts} form={FORM} />
            {nearMe}
          </div>
          <ExploredProducts list={list} filters={filters} firstPage={page} form={FORM} />
        </div>
      </div>
    </section>
  )
}
