import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Region } from '#domain/prices/index-method/votes.ts'
import { besideMedian, EXAMPLE_DATA, naira } from '#domain/prices/index-words.ts'
import type { PublishedValue } from '#domain/prices/price-index-schema.ts'
import { answerOf, api } from '#web/api-client.ts'

export type BesideIndexProps = {
  specification: string
  region: Region
  /** Naira for one compared unit. */
  price: number
  /** Whose price it is, where that is not plain: "The lowest:". */
  whose?: string
  /** Drawn, too. */
  plot?: boolean
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

/** "8 % under the median of Lagos, week to 16 November 2026"; the country's where the state has none, and that there is none at all. */
export function BesideIndexNote({ specification, region, price, whose, plot, waits }: BesideIndexProps) {
  const state = useQuery(levelQuery(specification, region))
  const isMissing = state.data !== undefined && state.data.values[0]?.status !== 'published'
  const country = useQuery({
    ...levelQuery(specification, 'Nigeria'),
    enabled: isMissing && region !== 'Nigeria',
  })
  const data = isMissing && region !== 'Nigeria' ? country.data : state.data
  const [value] = data?.values ?? []
  if (!data) return waits
  const words = 'text-sm text-quiet tabular-nums max-md:text-xs max-md:leading-normal'
  if (value?.status !== 'published')
    return (
      <p className={`beside-waits text-quiet ${plot ? 'plot' : ''}`}>
        The price index has no median for it yet.
      </p>
    )
  return (
    <>
      <p className={plot ? 'tabular-nums max-md:text-sm' : words}>
        {whose && `${whose} `}
        <Link
          to="/prices/material/$"
          params={{ _splat: specification }}
          search={{ state: value.region }}
          preload={false}
          className="link"
        >
          {besideMedian(price, value)}
        </Link>
        {data.isExample && ` (${EXAMPLE_DATA})`}
      </p>
      {plot && <MedianPlot price={price} level={value} />}
    </>
  )
}

const PLOT = { width: 1000, reach: 0.25 }

/** From a quarter under the median to a quarter above it: the middle half of the sellers as a band, the median as a tick, this price as a dot. */
function MedianPlot({ price, level }: { price: number; level: PublishedValue }) {
  const at = (value: number) =>
    Math.round((PLOT.width / 2) * (1 + Math.max(-1, Math.min(1, (value / level.price - 1) / PLOT.reach))))
  const drawn = 'non-scaling-stroke'
  return (
    <figure className="median-plot">
      <figcaption>
        Median {naira(level.price)}, half of sellers {naira(level.p25)} to {naira(level.p75)}
      </figcaption>
      <span>−25 %</span>
      <svg viewBox={`0 0 ${PLOT.width} 24`} preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 12H${PLOT.width}`} vectorEffect={drawn} />
        <path d={`M${at(level.p25)} 12H${at(level.p75)}`} vectorEffect={drawn} />
        <path d={`M${PLOT.width / 2} 1V23`} vectorEffect={drawn} />
        <path d={`M${at(price)} 12h0`} vectorEffect={drawn} />
      </svg>
      <span>+25 %</span>
      <p>
        <span style={{ insetInlineStart: `${at(price) / (PLOT.width / 100)}%` }}>this price</span>
      </p>
    </figure>
  )
}
