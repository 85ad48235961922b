import { noop, type QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { type ComparisonSearch, comparisonFiltersOf } from '#domain/materials/comparison-filters.ts'
import type { Comparison } from '#domain/materials/comparison-schema.ts'
import { pageHead } from '#web/layout/page-head.ts'
import { loadList } from '#web/lists/load-list.ts'
import { comparedQuantity, quantityUnits } from '#web/materials/compared-units.ts'
import { comparisonQuery, nearestStatesQuery, offersQuery } from '#web/materials/material-api.ts'
import { loadPlace } from '#web/search/load-place.ts'
import { type ComparisonHead, comparisonHead } from './-comparison-head.ts'
import { found } from './-found.ts'

/** What both addresses of comparisons have in common: "cement" and "rebar/12mm". */

export const comparisonDeps = ({ search }: { search: ComparisonSearch }) => ({
  filters: comparisonFiltersOf(search),
  page: search.page,
  compare: search.compare,
  in: search.in,
})

type ComparisonDeps = ReturnType<typeof comparisonDeps>

/**
 * Loads a comparison, and with other filters in the browser goes on showing the one before meanwhile.
 * @throws the 404 of the router where nothing has the id, and the redirect to the quantity in the compared unit
 */
export async function loadComparison(
  { queryClient, baseUrl }: { queryClient: QueryClient; baseUrl: string },
  id: string,
  deps: ComparisonDeps,
  preload: boolean,
): Promise<ComparisonHead> {
  const { filters, page, compare } = deps
  await loadPlace(queryClient, { location: filters.state, lga: filters.lga })
  const query = comparisonQuery(id, { filters, page })
  const before = knownComparison(queryClient, id)
  if (before) await loadList(preload, () => queryClient.query({ ...query, staleTime: 'static' }))
  const comparison = before ?? (await found(queryClient, query))
  convertQuantity(comparison, deps)
  if (import.meta.env.SSR) await loadBeside(queryClient, comparison, { filters, compare })
  return comparisonHead(baseUrl, comparison, filters)
}

/** Any of it that has been shown: what it is of has not changed since. */
const knownComparison = (queryClient: QueryClient, id: string): Comparison | undefined =>
  queryClient
    .getQueriesData<Comparison>({ queryKey: ['materials', 'comparison', id] })
    .find(([, comparison]) => comparison)?.[1]

function convertQuantity(
  { material }: Comparison,
  { filters: { quantity }, in: unitId }: ComparisonDeps,
): void {
  if (!unitId || quantity === undefined) return
  const unit = quantityUnits(material).find(({ id }) => id === unitId)
  throw redirect({
    to: '.',
    search: (search: Record<string, unknown>) => ({
      ...search,
      quantity: comparedQuantity(quantity, unit ?? { holds: 1 }),
      in: undefined,
    }),
  })
}

/** What the server's page has besides: offers that stand side by side, and the nearest places where there is none. */
async function loadBeside(
  queryClient: QueryClient,
  { offers }: Comparison,
  { filters: { state }, compare }: Pick<ComparisonDeps, 'filters' | 'compare'>,
): Promise<void> {
  const elsewhere = compare?.split(',').filter((id) => offers.every(({ _id }) => _id !== id)) ?? []
  await Promise.all([
    elsewhere.length > 0 && queryClient.query(offersQuery(elsewhere)).catch(noop),
    offers.length === 0 && state && queryClient.query(nearestStatesQuery(state)),
  ])
}

/** A comparison of a state is a page of its own for search engines; any other filter makes it one of very many. */
export function comparisonPageHead(
  { context, search }: { context: { baseUrl: string }; search: ComparisonSearch },
  id: string,
  head: ComparisonHead | undefined,
) {
  const { state, ...others } = search
  const path = `/materials/${id}`
  return pageHead(
    { context, search: others },
    {
      title: 'Prices compared',
      ...head,
      kind: 'product',
      path: state ? `${path}?state=${encodeURIComponent(state)}` : path,
    },
  )
}
