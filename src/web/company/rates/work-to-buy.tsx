import { formatAmount } from '#domain/money.ts'
import { materialsOf } from '#domain/rates/amounts-of-work.ts'
import { marketMaterial } from '#domain/rates/market-materials.ts'
import { materialToBuy, packsText } from '#domain/rates/materials-to-buy.ts'
import type { ResourcePrices } from '#domain/rates/resources.ts'
import type { Choices } from '#domain/rates/work-item.ts'
import { workItem } from '#domain/rates/work-items.ts'
import type { WorkItemId } from '#domain/rates/work-sections.ts'
import { FigureField } from '#web/ui/figure-field.tsx'
import { parseFigure } from '#web/ui/typed-figure.ts'

type WorkToBuyProps = {
  item: WorkItemId
  choices: Choices
  factors: Readonly<Record<string, number>>
  prices: ResourcePrices
  typed: string | undefined
  onType: (typed: string) => void
}

const START = 10

/** How much of each material so much of the work takes, in whole packs, at the prices above (docs/product.md 18.9). */
export function WorkToBuy({ item, choices, factors, prices, typed, onType }: WorkToBuyProps) {
  const { unit } = workItem(item)
  const amount = typed === undefined ? START : parseFigure(typed)
  const lines = amount === undefined ? [] : materialsOf(item, amount, factors, choices)
  const toBuy = lines.flatMap((each) => {
    const holds = marketMaterial(each.resource)?.holds ?? 1
    return materialToBuy(each, { perUnit: prices[each.resource] / holds }) ?? []
  })
  const total = toBuy.reduce((sum, { cost = 0 }) => sum + cost, 0)
  return (
    <section aria-labelledby="to-buy" className="grid grid-cols-1 gap-3 border-t border-edge pt-4">
      <h4 id="to-buy" className="font-semibold">
        How much do I need?
      </h4>
      <div className="max-w-60">
        <FigureField label="Amount of work" unit={unit} start={START} typed={typed} onType={onType} />
      </div>
      <ul className="grid tabular-nums">
        {toBuy.map(({ resource, name, packs, cost = 0 }) => (
          <li key={resource} className="flex flex-wrap gap-x-4 border-t border-line py-2 first:border-0">
            <span className="min-w-0 grow basis-[min-content]">{name}</span>
            <span className="ms-auto font-semibold">{packsText(packs)}</span>
            <span className="w-full text-end text-quiet sm:w-32">₦{formatAmount(Math.round(cost))}</span>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap justify-between gap-x-4 font-semibold tabular-nums">
        <span>Materials, in whole packs</span>
        <span>₦{formatAmount(Math.round(total))}</span>
      </p>
    </section>
  )
}
