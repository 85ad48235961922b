import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatFigure } from '#domain/figures.ts'
import {
  type ComparisonFilters,
  narrowingOf,
  queryOfComparison,
} from '#domain/materials/comparison-filters.ts'
import type { ShownComparison } from '#domain/materials/comparison-schema.ts'
import { parseDetails, UNSAID, UNSAID_WORDS, withDetail } from '#domain/materials/details.ts'
import type { State } from '#domain/places.ts'
import { totalOf } from '#web/lists/total.ts'
import { TellMe } from '#web/search/tell-me.tsx'
import { EmptyNotice } from '#web/ui/state-notice.tsx'
import { nearestStatesQuery } from './material-api.ts'

const NEAREST = 3

/** A filter that can go: what it asks for, what is offered without it, and the filters that are left then. */
type Step = { asks: string; without: string; search: ComparisonFilters }

function stepsOf(filters: ComparisonFilters, details: ShownComparison['details']): Step[] {
  const { brand, verified, maxMinimumOrder, lga, state } = filters
  const step = (asks: string, without: string, gone: ComparisonFilters): Step => ({
    asks,
    without,
    search: { ...filters, ...gone },
  })
  return [
    ...(brand === undefined ? [] : [step(`of ${brand}`, 'Every brand', { brand: undefined })]),
    ...Object.entries(parseDetails(filters.detail ?? '')).map(([id, value]) => {
      const { name = id, values = [] } = details.find((each) => each.id === id) ?? {}
      const words =
        values.find((each) => each.value === value)?.label ?? (value === UNSAID ? UNSAID_WORDS : value)
      return step(`of ${name} ${words}`, `Any ${name}`, {
        detail: withDetail(filters.detail, id, '') || undefined,
      })
    }),
    ...(verified ? [step('from a verified seller', 'All sellers', { verified: undefined })] : []),
    ...(maxMinimumOrder === undefined
      ? []
      : [
          step(`sold from ${formatFigure(maxMinimumOrder)} or fewer`, 'Any minimum order', {
            maxMinimumOrder: undefined,
          }),
        ]),
    ...(lga === undefined ? [] : [step(`in ${lga}`, `All of ${state}`, { lga: undefined })]),
    ...(state === undefined || lga !== undefined
      ? []
      : [step(`in ${state}`, 'All of Nigeria', { state: undefined })]),
  ]
}

type NothingProps = { comparison: ShownComparison; filters: ComparisonFilters; onLeave: () => void }

/** No offer here: which filters ask for it, the way without each, and the nearest places that have it. */
export function NothingCompared({ comparison, filters, onLeave }: NothingProps) {
  const { material, brands, details, states, summary, pagination } = comparison
  const { state, lga, quantity, detail } = filters
  const way = { to: '.', resetScroll: false, onClick: onLeave, className: 'button button-quiet' } as const
  if (pagination.total > 0)
    return (
      <EmptyNotice
        hint={`There are ${totalOf(pagination, 'offer')}.`}
        action={
          <Link {...way} search={filters}>
            To the cheapest
          </Link>
        }
      >
        No further offers
      </EmptyNotice>
    )
  const steps = stepsOf(filters, details)
  const narrowing = Object.keys(narrowingOf(filters)).length + Number(detail !== undefined)
  const place = lga ?? state ?? 'Nigeria'
  const without = narrowing === 1 ? 'that filter' : 'these filters'
  // The summary is of what is asked for by its details; brands and details are counted of all at the place.
  const isThere =
    detail === undefined
      ? summary.offers > 0
      : brands.length > 0 || details.some(({ values }) => values.length > 0)
  return (
    <EmptyNotice
      hint={
        isThere
          ? `${detail === undefined ? totalOf({ total: summary.offers }, 'offer') : 'Others'} in ${place} without ${without}.`
          : states.length === 0
            ? 'Nobody offers it in a way that can be compared yet.'
            : 'Other places have it, and many sellers deliver to other states.'
      }
      action={
        <>
          {state && !isThere && (
            <NearestStates state={state} states={states} quantity={quantity} onLeave={onLeave} />
          )}
          <div className="flex flex-wrap justify-center gap-2">
            {steps.map(({ without, search }) => (
              <Link key={without} {...way} search={search}>
                {without}
              </Link>
            ))}
            {narrowing > 1 && (
              <Link {...way} search={{ state, lga, quantity }}>
                Without these filters
              </Link>
            )}
            <Link to="/market" search={{ name: material.name }} className="button button-quiet">
              Search the market
            </Link>
          </div>
          <TellMe
            kind="comparisons"
            search={{ ...queryOfComparison(filters), specification: material.specification }}
          />
        </>
      }
    >
      No offer of {[material.specificationName, ...steps.map(({ asks }) => asks)].join(' ')}
    </EmptyNotice>
  )
}
type NearestProps = {
  state: State
  states: ShownComparison['states']
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
