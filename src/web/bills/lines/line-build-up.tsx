import type { BillPricing, LinePrice } from '#domain/bills/pricing/pricing-schema.ts'
import { ComparisonLink } from '#web/comparison-link.tsx'
import { formatQuantity, naira } from '../bill-words.ts'
import { originText } from '../prices-used.tsx'

/** What a rate is made of, with where each price is from. */
export function LineBuildUp({ price, pricing }: { price: LinePrice; pricing: BillPricing }) {
  const resources = new Map(pricing.resources.map((each) => [each.resource, each]))
  return (
    <section aria-labelledby="line-rate" className="grid gap-2">
      <h3 id="line-rate" className="text-base tabular-nums">
        {price.rate === null
          ? naira(price.amount)
          : `${naira(price.rate)} per unit, ${naira(price.amount)} in total`}
      </h3>
      <ul>
        {price.lines.map(({ resource, quantity, amount }) => {
          const of = resources.get(resource)
          return (
            of && (
              <li
                key={resource}
                className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t border-line py-2 text-sm"
              >
                <span>
                  {of.name}: {formatQuantity(quantity)} {of.unit} at {naira(of.price)}
                </span>
                <span className="text-end font-semibold tabular-nums">{naira(amount)}</span>
                <span className="col-span-2 text-quiet">
                  {originText(of)}
                  {of.specification && (
                    <>
                      {' · '}
                      <ComparisonLink
                        specification={of.specification}
                        state={pricing.input.state ?? ''}
                        className="link"
                      >
                        Compare<span className="sr-only"> offers of {of.name}</span>
                      </ComparisonLink>
                    </>
                  )}
                </span>
              </li>
            )
          )
        })}
      </ul>
      {price.by === 'build-up' && (
        <p className="text-sm text-quiet tabular-nums">
          Of {naira(price.amount)}: materials {naira(price.materials)}, labour {naira(price.labour)}, plant{' '}
          {naira(price.plant)}, overheads and profit {naira(price.margins)}.
        </p>
      )}
      {price.by === 'have' && (
        <p className="text-sm text-quiet">You already have it, so there is nothing to buy.</p>
      )}
      {price.by === 'own-rate' && <p className="text-sm text-quiet">Your own rate.</p>}
      {price.by === 'provisional' && <p className="text-sm text-quiet">A provisional sum, as in the bill.</p>}
    </section>
  )
}
