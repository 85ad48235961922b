import { queryOptions } from '@tanstack/react-query'
import type { REGIONS } from '#domain/prices/price-index-schema.ts'
import { answerOf, api } from '#web/api-client.ts'

type Region = (typeof REGIONS)[number]

/** Results change once a week. */
const staleTime = 600_000

/** What is published of a region, in the last week or another. */
export const regionQuery = (state: Region, week?: string) =>
  queryOptions({
    queryKey: ['price index', 'region', state, week],
    queryFn: async ({ signal }) =>
      (
        await answerOf(
          api().prices.week.$get({ query: { state, ...(week && { week }) } }, { init: { signal } }),
        )
      ).json(),
    staleTime,
  })

/** Of every trade one, as most sites need them. */
const IN_STRIP = [
  'cement',
  'rebar/12mm',
  'hollow-block/225mm',
  'sharp-sand',
  'granite/19mm',
  'longspan-aluminium/0.55mm',
]

/** A few of the country's prices, for pages that are about something else: no more of them than is shown. */
export const priceStripQuery = queryOptions({
  queryKey: ['price index', 'strip'],
  queryFn: async ({ signal }) => {
    const week = await (
      await answerOf(api().prices.week.$get({ query: { state: 'Nigeria' } }, { init: { signal } }))
    ).json()
    const published = new Map(week.materials.map((each) => [each.material, each]))
    return {
      isExample: week.isExample,
      materials: IN_STRIP.flatMap((id) => {
        const found = published.get(id)
        if (!found) return []
        const { material, name, unit, price, yearChange, line } = found
        return [{ material, name, unit, price, yearChange, line }]
      }),
    }
  },
  staleTime,
})

/** A material in all regions, in the last week or another. */
export const materialQuery = (material: string, week?: string) =>
  queryOptions({
    queryKey: ['price index', 'material', material, week],
    queryFn: async ({ signal }) =>
      (
        await answerOf(
          api().prices.index.$get(
            { query: { material, ...(week && { from: week, until: week }) } },
            { init: { signal } },
          ),
        )
      ).json(),
    staleTime,
  })

/** Before the first week of every index. */
const BEGINNING = '2024-01-01'

/** A material in one region, in all weeks that a call answers. */
export const seriesQuery = (material: string, state: Region) =>
  queryOptions({
    queryKey: ['price index', 'series', material, state],
    queryFn: async ({ signal }) =>
      (
        await answerOf(
          api().prices.index.$get({ query: { material, state, from: BEGINNING } }, { init: { signal } }),
        )
      ).json(),
    staleTime,
  })
