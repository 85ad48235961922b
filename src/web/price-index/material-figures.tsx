import type { ReactNode } from 'react'
import { capital } from '#domain/capital.ts'
import { formatFigure } from '#domain/figures.ts'
import { perUnit } from '#domain/materials/pack-words.ts'
import type { State } from '#domain/places.ts'
import type { BoughtPack } from '#domain/prices/bought-pack.ts'
import { naira, percent } from '#domain/prices/index-words.ts'
import type { PublishedValue } from '#domain/prices/price-index-schema.ts'
import { ComparisonLink } from '#web/comparison-link.tsx'
import { asBought, perBought } from './as-bought.ts'

type MaterialFiguresProps = {
  material: string
  /** Of the region that is shown; nothing where nothing is published. */
  value: PublishedValue | undefined
  pack: BoughtPack | undefined
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
            <b className="text-3xl md:text-4xl">{naira(asBought(value, pack).price)}</b>
            <span className="text-lg">{pack ? `/ ${pack.name}` : perUnit(value.unit)}</span>
          </p>
          <p className="text-quiet">{[priceWords(value, pack), sellersWords(value)].join(' ')}</p>
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

/** "₦209.50 a kg, +7.5 % in a year. The median of all sellers is likely ₦10,350 to ₦10,600 a 50 kg bag." */
function priceWords(value: PublishedValue, pack: BoughtPack | undefined): string {
  const { price, unit, yearChange } = value
  const { low, high } = asBought(value, pack)
  const likely = `the median of all sellers is likely ${naira(low)} to ${naira(high)} ${perBought(unit, pack)}`
  const moved = yearChange === null ? [] : [`${percent(yearChange)} in a year`]
  // Exact, so that it makes up the pack.
  const first = [...(pack ? [`₦${formatFigure(price, 2)} ${perUnit(unit)}`] : []), ...moved].join(', ')
  return `${first && `${first}. `}${capital(likely)}.`
}

/** "38 sellers in Nigeria, 6 of 37 states with a price." */
function sellersWords({ sellers, region, states }: PublishedValue): string {
  const inStates =
    states === null ? '' : states > 0 ? `, ${states} of 37 states with a price` : ', too few in any one state'
  return `${sellers} sellers in ${region}${inStates}.`
}
