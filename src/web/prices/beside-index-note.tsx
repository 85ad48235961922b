import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Region } from '#domain/prices/index-method/votes.ts'
import { besideMedian, EXAMPLE_DATA } from '#domain/prices/index-words.ts'
import { answerOf, api } from '#web/api-client.ts'

export type BesideIndexProps = {
  specification: string
  region: Region
  /** Naira for one compared unit. */
  price: number
  /** Whose price it is, where that is not plain: "The lowest:". */
  whose?: string
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

/** "8 % under the median of Lagos, week to 16 November 2026"; nothing where the index publishes nothing. */
export function BesideIndexNote({ specification, region, price, whose }: BesideIndexProps) {
  const { data } = useQuery(levelQuery(specification, region))
  const [value] = data?.values ?? []
  if (value?.status !== 'published') return null
  return (
    <p className="text-sm leading-snug text-quiet tabular-nums max-md:text-xs">
      {whose && `${whose} `}
      <Link
        to="/prices/material/$"
        params={{ _splat: specification }}
        search={{ state: region }}
        preload={false}
        className="link md:inline-flex md:min-h-11 md:items-center"
      >
        {besideMedian(price, value)}
      </Link>
      {data?.isExample && ` (${EXAMPLE_DATA})`}
    </p>
  )
}
