import { formatFigure } from '#domain/figures.ts'
import { perUnit } from '#domain/materials/pack-words.ts'
import type { BoughtPack } from '#domain/prices/bought-pack.ts'
import { naira, percent } from '#domain/prices/index-words.ts'
import type { PublishedValue } from '#domain/prices/price-index-schema.ts'
import { asBought, perBought } from './as-bought.ts'

type MaterialFiguresProps = {
  /** Of the region that is shown; nothing where nothing is published. */
  value: PublishedValue | undefined
  pack: BoughtPack | undefined
}

/** What a material costs, as it is bought. */
export const MaterialFigures = ({ value, pack }: MaterialFiguresProps) =>
  value && (
    <div className="mt-4 grid gap-1 tabular-nums">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <b className="text-3xl md:text-4xl">{naira(asBought(value, pack).price)}</b>
        <span className="text-lg">{pack ? `/ ${pack.name}` : perUnit(value.unit)}</span>
        {value.yearChange !== null && (
          <span className={wayOf(value.yearChange)}>
            <b className="text-xl">{percent(value.yearChange)}</b> in a year
          </span>
        )}
      </p>
      <p className="text-quiet">{[priceWords(value, pack), sellersWords(value)].join(' ')}</p>
    </div>
  )

const wayOf = (change: number) => (change > 0 ? 'price-rise' : change < 0 ? 'price-fall' : '')

/** "₦209.50 a kg. Half of the sellers ask ₦10,150 to ₦10,650 a 50 kg bag; the median itself is likely within ₦10,350 to ₦10,600." */
function priceWords(value: PublishedValue, pack: BoughtPack | undefined): string {
  const { price, unit } = value
  const { p25, p75, low, high } = asBought(value, pack)
  const half = `Half of the sellers ask ${naira(p25)} to ${naira(p75)} ${perBought(unit, pack)}; the median itself is likely within ${naira(low)} to ${naira(high)}.`
  // Exact, so that it makes up the pack.
  return pack ? `₦${formatFigure(price, 2)} ${perUnit(unit)}. ${half}` : half
}

/** "38 sellers in Nigeria, 6 of 37 states with a price." */
function sellersWords({ sellers, region, states }: PublishedValue): string {
  const inStates =
    states === null ? '' : states > 0 ? `, ${states} of 37 states with a price` : ', too few in any one state'
  return `${sellers} sellers in ${region}${inStates}.`
}
