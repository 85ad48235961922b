import { soldCount } from '#domain/materials/pack-words.ts'
import { formatAmount } from '#domain/money.ts'
import { askedPrice, priceSteps } from '#domain/prices/price-for.ts'
import type { Product } from '#domain/products/product-schema.ts'

/** What one costs from how many on; nothing where every quantity costs the same. @param packs how many are wanted */
export function PriceBreaks({ product, packs }: { product: Product; packs: number }) {
  if (product.priceBreaks.length === 0) return null
  const asked = askedPrice(product)
  const steps = priceSteps(product)
  const reached = steps.filter(({ from }) => from <= packs).at(-1)
  return (
    <table className="w-full text-start tabular-nums">
      <caption className="mb-1 text-start text-sm font-semibold">Price by quantity</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">From</th>
          <th scope="col">Price</th>
          <th scope="col">Saving</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-y border-line">
        {steps.map((step) => (
          <tr key={step.from} className={step === reached ? 'font-semibold' : ''}>
            <th scope="row" className="py-1.5 text-start font-[inherit]">
              From {soldCount(product, step.from)}
            </th>
            <td className="py-1.5">NGN {formatAmount(step.price)}</td>
            <td className="py-1.5 text-end text-sm text-site">
              {step.price < asked && `N ${formatAmount(asked - step.price)} less each`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
