import type { ReactNode } from 'react'
import type { ProductUrlFilters } from '#domain/products/product-filters.ts'
import type { ShownCardPage } from '#domain/products/product-schema.ts'
import { totalOf } from '#web/lists/total.ts'
import { FilterSheet } from '#web/ui/filter-sheet.tsx'
import { FiltersForm } from '#web/ui/filters-form.tsx'
import { CategoryPanel } from './category-panel.tsx'
import type { FacetCounts } from './use-facets.ts'

type ExplorerSheetProps = {
  filters: ProductUrlFilters
  counts: FacetCounts
  /** The list behind the sheet, once it is there. */
  found: ShownCardPage | undefined
  form: string
  choices: ReactNode
  nearMe: ReactNode
}

/** The explorer's filters on narrow screens, the name apart, which has its box above them, and the order, which stands at the list. */
export function ExplorerSheet({ filters, counts, found, form, choices, nearMe }: ExplorerSheetProps) {
  const { name: _name, sort: _sort, ...inSheet } = filters
  const elsewhere = found?.relaxed?.kind === 'place' ? ' elsewhere' : ''
  const outcome = found ? `Show ${totalOf(found.pagination, 'product')}${elsewhere}` : 'Counting…'
  return (
    <FilterSheet
      form={form}
      set={Object.keys(inSheet).length}
      foot={(close) => (
        <>
          <button type="button" className="button button-action" onClick={close}>
            {outcome}
          </button>
          <p role="status" className="sr-only">
            {outcome}
          </p>
        </>
      )}
    >
      {() => (
        <>
          <FiltersForm button="Search" className="mb-4 grid items-end gap-3 md:grid-cols-2">
            {choices}
            {nearMe}
          </FiltersForm>
          <CategoryPanel filters={filters} counts={counts} />
        </>
      )}
    </FilterSheet>
  )
}
