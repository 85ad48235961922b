import { useHydrated } from '@tanstack/react-router'
import { Map as MapIcon } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { ListingFilters } from '#domain/listings/listing-filters.ts'
import { Hero } from '#web/layout/hero.tsx'
import { FilterSheet } from '#web/ui/filter-sheet.tsx'
import { useMatches, WIDE } from '#web/ui/matches-query.ts'
import { ActiveFilters, activeFilterCount } from './active-filters.tsx'
import { FilterForm } from './filter-form.tsx'
import { FoundListings } from './found-listings.tsx'
import type { HomesMapProps } from './homes-map.tsx'
import { TermForm } from './term-form.tsx'

const HomesMap = lazy(async () => ({ default: (await import('./homes-map.tsx')).HomesMap }))

/**
 * The filters above the list and the map, which goes along beside it; on narrow screens the words above the list, the other filters in a
 * sheet, and the map on a button.
 */
export function ListingExplorer({ filters, firstPage }: { filters: ListingFilters; firstPage: number }) {
  const hydrated = useHydrated()
  const isWide = useMatches(WIDE)
  const [mapOpen, setMapOpen] = useState(false)
  return (
    <div className="filtered">
      <Hero compact title="Homes for rent and for sale">
        <aside
          aria-label="Filters"
          className="mt-3 hidden rounded-card bg-surface p-4 text-ink filters-open:block lg:block"
        >
          <FilterForm filters={filters} />
        </aside>
      </Hero>
      <div className="page grid grid-cols-1 py-3 lg:py-6">
        <div className="lg:hidden">
          <TermForm filters={filters} />
          <div className="flex flex-wrap gap-x-2 *:grow *:basis-36 md:*:grow-0 md:*:basis-auto">
            <FilterSheet set={activeFilterCount(filters)}>
              {(close) => <FilterForm filters={filters} onSearch={close} />}
            </FilterSheet>
            <button
              type="button"
              aria-expanded={mapOpen}
              aria-controls="homes-map"
              className="needs-scripts button button-quiet mb-3 md:mb-4"
              onClick={() => setMapOpen(!mapOpen)}
            >
              <MapIcon size={20} strokeWidth={1.75} aria-hidden="true" />
              {mapOpen ? 'Hide the map' : 'Map'}
            </button>
          </div>
          {!isWide && (
            <div id="homes-map" className={mapOpen ? 'mb-4' : undefined}>
              {mapOpen && <LazyMap filters={filters} />}
            </div>
          )}
        </div>
        <div className="homes-beside-map">
          <section aria-labelledby="results">
            <ActiveFilters filters={filters} />
            <h2 id="results" className="mb-2 text-lg">
              Listing result:
            </h2>
            <FoundListings filters={filters} firstPage={firstPage} />
          </section>
          <div className="needs-scripts homes-map">
            {hydrated && isWide ? <LazyMap filters={filters} isListed /> : <NoMapYet look="" />}
          </div>
        </div>
      </div>
    </div>
  )
}

const LazyMap = (props: HomesMapProps) => (
  <Suspense fallback={<NoMapYet look="drafting" />}>
    <HomesMap {...props} />
  </Suspense>
)

const NoMapYet = ({ look }: { look: string }) => (
  <div className={`card drawing-grid aspect-4/3 ${look}`} aria-busy="true" aria-hidden="true" />
)
