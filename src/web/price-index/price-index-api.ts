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

/** What each method says of a region's year. */
export const methodsQuery = (state: Region, week?: string) =>
  queryOptions({
    queryKey: ['price index', 'methods', state, week],
    queryFn: async ({ signal }) =>
      (
        await answerOf(
          api().prices.methods.$get({ query: { state, ...(week && { week }) } }, { init: { signal } }),
        )
      ).json(),
    staleTime,
  })

/** Before the first week of every index. */
const BEGINNING = '2024-01-01'

/** The query of a table: of one week or, without it, of the last. */
export const tableQuery = ({
  week,
  ...of
}: {
  material?: string
  state?: Region
  week?: string | undefined
}) => new URLSearchParams({ ...of, ...(week && { from: week, until: week }) }).toString()

/** That of the year by each method. */
export const yearsQuery = (state: Region, week: string | undefined) =>
  new URLSearchParams({ state, ...(week && { week }) }).toString()

/** That of a history. */
export const historyQuery = (material: string, state: Region) =>
  new URLSearchParams({ material, state, from: BEGINNING }).toString()

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
