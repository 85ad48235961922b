import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { unbroken } from '#domain/materials/unbroken.ts'
import type { Region } from '#domain/prices/index-method/votes.ts'
import { besideMedian, EXAMPLE_DATA, naira } from '#domain/prices/index-words.ts'
import type { PublishedValue } from '#domain/prices/price-index-schema.ts'
import { answerOf, api } from '#web/api-client.ts'

export type BesideIndexProps = {
  specification: string
  region: Region
  /** Naira for one compared unit. */
  price: number
  /** Whose price it is, where that is not plain: "The lowest price is". */
  whose?: string
  /** What it is sold in, as so much of the compared unit: it is drawn for that, too. */
  pack?: { holds: number; name: string }
  /** What the median counts all of: "strength class". */
  every?: string | undefined
  /** What stands here until it is known. */
  waits: ReactNode
}

const levelQuery = (material: string, state: Region) =>
  queryOptions({
    queryKey: ['price index', 'level', material, state],
    queryFn: async ({ signal }) => {
      const query = { material, state }
      return (await answerOf(api().prices.index.$get({ query }, { init: { signal } }))).json()
    },
    staleTime: 600_000,
  })

/** "8 % below the median in Lagos for the week to 16 November 2026"; the country's where the state has none, and that there is none at all. */
export function BesideIndexNote({
  specification,
  region,
  price,
  whose,
  pack,
  every,
  waits,
}: BesideIndexProps) {
  const state = useQuery(levelQuery(specification, region))
  const isMissing = state.data !== undefined && state.data.values[0]?.status !== 'published'
  const country = useQuery({
    ...levelQuery(specification, 'Nigeria'),
    enabled: isMissing && region !== 'Nigeria',
  })
  const data = isMissing && region !== 'Nigeria' ? country.data : state.data
  const [value] = data?.values ?? []
  if (!data) return waits
  const beside = value?.status === 'published' ? besideMedian(price, value) : ''
  const words = 'text-sm text-quiet tabular-nums max-md:text-xs max-md:leading-normal'
  if (value?.status !== 'published')
    return <p className="beside-waits text-quiet">The price index has no median for it yet.</p>
  return (
    <>
      <p className={pack ? 'text-sm tabular-nums' : words}>
        {whose && `${whose} `}
        <Link
          to="/prices/material/$"
          params={{ _splat: specification }}
          search={{ state: value.region }}
          preload={false}
          className="link"
        >
          {unbroken(whose ? beside.replace(/^A/, 'a') : beside)}
        </Link>
        {data.isExample && ` (${EXAMPLE_DATA})`}
      </p>
      {pack && <MedianPlot price={price} level={value} pack={pack} every={every} />}
    </>
  )
}

const WIDTH = 1000

type MedianPlotProps = {
  price: number
  level: PublishedValue
  pack: { holds: number; name: string }
  every: string | undefined
}

/** This price as a dot on a line that ends a little beyond what is on it: the middle half of the sellers as a band, the median as a tick. For a pack. */
function MedianPlot({ price, level, pack: { holds, name }, every }: MedianPlotProps) {
  const { price: median, p25, p75 } = level
  const drawn = [price, median, p25, p75]
  const [lowest, highest] = [Math.min(...drawn), Math.max(...drawn)]
  const beyond = Math.max(0.15 * (highest - lowest), 0.01 * median)
  const [from, until] = [lowest - beyond, highest + beyond]
  const at = (value: number) => Math.round((WIDTH * (value - from)) / (until - from))
  // Half as wide as a label, it stays beside the edge.
  const label = (value: number) => ({
    insetInlineStart: `clamp(4rem, ${at(value) / (WIDTH / 100)}%, 100% - 4rem)`,
  })
  const inPacks = (value: number) => naira(Math.round(value * holds))
  const stroke = 'non-scaling-stroke'
  return (
    <figure className="median-plot">
      <p>
        <span style={label(median)}>median {inPacks(median)}</span>
      </p>
      <svg viewBox={`0 0 ${WIDTH} 24`} preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 12H${WIDTH}`} vectorEffect={stroke} />
        <path d={`M${at(p25)} 12H${at(p75)}`} vectorEffect={stroke} />
        <path d={`M${at(median)} 1V23`} vectorEffect={stroke} />
        <path d={`M${at(price)} 12h0`} vectorEffect={stroke} />
      </svg>
      <p>
        <span style={label(price)}>this price {inPacks(price)}</span>
      </p>
      <figcaption>
        Band: the middle half of sellers, {inPacks(p25)} to {inPacks(p75)} / {name}
        {every && `, of every ${every}`}.
      </figcaption>
    </figure>
  )
}
