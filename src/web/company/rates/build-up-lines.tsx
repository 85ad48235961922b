import type { BuiltUpLine } from '#domain/rates/build-up.ts'
import { marketMaterial } from '#domain/rates/market-materials.ts'
import { type Resource, type ResourceId, resource } from '#domain/rates/resources.ts'
import { withUnit } from '#domain/rates/unit-words.ts'
import type { WorkItem } from '#domain/rates/work-item.ts'
import { ComparisonLink } from '#web/comparison-link.tsx'
import { FigureField } from '#web/ui/figure-field.tsx'
import { originOf, type StartingPrices } from './price-origins.ts'
import type { RateSheet } from './rate-sheet.ts'
import { formatPriced, formatQuantity, formatSum } from './written-figures.ts'

type Lines = {
  item: WorkItem
  built: readonly BuiltUpLine[] | undefined
  sheet: RateSheet
  starting: StartingPrices
  onPrice: (id: ResourceId, typed: string) => void
}

/** The quantity and the cost of each resource in one unit. The user can change the price. */
export function BuildUpLines({ item, built, sheet, starting, onPrice }: Lines) {
  return (
    <ul className="@container">
      {item.lines.map(({ resource: id }, index) => {
        const of = resource(id)
        const line = built?.[index]
        const market = marketMaterial(id)
        return (
          <li key={id} className="rate-line">
            <div>
              <p className="font-semibold">{of.name}</p>
              <p className="text-quiet">
                {line ? quantityText(line, of) : '–'}
                {market && (
                  <span className="print:hidden">
                    <ComparisonLink specification={market.specification} state={sheet.state} className="link">
                      Compare<span className="sr-only"> offers of {of.name}</span>
                    </ComparisonLink>
                  </span>
                )}
              </p>
            </div>
            <FigureField
              label={`Price of ${of.name}, NGN for one ${of.unit}`}
              hideLabel
              unit={`/${of.unit}`}
              start={starting.prices[id]}
              typed={sheet.prices[id]}
              onType={(typed) => onPrice(id, typed)}
              note={originOf(starting, id, sheet.prices[id])}
            />
            <p>{formatSum(line?.amount)}</p>
          </li>
        )
      })}
    </ul>
  )
}

/** `6.336 bags + 5 % waste: 6.6528`. */
function quantityText(line: BuiltUpLine, { unit }: Resource): string {
  const { net, wastePercent } = line
  const counted = formatPriced(line)
  if (wastePercent === 0) return withUnit(counted, unit)
  return `${withUnit(formatQuantity(net), unit)} + ${wastePercent} % waste: ${counted}`
}
