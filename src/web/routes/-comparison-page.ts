import { noop, type QueryClient } from '@tanstack/react-query'
import { notFound, redirect } from '@tanstack/react-router'
import { categoryName } from '#domain/catalogue.ts'
import { AppError } from '#domain/errors.ts'
import type { ShownComparison } from '#domain/materials/comparison-schema.ts'
import type { MaterialSearch } from '#domain/materials/material-filters.ts'
import { loadList } from '#web/lists/load-list.ts'
import { comparedQuantity, quantityUnits } from '#web/materials/compared-units.ts'
import {
  comparisonQuery,
  elsewhereOf,
  materialsQuery,
  namedMaterialsQuery,
  nearestStatesQuery,
  offersQuery,
  specificationsQuery,
} from '#web/materials/material-api.ts'
import { loadPlace } from '#web/search/load-place.ts'
import { type ComparisonHead, comparisonHead } from './-comparison-head.ts'
import type { ComparisonDeps } from './-comparison-route.ts'
import { found } from './-found.ts'

/** What pages of materials load. It is fetched with the first of them, and burdens no other page. */

type LoadedComparison = { head: ComparisonHead }

/**
 * Loads a comparison, and with other filters in the browser goes on showing the one before meanwhile.
 * @throws the 404 of the router where nothing has the id, and the redirect to the quantity in the compared unit
 */
export async function loadComparison(
  { queryClient, baseUrl }: { queryClient: QueryClient; baseUrl: string },
  id: string,
  deps: ComparisonDeps,
  preload: boolean,
): Promise<LoadedComparison> {
  const { filters, page, compare } = deps
  await loadPlace(queryClient, { location: filters.state, lga: filters.lga })
  const query = comparisonQuery(id, { filters, page })
  const before = knownComparison(queryClient, id)
  if (before) await loadList(preload, () => queryClient.query({ ...query, staleTime: 'static' }))
  const comparison = before ?? (await found(queryClient, query))
  convertQuantity(comparison, deps)
  if (import.meta.env.SSR) await loadBeside(queryClient, comparison, { filters, compare })
  return { head: comparisonHead(baseUrl, comparison, filters) }
}

/** Any of it that has been shown: what it is of has not changed since. */
const knownComparison = (queryClient: QueryClient, id: string): ShownComparison | undefined =>
  queryClient
    .getQueriesData<ShownComparison>({ queryKey: ['materials', 'comparison', id] })
    .find(([, comparison]) => comparison)?.[1]

function convertQuantity(
  { material }: ShownComparison,
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
  { offers, material }: ShownComparison,
  { filters, compare }: Pick<ComparisonDeps, 'filters' | 'compare'>,
): Promise<void> {
  const { state } = filters
  const elsewhere = elsewhereOf(compare?.split(',') ?? [], offers)
  await Promise.all([
    elsewhere.length > 0 &&
      queryClient.query(offersQuery(material.specification, filters, elsewhere)).catch(noop),
    offers.length === 0 && state && queryClient.query(nearestStatesQuery(state)),
  ])
}

/**
 * A material that is one thing is compared; of one that is several, each has its own page, and this one lists them.
 * @throws as `loadComparison`
 */
export async function loadMaterial(
  context: { queryClient: QueryClient; baseUrl: string },
  id: string,
  deps: ComparisonDeps,
  preload: boolean,
): Promise<LoadedComparison> {
  const { queryClient } = context
  const material = await queryClient.query({ ...specificationsQuery(id), staleTime: 'static' })
  if (!material) return loadComparison(context, id, deps, preload).catch(asMissing)
  const { state } = deps.filters
  await loadList(preload, () =>
    queryClient.query({ ...specificationsQuery(id, state), staleTime: 'static' }).catch(noop),
  )
  const { name, category } = material
  const place = state ?? 'Nigeria'
  const head: ComparisonHead = {
    title: `${name}: prices in ${place} today`,
    description: `What ${name.toLowerCase()} costs in ${place} today, size by size, by one unit, from the sellers themselves.`,
    breadcrumbs: [
      ['Materials', '/materials'],
      [categoryName(category), `/materials?category=${category}`],
      [name, `/materials/${id}`],
    ],
  }
  return { head }
}

/** A material that is several things, none of which anybody offers. */
function asMissing(error: unknown): never {
  throw error instanceof AppError && error.code === 'malformed' ? notFound() : error
}

/** Everything that can be compared. */
export const loadMaterials = (
  queryClient: QueryClient,
  { name, state, category }: MaterialSearch,
  preload: boolean,
): Promise<void> =>
  loadList(preload, () =>
    Promise.all([
      queryClient.query({ ...materialsQuery({ state, category }), staleTime: 'static' }),
      name && queryClient.query(namedMaterialsQuery(name)).catch(noop),
    ]),
  )
