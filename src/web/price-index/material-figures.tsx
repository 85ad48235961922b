import { formatFigure } from '#domain/figures.ts'
import { perUnit } from '#domain/materials/pack-words.ts'
import type { BoughtPack } from '#domain/prices/bought-pack.ts'
import { naira, percent } from '#domain/prices/index-words.ts'
import type { PublishedValue } from '#domain/prices/price-index-schema.ts'
import { asBought } from './as-bought.ts'

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
      <dl className="price-facts">
        {factsOf(value, pack).map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  )

const wayOf = (change: number) => (change > 0 ? 'price-rise' : change < 0 ? 'price-fall' : '')

/** What the price says little of alone. */
function factsOf(value: PublishedValue, pack: BoughtPack | undefined): [name: string, figure: string][] {
  const { price, unit, sellers, region } = value
  const { p25, p75, low, high } = asBought(value, pack)
  return [
    ['Half of the sellers ask', `${naira(p25)} to ${naira(p75)}`],
    [`Sellers in ${region}`, `${sellers}`],
    ['Median likely within', `${naira(low)} to ${naira(high)}`],
    // Exact, so that it makes up the pack.
    ...(pack
      ? [[perUnit(unit).replace(/^an? /, 'Per '), `₦${formatFigure(price, 2)}`] as [string, string]]
      : []),
  ]
}
