import { soldCount } from '#domain/materials/pack-words.ts'
import { formatAmount } from '#domain/money.ts'
import { priceSteps } from '#domain/prices/price-for.ts'
import type { PageProduct } from '#domain/products/product-schema.ts'

type PriceBreaksProps = {
  product: PageProduct
  /** How many are wanted. */
  packs: number
  onPacks: (packs: number) => void
}

/** What one costs from how many on, each of which can be chosen; nothing where every quantity costs the same. */
export function PriceBreaks({ product, packs, onPacks }: PriceBreaksProps) {
  if (product.priceBreaks.length === 0) return null
  const steps = priceSteps(product)
  const reached = steps.filter(({ from }) => from <= packs).at(-1)
  return (
    <ul aria-label="Price by quantity" className="segments w-full">
      {steps.map((step) => (
        <li key={step.from}>
          <a
            href={`?quantity=${step.from}`}
            className="segment"
            aria-current={step === reached || undefined}
            onClick={(event) => {
              event.preventDefault()
              onPacks(step.from)
            }}
          >
            <span className="block text-sm">{`From ${soldCount(product, step.from)}`}</span>
            <span className="block font-semibold">{`NGN ${formatAmount(step.price)}`}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
