import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { ListingFilters } from '#domain/listings/listing-filters.ts'
import { formatTotal, totalOf } from '#web/lists/total.ts'
import { AreaList } from '#web/map/area-list.tsx'
import { AreaMap, shadeColour } from '#web/map/area-map.tsx'
import { outlineQuery } from '#web/map/outline.ts'
import { focusOn } from '#web/ui/focus-on.ts'
import { usePreviousValue } from '#web/ui/previous-value.ts'
import { FailureNotice } from '#web/ui/state-notice.tsx'
import { useUrlFilters } from '#web/ui/url-filters.ts'
import { useListingFacets } from './listing-facets.ts'

/** From how many homes on an area is a step darker: the same on every map, and told from each other. */
const STEPS = [1, 2, 5, 20, 100]

const shadeOf = (total: number): number | undefined =>
  total === 0 ? undefined : STEPS.findLastIndex((from) => total >= from)

const NONE = { count: 0, capped: false }

export type HomesMapProps = {
  filters: ListingFilters
  /** The areas stand below the map from the beginning: there is room. */
  isListed?: boolean
}

/** Where the homes are that the other filters leave: the states, and of a chosen state its local governments. A press sets the filter. */
export function HomesMap({ filters, isListed = false }: HomesMapProps) {
  const filter = useUrlFilters()
  const counted = useListingFacets(filters)
  const drawn = useQuery(outlineQuery(filters.state))
  // Until the next outline is there, the one before stays, with its own counts.
  const shown = usePreviousValue(
    drawn.data &&
      counted.current && {
        outline: drawn.data,
        facets: counted.current,
        state: filters.state,
        lga: filters.lga,
      },
  )
  const outline = shown?.outline
  const { state, lga } = shown ?? filters
  const counts = new Map<string, typeof NONE>(
    state
      ? shown?.facets.lgas.map((each) => [each.lga, each])
      : shown?.facets.states.map((each) => [each.state, each]),
  )
  const totalIn = (area: string) => {
    const { count: total, capped: totalCapped } = counts.get(area) ?? NONE
    return { total, totalCapped }
  }
  const byCount = Object.keys(outline?.areas ?? {}).sort(
    (one, other) => totalIn(other).total - totalIn(one).total,
  )
  const withHomes = byCount.filter((area) => totalIn(area).total > 0)
  const valueInList = (area: string) => ({ label: formatTotal(totalIn(area)) })
  const most = totalIn(byCount[0] ?? '').total
  const heading = useRef<HTMLHeadingElement>(null)
  const pressed = useRef<string>(undefined)
  const chooseState = (chosen: string) => {
    pressed.current = chosen
    return filter({ state: chosen, lga: '', area: '' })
  }
  const choose = (area: string) =>
    state ? filter({ state, lga: area === lga ? '' : area, area: '' }) : chooseState(area)
  // What was pressed goes with the outline that it was of.
  useEffect(() => {
    if (pressed.current === (state ?? '')) focusOn(heading.current)
    pressed.current = undefined
  }, [state])
  const failed = [drawn, counted].find(({ error }) => error)
  if (failed)
    return <FailureNotice onRetry={() => void failed.refetch()}>The map could not be loaded.</FailureNotice>
  return (
    <section aria-labelledby="map" className="card p-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 ref={heading} id="map" className="text-lg outline-none">
          {state ? `Homes in ${state}` : 'Homes by state'}
        </h2>
        {state && (
          <button type="button" className="link min-h-11 text-sm" onClick={() => chooseState('')}>
            All of Nigeria
          </button>
        )}
      </div>
      {outline ? (
        <>
          <AreaMap
            label={state ? `Map of the local governments of ${state}` : 'Map of the states of Nigeria'}
            outline={outline}
            selected={lga}
            onSelect={choose}
            caption={
              <span className="flex flex-wrap items-center gap-x-3 text-quiet">
                {STEPS.filter((from) => from <= most).map((from, step) => (
                  <span key={from} className="flex items-center gap-1">
                    <span className="map-step" style={{ background: shadeColour(step) }} />
                    {step === 0 ? from : `${from}+`}
                  </span>
                ))}
                {most === 0 ? 'No homes' : 'homes'}
              </span>
            }
            valueIn={(area) => {
              const total = totalIn(area)
              return {
                label: totalOf(total, 'home'),
                shade: shadeOf(total.total),
                figure: total.total > 0 ? formatTotal(total) : undefined,
              }
            }}
          />
          {withHomes.length > 0 && (
            <AreaList
              label={state ? `Local governments of ${state} with homes` : 'States with homes'}
              areas={withHomes}
              selected={lga}
              onSelect={choose}
              isOpen={isListed}
              valueIn={valueInList}
            />
          )}
          {withHomes.length < byCount.length && (
            <AreaList
              label={`${state ? 'Those' : 'States'} without homes`}
              areas={byCount.slice(withHomes.length)}
              selected={lga}
              onSelect={choose}
              valueIn={valueInList}
            />
          )}
        </>
      ) : (
        <div className="drafting drawing-grid grid aspect-4/3 place-items-center">
          <p role="status" className="text-quiet">
            Loading...
          </p>
        </div>
      )}
    </section>
  )
}
