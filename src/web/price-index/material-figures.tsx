import type { ReactNode } from 'react'
import { perUnit } from '#domain/materials/pack-words.ts'
import type { State } from '#domain/places.ts'
import { naira, percent } from '#domain/prices/index-words.ts'
import type { PublishedValue } from '#domain/prices/price-index-schema.ts'
import { ComparisonLink } from '#web/comparison-link.tsx'

/** What a material is bought in: a bag of 50 kg, or a length that holds its kilograms by a constant of the trade. */
export type Pack = { name: string; holds: number; isNominal: boolean }

type MaterialFiguresProps = {
  material: string
  /** Of the region that is shown; nothing where nothing is published. */
  value: PublishedValue | undefined
  pack: Pack | undefined
  /** What else is done here. */
  children: ReactNode
}

/** What a material costs, as it is bought, and the way to those who sell it. */
export function MaterialFigures({ material, value, pack, children }: MaterialFiguresProps) {
  const region = value?.region ?? 'Nigeria'
  const state: State | undefined = region === 'Nigeria' ? undefined : region
  return (
    <div className="mt-4 grid gap-4">
      {value && (
        <div className="grid gap-1 tabular-nums">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <b className="text-3xl md:text-4xl">
              {pack
                ? `${pack.isNominal ? '≈ ' : ''}${naira(Math.round(value.price * pack.holds))}`
                : naira(value.price)}
            </b>
            <span className="text-lg">{pack ? `/ ${pack.name}` : perUnit(value.unit)}</span>
          </p>
          <p className="text-quiet">
            {pack && `${naira(value.price)} ${perUnit(value.unit)} · `}
            {value.yearChange !== null && `${percent(value.yearChange)} in a year · `}
            {value.sellers} sellers in {value.states === null ? region : `${value.states} of 37 states`}
          </p>
        </div>
      )}
      <div className="button-row print:hidden">
        <ComparisonLink specification={material} state={state} className="button button-action">
          Compare the offers{state && ` in ${state}`}
        </ComparisonLink>
        {children}
      </div>
    </div>
  )
}
