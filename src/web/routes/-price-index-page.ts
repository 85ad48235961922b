import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { AppError } from '#domain/errors.ts'
import { findSpecification } from '#domain/materials/specification.ts'
import { STATES } from '#domain/places.ts'
import { boughtPack } from '#domain/prices/bought-pack.ts'
import { INDEX_LICENCE, REGIONS } from '#domain/prices/price-index-schema.ts'
import { answerOf, api } from '#web/api-client.ts'
import type { JsonLd } from '#web/layout/structured-data.ts'
import type { Packs } from '#web/price-index/as-bought.ts'
import {
  historyQuery,
  materialQuery,
  methodsQuery,
  regionQuery,
  seriesQuery,
  tableQuery,
  yearsQuery,
} from '#web/price-index/price-index-api.ts'
import { tradesOf } from '#web/price-index/trades.ts'

/** What pages of the price index load. It is fetched with the first of them, and burdens no other page. */

type Loading = { queryClient: QueryClient; baseUrl: string }

/** @throws the 404 of the router for what is no Monday */
async function orNotFound<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked
  } catch (error) {
    throw error instanceof AppError && error.code === 'malformed' ? notFound() : error
  }
}

async function loadRegion(
  { queryClient, baseUrl }: Loading,
  region: (typeof REGIONS)[number],
  week: string | undefined,
) {
  const data = await orNotFound(queryClient.query({ ...regionQuery(region, week), staleTime: 'static' }))
  // A Monday that was never computed is no address.
  if (week && data.week === null) throw notFound()
  const trades = tradesOf(data.materials)
  const first = data.materials.find(({ material }) => material === trades[0]?.[1][0])
  // What the map says is there without scripts, too.
  if (region === 'Nigeria' && first)
    await queryClient.query({ ...materialQuery(first.material, week), staleTime: 'static' })
  const title = `Prices of building materials in ${region}`
  const isCountry = region === 'Nigeria'
  const head = headOf(baseUrl, {
    path: isCountry ? '/prices' : `/prices/state/${encodeURIComponent(region)}`,
    temporal: data.week ?? undefined,
    ...(first && { shared: chartOf(first, region) }),
    title,
    description: `What cement, rods, sand, blocks and roofing cost in ${isCountry ? 'every state of Nigeria' : region}: the median of what verified sellers ask, week by week, free to cite.`,
    query: tableQuery({ ...(!isCountry && { state: region }), week }),
    isExample: data.isExample,
    isEmpty: data.materials.length === 0,
    place: region,
  })
  return { head, trades, packs: packsOf(data.materials) }
}

/** What they are bought in, where that is not what they are compared in. */
const packsOf = (materials: readonly { material: string }[]): Packs =>
  Object.fromEntries(
    materials.flatMap(({ material }) => {
      const pack = boughtPack(material)
      return pack ? [[material, pack]] : []
    }),
  )

/** The medians of the country, which those of a state stand beside: without them the page says what it has. */
async function countryPrices(week: string | undefined): Promise<Record<string, number>> {
  const call = api().prices.week.$get({ query: { state: 'Nigeria', ...(week && { week }) } })
  const { materials } = await (await answerOf(call)).json()
  return Object.fromEntries(materials.map(({ material, price }) => [material, price]))
}

/** What a link shows. */
const chartOf = ({ material, name }: { material: string; name: string }, region: string) => ({
  path: `/prices/chart/${material}.png${region === 'Nigeria' ? '' : `?state=${encodeURIComponent(region)}`}`,
  text: `${name} in ${region}, week by week`,
})

export const loadCountry = (context: Loading, week: string | undefined) =>
  loadRegion(context, 'Nigeria', week)

/** @throws the 404 of the router for what is no state */
export async function loadState(context: Loading, asked: string, week: string | undefined) {
  const state = STATES.find((each) => each === asked)
  if (!state) throw notFound()
  const [region, country] = await Promise.all([
    loadRegion(context, state, week),
    countryPrices(week).catch(() => ({})),
  ])
  return { state, country, ...region }
}

export async function loadMaterial(
  { queryClient, baseUrl }: Loading,
  id: string,
  { week, state = 'Nigeria' }: { week?: string | undefined; state?: string | undefined },
) {
  const specification = findSpecification(id)
  const region = REGIONS.find((each) => each === state)
  if (!specification || !region) throw notFound()
  const [data, series] = await orNotFound(
    Promise.all([
      queryClient.query({ ...materialQuery(id, week), staleTime: 'static' }),
      queryClient.query({ ...seriesQuery(id, region), staleTime: 'static' }),
    ]),
  )
  if (week && data.weeks.length === 0) throw notFound()
  const { name } = specification
  return {
    name,
    pack: boughtPack(id),
    state: region,
    head: headOf(baseUrl, {
      path: `/prices/material/${id}`,
      temporal: series.weeks.length > 0 ? `${series.weeks[0]}/${series.weeks.at(-1)}` : undefined,
      shared: chartOf({ material: id, name }, region),
      title: `Price of ${name} in Nigeria`,
      description: `What ${name} costs in the states of Nigeria: the median of what verified sellers ask, with its history, free to cite.`,
      query: historyQuery(id, region),
      isExample: data.isExample,
      isEmpty: !data.values.some((value) => value.region === 'Nigeria' && value.status === 'published'),
      place: 'Nigeria',
    }),
  }
}

export async function loadMethods(
  { queryClient, baseUrl }: Loading,
  { week, state = 'Nigeria' }: { week?: string | undefined; state?: string | undefined },
) {
  const region = REGIONS.find((each) => each === state)
  if (!region) throw notFound()
  const data = await orNotFound(queryClient.query({ ...methodsQuery(region, week), staleTime: 'static' }))
  if (week && data.week === null) throw notFound()
  return {
    state: region,
    head: headOf(baseUrl, {
      path: '/prices/methods',
      temporal: data.week ?? undefined,
      title: 'Methods of the price index',
      description:
        'How the price index of building materials is made, which method is published and which is computed beside it, and what each of them says of a year.',
      query: yearsQuery(region, week),
      table: 'methods',
      isExample: data.isExample,
      isEmpty: false,
      place: region,
    }),
  }
}

type IndexHead = {
  path: string
  /** The weeks, as ISO 8601 has it. */
  temporal: string | undefined
  shared?: { path: string; text: string }
  title: string
  description: string
  /** Of the same figures as a table, and which it is. */
  query: string
  table?: 'index' | 'methods'
  isExample: boolean
  isEmpty: boolean
  place: string
}

function headOf(
  baseUrl: string,
  {
    path,
    temporal,
    shared,
    title,
    description,
    query,
    table = 'index',
    isExample,
    isEmpty,
    place,
  }: IndexHead,
) {
  const named = isExample ? `Example data: ${title}` : title
  const file = (name: string, encodingFormat: string) => ({
    '@type': 'DataDownload',
    encodingFormat,
    contentUrl: `${baseUrl}/api/prices/${name}${query && `?${query}`}`,
  })
  const jsonLd: JsonLd[] = [
    {
      '@type': 'Dataset',
      name: named,
      description,
      license: INDEX_LICENCE,
      isAccessibleForFree: true,
      temporalCoverage: temporal,
      spatialCoverage: place,
      variableMeasured: 'Median asking price, naira',
      creator: { '@type': 'Organization', name: 'ADLM', url: baseUrl },
      distribution: [file(`${table}.csv`, 'text/csv'), file(table, 'application/json')],
    },
  ]
  return {
    path,
    title: named,
    description,
    isEmpty,
    ...(shared && { shared }),
    jsonLd: import.meta.env.SSR ? jsonLd : [],
  }
}
