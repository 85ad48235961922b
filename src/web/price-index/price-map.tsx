import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { perUnit } from '#domain/materials/pack-words.ts'
import { STATES } from '#domain/places.ts'
import { naira } from '#domain/prices/index-words.ts'
import { AreaList } from '#web/map/area-list.tsx'
import { AreaMap } from '#web/map/area-map.tsx'
import { outlineQuery } from '#web/map/outline.ts'
import { materialQuery } from './price-index-api.ts'

/** The states by the price of a material; a press leads to the state. The table of its page says the same. */
export function PriceMap({
  material,
  week,
  children,
}: {
  material: string
  week?: string | undefined
  /** Beside the map, where there is room. */
  children?: ReactNode
}) {
  const { data: outline } = useQuery(outlineQuery(undefined))
  const { data } = useQuery(materialQuery(material, week))
  const navigate = useNavigate()
  const values = new Map(
    data?.values.flatMap((value) =>
      value.status === 'published' && value.region !== 'Nigeria' ? [[value.region as string, value]] : [],
    ),
  )
  const prices = [...values.values()].map(({ price }) => price)
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
  const valueIn = (state: string) => {
    const value = values.get(state)
    if (!value) return { label: 'too few sellers' }
    return {
      label: `${naira(value.price)} ${perUnit(value.unit)}`,
      shade: highest > lowest ? 0.15 + (0.85 * (value.price - lowest)) / (highest - lowest) : 0.5,
    }
  }
  const onSelect = (state: string) =>
    void navigate({ to: '/prices/state/$state', params: { state }, search: { week } })
  return (
    <div className="grid gap-x-12 gap-y-4 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]">
      {outline && data && (
        <AreaMap
          label={`Prices of ${data.values[0]?.name ?? 'a material'} by state`}
          outline={outline}
          valueIn={valueIn}
          onSelect={onSelect}
        >
          {data.isExample && <figcaption className="text-sm text-quiet">Example data</figcaption>}
        </AreaMap>
      )}
      <div className="grid content-start gap-2">
        {data && (
          <AreaList label="All states as a list" areas={STATES} valueIn={valueIn} onSelect={onSelect} />
        )}
        {children}
      </div>
    </div>
  )
}
