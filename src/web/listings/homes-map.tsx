import { useQuery } from '@tanstack/react-query'
import type { ListingFilters } from '#domain/listings/listing-filters.ts'
import type { State } from '#domain/places.ts'
import { formatTotal, totalOf } from '#web/lists/total.ts'
import { AreaList } from '#web/map/area-list.tsx'
import { AreaMap } from '#web/map/area-map.tsx'
import { outlineQuery } from '#web/map/outline.ts'
import { usePreviousValue } from '#web/ui/previous-value.ts'
import { useUrlFilters } from '#web/ui/url-filters.ts'
import { useListingFacets } from './listing-facets.ts'

const NONE = { count: 0, capped: false }

/** Where the homes are that the other filters leave: the states, and of a chosen state its local governments. A press sets the filter. */
export function HomesMap({ filters }: { filters: ListingFilters }) {
  const filter = useUrlFilters()
  const { facets } = useListingFacets(filters)
  const { state, lga } = filters
  const { data, isError } = useQuery(outlineQuery(state))
  const outline = usePreviousValue(data)
  const isOfState = data !== undefined && state !== undefined
  const counts = new Map<string, typeof NONE>(
    isOfState
      ? facets?.lgas.map((each) => [each.lga, each])
      : facets?.states.map((each) => [each.state, each]),
  )
  const most = Math.max(1, ...[...counts.values()].map(({ count }) => count))
  const totalIn = (area: string) => {
    const { count: total, capped: totalCapped } = counts.get(area) ?? NONE
    return { total, totalCapped }
  }
  // A few homes can be told from none, and a thousand does not hide a hundred.
  const shadeOf = (total: number) => (total === 0 ? undefined : Math.log1p(total) / Math.log1p(most))
  const choose = (area: string) =>
    filter(
      isOfState
        ? { lga: area === lga ? '' : area, area: '' }
        : { state: area === state ? '' : (area as State), lga: '', area: '' },
    )
  if (isError) return null
  return (
    <section aria-labelledby="map" className="card p-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="map" className="text-lg">
          {state ? `Homes in ${state}` : 'Homes by state'}
        </h2>
        {state && (
          <button
            type="button"
            className="link min-h-11 text-sm"
            onClick={() => filter({ state: '', lga: '', area: '' })}
          >
            All of Nigeria
          </button>
        )}
      </div>
      {outline && facets ? (
        <>
          <AreaMap
            label={state ? `Map of the local governments of ${state}` : 'Map of the states of Nigeria'}
            outline={outline}
            selected={isOfState ? lga : state}
            onSelect={choose}
            valueIn={(area) => {
              const total = totalIn(area)
              return { label: totalOf(total, 'home'), shade: shadeOf(total.total) }
            }}
          />
          <p className="mt-1 flex items-center gap-2 text-sm text-quiet" aria-hidden="true">
            0
            <span className="map-scale h-2 grow rounded-sm" />
            {formatTotal({ total: most, totalCapped: [...counts.values()].some(({ capped }) => capped) })}
          </p>
          <AreaList
            label={isOfState ? `The local governments of ${state} in a list` : 'The states in a list'}
            areas={Object.keys(outline.areas)}
            selected={isOfState ? lga : state}
            onSelect={choose}
            valueIn={(area) => ({ label: formatTotal(totalIn(area)) })}
          />
        </>
      ) : (
        <div className="drafting drawing-grid aspect-4/3" aria-hidden="true" />
      )}
    </section>
  )
}
