import type { ListingFilters } from '#domain/listings/listing-filters.ts'
import { FilterSheet } from '#web/ui/filter-sheet.tsx'
import { ActiveFilters, activeFilterCount } from './active-filters.tsx'
import { FilterForm, TermForm } from './filter-form.tsx'
import { FoundListings } from './found-listings.tsx'

/** The filters beside the list; on narrow screens the words above it and the rest in a sheet. */
export function ListingExplorer({ filters, firstPage }: { filters: ListingFilters; firstPage: number }) {
  return (
    <div className="page grid gap-6 py-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <aside
        aria-label="Filters"
        className="card sticky top-20 hidden max-h-[calc(100dvh-12rem)] self-start overflow-y-auto p-4 lg:block"
      >
        <FilterForm filters={filters} />
      </aside>
      <section aria-labelledby="results" className="min-w-0">
        <TermForm filters={filters} />
        <FilterSheet set={activeFilterCount(filters)} plain={<FilterForm filters={filters} />}>
          {(close) => <FilterForm filters={filters} onSearch={close} />}
        </FilterSheet>
        <ActiveFilters filters={filters} />
        <h2 id="results" className="mb-1.5 text-2xl">
          Listing result:
        </h2>
        <FoundListings filters={filters} firstPage={firstPage} />
      </section>
    </div>
  )
}
