import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ComparisonFilters } from '#domain/materials/comparison-filters.ts'
import type { Comparison } from '#domain/materials/comparison-schema.ts'
import type { State } from '#domain/places.ts'
import { totalOf } from '#web/lists/total.ts'
import { EmptyNotice } from '#web/ui/state-notice.tsx'
import { nearestStatesQuery } from './material-api.ts'

const NEAREST = 3

type NothingProps = { comparison: Comparison; filters: ComparisonFilters; onLeave: () => void }

/** No offer here: the nearest places that have it, and the filters that can go. */
export function NothingCompared({ comparison: { material, states }, filters, onLeave }: NothingProps) {
  const { state, lga, quantity, ...others } = filters
  const way = { to: '.', resetScroll: false, onClick: onLeave, className: 'button button-quiet' } as const
  const isNarrowed = Object.keys(others).length > 0 || lga !== undefined
  return (
    <EmptyNotice
      hint={
        states.length === 0
          ? 'Nobody offers it in a way that can be compared yet.'
          : 'Other states have it, and sellers deliver across state lines.'
      }
      action={
        <>
          {state && <NearestStates state={state} states={states} quantity={quantity} onLeave={onLeave} />}
          <div className="flex flex-wrap justify-center gap-2">
            {isNarrowed && (
              <Link {...way} search={{ state, quantity }}>
                Without the other filters
              </Link>
            )}
            {state && (
              <Link {...way} search={{ quantity }}>
                All of Nigeria
              </Link>
            )}
            <Link to="/market" search={{ name: material.name }} className="button button-quiet">
              Search the market
            </Link>
          </div>
        </>
      }
    >
      No offer of {material.specificationName} {state ? `in ${lga ? `${lga}, ` : ''}${state}` : ''}
    </EmptyNotice>
  )
}

type NearestProps = {
  state: State
  states: Comparison['states']
  quantity: number | undefined
  onLeave: () => void
}

function NearestStates({ state, states, quantity, onLeave }: NearestProps) {
  const { data: nearest = [] } = useQuery(nearestStatesQuery(state))
  const having = nearest.flatMap((place) => {
    const count = states.find((each) => each.state === place.state)?.count
    return count ? [{ ...place, count }] : []
  })
  return (
    <ul className="flex flex-wrap justify-center gap-2" aria-label="The nearest that have it">
      {having.slice(0, NEAREST).map((place) => (
        <li key={place.state}>
          <Link
            to="."
            search={{ state: place.state, quantity }}
            resetScroll={false}
            onClick={onLeave}
            className="button button-action"
          >
            {place.state}, {Math.round(place.distanceKm)} km: {totalOf({ total: place.count }, 'offer')}
          </Link>
        </li>
      ))}
    </ul>
  )
}
