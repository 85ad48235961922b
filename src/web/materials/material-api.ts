import { queryOptions } from '@tanstack/react-query'
import type { CategoryId } from '#domain/catalogue.ts'
import { type ComparisonFilters, queryOfComparison } from '#domain/materials/comparison-filters.ts'
import type { Comparison, ShownComparison, ShownOffer } from '#domain/materials/comparison-schema.ts'
import type { State } from '#domain/places.ts'
import { answerOf, api } from '#web/api-client.ts'

export type MaterialFilters = { state?: State | undefined; category?: CategoryId | undefined }

/** What is offered and can be compared, with the spread of its prices in a state or in the country: of hundreds of materials what the list shows. */
export const materialsQuery = ({ state, category }: MaterialFilters) =>
  queryOptions({
    queryKey: ['materials', 'list', state, category],
    queryFn: async ({ signal }) => {
      const query = { ...(state && { state }), ...(category && { category }) }
      const { materials } = await (
        await answerOf(api().materials.$get({ query }, { init: { signal } }))
      ).json()
      return materials.map(({ id, category, specifications }) => ({ id, category, specifications }))
    },
  })

/** A material whose specifications are compared each for itself; null where it is one itself, or nobody offers it. */
export const specificationsQuery = (materialId: string, state?: State | undefined) =>
  queryOptions({
    queryKey: ['materials', 'specifications', materialId, state],
    queryFn: async ({ signal }) => {
      const query = { material: materialId, ...(state && { state }) }
      const answer = await answerOf(api().materials.$get({ query }, { init: { signal } }))
      const [material] = (await answer.json()).materials
      return material?.specifications.every(({ id }) => id !== materialId) ? material : null
    },
  })

type ComparisonRequest = { filters: ComparisonFilters; page?: number | undefined }

/** The offers of one thing. @param id of its specification: "cement", "rebar/12mm" */
export const comparisonQuery = (id: string, { filters, page = 1 }: ComparisonRequest) =>
  queryOptions({
    queryKey: ['materials', 'comparison', id, filters, page],
    queryFn: ({ signal }) => compared(id, { ...queryOfComparison(filters), page: String(page) }, signal),
  })

/** The nearest states, with their distance in kilometres: a file of its own, fetched where a place has nothing. */
export const nearestStatesQuery = (state: State) =>
  queryOptions({
    queryKey: ['nearest states', state],
    queryFn: async () => {
      const { nearestStates, positionOf } = await import('#domain/places/distance.ts')
      return nearestStates(positionOf(state)).filter((other) => other.state !== state)
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The ids of the materials that a text means, by all their names: the registry is fetched once something is typed. */
export const namedMaterialsQuery = (text: string) =>
  queryOptions({
    queryKey: ['materials', 'named', text],
    queryFn: async () => (await import('#domain/materials/named-materials.ts')).namedMaterials(text),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: text !== '',
  })

/** Which of the chosen offers are not on the page of the list. */
export const elsewhereOf = (ids: readonly string[], offers: readonly ShownOffer[]): string[] =>
  ids.filter((id) => offers.every(({ _id }) => _id !== id))

/** Those of its offers that stand side by side and are not on the page of the list, in one call; what is gone is left out. */
export const offersQuery = (
  id: string,
  { state, lga, quantity }: ComparisonFilters,
  ids: readonly string[],
) =>
  queryOptions({
    queryKey: ['materials', 'offers', id, state, lga, quantity, ids],
    queryFn: async ({ signal }) => {
      const query = { ...queryOfComparison({ state, lga, quantity }), ids: ids.join() }
      return (await compared(id, query, signal)).offers
    },
    enabled: ids.length > 0,
  })

/** @param id of a specification */
async function compared(
  id: string,
  query: Record<string, string>,
  signal: AbortSignal,
): Promise<ShownComparison> {
  const [material = '', slug] = id.split('/')
  const call = api().materials[':material']
  const answer = await answerOf(
    slug === undefined
      ? call.$get({ param: { material }, query }, { init: { signal } })
      : call[':values'].$get({ param: { material, values: slug }, query }, { init: { signal } }),
  )
  const { offers, ...comparison } = await answer.json()
  return { ...comparison, offers: offers.map(shownOffer) }
}

/** Lists are carried by the pages that show them: what only the page of an offer shows, as all its pictures but one, stays behind. */
const shownOffer = ({
  description: _description,
  imageUrls: _imageUrls,
  categoryName: _categoryName,
  storeAddress: _storeAddress,
  readBy: _readBy,
  packReadBy: _packReadBy,
  materialReadBy: _materialReadBy,
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  ...offer
}: Comparison['offers'][number]): ShownOffer => ({ ...offer, images: offer.images.slice(0, 1) })
